import { withoutReported } from '../../../../contract/reported.ts'
import { isShopOrder } from '../../../../contract/shop-orders.ts'
import { ANSWERS_AT_HAND, cached } from '../grammar/cache.ts'
import { bare } from '../grammar/text.ts'

/** What a giver asks to find nowhere in the book, from their orders to the shop. */

/** The verbs and openings after which the thing itself is named. */
const NAMED =
  /(?:no (?:quier[A-Za-zÀ-ỹ]+|queremos|quisier[A-Za-zÀ-ỹ]+|quisi[eé]r[A-Za-zÀ-ỹ]+) (?:nada|que (?:(?:le |l[oa]s? |me |nos |se )?digan?(?! que)|salgan?|aparezcan?|se (?:mencione|nombre|hable|note|toque)n?|haya|lleve|hablen|mencionen|nombren|metan|incluyan|toquen)|(?=princes|curs|moralej|drama))|(?:no|nunca|jam[aá]s) (?:me |nos |le |les |se )*(?:vayan a |vay[aá]is a )?(?:mencion|nombr|inclu[yi]|met|habl(?!aba|ó)|toqu|us|sa[cq]|dibuj|pint|alud|pon(?:er|g[A-Za-zÀ-ỹ]+)(?= nada (?:de|del|sobre) ))[A-Za-zÀ-ỹ]*|que no (?:salgan?|aparezcan?|haya|lleve|tenga|digan?(?= nada)|hablen?|se (?:mencione|nombre|hable|note|toque)n?)|sin (?:mencionar|nombrar|hablar|meter|incluir)|(?<=^|[.,;(] ?|porfa[A-Za-zÀ-ỹ]* |sin |pero |y )nada(?= (?:de|del|con|sobre|muy|tan|curs|trist))|(?:eviten?|evitad|evitar|omitan|omitir)(?: (?:mencionar|nombrar|hablar|poner|que (?:salga|aparezca)))?)((?:(?:,(?= ni | [A-Za-zÀ-ỹ]+(?:,| o | ni | y )))? (?:ni |o |y )?(?!porfa|por favor|que |porque|pero)[^\s,.;!?()]+)+)/giu
const TONED =
  /(?:no (?:quier[A-Za-zÀ-ỹ]+|queremos|quisier[A-Za-zÀ-ỹ]+) que (?:[A-Za-zÀ-ỹ]+ [A-Za-zÀ-ỹ]+ )?(?:sea|quede|suene)|que no (?:sea|quede|suene)|(?<=^|[.,;(] ?|porfa[A-Za-zÀ-ỹ]* |sin )nada)((?:(?:,(?= ni | [A-Za-zÀ-ỹ]+(?:,| o | ni | y )))? (?:ni |o |y )?(?!porfa|por favor|que |porque|pero)[^\s,.;!?()]+)+)/giu

/** 'a Raúl no lo nombren', 'lo de las rejas lo quitáis', 'no pongan lo del síndrome', 'la palabra sordita … mejor': named before or behind. */
const POINTED: readonly RegExp[] = [
  /(?:que|(?<![A-Za-zÀ-ỹ])q) no (?:le |les )?diga (?:que|q) (?:no )?(?:sab|pued|quier|tien)[A-Za-zÀ-ỹ]+ ([A-Za-zÀ-ỹ]{4,})/giu,
  /(?<![A-Za-zÀ-ỹ])a (?:mi |su |la |el )?([A-Za-zÀ-ỹ]{3,}) (?:mejor |ni )?no (?:me |se )?l[aoe]s? (?:vayan a )?(?:nombr|mencion|pon|dig|saqu|met|inclu)[A-Za-zÀ-ỹ]+/giu,
  /(?<![A-Za-zÀ-ỹ])(?:lo|eso) del? (?:l[ao]s? |el |sus? |mi )?([A-Za-zÀ-ỹ]{4,})(?: [A-Za-zÀ-ỹ]+){0,2},? (?:mejor )?(?:l[oa]s? (?:quit|s[aá][cq]|borr)|no l[oa]s? (?:pon|dig|mencion|cuent|saqu|imprim))[A-Za-zÀ-ỹ]+/giu,
  /(?<![A-Za-zÀ-ỹ])no (?:l[ae]s? )?(?:pong|mencion|dig|saqu|habl|cuent)[A-Za-zÀ-ỹ]+ (?:nada de )?(?:de )?(?:lo|eso) del? (?:l[ao]s? |el |sus? |mi )?([A-Za-zÀ-ỹ]{4,})/giu,
  /(?<![A-Za-zÀ-ỹ])no (?:usar|usen|decir|digan|poner|pongan|imprimir|impriman) la palabra ['"“«]?([A-Za-zÀ-ỹ]{3,})/giu,
  /(?<![A-Za-zÀ-ỹ])la palabra ['"“«]?([A-Za-zÀ-ỹ]{3,})['"”»]?(?=[^.;]*(?<![A-Za-zÀ-ỹ])(?:no |mejor |pero |evit|quit))/giu,
  /(?<!(?:dice|decía|dijo|gritó),? )(?<![A-Za-zÀ-ỹ])no (?:le |les )?(?:pongan|pongas|pong[aá]is|digan|digas|dig[aá]is) (?:(?<=(?<!les? )pon[A-Za-zÀ-ỹ]+ )a (?:la |el |mi |su |tu )?|(?!al? (?:la )?(?:mam|pap|madre|padre|abuel|herman|prim[oa]|niñ))(?:a |al |a la )?)['“«‘]?(?!mentiras|groser|nunca|siempre|m[aá]s|much|tant|los|las|sol)([A-Za-zÀ-ỹ]{4,})['”»’]?(?=\s*(?:[,.;!]|$)| (?:que|porque|pues|ya|por favor|porfa|ni)(?![A-Za-zÀ-ỹ]))/giu,
  /(?<![A-Za-zÀ-ỹ])que no (?:l[oae]s? |se )*['“«‘]?(?!(?:salg|aparezc|dig|mencion|nombr|hay|llev|not|pong|cuent|ve|sep|trat|est[eé]|quede|habl|toqu|use|pas)[A-Za-zÀ-ỹ]*)([A-Za-zÀ-ỹ]{4,})['”»’]? (?:nadie )?en (?:el|este) (?:cuento|libro)/giu,
  /(?<![A-Za-zÀ-ỹ])no (?:le|les|me|nos) gusta (?:nada )?(?:que|q) (?:l[ea]s?|me|nos|se l[oa]s?) (?:dig|llam)[ae]n? ([A-Za-zÀ-ỹ]{3,})/giu,
]

/** Between what is forbidden: 'de hospital ni de corazón'. */
const BETWEEN = /,\s*|\s+(?:ni|o|y|u|e)\s+/iu
/** Where the order has ended and its reason or another order begins. */
const ENDS =
  /\s+(?:porfa[A-Za-zÀ-ỹ]*|por favor|please|plis|que|porque|pues|ya|en (?:el|la|este) (?:cuento|historia|libro|dedicatoria)|gracias|y no|y que|o (?:me|nos)|l[oae]s? (?:odia|detesta|choca|molesta|aburre|da)n?)(?![A-Za-zÀ-ỹ]).*$/isu

/** Words that name nothing by themselves. */
const EMPTY =
  /^(?:nada|tod[oa]s?|alg[oa]|es[oa]s?|est[oae]s?|ell[oa]s?|el|la|l[oa]s|mis?|sus?|tus?|un[oa]?s?|de|del|al?|con|sobre|muy|tan|tanto|ver|tema|temas|cosas?|palabras?|referencia[A-Za-zÀ-ỹ]*|relacionad[oa]s?|nombres?|apellidos?|partes?|cuento|libro|historia|edad|fotos?|junt[oa]s?|largo|corto|demasiado|mencion[A-Za-zÀ-ỹ]*|habl[A-Za-zÀ-ỹ]*|nadie|ninguna?|en|por|para|yo|nosotr[oa]s|otr[oa]s?|sea|como|mas|tipo|esa|mi|se|le|les|te|nos)$/u

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
  [/^separac|^divorc|^ruptur/, 'separacion(?:es)?|separad[oa]s|(?<!(?:no|nunca) )(?:se separ(?:o|aron|an)|nos separamos)|divorci\\w*|ruptura'],
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
  /(?<![A-Za-zÀ-ỹ])lo de que (?:no )?([A-Za-zÀ-ỹ]{4,})[^.;]{0,60}? (?:d[ií]g|p[oó]ng|cu[eé]nt)[ae]nl[oa](?![A-Za-zÀ-ỹ])/giu

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
  const said = answer.replace(/(?<![A-Za-zÀ-ỹ])q(?![A-Za-zÀ-ỹ])/giu, 'que')
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
  (unwantedIn([text]) !== null ||
    /(?<![A-Za-zÀ-ỹ])(?:mencion|nombr|dig|habl|cuent)[A-Za-zÀ-ỹ]+ que(?![A-Za-zÀ-ỹ])/iu.test(text))

/** True of a text in which stands what was forbidden, whoever says it. */
export const holds = (unwanted: RegExp, text: string): boolean => unwanted.test(bare(text))
