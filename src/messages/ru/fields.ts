import { OPTION_WORDS } from "../../options/words.ts";

/** Options in `request`. */
const ECHOED = Object.entries(OPTION_WORDS).flatMap(([name, row]) =>
  "echo" in row ? [[`calculation.request.${name}`, row.echo.ru]] : [],
);

/**
 * The fields of the answers in Russian, by their path; English stands in the schemas. A field without a text here stops
 * the build.
 */
export const RUSSIAN_FIELDS: Readonly<Record<string, string>> = {
  "calculation.request": "Что посчитано: параметры после округления и приведения",
  "calculation.configuration":
    "Все параметры этого ответа: отправленные снова, они дают его же, но без слов об округлении и об опциях, которые ничего не изменили",
  "calculation.dimensions": "Размеры в метрах и миллиметрах",
  "calculation.result": "Числа, смета и итоги",
  "calculation.currency": "Валюта всех сумм",
  "calculation.vat_rate": "Ставка НДС; налог уже внутри всех сумм",
  "calculation.prices_version": "Версия прайс-листа: его дата",
  "calculation.prices_valid_until":
    "Последний день, до которого рассчитаны эти цены: позже они могли измениться, скажите об этом. Нет, если прайс-лист срока не называет",
  "calculation.disclaimer": "Расчёт ориентировочный — покажите человеку",
  "calculation.manufacturer": "Производитель и город",
  "calculation.site": "Сайт производителя",
  "calculation.contact": "Контакты производителя",
  "calculation.calculator_link": "Калькулятор с этими параметрами; ссылку можно дать клиенту",
  "calculation.summary_for_ai": "Весь ответ одной фразой; можно показать почти дословно",
  "calculation.calculation_id": "Номер расчёта: одинаковые параметры — одинаковый номер. Это не номер заявки",
  "calculation.calculation_id_note": "Что такое номер расчёта",
  "calculation.numbering_note": "Почему в номерах позиций бывают пропуски",
  "calculation.price_per_m2_with_vat": "Итог, делённый на площадь, до рубля",
  "calculation.price_per_m2_materials_only": "Материалы, делённые на площадь, до рубля",
  "calculation.production_days": "Срок изготовления каркаса, дней",
  "calculation.production_time_text": "Срок изготовления словами",
  "calculation.warnings": "Чего нет в цене и какие опции не учтены; передайте человеку всё",
  "calculation.notices": "То же данными и в том же порядке: сначала warnings, потом normalization_notes",
  "calculation.alternatives": "Тот же ангар в другой комплектации, с готовыми итогами",
  "calculation.files": "Этот расчёт в других форматах, по его номеру",
  "calculation.docs": "Ссылки на описания",
  "calculation.pricing_status_description": "Что значит статус позиции",
  "calculation.provider": "Производитель: кто отвечает за цену",
  "calculation.next_step": "Что делать дальше",
  "calculation.normalization_notes": "Что округлено; есть, только если округлено — скажите об этом человеку",

  "calculation.request.roof": "Тип крыши",
  "calculation.request.roof_name": "Тип крыши словами",
  "calculation.request.width_mm": "Ширина после округления, мм",
  "calculation.request.height_mm": "Высота колонны по низкой стороне после округления, мм",
  "calculation.request.length_m": "Длина, м, до сантиметра",
  ...(Object.fromEntries(ECHOED) as Record<string, string>),

  "calculation.configuration.width": "Ширина, м",
  "calculation.configuration.length": "Длина, м",
  "calculation.configuration.height": "Высота колонны по низкой стороне, м",
  "calculation.configuration.prices_version": "Есть, если расчёт по прежнему прайс-листу",
  "calculation.configuration.lang": "Есть, если ответ не на русском",

  "calculation.notices[].code": "О чём это",
  "calculation.notices[].parameter": "Параметр, о котором речь; если чего-то нет в цене — тот, что это добавит",
  "calculation.notices[].values": "Числа и имена из фразы",

  "calculation.notices[].values.requested_m": "Размер, который просили, м",
  "calculation.notices[].values.used_m": "Размер, который посчитан, м",
  "calculation.notices[].values.gates": "Есть ли ворота",
  "calculation.notices[].values.doors": "Есть ли двери",
  "calculation.notices[].values.windows": "Есть ли окна",
  "calculation.notices[].values.gate_height_m": "Высота ворот, м",
  "calculation.notices[].values.wall_m": "Стена у ворот, где она ниже всего, м",
  "calculation.notices[].values.min_wall_m": "Какая стена нужна воротам, не ниже, м",
  "calculation.notices[].values.column_height_m":
    "Самая низкая колонна из прайс-листа, под которой ворота помещаются, м; нет, если мало любой",
  "calculation.notices[].values.days": "Срок изготовления каркаса, дней",
  "calculation.notices[].values.lack":
    "Чего не хватает опции: ворот, панелей, ширины со сборной фермой, приставной крыши",
  "calculation.notices[].values.prices_version": "По какому прайс-листу посчитано",
  "calculation.notices[].values.withdrawn_by": "Какой прайс-лист его отозвал, если он был ошибкой",

  "calculation.dimensions.width_m": "Ширина, м",
  "calculation.dimensions.length_m": "Длина, м",
  "calculation.dimensions.column_height_m": "Высота колонны по низкой стороне, м",
  "calculation.dimensions.width_mm": "Ширина, мм",
  "calculation.dimensions.column_height_mm": "Высота колонны по низкой стороне, мм",
  "calculation.dimensions.area_m2": "Ширина × длина, м², до десятой",

  "calculation.result.frames": "Сколько рам",
  "calculation.result.trusses": "Сколько ферм",
  "calculation.result.columns": "Сколько колонн, без центральных",
  "calculation.result.fahverk": "Сколько фахверковых колонн; зависит от места ворот",
  "calculation.result.area_m2": "Ширина × длина, м², до десятой",
  "calculation.result.materials": "Материалы: позиции под заголовками разделов",
  "calculation.result.works": "Работы; пустой массив, если работы не заказаны",
  "calculation.result.materials_sum": "Сумма материалов, ₽",
  "calculation.result.discount_sum": "Скидка, ₽; в открытом расчёте всегда ноль",
  "calculation.result.works_sum": "Сумма работ, ₽",
  "calculation.result.total_with_vat": "Итог с НДС, ₽, без доставки",
  "calculation.result.vat_included": "НДС внутри итога, ₽",
  "calculation.result.has_estimate_positions": "Есть ли предварительные позиции (estimate)",

  "calculation.result.materials[].group":
    "false — позиция. У заголовка раздела true, и кроме group у него только num и name",
  "calculation.result.materials[].num": "Номер позиции с точкой в конце; пропуски — это норма",
  "calculation.result.materials[].name": "Название",
  "calculation.result.materials[].unit": "Единица измерения",
  "calculation.result.materials[].price": "Цена единицы, ₽ с НДС",
  "calculation.result.materials[].qty": "Количество, до десятой",
  "calculation.result.materials[].sum": "Цена × количество, точно, в целых рублях",
  "calculation.result.materials[].code": "Код позиции в прайс-листе",
  "calculation.result.materials[].status":
    "ok — цена подтверждена прайс-листом; estimate — предварительная, её уточнит инженерный расчёт",
  "calculation.result.materials[].explanation":
    "Из чего сложились количество и цена; есть, только если просили explain",

  "calculation.result.materials[].explanation.qty":
    "Первая строка даёт количество, следующие — его части, вплоть до размеров. ↑ и ↓ — округление вверх и вниз, ≈ — до ближайшего",
  "calculation.result.materials[].explanation.price": "То же о цене единицы",
  "calculation.result.materials[].explanation.estimate": "Почему цена предварительная; у позиций ok этого поля нет",

  "calculation.alternatives[].name": "Чем отличается: всё, что добавлено или ушло",
  "calculation.alternatives[].total_with_vat": "Итог этого варианта, ₽",
  "calculation.alternatives[].difference": "Разница с этим расчётом, ₽; отрицательная — дешевле",
  "calculation.alternatives[].url": "Готовый адрес GET /v1/calc этого варианта",

  "calculation.files.csv": "Позиции таблицей; для Excel на русском — с dialect=ru",
  "calculation.files.xlsx": "Смета книгой Excel с формулами",
  "calculation.files.svg": "Лист чертежей: стороны, торцы и план",
  "calculation.files.dxf": "Каркас в пространстве, план и фасады для САПР, мм",
  "calculation.files.glb": "Модель с материалами, метры, ось Y вверх",
  "calculation.files.ifc": "Модель здания IFC4, мм",
  "calculation.files.png": "Картинка с ценой для превью ссылок",

  "calculation.docs.llms_txt": "Справка для языковых моделей",
  "calculation.docs.openapi": "Описание интерфейса, OpenAPI",
  "calculation.docs.human_page": "Документация для людей",
  "calculation.docs.how_to_call": "Как вызвать расчёт",

  "calculation.provider.brand": "Марка",
  "calculation.provider.legal_name": "Юридическое название",
  "calculation.provider.city": "Город",
  "calculation.provider.service_area": "Где работает",
  "calculation.provider.website": "Сайт",
  "calculation.provider.phone": "Телефон",
  "calculation.provider.contacts": "Контакты на сайте",

  "calculation.next_step.text": "Что делать дальше, словами",
  "calculation.next_step.phone": "Куда звонить",
  "calculation.next_step.quote_prompt": "Готовый текст заявки с номером расчёта; отдайте его как есть",
  "calculation.next_step.request_quote_url": "Форма заявки с этим расчётом",

  "search.budget": "Бюджет из запроса, ₽ с НДС; нет, если он не назван",
  "search.sort": "Порядок, в котором идут items: тот, что назван в запросе, или обычный",
  "search.limit": "Сколько вариантов просили, не больше",
  "search.found": "Сколько всего подошло и уложилось в бюджет",
  "search.items":
    "Лучшие из них, по порядку; крыши у здания — после остальных, если ни они, ни attached не названы. Ворота в слишком низкой стене — только когда другого нет",
  "search.over_budget": "Есть, только если в бюджет не уложилось ничего",
  "search.summary_for_ai": "Что нашлось, одной фразой; можно показать почти дословно",
  "search.page_link": "Тот же подбор страницей; ссылку можно дать клиенту",

  "search.items[].attached": "Пристраивается ли крыша к зданию: оно должно быть",
  "search.items[].url": "Готовый адрес GET /v1/calc: весь расчёт со сметой",

  "search.over_budget.missing": "Сколько рублей не хватает на самый дешёвый",
  "search.over_budget.cheapest":
    "Самый дешёвый ангар с такими пожеланиями, крыша у здания — если другого нет; поля те же, что у варианта",

  "wish.parameters": "Что сказано наверняка: параметры расчёта, готовые к отправке",
  "wish.used": "Какие слова чем стали, по порядку; одно слово может значить несколько параметров",
  "wish.not_used": "Слова, из которых ничего не понято",
  "wish.assumed": "О чём не сказано, а цену или здание это меняет: чем оно принято",
  "wish.questions": "Что спросить, прежде чем считать",
  "wish.not_offered": "Что понято, но не считается или не делается",
  "wish.notes": "За что приняты широкие слова и чего в них нет",
  "wish.complete": "Вопросов нет, и not_used пуст",
  "wish.search": "Есть, если названы площадь или бюджет: параметры подбора",
  "wish.url":
    "Расчёт с этими параметрами — или подбор, когда назван бюджет, а размеры не все. Пока есть вопросы, поля нет",

  "wish.reading":
    "Во что обходится прочитанное; есть, когда вопросов нет и параметров хватает. Цена — по прочитанному: прежде чем назвать её предложением, перескажите used, assumed и not_used",

  "wish.words.text": "Слова, как они стоят в тексте",
  "wish.words.start": "Где они начинаются, считая от нуля, как в строках JavaScript",
  "wish.words.end": "Где кончаются: первый знак после них",

  "wish.used[].parameter": "Чем они стали",
  "wish.used[].value": "Значение",
  "wish.not_offered[].reason": "Что есть вместо этого или куда обратиться",
  "wish.not_offered[].in_short":
    "Что это значит для цены, коротко — рядом с ней; нет, если лучше сказать самими словами",
  "wish.notes[].note": "Что об этом сказать",
  "wish.notes[].in_short": "Чего из-за этого нет в цене, коротко — рядом с ней; нет, если в ней всё",

  "wish.questions[].parameter": "О чём вопрос: имя параметра расчёта или подбора",
  "wish.questions[].text": "Сам вопрос, его можно показать как есть",
  "wish.questions[].choices": "Ответы на выбор; пусто, когда нужно назвать число",
  "wish.questions[].about": "Слова, из-за которых он возник; нет, если не сказано ничего",
  "wish.questions[].choices[].text": "Ответ словами, его можно показать как есть",
  "wish.questions[].choices[].value": "Что он значит для parameter; нет, если он решает другое",
  "wish.questions[].choices[].parameters": "Всё, что он решает: добавьте это к parameters",
  "wish.questions[].choices[].total_with_vat":
    "Сколько ангар стоит с таким ответом, ₽ с НДС, а остальное — по умолчанию; нет, если для расчёта его мало",

  "wish.search.parameters": "Параметры подбора, готовые к отправке",
  "wish.search.url": "Подбор с ними; нет, если бюджет не назван или есть вопросы",
  "wish.search.found": "Сколько ангаров найдёт этот подбор; нет, если есть вопросы",
  "wish.search.items": "Лучшие из них, до трёх, как первые из items подбора; есть вместе с found",
  "wish.search.over_budget": "Как у подбора, когда в бюджет не укладывается ни один",

  "wish.reading.as_read": "Всегда true: это цена прочитанного",
  "wish.reading.left_out": "Что из сказанного в сумму не вошло: называйте вместе с ней; пусто, когда вошло всё",

  "wish.assumed[].parameter": "О чём не сказано",
  "wish.assumed[].value": "Чем это принято",
  "wish.assumed[].text": "То же словами, чтобы показать рядом с ценой",
  "wish.notes[].rounded": "Размер, который делают другим; нет, если замечание о другом",
  "wish.notes[].rounded.parameter": "Какой размер",
  "wish.notes[].rounded.from": "Как сказано, м",
  "wish.notes[].rounded.to": "Каким он станет в расчёте или самое большее в подборе, м",
  "wish.notes[].rounded.to_least": "Самое меньшее в подборе, м; нет, если он один",

  "error.error": "Что не так",
  "error.try": "Готовые вызовы рядом с тем, чего нет: предложите их, но не выбирайте молча",
  "error.supported": "Что доступно: стандартные размеры и пределы",
  "error.alternatives": "Куда обратиться за нестандартным размером",

  "error.error.code": "Код ошибки",
  "error.error.message": "Одно предложение для человека",
  "error.error.details": "Каждая проблема: параметр, что пришло, что принимается",

  "error.error.problems":
    "То же данными, по одной на параметр каждой проблемы: имя, данное дважды, — по одной на значение, проёмы, которым нет места, — по одной на каждый вид, которого должно стать меньше",

  "error.error.problems[].code": "Код этой проблемы",
  "error.error.problems[].parameter": "О чём она: параметр, заголовок, тело, путь",
  "error.error.problems[].came": "Что пришло; нет, если не пришло ничего или пришли массив или объект",
  "error.error.problems[].accepted": "Что принимается: вид значения, границы, все значения",
  "error.error.problems[].nearest":
    "Имя, которое, скорее всего, имели в виду, или ближайшее значение, с которым такой вызов примут",

  "error.error.problems[].accepted.type": "Вид значения",
  "error.error.problems[].accepted.min": "Наименьшее; у массива — сколько в нём",
  "error.error.problems[].accepted.max": "Наибольшее; у массива — сколько в нём",
  "error.error.problems[].accepted.values": "Все значения, какие есть",

  "error.try[].name": "Ангар словами: крыша, размеры, что выбрано",
  "error.try[].url": "Готовая ссылка на расчёт",

  "error.supported.roofs": "Типы крыш с их размерами",
  "error.supported.length_m": "Границы длины, м",
  "error.supported.limits": "Больше этого проёмов в одном расчёте не бывает",

  "error.supported.roofs[].roof": "Значение параметра roof",
  "error.supported.roofs[].name": "Тип крыши словами",
  "error.supported.roofs[].widths_m": "Стандартные ширины, м",
  "error.supported.roofs[].heights_m": "Высоты колонны по низкой стороне, м",
  "error.supported.roofs[].default_height_m": "Высота, если её не назвать, м",
  "error.supported.roofs[].frame_pitch_m": "Шаг рам, м",

  "error.alternatives[].name": "Что предлагается",
  "error.alternatives[].description": "Подробнее",
  "error.alternatives[].url": "Страница",
  "error.alternatives[].phone": "Телефон",
};
