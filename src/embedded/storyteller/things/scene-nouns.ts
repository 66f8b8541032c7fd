import { finiteForm } from '../language/grammar/finite.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { bare, splitSentences, words } from '../language/grammar/text.ts'
import { ANIMAL } from '../language/memory/kinds-of-words.ts'
import { candidatesIn } from './drawn.ts'
import { isHard, wasNotThere, withoutStaying } from './happenings.ts'
import { withoutFigures } from './locutions.ts'
import { nounClassOf } from './nouns.ts'
import { portablesIn } from './portable.ts'
import { singularOf } from './singular.ts'

/** What a memory names as being there: a thing or somebody, as the giver first speaks of it ('un señor') and as just named ('el señor'). */
export type Seen = {
  noun: string
  un: string
  the: string
  isMany: boolean
  isSomebody: boolean
  /** Somebody or a beast, who is looked at with «a». */
  isAlive: boolean
  /** Somebody could be beside it or in it, and it is seen from a door: 'el clóset', 'el auto'. */
  isLarge: boolean
  /** The memory says that somebody was in or on it. */
  isWithin: boolean
}

/**
 * The things and people of a remembered day, in its order: 'se escondió en el clóset, y la buscó el portero' → the closet,
 * the porter. Only what surely was there and stayed: what somebody was in or with, used, made, found or brought, and
 * nothing takes away later; nobody who may be dead, and of strangers who was kind; of a hard day nothing. `whose` are words
 * for the two of the story, who are on the stage themselves.
 */
export const seenIn = (memory: string, whose: RegExp | null): readonly Seen[] => readIn(memory, whose, true)

/** The first thing that was there, which may be gone since: what can be drawn of it. */
export const thingOnceIn = (memory: string, whose: RegExp | null): Seen | null =>
  readIn(memory, whose, false).find(({ isSomebody }) => !isSomebody) ?? null

