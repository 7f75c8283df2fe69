/*
 * Words and signs as people write them, by what they mean: the only place of the parser with words in it. A word that ends
 * with `~` is a stem, which any ending of a few letters may follow, or that of a case where the stem is as short as «окн~».
 * Small letters, «ё» is «е», hyphens are left out; Russian in Latin letters is found by its sound.
 */
const WORDS = {
  // Sizes
  width: "ширин~ шир ш b width wide поперек вынос",
  length: "длин~ длинна дл д протяженност~ l length long",
  height: "высот~ вышин~ выс высок потол~ h н height high tall",
  ridge: "конек коньк~ ridge",
  span: "пролет~ span",
  bound_wide: "шире wider",
  bound_long: "длинне~ longer",
  bound_short: "короче shorter",
  along: "вдоль",
  area: "площад~ area",
  size: "размер~ габарит~ разм size~",
  square: "квадрат~ кв квм мкв sqm",
  hundredth: "сотк~ соток га",
  times: "х x by * × ✕ /",
  onto: "на",
  step: "шаг~",
  // Roofs
  double_pitch: "двускат~ двухскат~ домик~ двухск двуск двск дс gable doublepitch~",
  single_pitch: "односкат~ односк одск monopitch singlepitch~",
  attached: "впритык вплотную прист пристр~ приставн~ пристен~ примык~ примкн~ прилеп~ прислон~ leanto attached",
  apart: "отдельно отд",
  apart_standing: "отдельный отдельная отдельное отдельную отдельного отдельностоящ~ свободностоящ~ freestanding",
  standing: "стоящ~ стоит стоял~ standing",
  canopy: "навес~",
  column: "колон~ стойк~ стоек столб~ опор~ column~",
  central: "средн~ ср промежуточн~ центр~ посеред~ посредин~ середин~ central middle centre center",
  pitched: "скат~ ск уклоном",
  // Openings
  gate: "ворот~ вор въезд~ gate~",
  door: "двер~ дврь дв door~",
  window: "окн~ окон окошк~ окошек ок window~",
  wicket: "калитк~ калиток wicket",
  opening: "рам~ проем~ frames opening~",
  pieces: "шт штук~ единиц~ ед pieces",
  end_one: "торец торце торца торцу торцом торцев~ торцов~ end",
  end_all: "торцы торци торцов торцах торцам торцами торцевых торцовых торцевым торцовым ends",
  both: "оба обе обои~ обеи~ противоположн~ разных разным both",
  each: "кажд~ each",
  long: "длинн~ продольн~ боков~",
  short: "коротк~",
  beside: "сбоку бок~ side",
  side: "сторон~ sides",
  rails: "направляющ~ направляйк~ rails guide~ tracks",
  // Cladding
  panel: "сэндв~ сендв~ сэнд панел~ пан сп panel~ sandwich~",
  insulated: "утепл~ наполнител~ теплый теплая теплое теплую теплого теплом теплые insulat~",
  cold: "хол холод холодн~ неутепл~ cold unheated",
  heated: "отаплив~ обогреваем~ heated",
  cladding: "обши~ обшей~ обошь~ обш облицов~ зашит~ зашив~ огражден~ ограждающ~ clad~",
  mineral_wool: "минват~ минераловат~ базальт~ каменноват~ мв",
  mineral: "минеральн~ каменн~ mineral",
  wool: "ват~ wool",
  foam: "пенопласт~ пенопл пенополистирол~ полистирол~ псб ппс foam polystyrene",
  other_filler: "пир ппу пенополиуретан~ эковат~",
  sheet: "профлист~ профнастил~ металлопрофил~ sheet~",
  decor: "декор~ дерево",
  // Works and base
  erection:
    "монтаж~ монт мон мнтж мж мтж монтир~ смонтир~ сборк~ собрать собирать собирают собирает собираем собираете соберем соберу соберете соберите соберут установк~ установит~ возведени~ возвести ставите поставите смр erect~ installation assembl~",
  supervised: "шефмонтаж~ шеф",
  frame: "каркас~ металлокаркас~ карк кар frame",
  pile: "сва~ свайн~ pile~",
  screw: "винтов~ вкручив~ screw",
  other_pile: "буронабив~ забивн~ железобетонн~",
  driving: "забив~ забит~ завинчив~ закручив~ погружени~",
  anchor: "анкер~ анк anchor~",
  block: "блок~ block~",
  purlin: "прогон~ прог обрешетк~ purlin~ girt~",
  welded: "свар~ привар~ варить вар св welded",
  bolted: "болт~ bolt~",
  truss: "ферм~ truss~",
  demountable: "сборн~ разборн~ demountable",
  solid: "целн~ цельн~ неразборн~ solid",
  key: "ключ turnkey",
  all: "все всего весь вся полностью all",
  only: "только лишь голый голая only just bare",
  // Denial and doubt
  without: "без бес б without wo no",
  not: "не not dont non",
  nor: "ни nor neither",
  absent: "нет нету none false",
  unneeded: "искл убр долой излиш~ лишне~ лишни~ лишняя незачем ненуж~ ненадо убери~ убрать убираем вычерк~ обойдемся",
  need: "нужн~ нужен надо требу~ хоти~ хоте~ хоче~ хочу считат~ считай~ включ~ положите заложите предусм~ планир~ интерес~ необходим~ need~ requir~ includ~ want~",
  except: "кроме исключ~ минус except excl~",
  self: "себе сам сами самостоятельн~ собственн~ своими своих ours~",
  own: "мой моя мое мои свой свои своя свое наш~ our own",
  us: "нас меня мной нами мы",
  too: "тоже также too",
  purpose: "для for",
  client: "субподрядчик~ заказчик~ покупател~ клиент~ подрядчик~",
  yes: "да вкл yes true",
  instead: "вместо instead",
  hedge:
    "если может возможн~ наверно~ вероятн~ вдруг потом позже опци~ сомнева~ передум~ тогда бесплатн~ подар~ желанию услови~ необходимости зависит лучше ли уточним решим неясно дорого maybe perhaps if later option~ ❌ ✗ ✘ ± ☐",
  already: "есть уже имеется имеются куплен~ купили готовы~ залит~ остались осталось стоят already",
  or: "или либо or",
  // Money
  budget: "бюджет~ укладыва~ уложи~ вложи~ потрат~ располага~ предел~ budget",
  vat: "ндс vat",
  million: "млн миллион~ лям~",
  thousand: "тыс тысяч~ тыщ~ тр thousand",
  rouble: "руб рубл~ р roubl~ ₽",
  less: "до дешевле менее меньше ниже upto",
  more: "от минимум дороже более больше выше свыше over",
  most: "самы~ самая самое самую",
  cheap: "дешев~ подешев~ недорог~ cheapest",
  big: "побольше наибольш~ largest biggest",
  // What there is to be answered and not priced
  delivery: "доставк~ достави~ довезти довезите привез~ перевозк~ транспортиров~ самовывоз~ deliver~",
  discount: "скидк~ скидоч~ акци~ discount~",
  foundation: "фундамент~ ростверк~ бетон~ котлован~ foundation~",
  drawing: "чертеж~ эскиз~ схем~ drawing~ dwg dxf",
  project: "проект~ кмд экспертиз~ design",
  credit: "кредит~ рассрочк~ лизинг~ отсрочк~ credit leasing",
  term: "срок~ deadline",
  snow: "снег~ snow",
  wind: "ветер ветр~ wind",
  loads: "нагрузк~ сейсм~ load~",
  region: "район~ зон~ рн region",
  // What is not made
  arched: "арочн~ арк~ полукругл~ бескаркасн~ arched",
  tent: "тент~ брезент~",
  other_roof: "шатров~ вальмов~ мансард~ четырехскат~ плоск~",
  floors: "этаж~ двухэтаж~ трехэтаж~ антресол~ мезонин~ mezzanine",
  crane: "кран~ crane",
  leaves:
    "секционн~ откатн~ распашн~ рольставн~ рольворот~ рулонн~ полотн~ створк~ стеклопакет~ остеклен~ автоматич~ подъемн~ пластиков~ пвх",
  ground: "пол пола полы полов полом стяжк~ плит~ floor",
  fit_out:
    "отоплен~ обогрев~ котельн~ электрик~ электричеств~ освещен~ вентиляц~ водосто~ снегозадержат~ желоб~ покрас~ окрас~ оцинков~ огнезащит~",
  partition:
    "перегородк~ перегородок тамбур~ туалет~ сануз~ офис~ бытовк~ пандус~ козырек козырьк~ лестниц~ partition~",
  light_steel: "лстк деревянн~ кирпич~",
  // What a number may be of instead
  time: "дн дня дней дню недел~ месяц~ лет час~ минут~ суток январ~ феврал~ март марта апрел~ май мая июн~ июл~ август~ сентябр~ октябр~ ноябр~ декабр~",
  year: "год~",
  weight: "т тонн~ кг килограмм~ голов человек м3 куб~ км",
  foreign: "доллар~ евро usd eur euro фут~ ft feet foot $ €",
  percent: "процент~ градус~ квт вольт % °",
  site: "асфальт~ площадк~ участ~ территори~ рядом штабел~",
  machine:
    "станок станк~ комбайн~ трактор~ контейнер~ камаз~ фур~ самосвал~ погрузчик~ машин~ автомобил~ грузовик~ газел~ автобус~ катер~ жатк~ лодк~ прицеп~ сеялк~ стеллаж~ самолет~ техник~",
  existing:
    "существующ~ имеющ~ старо~ стары~ сосед~ него них брат~ внук внука зять зятя кум приятел~ знакомый знакомого прошл~ раньше ранее конкурент~ контор~ авито снесл~ existing",
  // Words and signs between
  comma: ",",
  stop: ". ; ! \n •",
  question: "?",
  equals: ": = |",
  dash: "- – — −",
  bracket: "( )",
  and: "и плюс and plus + &",
  with: "с со вместе with",
  in: "в во in at",
  under: "под under",
  to: "к ко у to",
  from: "из of from",
  per: "по",
  house: "дом дома дому",
  building: "здани~ цех~ постройк~ гараж~ ферме building house",
  wall: "стен~ wall~",
  roof: "кров кровл~ кровельн~ крыш~ roof",
  low: "низ~ низк~ карниз~ low",
  tall: "высок~",
  about: "около примерно порядка приблизит~ максимум макс about approx~ ~ ≈",
  price:
    "цен~ стоимост~ сколько скок почем обойд~ обойт~ выйдет посчита~ рассчита~ просчита~ подсчита~ прикин~ смет~ price cost quote how much",
  hangar:
    "ангар~ склад~ сарай сарая сооружен~ строени~ коровник~ телятник~ птичник~ овощехранилищ~ зернохранилищ~ сенохранилищ~ зерносклад~ хранилищ~ мастерск~ овчарн~ конюшн~ помещени~ бокс~ корпус~ автосервис~ магазин~ спортзал~ теплица hangar~ warehouse barn shed garage workshop",
  neutral:
    "а но то эт~ так~ еще бы же вот за при о об мне нам сейчас щас теперь я вы вас вам ваш~ прош~ просим направить высла~ вышли~ присла~ пришли~ предоставить указать сообщи~ подготовить значит смотрите сразу естественно кругом всем коллеги господа просьба пожалуйста плиз " +
    "здравст~ здраст~ привет~ добр~ день вечер утро спасибо заранее благодар~ уважением уважаем~ подскажите скажите конструкц~ сталь~ металл~ железн~ быстровозводим~ " +
    "модел~ вариант~ типа вид расчет~ просчет~ подбер~ подобра~ сдела~ делаем дайте выставить предложени~ коммерческ~ " +
    "буде~ буду~ быть был~ больш~ как~ комплект~ строим строить строительств~ построить поставить ставить прост~ обычн~ стандартн~ " +
    "точно обязательно желательно осях кп его ее нее нем ней там тут где чтоб~ что когда параметр~ хозяйств~ " +
    "можно можете взять стоить ну получится выходит несущ~ одноэтажн~ производств~ хранени~ зерн~ сено сена овощ~ сельхоз~ технику крупн~ нов~ котор~ силами давайте элемент~ руках передн~ задн~ ставим остаются остается пусть поставк~ поставщик~ исполнител~ людей " +
    "the a an any i we us me please hello hi is are be would like this that it « » \" '",
  // What no word is
  number: "",
  noise: "",
  other: "",
  done: "",
} as const;

