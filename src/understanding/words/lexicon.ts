/*
 * Words as people write them, by what they mean: the only place of the parser with words in it. A word that ends with `~` is
 * a stem, which any ending of a few letters may follow. Small letters, «ё» is «е», hyphens are left out.
 */
const WORDS = {
  // Sizes
  width: "ширин~ шир ш b width wide поперек вынос",
  length: "длин~ длинна дл д протяженност~ l length long",
  height: "высот~ вышин~ выс высок потол~ h н height high tall",
  ridge: "коньк~ конек ridge",
  span: "пролет~ span",
  bound_wide: "шире wider",
  bound_long: "длиннее длинней longer",
  bound_short: "короче shorter",
  along: "вдоль",
  area: "площад~ ploshad~ area",
  size: "размер~ габарит~ разм size~ dimension~",
  square: "квадрат~ кв квм мкв sqm",
  hundredth: "сотк~ соток гектар~ га",
  times: "х x by",
  onto: "на",
  step: "шаг~",
  // Roofs
  double_pitch: "двускат~ двухскат~ домиком домик двухск двуск двск дс gable doublepitch~ dvuhskat",
  single_pitch: "односкат~ односк одск monopitch singlepitch~ singleslope",
  attached_roof: "odnoskatpristavnoy",
  apart_roof: "odnoskatotdelno",
  central_roof: "skolonnoypocentru",
  attached:
    "впритык вплотную leanto attached прист пристро~ приставн~ примык~ примкн~ пристен~ пристр пристраив~ прилеп~ прислон~",
  apart: "отдельно отделно отд",
  apart_standing: "freestanding свободностоящ~ отдельностоящ~ отдельный отдельная отдельную отдельное отдельного",
  standing: "стоящ~ стоит стоял~ standing",
  canopy: "навес навеса навесы навесом навесу canopy",
  column: "columns column колонн~ колона колоны колон колоной стойк~ стоек столб~ опора опоры опор опорой опорами",
  central: "средн~ ср промежуточн~ центр~ посередин~ посредин~ середин~ посеред посередке central middle centre center",
  pitched: "скат ската скату скатом скатов скаты скатами скатах скатн~ ск slope~ уклоном наклоном",
  // Openings
  gate: "въезд въезда въездом въезды въездов вор ворота вороты ворот воротам воротами воротах воротца воротцами воротец воротин~ gates gate vorota vorot",
  door: "двр дврь двер~ дв doors door",
  window: "окн~ окон окошк~ окошек ок windows window",
  wicket: "калитк~ калиток wicket",
  opening: "рама рамы рам раму рамой рамами проем~ frames opening~",
  pieces: "шт штук~ штучк~ единиц~ ед pcs pieces",
  end_one: "торце торец торцом торца торцу торцев~ торцов~ end gableend",
  end_all: "торцевым торцевых торцовым торцовых торцевыми торцах торцам торцы торци торцов торцами ends",
  both: "оба разных разным обоих обе обеих обеим обоими противоположн~ both",
  each: "кажд~ each",
  long: "длинн~ продольн~ боков~",
  short: "коротк~",
  beside: "сбоку бок боку бокам боках side",
  side: "сторон~ sides",
  rails: "направляющ~ направляйк~ rails guide~",
  // Cladding
  panel: "сэндвич~ сендвич~ панел~ сэндв сендв сэнд сп пан panel~ sandwich~",
  insulated: "утепл~ наполнител~ теплый теплая теплое теплую теплого теплом теплые insulat~",
  cold: "хол холод холодн~ неутепл~ cold uninsulated unheated",
  heated: "отаплив~ обогреваем~ heated",
  cladding: "обши~ обшей~ обошь~ облицов~ зашит~ зашив~ огражден~ ограждающ~ обш clad~",
  mineral_wool: "минват~ минераловат~ минплит~ базальт~ каменноват~ мв minvata mineralwool",
  mineral: "минеральн~ каменн~ mineral rock",
  wool: "вата ваты вате вату ватой wool",
  foam: "псб псбс пенопл пенопласт~ пенополистирол~ ппс полистирол~ penoplast foam polystyrene eps",
  other_filler: "эппс пир ппу pir полиуретан~ пенополиуретан~ эковат~",
  sheet: "профлист~ профнастил~ металлопрофил~ sheet sheets sheeting",
  decor: "декор~ дерево decor",
  // Works and base
  erection:
    "монт мон мнтж монтаж~ смонтир~ монтир~ сборк~ собрать собирать собирают собирает собираем соберем соберу соберете соберите собираете соберут установк~ установит~ возведени~ возвести ставите поставите мж мтж смр montazh~ montaj erect~ installation assembl~",
  supervised: "шефмонтаж~ шефнадзор~ шеф",
  frame: "каркас~ металлокаркас~ карк кар frame karkas",
  pile: "сваи свай сваях сваям сваями сваю свая свайн~ piles pile svai",
  screw: "винтов~ вкручив~ screw",
  other_pile: "буронабив~ бурозабив~ забивн~ железобетонн~",
  driving: "забив~ забит~ завинчив~ закручив~ погружени~",
  anchor: "анкер~ анк anchors anchor ankera",
  block: "блок блоки блоков блоками blocks block",
  purlin: "прогон~ прог обрешетк~ purlin~ girts",
  welded: "приварн~ приваре~ приварива~ сварк~ сварн~ сварит~ сварен~ сварива~ варить вар св свар welded",
  bolted: "болты болтах болтами болтов~ bolted bolts",
  truss: "ферма фермы ферм ферме ферму фермой фермам фермами фермах truss~",
  demountable: "сборн~ разборн~ составн~ demountable",
  solid: "целн~ цельн~ неразборн~ solid",
  key: "ключ turnkey",
  all: "все всего весь вся полностью all",
  only: "только лишь голый голая only just bare",
  // Denial and doubt
  without: "без бес б without wo bez no",
  not: "не not dont non",
  nor: "ни nor neither",
  absent: "нет нету отсутств~ none false net nyet",
  unneeded:
    "искл убр долой излиш~ лишнее лишний лишняя лишние незачем ненужн~ ненужен ненадо убери~ убрать убираем вычерк~ обойдемся обойдусь неинтерес~",
  need: "нужн~ нужен надо требу~ понадоб~ хот~ хочу хочет хочется считат~ считай~ учитыв~ включ~ предусм~ планир~ интерес~ необходим~ need~ requir~ includ~ want~",
  except: "кроме исключ~ минус except excl~",
  self: "себе сами самостоятельн~ сам собственн~ своими своих хозспособ~ ourselves ours",
  own: "мой моя мое мои свой свои своя свое наш наша наше наши нашей нашими our own",
  us: "нас меня мной нами мы",
  too: "тоже также too",
  purpose: "для for",
  client: "субподрядчик~ заказчик~ покупател~ клиент~ подрядчик~",
  yes: "да вкл yes true",
  instead: "вместо взамен instead",
  hedge:
    "если может возможно наверно~ вероятн~ вдруг потом позже опци~ опционал~ сомнева~ тогда бесплатн~ подар~ возможност~ желанию услови~ необходимости зависит смотря лучше ли уточним решим неясно непонятно передум~ дорого maybe perhaps if later optional~",
  already: "есть уже имеется имеются куплен~ купили готовы~ залит~ остались осталось стоят already",
  or: "или либо or",
  // Money
  budget: "бюджет~ budget укладыва~ уложи~ вложи~ потрат~ располага~ предел~",
  vat: "ндс vat",
  million: "млн миллион~ мильон~ лям ляма лямов million~ mln",
  thousand: "тыс тысяч~ тыщ~ тр thousand",
  rouble: "руб рубл~ р rub roubles rubles",
  less: "до дешевле менее меньше ниже under upto",
  more: "от минимум дороже более больше выше свыше over",
  most: "самые самый самая самое самую",
  cheap: "дешев~ подешевле недорог~ cheapest",
  big: "побольше наибольш~ largest biggest",
  // What there is to be answered and not priced
  delivery: "доставк~ доставит~ довезти довезете привез~ перевозк~ транспортировк~ логистик~ самовывоз~ deliver~",
  discount: "скидк~ скидоч~ акци~ discount~",
  foundation: "фундамент~ ростверк~ бетон~ котлован~ foundation~",
  drawing: "чертеж~ эскиз~ схем~ drawing~ dwg dxf",
  project: "проект~ кмд км экспертиз~ design",
  credit: "кредит~ рассрочк~ лизинг~ ипотек~ отсрочк~ credit leasing instalment~",
  term: "срок~ deadline leadtime",
  snow: "снег~ snow",
  wind: "ветер ветр~ wind",
  loads: "нагрузк~ сейсм~ load~",
  region: "район~ зон~ рн region",
  // What is not made
  arched: "арочн~ арка аркой полукругл~ бескаркасн~ arched",
  tent: "тент~ брезент~",
  other_roof: "шатров~ вальмов~ мансард~ четырехскат~ многоскат~ плоск~ сводчат~",
  floors: "этаж~ двухэтаж~ двуэтаж~ трехэтаж~ антресол~ мезонин~ mezzanine",
  crane: "кран~ тельфер~ crane",
  leaves:
    "секционн~ откатн~ распашн~ рольставн~ рулонн~ полотн~ створк~ стеклопакет~ остеклен~ роллет~ рольворот~ автоматическ~ подъемн~ пластиков~ пвх",
  ground: "пол пола полы полов полом полами стяжк~ отмостк~ плита плите плиту floor",
  fit_out:
    "отоплен~ обогрев~ котельн~ электрик~ электричеств~ освещен~ проводк~ вентиляц~ вытяжк~ дефлектор~ водосток~ водосточн~ снегозадержат~ желоб~ покрас~ окрас~ грунтовк~ оцинков~ огнезащит~",
  partition: "перегородк~ тамбур~ туалет~ санузел офис~ бытовк~ пандус~ козырек козырьк~ лестниц~ partition~",
  light_steel: "лстк деревянн~ кирпичн~",
  // What a number may be of instead
  time: "день дн дня дней дню недел~ месяц~ лет час часа часов минут~ сутки суток январ~ феврал~ марта март апрел~ мая май июн~ июл~ август~ сентябр~ октябр~ ноябр~ декабр~ days weeks",
  year: "год года году годом годы годов",
  weight: "т тонн~ кг килограмм~ кн кпа голов человек м3 куб~ литр~ км",
  foreign: "доллар~ бакс~ евро юан~ тенге usd eur dollars euro фут~ ft feet foot дюйм~",
  percent: "процент~ градус~ квт вольт",
  site: "асфальт~ площадк~ участ~ территори~ рядом штабел~",
  machine:
    "станок станк~ комбайн~ трактор~ контейнер~ камаз~ фур~ самосвал~ погрузчик~ машина машины машину машин машиной автомобил~ грузовик~ газел~ автобус~ катер~ жатк~ лодк~ яхт~ прицеп~ сеялк~ экскаватор~ стеллаж~ самолет~ вертолет~ техника техники",
  existing:
    "него них существующ~ имеющ~ старый старого старому старым старой старом сосед~ брат брата внук внука зять зятя кум приятель приятеля знакомый знакомого прошл~ раньше ранее конкурент~ контор~ авито снесл~ existing",
  // Words between
  and: "и плюс and plus",
  with: "с со вместе with",
  in: "в во in at",
  under: "под under",
  to: "к ко у to",
  from: "из of from",
  per: "по",
  house: "дом дома дому",
  building: "здани~ цех~ постройк~ building house гараж~ ферме",
  wall: "стенк~ стена стены стен стене стену стеной стенам стенами стенах стенов~ wall~",
  roof: "кров крыша крыши крыш крыше крышу крышей кровл~ кровельн~ roof",
  low: "низ низа низу низк~ карниз~ low",
  tall: "высок~",
  about: "около примерно порядка приблизит~ максимум макс about approx~",
  price:
    "цен~ стоимост~ сколько скок почем обойд~ обойт~ выйдет посчита~ рассчита~ просчита~ подсчита~ прикин~ смет~ price cost quote calculate how much",
  hangar:
    "ангар~ hangar~ angar склад~ сарай сарая сооружени~ строени~ коровник~ телятник~ птичник~ овощехранилищ~ зернохранилищ~ сенохранилищ~ зерносклад~ хранилищ~ мастерск~ овчарн~ свинарн~ конюшн~ помещени~ бокс бокса корпус~ автосервис~ магазин~ спортзал~ теплица автомойк~ warehouse barn shed garage workshop",
  neutral:
    "а но то это эт так еще бы же вот за при о об мне нам сейчас щас теперь я вы вас вам ваш ваша ваше ваши вашей вашим вашими вашего ваших прошу просим направить выслать прислать предоставить указать сообщите сообщить подготовить значит смотрите такой такая такое сразу естественно кругом всем коллеги господа просьба пожалуйста плиз " +
    "здравствуй~ здраствуй~ привет~ добрый доброе день вечер утро спасибо заранее благодар~ уважением уважаем~ подскажите скажите конструкц~ сталь~ металл~ металлическ~ железн~ быстровозводим~ " +
    "модел~ вариант~ типа вид расчет~ просчет~ подбер~ подобра~ сделайте сделать дайте вышлите пришлите выставить предложени~ коммерческ~ " +
    "будет будут быть буду будем большой большая большое большую больших какая какой какую каков~ комплект~ построить строим строить строительств~ поставить ставить просто обычн~ стандартн~ " +
    "точно обязательно желательно осях был была было были кп его ее нее нем ней там тут где чтобы чтоб что как когда итого параметр~ характеристик~ хозяйств~ " +
    "можно можете взять стоить ну получится выходит несущ~ одноэтажн~ производств~ хранени~ зерн~ сено сена овощ~ сельхоз~ сельхозтехник~ технику нужды the a an any i we us me please hello hi is are be would like this that it and/or крупн~ нов~ " +
    "который которая силами давайте элемент~ руках передн~ задн~ ставим остаются остается пусть поставк~ поставщик~ исполнител~ людей сделаем делаем здрасте",
} as const;

