import { relationGender } from '../../../../contract/gender.ts'
import { ANSWERS_AT_HAND, cached } from '../grammar/cache.ts'
import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { bare } from '../grammar/text.ts'

/** Of whom words of death are said, in an answer about somebody who may live. */

type Who = { name: string; relation: string }

/** Whom the words may as well mean. */
export const UNCLEAR = 0.4

/** What is said of the dead right after who they are, bare of accents and marks. */
export const BLESSING =
  '(?:que )?en paz descansen?|q e p d|qepd|d e p|(?<!para )que (?:ya )?descansen? en paz|que (?:mi )?dios (?:l[ao]s? )?tengan? en su (?:santa )?gloria|que (?:en (?:santa )?gloria esten?|(?:de dios|en paz) gocen?|santa gloria gocen?)'
const BLESSED = new RegExp(`^(?:${BLESSING})$`, 'u')
/** 'q.e.p.d.' ends no sentence. */
const SPELT = /(?<!\p{L})q\.?\s?e\.?\s?p\.?\s?d\.?(?!\p{L})/giu
/** 'decía mi señora', 'como la vecina Tere', 'bailaba con don Beto': whoever is named last. */
const NAMED_LAST =
  /(?<!\p{L})(?:(?:mis?|tus?|sus?|nuestr[oa]s?|el|la|del|al) \p{L}+(?: \p{L}+){0,2}|(?:don|dona|senora?|(?:el|al|del|la) (?:senora?|difunt[oa]|finad[oa])) \p{L}+(?: \p{L}+)?)$/u