export type Concept = keyof typeof WORDS | "unit";
export const CONCEPTS: readonly Concept[] = [...(Object.keys(WORDS) as (keyof typeof WORDS)[]), "unit"];

/** What is understood and neither made nor priced → the name of the sentence that says why. */
export const NOT_PRICED = named(
  "delivery discount foundation project credit arched tent other_roof floors crane leaves wicket=leaves ground=fit_out fit_out " +
    "supervised=fit_out partition light_steel other_filler=filler other_pile driving hundredth=size_unit foreign=size_unit",
);

/** What the service answers itself, beside the price → the name of the note. */
export const ANSWERED = named("drawing vat term");

function named(pairs: string): Readonly<Partial<Record<Concept, string>>> {
  return Object.fromEntries(
    pairs.split(" ").map((pair) => {
      const [concept, name = concept] = pair.split("=");
      return [concept, name];
    }),
  );
}

/** Forms that can stand behind «без» alone: of a row, each of them is denied. */
export const NOTHING = /^(ничего|nothing)$/;
/** Where it goes on from a hangar that is known, «а если …?» asks for it and doubts nothing. */
export const WHAT_IF = /^(если|if)$/;
/** Beside a count it is so many more. */
export const ADDED = /^(еще|плюс|добав.*|дополнительн.*)$/;
export const DENIED_FORMS: ReadonlySet<string> = new Set(
  "монтажа сборки установки панелей сэндвича сендвича сэндвичей утепления обшивки свай анкеров ворот окон дверей окошек прогонов декора направляющих доставки фундамента перегородок".split(
    " ",
  ),
);