/** What stands between words, numbers, and what is none of all these. */
const SIGNS = [
  "number",
  "unit",
  "comma",
  "stop",
  "question",
  "dash",
  "equals",
  "bracket",
  "noise",
  "other",
  "done",
] as const;

export type Concept = keyof typeof WORDS | (typeof SIGNS)[number];
export const CONCEPTS: readonly Concept[] = [...(Object.keys(WORDS) as (keyof typeof WORDS)[]), ...SIGNS];

/** What is understood and neither made nor priced → the name of the sentence that says why. */
export const NOT_PRICED: Readonly<Partial<Record<Concept, string>>> = {
  delivery: "delivery",
  discount: "discount",
  foundation: "foundation",
  project: "project",
  credit: "credit",
  arched: "arched",
  tent: "tent",
  other_roof: "other_roof",
  floors: "floors",
  crane: "crane",
  leaves: "leaves",
  wicket: "leaves",
  ground: "fit_out",
  fit_out: "fit_out",
  supervised: "fit_out",
  partition: "partition",
  light_steel: "light_steel",
  other_filler: "filler",
  other_pile: "other_pile",
  driving: "driving",
  hundredth: "size_unit",
  foreign: "size_unit",
};

/** What the service answers itself, beside the price → the name of the note. */
export const ANSWERED: Readonly<Partial<Record<Concept, string>>> = { drawing: "drawing", vat: "vat", term: "term" };