function readIn(memory: string, whose: RegExp | null, hasStayed: boolean): readonly Seen[] {
  if (isHard(memory)) return []
  const told = withoutFigures(memory).replace(/[“"‘«][^”"’»]*[”"’»]/gu, (said) => said.replace(/\p{L}/gu, '·'))
  const sentences = splitSentences(told)
  const isOfSorrow = SORROW.test(bare(told))
  const found = sentences.flatMap((sentence, i) =>
    (i > 0 && OTHER_DAY.test(sentence)) || !isOfThen(sentence)
      ? []
      : [
          ...thingsIn(sentence, hasStayed ? sentences.slice(i + 1).join(' ') : null),
          ...(isOfSorrow ? [] : peopleIn(sentence, whose)),
        ]
          .map((one) => ({ ...one, sentence: i }))
          .toSorted((one, other) => one.at - other.at),
  )
  // what is first spoken of where it was not is not there later either
  const isFirst = ({ noun, sentence, at }: (typeof found)[number]) =>
    !named(noun).test(sentences.slice(0, sentence).join(' ') + sentences[sentence]!.slice(0, at))
  return found
    .filter(
      (one, i) =>
        isFirst(one) &&
        !(one.isAlive && whose?.test(bare(one.noun))) &&
        found.findIndex(({ noun }) => noun === one.noun) === i,
    )
    .map(({ at: _, sentence: __, ...seen }) => seen)
}

/** Where one of them is missed or mourned, or somebody cried or shouted, nobody is looked at. */
const SORROW =
  /ya no (?:esta|vive|queda|hay|exist)|ningun[oa] queda|extran|fallec|murio|murieron|se (?:nos|me) fue(?! la)|(?<![a-z])ultim[oa]|(?<![a-z])cielo|en paz|difunt|finad|llor(?!\w* de (?:la )?risa)|notici|grit/u

const named = (noun: string) => new RegExp(`(?<![A-Za-zÀ-ỹ])${noun.replace(/[oa]$/u, '[oa]')}s?(?![A-Za-zÀ-ỹ])`, 'iu')

/** What comes later, or is told of today. */
const OTHER_DAY =
  /^[¿¡]?(?:y )?(?:todav[ií]a|hoy|ahora|a[uú]n|desde (?:entonces|ese|aquel)|por eso|despu[eé]s|luego|m[aá]s tarde|meses|años|al (?:otro|d[ií]a|año)|a los? |el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|[uú]ltimo)|siempre que|cada vez)(?![A-Za-zÀ-ỹ])/iu

/** Told as past, and not what is usual now. */
const isOfThen = (sentence: string) =>
  words(sentence).some(
    (word) => /[aií]mos$/u.test(word) || /^(?:preterite|imperfect)$/u.test(finiteForm(word.toLowerCase())?.tense ?? ''),
  )

type Found = Seen & { at: number }

/** Large enough to be seen from a door, and no place of its own. */
const FURNITURE =
  /^(?:espejo|colchón|telón|maniquí|caballito|carretilla|hamaca|mecedora|cuna|pizarr[oó]n|estufa|horno|comal|piñata|cortina|sill[oó]n|sof[aá]|cl[oó]set|ropero|armario|port[oó]n|reja|mostrador|columpio|resbaladilla|tobog[aá]n|carpa|fog[oó]n|cap[oó]|hoguera|fogata|escritorio|vitrina|carrito|refri|nevera|lavadora|televisor|tele|computadora?|ordenador|árbol|zanja|charco|fuente|pizarra|tarima|velero)$/u
const LARGE_KINDS = new Set<unknown>(['wheels', 'rail', 'boat', 'tree'])
/** Of these somebody may have been there for another reason, or they are seen of no door. */
const UNSTAGED =
  /^(?:diente|premio|nombre|programa|canci[oó]n|luz|tele|celular|tel[eé]fono|cel|m[oó]vil|carta|mensaje|audio)$/u

function thingsIn(sentence: string, later: string | null): Found[] {
  const all = [
    ...candidatesIn(sentence, FURNITURE).map(({ noun, the }) => ({ noun, the })),
    ...portablesIn(sentence).map(({ noun, the }) => ({ noun, the: the.replace(/^un[oa] de (?=l[oa]s )/u, '') })),
  ]
  return all.flatMap(({ noun, the }) => {
    const phrase = the.replace(/^\p{L}+ /u, '')
    const at = sentence.search(new RegExp(`(?<![A-Za-zÀ-ỹ])${phrase}(?![A-Za-zÀ-ỹ])`, 'u'))
    if (at < 0 || UNSTAGED.test(noun) || !/^(?:el|la|los|las) /u.test(the)) return []
    const before = sentence.slice(0, at)
    const [, led = ''] = /(\p{L}+) $/u.exec(before) ?? []
    // 'el Magdalena', typed small, is no cake
    const isHers = nounGender(noun) === 'f' && !/^(?:a|ha)/u.test(noun)
    if (/^(?:el|al|un)$/u.test(led) && isHers) return []
    const after = sentence.slice(at + phrase.length)
    if (!LEADS.test(led) || isUnsure(before, after)) return []
    if (later !== null && (!isHandled(before) || GONE.test(bare(`${after} ${later}`)))) return []
    return [{ ...formsOf({ noun, the, led, at, isSomebody: false }), isWithin: WITHIN.test(bare(before)) }]
  })
}

/** Somebody is in or with it, or uses, makes, finds or brings it. */
function isHandled(said: string): boolean {
  const before = bare(said)
  return HANDLED.test(before) || (BY_IT.test(before) && !INTO.test(before))
}
const NO_OTHER_CLAUSE = '(?: (?!(?:y|e|o|pero|que|cuando|del?|por|para|porque|si) )\\w+){0,3} $'
const HANDLED = new RegExp(
  `(?:^| )(?:us[oa]|toc|manej|empuj|carg|abr[aei]|cerr|arm|ha[cz]|hi[cz]|constr|prepar|pint|cos[ei]|tej|encontr|hall|descubr|tra[eij]|(?<!(?:^| )se (?:\\w+ )?)llev|prest|estren|prend|encend|acarici|sost|agarr|sub|trep|mont|arregl|repar|afin|plant|le[iy]|lav|habia|estaba)\\w*${NO_OTHER_CLAUSE}`,
  'u',
)
const BY_IT = /(?:^| )(?:en|con|(?:entr|lleg|abraz|acerc)\w*(?: \w+)? al?) (?:\w+ )?$/u
/** 'chocó con el portón', 'se convirtió en un velero' */
const INTO =
  /(?:cho(?:c|qu)|estrell|hic|hiz|hech|constru|trope[zc]|golpe|peg|quem|cort|acab|termin|cambi|pag|so[nñ]|conv[ei]rt|transform|gast|pens)\w*(?: \w+){0,4} (?:en|con) (?:\w+ )?$/u
const WITHIN =
  /(?:^| )(?:(?:sub|trep|mont|entr|met)\w*(?: \w+)? al?|(?:sent|acost|ech|d[ou]rm|qued|escond|met|sub|trep|mont|entr|cant|bail|viaj|fu|iba|llev|columpi|mec|jug|estab|estuv|amanec|refugi|encerr|nac)\w*(?: (?!(?:el|la|los|las|una?|su|mi|y) )\w+){0,3} en) (?:\w+ )?$/u
/** Told of behind it, of whatever it is said. */
const GONE =
  /(?<![a-z])(?:vend[ei]|olvid|arrastr|quit(?:o|amos|aron)(?![a-z])|embarg|destro[zc]|deshi[cz]|derrit|ponch|desinfl|extravi|atropell|se v(?:ino|enia|inieron) abajo|quem|romp|rot[oa]s?(?![a-z])|tal(?:o|amos|aron)(?![a-z])|vol(?:o|aron|aba|ando)|escap|s[ou]e?lt|(?<!(?<!se )nos )perd(?!on)|rob[oa]|bot(?:o|e|amos|aron)(?![a-z])|tir(?:o|e|amos|aron)(?![a-z])|don(?:o|e|amos|aron)(?![a-z])|cambi|dev[ou]e?l|regal|desaparec|derr|hundi|muri|acab[aoe](?!\w* de )|com(?:i|io|imos|ieron|ido)(?![a-z])|mat[oa]|cort(?:o|e|amos|aron)(?![a-z])|descomp|explot|revent|cho(?:c|qu)|se (?:\w+ )?(?:fue|iba|llev|ca[iy])|habian? ido)/u

const LEADS =
  /^(?:el|la|los|las|una?|un[oa]s|mis?|sus?|nuestr[oa]s?|al|aquel|aquella|es[ea]|con|dos|tres|cuatro|cinco)$/iu

/** 'un clóset' stays so until it has been told of; 'su sofá' is the sofa. */
function formsOf({
  noun,
  the,
  led,
  at,
  isSomebody,
}: {
  noun: string
  the: string
  led: string
  at: number
  isSomebody: boolean
}): Found {
  const isMany = /^l[oa]s /u.test(the)
  const un = /^(?:una?|con|un[oa]s|dos|tres|cuatro|cinco)$/iu.test(led)
    ? the.replace(/^(?:el|la|los|las)(?= )/u, (one) => ({ el: 'un', la: 'una', los: 'unos', las: 'unas' })[one] ?? one)
    : the
  const isLarge = !isSomebody && (FURNITURE.test(noun) || LARGE_KINDS.has(nounClassOf(noun)))
  const isAlive = isSomebody || ANIMAL.test(noun)
  return { noun, un, the, isMany, isSomebody, isAlive, isLarge, isWithin: false, at }
}

/** Before it in its sentence nothing makes it a thing of words, of a wish or of nowhere; behind it nothing takes it away. */
function isUnsure(said: string, after: string): boolean {
  const before = bare(said)
  return (
    wasNotThere(before) ||
    // 'hasta que cantaron los gallos': when it was
    / hasta que [^,;]*$/u.test(before) ||
    FAR.test(withoutStaying(before)) ||
    NOT_HAD.test(before) ||
    /(?:^| )(?:del?|de (?:la|el|los|las|su|mi|una?)) (?:\w+ )?$/u.test(before) ||
    /(?:^| )(?:por|para|desde|hacia|sobre|contra|segun|entre) (?:\w+ )?$/u.test(before) ||
    /^ (?:que (?:no|nunca|vend|perd|quer)[A-Za-zÀ-ỹ]*|imaginari[oa]|invisible|de mentiras?)(?![A-Za-zÀ-ỹ])/u.test(
      after,
    ) ||
    (/ al? (?:\w+ )?$/u.test(before) &&
      !/(?:sub|trep|mont|lleg|entr|toc|abraz|acerc)\w*(?: \w+)? al? (?:\w+ )?$/u.test(before))
  )
}

/** Of what follows these words nothing is sure. */
const FAR =
  /(?:^| )(?:si|ojala|como si|iba[ns]? a|ibamos a|quer\w+|quis\w+|so[nñ](?:e|o|aba|amos)|prom\w+|imagin\w+|pens\w+|inventa\w*|jug\w+ a|aunque|hubiera\w*|deb\w+ de|dizque|supuest\w+|juraba|pelicula|dibujos?|cartel|mural|cuadro|pintura|retrato|video|disfra[zc]\w*|cancion|cuento|historia|foto|novela|program[ao]|en vez|telefon\w*|llamada|mensaje|whatsapp)(?: |$)|(?:cont|explic|pregunt)\w+ (?:\w+ ){0,5}(?:como|que|si|de|cuando) /u

/** Lost, sold, wanted or asked for, not had. */
const NOT_HAD =
  /(?:^| )(?:falt|perd|vend|rob|olvid|empen|vol|quem|busc|ped|pid|esper|exig|reclam|necesit|extra[nñ]|compr|ahorr|tir|bot|regal\w+ (?:a )|odi|tem|cre|llam|dib|se (?:me|nos|le) (?:fue|cay|perd|romp|acab))\w*(?: \w+){0,3} $/u

/** 'el portero', 'una señora', 'mi tía Rosa', 'don Chuy' */
const WHO =
  /(?<![A-Za-zÀ-ỹ])(?:(?<the>el|la|los|las|una?|un[oa]s|mis?|sus?|nuestr[oa]s?|al) (?<noun>\p{Ll}{3,})(?<name> \p{Lu}\p{Ll}+)?|(?<don>don|doña) (?<called>\p{Lu}\p{Ll}+))(?![A-Za-zÀ-ỹ])/gu
/** Whoever is met by what they do, in both genders; nobody of an older generation, who may have died since. */
const MET =
  /^(?:señora?|portero|porter[oa]|policías?|guardias?|vecin[oa]s?|taxista|choferes|chofer|conductor(?:a|es)?|meser[oa]s?|camarer[oa]s?|mozos?|vendedor(?:a|es)?|maestr[oa]s?|profesor(?:a|es)?|profe|director(?:a)?|enfermer[oa]s?|doctor(?:a|es)?|médic[oa]s?|cura|prim[oa]s?|amig[oa]s?|compañer[oa]s?|compadres?|comadres?|bomber[oa]s?|heladero|panader[oa]|turistas?|músicos?|mariachis?|árbitro|entrenador(?:a)?|salvavidas|socorrista|pescador(?:es)?|mec[aá]nico|cobrador|jueza?|alcalde|payasos?|niñ[oa]s|chic[oa]s|muchach[oa]s|gente)$/u

function peopleIn(sentence: string, whose: RegExp | null): Found[] {
  return [...sentence.matchAll(WHO)].flatMap(({ 0: all, index: at, groups }) => {
    const { the = '', noun = '', name = '', don = '', called = '' } = groups!
    const [before, after] = [sentence.slice(0, at), sentence.slice(at + all.length)]
    if (
      !don &&
      (!(MET.test(noun) || (/^una?$/u.test(the) && /^(?:niñ|chic|muchach)[oa]$/u.test(noun))) || ANIMAL.test(noun))
    )
      return []
    if ([noun, name.trim(), called].some((word) => word !== '' && whose?.test(bare(word)))) return []
    if (/^nuestr|^mis?$|^sus?$/u.test(the) && /^(?:señor|padre|amig)/u.test(noun) && name === '') return []
    if (
      !isIn(before, after) ||
      !(AMONG_THEM.test(noun) || isKind(before, after)) ||
      wasNotThere(bare(before)) ||
      FAR.test(withoutStaying(bare(before)))
    )
      return []
    if (don)
      return [{ ...formsOf({ noun: called, the: `${don} ${called}`, led: '', at, isSomebody: true }), isMany: false }]
    const isMany = noun.endsWith('s') && singularOf(noun) !== noun && !/^salvavidas$/u.test(noun)
    const isF =
      /^(?:la|las|una|unas|nuestras?)$/u.test(the) || (/^[ms]/u.test(the) && nounGender(singularOf(noun)) === 'f')
    const article = isMany ? (isF ? 'las' : 'los') : isF ? 'la' : 'el'
    // 'mi hermano Luis' goes by his name, 'mi tía Rosa' by both
    const who = name && /^(?:amig|prim|compañer|cuñad|vecin)/u.test(noun) ? name.trim() : `${article} ${noun}${name}`
    return [formsOf({ noun: singularOf(noun), the: who, led: the, at, isSomebody: true })]
  })
}

/** Who belongs to them; of whoever else something kind is said. */
const AMONG_THEM = /^(?:prim|compañer)/u

/** Of a stranger the memory says something kind: 'nos prestó', 'la encontró el portero'. */
const isKind = (before: string, after: string) =>
  KIND.test(bare(nextOf(after))) ||
  (CLAUSE.test(bare(before)) ? false : KIND.test(bare(/(\p{L}+) $/u.exec(before)?.[1] ?? ''))) ||
  /^(?:, [^,.;]{3,30},)? (?:que )?(?:\p{L}{2,3} ){0,2}dej(?:ó|aron) \p{L}+[aei]r(?![A-Za-zÀ-ỹ])/u.test(after)
const KIND =
  /^(?:regal|aplaud|ayud|sonri|prest|invit|felicit|salud|abraz|encontr|ensen|enseñ|cuid|acompan|acompañ|salv|cant|bail)\w*(?:o|io|eron|aron|aban?|ian?)$/u

/** They do something there, or it is done with them; who is written to, called or spoken of is elsewhere. */
function isIn(said: string, after: string): boolean {
  const before = bare(said)
  const next = nextOf(after)
  if (/(?:^| )con (?:tod[oa]s )?$/u.test(before)) return !/(?:habl|so[nñ]|cas|pele|chate)\w* con /u.test(before)
  if (after.startsWith(' que ') ? isDoneBy(next) && !ELSEWHERE.test(next) : before.endsWith(' hasta ')) return true
  if (ELSEWHERE.test(`${before}${next}`) || ELSEWHERE.test(bare(next)) || /^ (?:ya )?se (?:fue|iba)/u.test(after))
    return false
  if (CLAUSE.test(before)) return isDoneBy(next) || WITH_US.test(after)
  // 'la encontró el portero'
  if (isDoneBy(/(\p{L}+) $/u.exec(said)?.[1] ?? '')) return true
  return /(?:pregunt|reclam|salud|abraz|ayud|agradec|convenc|despert|asust|regan|empuj|carg)\w* al? $|(?:vino|llego|aparecio|salio|paso|pregunt\w+ a|aviso|estaba[ns]?|habia)(?: \w+)? $/u.test(
    before,
  )
}
const nextOf = (after: string): string =>
  /^(?:, [^,.;]{3,30},)? (?:que )?(?:(?:de(?:l| la) \p{Ll}+ )?(?:nos|me|l[oae]s?|se|te|les?) )?(?:(?:nos|me|l[oae]s?|se) )?(\p{Ll}+)/u.exec(
    after,
  )?.[1] ?? ''
const isDoneBy = (verb: string) => finiteForm(verb)?.tense === 'preterite' && finiteForm(verb)?.person === 3
/** Here a clause begins, or a time was said. */
const CLAUSE =
  /(?:^|, | y |^y |que | cuando |(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|noche|tarde|manana|vez|verano),? )$/u
/** 'nos cantaba', 'siempre me peinaba' */
const WITH_US = /^(?: \p{Lu}\p{Ll}+)? (?:siempre )?(?:nos|me) \p{L}+(?:aban?|ían?)(?![A-Za-zÀ-ỹ])/u
const ELSEWHERE =
  /(?:llam\w+|escrib\w+|mand\w+|telefon\w*|mensaje|carta|muri\w+|fallec\w+|nacio|se fue|extra[nñ]\w+|cont(?:aba|o) (?:que|de))(?:$| (?:\w+ ){0,2}$)/u