/** Of openings, the forms that name one and no more. */
export const SINGULAR: ReadonlySet<string> = new Set(
  "дверь дверью двери дверка дверца окно окном окошко door window gate dver okno".split(" "),
);

/** What a size may be said in: how many metres one is, and its words. */
const UNITS = "1 м m метр~ пм metre~ meter~, 0.01 см cm сантиметр~, 0.001 мм mm миллиметр~";

/** What numerals count, and their words; several in a row make one. */
const NUMERALS =
  "0 ноль нуля, 1 один одн~ one, 1.5 полтора полторы полутора, 2 два две двух двум двумя двое пара пару пары парой two, " +
  "3 три трех трем тремя трое тройку three, 4 четыре четырех четырем четырьмя четверо four, " +
  "5 пять пяти пятеро пяток five, 6 шесть шести шестью six, 7 семь семи, 8 восемь восьми, " +
  "9 девять девяти, 10 десять десяти десяток десятка десятку ten, 11 одиннадцат~, 12 двенадцат~ дюжин~ twelve, " +
  "13 тринадцат~, 14 четырнадцат~, 15 пятнадцат~, 16 шестнадцат~, 17 семнадцат~, 18 восемнадцат~, 19 девятнадцат~, " +
  "20 двадцат~ twenty, 30 тридцат~ thirty, 40 сорок сорока, 50 пятьдесят пятидесяти полсотни, 60 шестьдесят шестидесяти, " +
  "70 семьдесят семидесяти, 80 восемьдесят восьмидесяти, 90 девяност~, 100 сто ста, 200 двести двухсот, 300 триста трехсот, " +
  "400 четыреста, 500 пятьсот пятисот, 600 шестьсот, 700 семьсот, 800 восемьсот, 900 девятьсот";