/** Forms that can stand behind «без» alone: of a row, each of them is denied. */
export const DENIED_FORMS: ReadonlySet<string> = new Set(
  "монтажа сборки установки панелей сэндвича сендвича сэндвичей утепления обшивки свай анкеров ворот окон дверей окошек прогонов декора направляющих доставки фундамента перегородок".split(
    " ",
  ),
);

/** Of openings, the forms that name one and no more. */
export const SINGULAR: ReadonlySet<string> = new Set(
  "дверь дверью двери дверка дверца окно окном окошко door window gate dver okno".split(" "),
);

/** What a size may be said in, by how many metres one is. */
const UNITS: readonly (readonly [value: number, words: string])[] = [
  [1, "м m метр метра метры метру метре метром метрами метрах метров~ пм metre~ meter~"],
  [0.01, "см cm сантиметр~"],
  [0.001, "мм mm миллиметр~"],
];

/** Numbers in words, by what they count; several in a row make one. */
const NUMERALS: readonly (readonly [value: number, words: string])[] = [
  [0, "ноль нуля"],
  [1, "один одна одно одни одних одной одного одному одну одним одними one"],
  [1.5, "полтора полторы полутора"],
  [2, "два две двух двум двумя двое двоих пара пару пары парой two"],
  [3, "три трех трем тремя трое троих тройка тройку three"],
  [4, "четыре четырех четырем четырьмя четверо четверых four"],
  [5, "пять пяти пятью пятеро пяток five"],
  [6, "шесть шести шестью шестеро six"],
  [7, "семь семи семью"],
  [8, "восемь восьми восемью"],
  [9, "девять девяти девятью"],
  [10, "десять десяти десятью десяток десятка десятку ten"],
  [11, "одиннадцат~"],
  [12, "двенадцат~ дюжина дюжину twelve"],
  [13, "тринадцат~"],
  [14, "четырнадцат~"],
  [15, "пятнадцат~"],
  [16, "шестнадцат~"],
  [17, "семнадцат~"],
  [18, "восемнадцат~"],
  [19, "девятнадцат~"],
  [20, "двадцат~ twenty"],
  [30, "тридцат~ thirty"],
  [40, "сорок сорока"],
  [50, "пятьдесят пятидесяти полсотни"],
  [60, "шестьдесят шестидесяти"],
  [70, "семьдесят семидесяти"],
  [80, "восемьдесят восьмидесяти"],
  [90, "девяност~"],
  [100, "сто ста"],
  [200, "двести двухсот"],
  [300, "триста трехсот"],
  [400, "четыреста четырехсот"],
  [500, "пятьсот пятисот"],
  [600, "шестьсот шестисот"],
  [700, "семьсот"],
  [800, "восемьсот"],
  [900, "девятьсот"],
];
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
/** Nor is it the seller who says «соберём». */
/** «подъезд шириной 4 м» */
export const OBLIQUE = /ой$/;
/** Whom «соберите» is said to. */
export const SECOND_PERSON = /те$/;
export const FIRST_PERSON = /^(соберем|соберу|собираем|смонтируем|монтируем)$/;
/** Short forms that mean an opening beside a number alone. */
export const SHORT_OPENINGS: ReadonlySet<string> = new Set(["дв", "ок"]);
/** «пол миллиона» */
export const HALF_OF = "пол";
/** «три с половиной» */
export const HALF = /^половин/;
/** What may be another word than the stem it begins with, or one letter away from it, and means something else. */
export const FALSE_FRIENDS =
  /^(монтажник|сварщик|строит$|дерева$|монтан|кромк|деревн|половин|ворон|ворох|ворот(н|к)|повтор|тепло$|темпл|сбор[аыуе]?$|собират|профи|панел[ьк]к?ин|район[а-я]{4}|высто|длительн|дверн|широк|пролета|оконч|краност|крановщик|прогноз|центр[ае]$|болтик|нагруз[иь]т|зонт|срочн|ценн|ветеринар|ветеран|снегир|снегоход|хотя|плоскогуб|полностью|котор|бетоно(воз|насос|мешал)|участи)/;

/** What a word means; of a number also which, of a unit how many metres it is. */
export interface Meaning {
  concept: Concept;
  value?: number;
}

/** Stem → meaning, and whole word → meaning. */
export const STEMS = new Map<string, Meaning>();
export const EXACT = new Map<string, Meaning>();

function learn(words: string, meaning: Meaning): void {
  for (const word of words.split(" ")) {
    if (word.endsWith("~")) STEMS.set(word.slice(0, -1), meaning);
    else EXACT.set(word, meaning);
  }
}

for (const [concept, words] of Object.entries(WORDS)) learn(words, { concept: concept as Concept });
for (const [value, words] of UNITS) learn(words, { concept: "unit", value });
for (const [value, words] of NUMERALS) learn(words, { concept: "number", value });