/** 'con Ramona, que en paz descanse' */
const NAME_LAST = /(?<![.!?¡¿]\s*)(?<=\p{L}[\s,]+)(\p{Lu}\p{L}+)[\s,(]*$/u

/** Words for one and the same person of a family, by how they begin, bare of accents. */
const KIN = new RegExp(
  `^(?:${[
    '(mam[aiy]\\w*|ma|madre|jefa|jefita)',
    '(pap[aiy]\\w*|padre|jefe|jefito)',
    '(padres|papas|viejos)',
    '(abuel\\w*|abue|abus?|yay[ao]|nan[ao]|tat[ao]|nonn?[ao])',
    '(bisabuel\\w*|bis|tatarabuel\\w*)',
    '(espos[oa]|marido|mujer|pareja|novi[oa]|companer[oa]|viud[oa])',
    '(hij\\w+|bebe\\w*|nen[ea]s?|nin[oa]s?|chiquit\\w+|angelit\\w+)',
    '(herman\\w*|carnal\\w*|gemel[oa]|mellizo|melliza)',
    '(niet\\w+)',
    '(bisniet\\w+)',
    '(ti[oa]s?|tit[oa])',
    '(prim[oa]s?|primit\\w+)',
    '(sobrin\\w+)',
    '(suegr\\w+)',
    '(cunad\\w+)',
    '(yerno|nuera)',
    '(padrin\\w+|madrin\\w+|ahijad\\w+)',
    '(amig\\w+|comadre|compadre|cuate|parcer\\w+|vecin\\w+)',
    '(maestr\\w+|profe\\w*|docto\\w+)',
    '(perr\\w+|cachorr\\w+|firulais)',
    '(gat[oai]\\w*|michi)',
    '(caball\\w+|yegua|loro|lora|perico|canari\\w+|tortuga|conej\\w+|hamster|pez|pececit\\w+|mascota|pollit\\w+|gallin\\w+)',
  ].join('|')})$`,
  'u',
)
const kinOf = (word: string) => (KIN.exec(word) ?? []).slice(1).findIndex((kin) => kin !== undefined)
/** A word for somebody of the family, a friend or a pet. */
export const isKin = (word: string): boolean => kinOf(bare(word)) >= 0

const DETERMINER = '(?:el|la|l[oa]s|mis?|tus?|sus?|nuestr[oa]s?|un|una|al|del|aquel|aquella|ese|esa)'
/** Between who died and the words for it. */
const LINK = '(?:que|q|quien|ya|ahora|hoy|me|nos|se|te|le|siempre)'
const TIME =
  '(?:dia|vez|noche|tarde|manana|madrugada|amanecer|atardecer|vispera|antevispera|verano|invierno|otono|primavera|ano|mes|semana|fin|momento|hora|instante|pasad[oa]|mism[oa]|primer[oa]?|ultim[oa]|segund[oa]|tercer[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|lunes|martes|miercoles|jueves|viernes|sabado|domingo|navidad|nochebuena|nochevieja|pascuas?)'
/** Written with a capital, and nobody of the family: God, days and feasts, what one dies of. */
const NOBODY = new RegExp(
  `^(?:dios|diosito|virgen(?:cita)?|senor|santa|santo|santisim[oa]|san|cristo|jesucristo|espiritu|cielo|paraiso|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|anos?|corpus|halloween|covid|coronavirus|alzheimer|parkinson|pandemia|${TIME})$`,
  'u',
)
/** 'la bisabuela tita que está en el cielo' */
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:(con|de|en|por|para|a) )?${DETERMINER} (?:difunt[oa] |querid[oa] )?(otr[oa] )?(?!${TIME} )(\\p{L}+)((?: (?!${LINK} )(?:(?!${DETERMINER} )|(?<= de ))\\p{L}+){0,2})((?: ${LINK})*) $`,
  'u',
)
/** 'murió mi papá' */
const AFTER = new RegExp(
  `^ (?:a |de )?(?:${DETERMINER} )?(?:difunt[oa] |querid[oa] |otr[oa] |mejor |gran |mas \\p{L}+ )?(\\p{L}+)`,
  'u',
)
const THING = new RegExp(`^ ${DETERMINER} (?!${TIME}(?!\\p{L}))(\\p{L}+)`, 'u')

/**
 * How surely what is said by `sign` is said of whoever the book is for: 1 where they are its subject, or nobody else is
 * named; `UNCLEAR` where somebody of the family is named before it; 0 where it is not said, or of somebody else.
 *
 * @example saidOfThem('la bisabuela que está en el cielo', /esta en el cielo/, { name: 'Luz', relation: 'mi hija' }) // 0
 */
export function saidOfThem(answer: string, sign: RegExp, who: Who): number {
  const told = sentencesOf(answer)
  if (!told.some(({ sentence }) => sentence.search(sign) >= 0)) return 0
  const own = ownWords(who)
  const isOwn = (word: string) => own.words.has(word) || (own.kin.has(kinOf(word)) && !isOther(word, own.gender))
  let isNamed = false
  let sure = 0
  for (const { typed, sentence } of told) {
    const others = namesIn(typed, PLACED).filter((name) => !isOwn(name))
    const isBeside = isNamed || namesIn(typed, OWNER).some((name) => !isOwn(name))
    for (const at of isOfThing(sentence, isOwn) ? [] : sentence.matchAll(new RegExp(sign, 'gu'))) {
      const [before, after] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)]
      const isDenied = NOT_DIED.test(before) && !after.startsWith(' hasta ')
      if (isDenied && (!HOW_DIED.test(after) || OUTLIVED.test(after))) continue
      const behind = after.slice(0, clauseEnd(typed, sentence.length - after.length))
      const isBlessing = BLESSED.test(at[0])
      const isOfOther = isBlessing && isBlessedOther(typed, before.trim(), isOwn)
      const found = TO_THEM.test(at[0])
        ? 1
        : isOfOther || others.includes(CALLED.exec(behind)?.[1] ?? '')
          ? 0
          : isBlessing && isBlessedInJest(behind, isOwn)
            ? UNCLEAR
            : Math.min(
                subject(before, isBlessing ? '' : behind, isOwn, others, isBeside),
                ofOthersPet(before, behind, keyOf(who.relation)),
              )
      sure = Math.max(sure, isDenied ? Math.min(found, UNCLEAR) : found)
    }
    isNamed ||= sentence.split(' ').some((word) => kinOf(word) >= 0 && !isOwn(word))
  }
  return sure
}

/** Each sentence as it was typed, and bare of accents and marks; of one answer a row of signs is asked. */
const sentencesOf = cached(ANSWERS_AT_HAND, (answer) =>
  answer
    .replace(SPELT, ' qepd ')
    .split(/[.;!?\n]+/u)
    .map((typed) => ({ typed, sentence: keyOf(typed) })),
)

/** Their name, and the nouns by which the relation calls them: no «que», no «viudo hace dos años». */
function ownWords({ name, relation }: Who) {
  const called = relation
    .split(/[,;.()]| y /u)
    .map((part) => keyOf(part).split(AFTER_NOUN)[0]!)
    .filter((part, at) => at === 0 || /^(?:mis?|nuestr[oa]s?|el|la) /u.test(part))
    .flatMap((part) => part.split(' '))
  const words = [...keyOf(name).split(' '), ...called].filter((word) => word !== '' && !NO_NOUN.test(word))
  return {
    words: new Set(words),
    kin: new Set(called.map(kinOf).filter((kin) => kin >= 0)),
    gender: relationGender(relation),
  }
}
const AFTER_NOUN =
  /(?:^| )(?:de|del|que|con|a|al|en|por|para|desde|hace|se|ya|no|cuando|donde|quien|murio|fallecio)(?= |$)/u
const NO_NOUN = /^(?:don|dona|senora?|el|la|l[oa]s|mis?|tus?|sus?|nuestr[oa]s?|un|una|de|del|y|mejor|querid[oa])$/u
/** Of a mother-in-law no father-in-law. */
const isOther = (word: string, gender: 'f' | 'm' | null) =>
  gender !== null && /[oa]$/u.test(word) && (relationGender(word) ?? gender) !== gender
/** 'el cactus no se murió de milagro' */
const NOT_DIED = /(?<!\p{L})(?:no|casi|nunca|jamas|por poco|como si) (?:(?:se|me|nos|le) )*$/u
/** 'no murió sola', 'no murió en el hospital': so says one who has died, or who has not. */
const HOW_DIED = /^ (?:sol[oa]|triste|sin|en|del todo)(?!\p{L})/u

/** 'no murió en el accidente de milagro' */
const OUTLIVED = /(?<!\p{L})(?:milagro|accidente|operacion|cirugia|choque|incendio|caida)(?!\p{L})/u

/** 'el perro de los vecinos', 'la gatita de mi prima': a pet, and whose it is. */
const PET_OF =
  '(?:perr\\p{L}*|gat[oai]\\p{L}*|cachorr\\p{L}*|loro|lora|perico|canari\\p{L}*|tortuga|conej\\p{L}*|hamster|pez|caball\\p{L}*|yegua|mascota)(?: (?!de )\\p{L}+)? (?:de (?:el |la |l[ao]s |mis? |su |sus |nuestr[oa]s? |un[oa]?s? )?|del )(\\p{L}+)'
const PET_BEHIND = new RegExp(`^ (?:a |de )?${DETERMINER} ${PET_OF}`, 'u')
const PET_BEFORE = new RegExp(`(?<!\\p{L})${PET_OF}(?: ${LINK})* $`, 'u')

/** How surely it may be theirs at most, where it is said of a pet of somebody else: not at all of the neighbours'. */
function ofOthersPet(before: string, behind: string, relation: string): number {
  const owner = (PET_BEHIND.exec(behind) ?? PET_BEFORE.exec(before))?.[1]
  if (owner === undefined || relation.split(' ').includes(owner)) return 1
  if (/^(?:vecin|amig|compadre|comadre|senor|doctor|porter|jef|tiend|panader|esquina|lado|enfrente)/u.test(owner))
    return 0
  return kinOf(owner) >= 0 ? UNCLEAR : 1
}

/** 'en paz descanse la licuadora'; not 'en paz descanse el viejo' */
function isBlessedInJest(behind: string, isOwn: (word: string) => boolean): boolean {
  const thing = THING.exec(behind)?.[1]
  return thing !== undefined && isNounForm(thing) && kinOf(thing) < 0 && !isOwn(thing) && !SOMEBODY.test(thing)
}
const SOMEBODY = /^(?:alma|viej\p{L}*|hombre|mujer|senor\p{L}*|persona|rey|reina|ser|ángel|angel|corazon|amor)$/u

/** How much of the words behind is of the same clause: up to the comma. */
function clauseEnd(typed: string, from: number): number {
  const comma = [...typed.matchAll(/,/gu)].map(({ index }) => keyOf(typed.slice(0, index)).length)
  return (comma.find((at) => at >= from) ?? Number.POSITIVE_INFINITY) - from
}

/** 'murió Inés', 'se murió la Canela': who died stands behind by their name. */
const CALLED = /^ (?:a |de )?(?:don |dona |(?:el |la )(?:senora? |profe |tia |tio )?|mi )?(\p{L}+)/u

/** Before a name of a place; or of whose songs, house or children are told of. */
const PLACED = /(?<!\p{L})(?:en|desde|hacia|hasta)\s+$/iu
const OWNER = /(?<!\p{L})(?:en|desde|hacia|hasta|de|del|de l[ao]s?)\s+$/iu

/** What has a capital inside a sentence and may be somebody, but where `not` stands before it. */
function namesIn(typed: string, not: RegExp): string[] {
  // nobody's, where all is shouted
  if (typed === typed.toUpperCase()) return []
  const sentence = typed.trimStart().replace(/^\p{Lu}/u, (first) => first.toLowerCase())
  return [...sentence.matchAll(/(?<!\p{L})\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)*/gu)]
    .filter(({ index }) => /\p{L}[\s,]+$/u.test(sentence.slice(0, index)) && !not.test(sentence.slice(0, index)))
    .map(([name]) => keyOf(name).split(' '))
    .filter(([first = '']) => !isNobody(first))
    .flat()
}

/** 'Dios', 'Viernes', 'Cuando': no name, for all its capital. */
export const isNobody = (word: string): boolean =>
  NOBODY.test(word) || LEADS.test(word) || /^(?:en|de|del|el|la|con|un|una|mis?|muy|luego|entonces)$|mente$/u.test(word)

/** 'se me murió el celular', 'murió de risa' */
const THINGS =
  'gps|celular|celu|telefono|movil|carro|coche|auto|troca|camioneta|moto|motor|bateria|tele|television|computadora|compu|servidor|radio|wifi|internet|tablet|proyecto|plantas?|arbol|vaca|burro|cactus|helecho|rosal|limonero|refri|refrigerador|nevera|lavadora|caldera|boiler|calentador|impresora|fotocopiadora|cafetera|licuadora|microondas|horno|estufa|parrilla|bombilla|foco|lampara|linterna|fogata|hoguera|pila|pilas|laptop|portatil|ordenador|consola|camara|camion|bici|bicicleta|globos?|papalotes?|cometas?|barriletes?|volantin|pelota|balon'
/** 'soltamos el globo y se fue al cielo' */
export const FLIES =
  /(?<!\p{L})(?:globos?|papalotes?|cometas?|barriletes?|volantin(?:es)?|cohetes?|linternas?|farolitos?|faroles|avion(?:es|cito)?|pelotas?|balon|humo|chispas?|plegarias?|oracion(?:es)?|deseos?|carta|mariposas?)(?!\p{L})/u
const OF_THINGS = new RegExp(
  `(?<!\\p{L})(${THINGS}) se (?:me |nos |le )?murio|(?<!\\p{L})(?:(?:se (?:me |nos |le )?)?(?:murio|murieron)|en paz descansen?|(?:qepd|q e p d|d e p)) ${DETERMINER} (${THINGS})(?!\\p{L}| de (?:la|mi|nuestra) (?:casa|familia))|muri(?:o|eron) de (?:la )?(?:risa|hambre|frio|sueno|miedo|pena|verguenza|envidia|ganas)`,
  'u',
)
const IS_THING = new RegExp(`^(?:${THINGS})$`, 'u')
/** It is a thing that died, and not whom the book is for: 'mi burro' may be. */
function isOfThing(sentence: string, isOwn: (word: string) => boolean): boolean {
  const found = OF_THINGS.exec(sentence)
  const thing = found?.[1] ?? found?.[2]
  return found !== null && (thing === undefined || !isOwn(thing))
}
/** 'te nos fuiste', 'ya no estás' */
const TO_THEM = /(?<!\p{L})(?:te|\p{L}+[ai]ste|ya no estas)(?!\p{L})/u

/** The blessing stands behind somebody else: a noun that is theirs, or a name. */
function isBlessedOther(typed: string, before: string, isOwn: (word: string) => boolean): boolean {
  const noun = NAMED_LAST.exec(before)?.[0]
  const upTo = typed.split(
    /[\s,(]+(?:qepd|d\.? ?e\.? ?p|(?:que )?(?:en paz|ya descans|descans|mi dios|(?:de )?dios|en (?:santa )?gloria|santa gloria))/iu,
  )[0]!
  const name = NAME_LAST.exec(upTo)?.[1]
  const who = noun?.split(' ').slice(1) ?? (name ? [keyOf(name)] : [])
  // 'era el mejor, que en paz descanse' names nobody
  const isPerson = !/^(?:el|la|del|al) /u.test(noun ?? '') || who.some((word) => kinOf(word) >= 0) || name !== undefined
  return who.length > 0 && isPerson && !who.some(isOwn) && (noun === undefined || !who.some(isVerb))
}
const isVerb = (word: string) => kinOf(word) < 0 && finiteForm(word) !== null && !isNounForm(word)

/** How surely it is they of whom it is said between `before` and `after`; `others` are named beside it; `isNamed`: somebody else was. */
function subject(
  before: string,
  after: string,
  isOwn: (word: string) => boolean,
  others: readonly string[],
  isNamed: boolean,
): number {
  const words = before.split(' ').filter(Boolean)
  const behind = AFTER.exec(after)?.[1] ?? ''
  // 'murió mi tía Lupe', of a Rosa
  if (kinOf(behind) >= 0)
    return !isOwn(behind) ? 0 : others.some((name) => after.includes(`${behind} ${name}`)) ? UNCLEAR : 1
  // 'se murió el olivo', 'murió el amor de mi vida'
  const thing = THING.exec(after)?.[1]
  if (thing && IS_THING.test(thing) && !isOwn(thing)) return 0
  if (thing && isNounForm(thing) && !isOwn(thing)) return UNCLEAR
  // 'las estrellas nos cuidan desde el cielo'
  const doing = isNoName(words.at(-1) ?? '') && !LEADS.test(words.at(-1)!) ? before.replace(/\p{L}+ $/u, '') : before
  const [head = '', joint, other, noun = '', more = '', link = ''] = BEFORE.exec(doing) ?? []
  const beside = more.split(' ').filter(Boolean)
  const isSaid = / q(?:ue)?(?: |$)/u.test(link)
  if (noun !== '' && !beside.some(isNoName) && (!joint || isSaid)) {
    if ([noun, ...beside].some(isOwn)) return other ? 0 : beside.some((word) => others.includes(word)) ? UNCLEAR : 1
    return kinOf(noun) >= 0 || (doing === before && (isSaid || head === before)) ? 0 : UNCLEAR
  }
  const last = words.at(-1) ?? ''
  if (isOwn(last)) return 1
  // 'tita ya no está con nosotros'
  if (words.length === 1 && !isNoName(last)) return UNCLEAR
  const relative = words.findLastIndex((word) => kinOf(word) >= 0 && !isOwn(word))
  if (relative >= 0) return words.findLastIndex((word) => isOwn(word) || word === 'ella') > relative ? 1 : UNCLEAR
  return isNamed && !words.some(isOwn) ? UNCLEAR : 1
}

/** Nobody is called so: a verb, or what leads to the words of death. */
const isNoName = (word: string) =>
  LEADS.test(word) || (kinOf(word) < 0 && finiteForm(word) !== null && !isNounForm(word))
const LEADS =
  /^(?:y|e|o|pero|que|q|ella|el|ell[oa]s|aunque|hoy|ya|ahora|porque|cuando|desde|hasta|mientras|antes|despues|como|si|pues|donde|siempre|lo|la|te|usted|tu|vos|aun|todavia|ayer|pronto|asi|ahi|me|nos|se|le|no|para|por)$/u

const keyOf = (text: string) =>
  bare(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