/** Which sizes stand there in a row: «ШхДхВ». */
export const ORDER = /^[шдв](х?[шдв]){1,2}$/;
export const IN_ORDER: Readonly<Record<string, "width" | "length" | "height">> = {
  ш: "width",
  д: "length",
  в: "height",
};
/** Bounds that name their size. */
export const OF_HEIGHT = /^(выш|ниж)е$/;
/** Neutral words that tell what was from what is wanted. */
export const PAST: ReadonlySet<string> = new Set(["был", "была", "было", "были"]);
/** «У соседа», and no «к соседу». */
export const AT = "у";
export const PRESENT: ReadonlySet<string> = new Set(["мне", "нам", "сейчас", "щас", "теперь", "чтоб", "чтобы", "бы"]);
/** Of a row it is the last that «нужен» is said of. */
export const NEED_OF_ONE = /^нуж(ен|на|но)$/;
/** Who does it himself, of «мы» and «нас». */
export const NOMINATIVE = "мы";
/** «подъезд шириной 4 м» */
export const OBLIQUE = /ой$/;
/** Whom «соберите» is said to. */
export const SECOND_PERSON = /те$/;
/** Nor is it the seller who says «соберём». */
export const FIRST_PERSON = /^(соберем|соберу|собираем|смонтируем|монтируем)$/;
/** Short forms that mean an opening beside a number alone. */
export const SHORT_OPENINGS: ReadonlySet<string> = new Set(["дв", "ок"]);
/** «пол миллиона» */
export const HALF_OF = "пол";
/** «три с половиной» */
export const HALF = /^половин/;
/** What begins with a stem, or is one letter away from it, and means something else. */
export const FALSE_FRIENDS =
  /^(монтажник|сварщик|строит$|дерева$|воро[нх]|ворот[нк]|кромк|повтор|тепло$|высто|пролета|прогноз|снегох|участи)/;

/** What a word means; of a number also which, of a unit how many metres it is. */
export interface Meaning {
  concept: Concept;
  value?: number;
}

/** Stem → meaning, and whole word or sign → meaning. */
export const STEMS = new Map<string, Meaning>();
export const EXACT = new Map<string, Meaning>();

function learn(words: string, meaning: Meaning): void {
  for (const word of words.split(" ")) {
    if (/.~/.test(word)) STEMS.set(word.slice(0, -1), meaning);
    else EXACT.set(word, meaning);
  }
}

function learnNumbers(concept: Concept, rows: string): void {
  for (const row of rows.split(", ")) {
    const [value, ...words] = row.split(" ");
    learn(words.join(" "), { concept, value: Number(value) });
  }
}

for (const [concept, words] of Object.entries(WORDS)) learn(words, { concept: concept as Concept });
learnNumbers("unit", UNITS);
learnNumbers("number", NUMERALS);
