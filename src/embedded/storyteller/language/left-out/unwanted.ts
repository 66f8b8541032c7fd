import { withoutReported } from '../../../../contract/reported.ts'
import { isShopOrder } from '../../../../contract/shop-orders.ts'
import { ANSWERS_AT_HAND, cached } from '../grammar/cache.ts'
import { bare } from '../grammar/text.ts'

/** What a giver asks to find nowhere in the book, from their orders to the shop. */

/** The verbs and openings after which the thing itself is named. */
const NAMED =
  /(?:no (?:quier\p{L}+|queremos|quisier\p{L}+|quisi[eé]r\p{L}+) (?:nada|que (?:(?:le |l[oa]s? |me |nos |se )?digan?(?! que)|salgan?|aparezcan?|se (?:mencione|nombre|hable|note|toque)n?|haya|lleve|hablen|mencionen|nombren|metan|incluyan|toquen)|(?=princes|curs|moralej|drama))|(?:no|nunca|jam[aá]s) (?:me |nos |le |les |se )*(?:vayan a |vay[aá]is a )?(?:mencion|nombr|inclu[yi]|met|habl(?!aba|ó)|toqu|us|sa[cq]|dibuj|pint|alud)\p{L}*|que no (?:salgan?|aparezcan?|haya|lleve|tenga|digan?(?= nada)|hablen?|se (?:mencione|nombre|hable|note|toque)n?)|sin (?:mencionar|nombrar|hablar|meter|incluir)|(?<=^|[.,;(] ?|porfa\p{L}* |sin |pero |y )nada(?= (?:de|del|con|sobre|muy|tan|curs|trist))|(?:eviten?|evitad|evitar|omitan|omitir)(?: (?:mencionar|nombrar|hablar|poner|que (?:salga|aparezca)))?)((?:(?:,(?= ni | \p{L}+(?:,| o | ni | y )))? (?:ni |o |y )?(?!porfa|por favor|que |porque|pero)[^\s,.;!?()]+)+)/giu
const TONED =
  /(?:no (?:quier\p{L}+|queremos|quisier\p{L}+) que (?:\p{L}+ \p{L}+ )?(?:sea|quede|suene)|que no (?:sea|quede|suene)|(?<=^|[.,;(] ?|porfa\p{L}* |sin )nada)((?:(?:,(?= ni | \p{L}+(?:,| o | ni | y )))? (?:ni |o |y )?(?!porfa|por favor|que |porque|pero)[^\s,.;!?()]+)+)/giu

/** 'a Raúl no lo nombren', 'lo de las rejas lo quitáis', 'no pongan lo del síndrome', 'la palabra sordita … mejor': named before or behind. */
const POINTED: readonly RegExp[] = [
  /(?:que|(?<!\p{L})q) no (?:le |les )?diga (?:que|q) (?:no )?(?:sab|pued|quier|tien)\p{L}+ (\p{L}{4,})/giu,
  /(?<!\p{L})a (?:mi |su |la |el )?(\p{L}{3,}) (?:mejor |ni )?no (?:me |se )?l[aoe]s? (?:vayan a )?(?:nombr|mencion|pon|dig|saqu|met|inclu)\p{L}+/giu,
  /(?<!\p{L})(?:lo|eso) del? (?:l[ao]s? |el |sus? |mi )?(\p{L}{4,})(?: \p{L}+){0,2},? (?:mejor )?(?:l[oa]s? (?:quit|s[aá][cq]|borr)|no l[oa]s? (?:pon|dig|mencion|cuent|saqu|imprim))\p{L}+/giu,
  /(?<!\p{L})no (?:l[ae]s? )?(?:pong|mencion|dig|saqu|habl|cuent)\p{L}+ (?:nada de )?(?:de )?(?:lo|eso) del? (?:l[ao]s? |el |sus? |mi )?(\p{L}{4,})/giu,
  /(?<!\p{L})no (?:usar|usen|decir|digan|poner|pongan|imprimir|impriman) la palabra ['"“«]?(\p{L}{3,})/giu,
  /(?<!\p{L})la palabra ['"“«]?(\p{L}{3,})['"”»]?(?=[^.;]*(?<!\p{L})(?:no |mejor |pero |evit|quit))/giu,
  /(?<!(?:dice|decía|dijo|gritó),? )(?<!\p{L})no (?:le |les )?(?:pongan|pongas|pong[aá]is|digan|digas|dig[aá]is) (?:a |al |a la )?['“«‘]?(?!mentiras|groser|nunca|siempre|m[aá]s|much|tant|los|las|sol)(\p{L}{4,})['”»’]?(?=\s*(?:[,.;!]|$)| (?:que|porque|pues|ya|por favor|porfa|ni)(?!\p{L}))/giu,
  /(?<!\p{L})que no (?:l[oae]s? |se )*['“«‘]?(?!(?:salg|aparezc|dig|mencion|nombr|hay|llev|not|pong|cuent|ve|sep|trat|est[eé]|quede|habl|toqu|use|pas)\p{L}*)(\p{L}{4,})['”»’]? (?:nadie )?en (?:el|este) (?:cuento|libro)/giu,
  /(?<!\p{L})no (?:le|les|me|nos) gusta (?:nada )?(?:que|q) (?:l[ea]s?|me|nos|se l[oa]s?) (?:dig|llam)[ae]n? (\p{L}{3,})/giu,
]

/** Between what is forbidden: 'de hospital ni de corazón'. */
const BETWEEN = /,\s*|\s+(?:ni|o|y|u|e)\s+/iu
/** Where the order has ended and its reason or another order begins. */
const ENDS =
  /\s+(?:porfa\p{L}*|por favor|please|plis|que|porque|pues|ya|en (?:el|la|este) (?:cuento|historia|libro|dedicatoria)|gracias|y no|y que|o (?:me|nos)|l[oae]s? (?:odia|detesta|choca|molesta|aburre|da)n?)(?!\p{L}).*$/isu

/** Words that name nothing by themselves. */
const EMPTY =
  /^(?:nada|tod[oa]s?|alg[oa]|es[oa]s?|est[oae]s?|ell[oa]s?|el|la|l[oa]s|mis?|sus?|tus?|un[oa]?s?|de|del|al?|con|sobre|muy|tan|tanto|ver|tema|temas|cosas?|palabras?|referencia\p{L}*|relacionad[oa]s?|nombres?|apellidos?|partes?|cuento|libro|historia|edad|fotos?|junt[oa]s?|largo|corto|demasiado|mencion\p{L}*|habl\p{L}*|nadie|ninguna?|en|por|para|yo|nosotr[oa]s|otr[oa]s?|sea|como|mas|tipo|esa|mi|se|le|les|te|nos)$/u

/** What is meant besides by a word: whoever does not want a hospital wants no nurse either. */
const KINDRED: readonly (readonly [RegExp, string])[] = [
  [/^(?:mam\w*|madre)$/, 'mama|mamas|mami|mamita|madres?'],
  [/^(?:pap[ai]\w*|padre)$/, 'papa|papas|papi|papito|padres?'],
  [/^hospital|^clinica|^enfermedad|^medic|^doctor/, 'hospital\\w*|clinicas?|doctor\\w*|medic\\w*|enferm\\w*|ambulancias?|quirofano|sala de espera|pastillas?'],
  [/^muerte|^muer|^fallec|^mori/, 'muert\\w*|mori\\w*|murio|fallec\\w*|funeral\\w*|tumbas?|cementerio'],
  [/^trist|^llor|^llanto|^lagrim/, 'trist\\w*|llor\\w*|llanto|lagrim\\w*'],
  [/^princes/, 'princes\\w*|princip\\w*|castillos?|coronas?|tronos?|reina|rey'],
  [/^religi|^dios|^iglesia/, 'dios|iglesias?|mis[a]|rez\\w*|angel(?:es)?|cielo santo|santos?|milagros?'],
  [/^escuela|^colegio/, 'escuelas?|colegios?|maestr\\w*|recreo|salon de clases'],
  [/^miedo|^susto/, 'miedos?|sustos?|monstruos?|fantasmas?'],
  [/^alcohol|^cervez|^trago|^bebida/, 'alcohol|cervezas?|vinos?|brindis|brind\\w*|copas?'],
  [/^perr/, 'perr\\w*|ladr\\w*'],
  [/^gat/, 'gat[oa]s?|maull\\w*'],
  [/^cur[ae]$/, 'cur[aeo](?!nder)\\w*'],
  [/^espos|^marid/, 'espos[oa]s?|maridos?'],
] // oxfmt-ignore

/** What of the answers is forbidden in them, as one test for bare text; null where nothing is. */
export const unwantedIn = (answers: readonly string[]): RegExp | null => testOf(answers, [NAMED])

/** The same with what a tone brings: who wants nothing sad wants no tears. */
export const unwantedInStory = (answers: readonly string[]): RegExp | null => testOf(answers, [NAMED, TONED])

/** The words for what shall stand nowhere in the story, as they were typed, each once: 'princesas', 'mamá'. */
export const unwantedWords = (answers: readonly string[]): string[] => [
  ...new Set([
    ...answers.filter(isShopOrder).flatMap((answer) => forbidden(answer, [NAMED, TONED])),
    ...answers.flatMap(pointedAt),
  ]),
]

function testOf(answers: readonly string[], orders: readonly RegExp[]): RegExp | null {
  const ordered = answers.filter(isShopOrder).flatMap((answer) => forbidden(answer, orders))
  const words = [...ordered, ...answers.flatMap(pointedAt)].map(bare).map(meant)
  return words.length > 0 ? new RegExp(`(?<![a-zñ])(?:${[...new Set(words)].join('|')})(?![a-zñ])`, 'u') : null
}

/** 'lo de que no hablaba díganlo bonito': what is to be said otherwise. */
const OTHERWISE =
  /(?<!\p{L})lo de que (?:no )?(\p{L}{4,})[^.;]{0,60}? (?:d[ií]g|p[oó]ng|cu[eé]nt)[ae]nl[oa](?!\p{L})/giu

const pointedAt = (answer: string): string[] => [
  ...[...answer.matchAll(OTHERWISE)].map(([, word = '']) => word),
  ...namedIn(answer),
]

/** What somebody told somebody else in a memory forbids nothing: 'lo primero que dijo fue no le digas a mamá'. */
const namedIn = cached(ANSWERS_AT_HAND, (answer): readonly string[] => {
  const said = withoutReported(answer)
  return POINTED.filter((order) => said.search(order) >= 0)
    .flatMap((order) => [...said.matchAll(order)])
    .map(([, word = '']) => word)
    .filter((word) => !EMPTY.test(bare(word)))
})

function forbidden(answer: string, orders: readonly RegExp[]): string[] {
  const said = answer.replace(/(?<!\p{L})q(?!\p{L})/giu, 'que')
  return orders
    .flatMap((order) => [...said.matchAll(order)])
    .flatMap(([, things = '']) => things.replace(ENDS, '').split(BETWEEN))
    .flatMap((thing) => thing.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 2 && !EMPTY.test(bare(word)))
}

/** All forms of a word, and what is meant by it besides. */
const meant = (word: string): string =>
  KINDRED.find(([test]) => test.test(word))?.[1] ?? `${word.replace(/(?:[aeo]s?|s)$/u, '')}\\w{0,2}`

/** 'no mencionen que trabajo de noche': an order that says itself what it is about, and points to nothing before it. */
export const namesUnwanted = (text: string): boolean =>
  isShopOrder(text) &&
  (unwantedIn([text]) !== null || /(?<!\p{L})(?:mencion|nombr|dig|habl|cuent)\p{L}+ que(?!\p{L})/iu.test(text))

/** True of a text in which stands what was forbidden, whoever says it. */
export const holds = (unwanted: RegExp, text: string): boolean => unwanted.test(bare(text))
