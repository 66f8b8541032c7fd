import { ANSWERS_AT_HAND, cached } from '../grammar/cache.ts'
import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { bare } from '../grammar/text.ts'
import { isNobodysWord } from '../spelling/strange-words.ts'
import { isKin, ownness, ownWords, UNCLEAR } from './kin-words.ts'

/** Of whom words of death are said, in an answer about somebody who may live. */

type Who = { name: string; relation: string }

/** What is said of the dead right after who they are, bare of accents and marks. */
export const BLESSING =
  '(?:que )?en paz descansen?|q e p d|qepd|d e p|(?<!para )que (?:ya )?descansen? en paz|que (?:mi )?dios (?:l[ao]s? )?tengan? en su (?:santa )?gloria|que (?:en (?:santa )?gloria esten?|(?:de dios|en paz) gocen?|santa gloria gocen?)'
const BLESSED = new RegExp(`^(?:${BLESSING})$`, 'u')
/** 'q.e.p.d.' ends no sentence. */
const SPELT = /(?<![A-Za-zÀ-ỹ])q\.?\s?e\.?\s?p\.?\s?d\.?(?![A-Za-zÀ-ỹ])/giu
/** 'decía mi señora', 'como la vecina Tere', 'bailaba con don Beto': whoever is named last. */
const NAMED_LAST =
  /(?<![A-Za-zÀ-ỹ])(?:(?:mis?|tus?|sus?|nuestr[oa]s?|el|la|del|al) \p{L}+(?: \p{L}+){0,2}|(?:don|dona|senora?|(?:el|al|del|la) (?:senora?|difunt[oa]|finad[oa])) \p{L}+(?: \p{L}+)?)$/u
/** 'con Ramona, que en paz descanse' */
const NAME_LAST = /(?<![.!?¡¿]\s*)(?<=\p{L}[\s,]+)(\p{Lu}\p{L}+)[\s,(]*$/u

const DETERMINER = '(?:el|la|l[oa]s|mis?|tus?|sus?|nuestr[oa]s?|un|una|al|del|aquel|aquella|ese|esa)'
/** Between who died and the words for it. */
const LINK = '(?:que|q|quien|ya|ahora|hoy|me|nos|se|te|le|siempre)'
const TIME =
  '(?:dia|vez|noche|tarde|manana|madrugada|amanecer|atardecer|vispera|antevispera|verano|invierno|otono|primavera|ano|mes|semana|fin|momento|hora|instante|pasad[oa]|mism[oa]|primer[oa]?|ultim[oa]|segund[oa]|tercer[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[A-Za-zÀ-ỹ]+|veint[A-Za-zÀ-ỹ]+|treinta|lunes|martes|miercoles|jueves|viernes|sabado|domingo|navidad|nochebuena|nochevieja|pascuas?)'
/** Written with a capital, and nobody of the family: God, days and feasts, what one dies of. */
const NOBODY = new RegExp(
  `^(?:dios|diosito|virgen(?:cita)?|senor|santa|santo|santisim[oa]|san|cristo|jesucristo|espiritu|cielo|paraiso|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|anos?|corpus|halloween|covid|coronavirus|alzheimer|parkinson|pandemia|${TIME})$`,
  'u',
)
/** 'la bisabuela tita que está en el cielo' */
const BEFORE = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(?:(con|de|en|por|para|a) )?${DETERMINER} (?:difunt[oa] |querid[oa] )?(otr[oa] )?(?!${TIME} )([A-Za-zÀ-ỹ]+)((?: (?!${LINK} )(?:(?!${DETERMINER} )|(?<= de ))[A-Za-zÀ-ỹ]+){0,2})((?: ${LINK})*) $`,
  'u',
)
/** 'murió mi papá' */
const AFTER = new RegExp(
  `^ (?:a |de )?(?:${DETERMINER} )?(?:difunt[oa] |querid[oa] |otr[oa] |mejor |gran |mas [A-Za-zÀ-ỹ]+ )?([A-Za-zÀ-ỹ]+)`,
  'u',
)
const HOW_THEY_DIED =
  /^ (?:al (?:nacer|dia|mes|ano)|del (?:corazon|covid|cancer|higado|rinon|estomago|cerebro|pulmon))(?= |$)/u
/** 'murió el viejo olivo' */
const OLD_THING = new RegExp(
  `^ (?:a )?${DETERMINER} viej[oa]s? (?!(?:y|que|de|del|de|en|a|al|por|se|me|nos|cuando|con|el|la)(?: |$))([A-Za-zÀ-ỹ]{4,})`,
  'u',
)
const IS_CALLED = /^ \p{L}{3,}(?= |$)/u
const THING = new RegExp(`^ ${DETERMINER} (?:senora? (?=[A-Za-zÀ-ỹ]))?(?!${TIME}(?![A-Za-zÀ-ỹ]))([A-Za-zÀ-ỹ]+)`, 'u')

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
  const isOwn = (word: string) => ownness(word, own) > 0
  // 'cuando murió mi mejor amigo', 'un compañero', of a friend and a colleague
  const isLikeThem = (sentence: string) =>
    sentence.split(' ').some((word) => ownness(word, own) === UNCLEAR) ||
    [...sentence.matchAll(ONE_OF_MANY)].some(
      ([, one, word = '', which]) =>
        ((one && !(one.endsWith('mejor') && /mejor/iu.test(who.relation))) || (which && !own.words.has(which))) &&
        ownness(word, own) > 0,
    )
  const called = keyOf(who.name).split(' ')
  const isCalled = (text: string) => text.split(' ').some((word) => called.includes(word) && !isKin(word))
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
      const late =
        /^(?:difunt|finad|fallecid)/u.test(at[0]) &&
        /(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s|del|al|mis?|sus?|tus?) $/u.test(before)
      const [, lateOne = ''] = /^ (\p{L}+)/u.exec(behind) ?? []
      const found = TO_THEM.test(at[0])
        ? 1
        : late && !isOwn(lateOne)
          ? isKin(lateOne) || others.includes(lateOne)
            ? 0
            : UNCLEAR
          : isOfOther || others.includes(CALLED.exec(behind)?.[1] ?? '')
            ? 0
            : isBlessing && isBlessedInJest(behind, isOwn)
              ? UNCLEAR
              : Math.min(
                  subject(before, isBlessing ? '' : behind, isOwn, others, isBeside),
                  ofOthersPet(before, behind, keyOf(who.relation)),
                )
      // 'cuando murió mi hermano, Beto me abrazó', of a Beto
      const isApart = isOwn(AFTER.exec(behind)?.[1] ?? '') && isCalled(after.slice(behind.length))
      sure = Math.max(sure, isDenied || isApart || isLikeThem(sentence) ? Math.min(found, UNCLEAR) : found)
    }
    isNamed ||= MOURNED.test(sentence) || sentence.split(' ').some((word) => isKin(word) && !isOwn(word))
  }
  return sure
}

/** 'una amiga', 'su mamá', 'mi mejor amigo', 'nuestro hermano menor' */
const ONE_OF_MANY =
  /(?<![A-Za-zÀ-ỹ])(?:(?<=(?<![A-Za-zÀ-ỹ])(una?|su|mi mejor) )|)(\p{L}+)(?:(?= (menor|mayor|mediano|mediana|chic[oa]|chiquit[oa]|grande|pequen[oa])(?![A-Za-zÀ-ỹ]))|)/gu
/** 'enterramos a Beto', 'cuando perdimos a Nina': of whom the next sentence tells. */
const MOURNED = /(?<![A-Za-zÀ-ỹ])(?:enterr|sepult|velab|velam|perdi|mataron)[A-Za-zÀ-ỹ]* a(?:l| )/u

/** Each sentence as it was typed, and bare of accents and marks; of one answer a row of signs is asked. */
const sentencesOf = cached(ANSWERS_AT_HAND, (answer) =>
  answer
    .replace(SPELT, ' qepd ')
    // 'mi apá', 'su señora'
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:mi|su|tu|nuestr[oa]) )a([mp])á(?![A-Za-zÀ-ỹ])/giu, '$1a$1á')
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:mi|su|tu) )señora(?! \p{Lu}|\p{L})/gu, 'esposa')
    .split(/[.;!?\n]+/u)
    .map((typed) => ({ typed, sentence: keyOf(typed) })),
)

/** 'el cactus no se murió de milagro' */
const NOT_DIED = /(?<![A-Za-zÀ-ỹ])(?:no|casi|nunca|jamas|por poco|como si) (?:(?:se|me|nos|le) )*$/u
/** 'no murió sola', 'no murió en el hospital': so says one who has died, or who has not. */
const HOW_DIED = /^ (?:sol[oa]|triste|sin|en|del todo)(?![A-Za-zÀ-ỹ])/u

/** 'no murió en el accidente de milagro' */
const OUTLIVED = /(?<![A-Za-zÀ-ỹ])(?:milagro|accidente|operacion|cirugia|choque|incendio|caida)(?![A-Za-zÀ-ỹ])/u

/** 'el perro de los vecinos', 'la gatita de mi prima': a pet, and whose it is. */
const PET_OF =
  '(?:perr[A-Za-zÀ-ỹ]*|gat[oai][A-Za-zÀ-ỹ]*|cachorr[A-Za-zÀ-ỹ]*|loro|lora|perico|canari[A-Za-zÀ-ỹ]*|tortuga|conej[A-Za-zÀ-ỹ]*|hamster|pez|caball[A-Za-zÀ-ỹ]*|yegua|mascota)(?: (?!de )[A-Za-zÀ-ỹ]+)? (?:de (?:el |la |l[ao]s |mis? |su |sus |nuestr[oa]s? |un[oa]?s? )?|del )([A-Za-zÀ-ỹ]+)'
const PET_BEHIND = new RegExp(`^ (?:a |de )?${DETERMINER} ${PET_OF}`, 'u')
const PET_BEFORE = new RegExp(`(?<![A-Za-zÀ-ỹ])${PET_OF}(?: ${LINK})* $`, 'u')

/** How surely it may be theirs at most, where it is said of a pet of somebody else: not at all of the neighbours'. */
function ofOthersPet(before: string, behind: string, relation: string): number {
  const owner = (PET_BEHIND.exec(behind) ?? PET_BEFORE.exec(before))?.[1]
  if (owner === undefined || relation.split(' ').includes(owner)) return 1
  if (/^(?:vecin|amig|compadre|comadre|senor|doctor|porter|jef|tiend|panader|esquina|lado|enfrente)/u.test(owner))
    return 0
  return isKin(owner) ? UNCLEAR : 1
}

/** 'en paz descanse la licuadora'; not 'en paz descanse el viejo' */
function isBlessedInJest(behind: string, isOwn: (word: string) => boolean): boolean {
  const thing = THING.exec(behind)?.[1]
  return thing !== undefined && isNounForm(thing) && !isKin(thing) && !isOwn(thing) && !SOMEBODY.test(thing)
}
const SOMEBODY =
  /^(?:alma|viej[A-Za-zÀ-ỹ]*|hombre|mujer|senor[A-Za-zÀ-ỹ]*|persona|rey|reina|ser|ángel|angel|corazon|amor)$/u

/** How much of the words behind is of the same clause: up to the comma. */
function clauseEnd(typed: string, from: number): number {
  const comma = [...typed.matchAll(/,/gu)].map(({ index }) => keyOf(typed.slice(0, index)).length)
  return (comma.find((at) => at >= from) ?? Number.POSITIVE_INFINITY) - from
}

/** 'murió Inés', 'se murió la Canela': who died stands behind by their name. */
const CALLED = /^ (?:a |de )?(?:don |dona |(?:el |la )(?:senora? |profe |tia |tio )?|mi )?(\p{L}+)/u

/** Before a name of a place; or of whose songs, house or children are told of. */
const PLACED = /(?<![A-Za-zÀ-ỹ])(?:en|desde|hacia|hasta)\s+$/iu
const OWNER = /(?<![A-Za-zÀ-ỹ])(?:en|desde|hacia|hasta|de|del|de l[ao]s?)\s+$/iu

/** What has a capital inside a sentence and may be somebody, but where `not` stands before it. */
function namesIn(typed: string, not: RegExp): string[] {
  // nobody's, where all is shouted
  if (typed === typed.toUpperCase()) return []
  const sentence = typed.trimStart().replace(/^\p{Lu}/u, (first) => first.toLowerCase())
  return [...sentence.matchAll(/(?<![A-Za-zÀ-ỹ])\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)*/gu)]
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
  /(?<![A-Za-zÀ-ỹ])(?:globos?|papalotes?|cometas?|barriletes?|volantin(?:es)?|cohetes?|linternas?|farolitos?|faroles|avion(?:es|cito)?|pelotas?|balon|humo|chispas?|plegarias?|oracion(?:es)?|deseos?|carta|mariposas?)(?![A-Za-zÀ-ỹ])/u
const OF_THINGS = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(${THINGS}) se (?:me |nos |le )?murio|(?<![A-Za-zÀ-ỹ])(?:(?:se (?:me |nos |le )?)?(?:murio|murieron)|en paz descansen?|(?:qepd|q e p d|d e p)) ${DETERMINER} (${THINGS})(?!\\p{L}| de (?:la|mi|nuestra) (?:casa|familia))|muri(?:o|eron) de (?:la )?(?:risa|hambre|frio|sueno|miedo|pena|verguenza|envidia|ganas)`,
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
const TO_THEM = /(?<![A-Za-zÀ-ỹ])(?:te|\p{L}+[ai]ste|ya no estas)(?![A-Za-zÀ-ỹ])/u

/** The blessing stands behind somebody else: a noun that is theirs, or a name. */
function isBlessedOther(typed: string, before: string, isOwn: (word: string) => boolean): boolean {
  const noun = NAMED_LAST.exec(before)?.[0]
  const upTo = typed.split(
    /[\s,(]+(?:qepd|d\.? ?e\.? ?p|(?:que )?(?:en paz|ya descans|descans|mi dios|(?:de )?dios|en (?:santa )?gloria|santa gloria))/iu,
  )[0]!
  const name = NAME_LAST.exec(upTo)?.[1]
  const who = noun?.split(' ').slice(1) ?? (name ? [keyOf(name)] : [])
  // 'era el mejor, que en paz descanse' names nobody
  const isPerson = !/^(?:el|la|del|al) /u.test(noun ?? '') || who.some((word) => isKin(word)) || name !== undefined
  const rest = POSSESSIVE.test(noun?.split(' ')[0] ?? '') ? who.slice(1) : who
  return who.length > 0 && isPerson && !who.some(isOwn) && (noun === undefined || !rest.some(isVerb))
}
/** Behind it stands a noun, whatever it looks like: 'mi cucho'. */
const POSSESSIVE = /^(?:mis?|tus?|sus?|nuestr[oa]s?)$/u
const isVerb = (word: string) => !isKin(word) && finiteForm(word) !== null && !isNounForm(word)

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
  const old = OLD_THING.exec(after)?.[1]
  if (old && !isKin(old) && isNounForm(old)) return isOwn(old) ? 1 : 0
  // 'murió mi tía Lupe', of a Rosa
  if (isKin(behind))
    return !isOwn(behind) ? 0 : others.some((name) => after.includes(`${behind} ${name}`)) ? UNCLEAR : 1
  // 'cuando se murió toby'
  if (IS_CALLED.test(after) && isNobodysWord(behind) && !isOwn(behind)) return UNCLEAR
  // 'se murió el olivo', 'murió el amor de mi vida'
  const thing = THING.exec(after)?.[1]
  if (thing && IS_THING.test(thing) && !isOwn(thing)) return 0
  // nobody knows who «mi bichito», «el guaguau» was; 'murió al nacer', 'del corazón' tells how
  if (thing && !isOwn(thing) && !HOW_THEY_DIED.test(after)) return UNCLEAR
  // 'las estrellas nos cuidan desde el cielo'
  const isDoing = isNoName(words.at(-1) ?? '') && !LEADS.test(words.at(-1)!) && !POSSESSIVE.test(words.at(-2) ?? '')
  const doing = isDoing ? before.replace(/\p{L}+ $/u, '') : before
  const [head = '', joint, other, noun = '', more = '', link = ''] = BEFORE.exec(doing) ?? []
  const beside = more.split(' ').filter(Boolean)
  const isSaid = / q(?:ue)?(?: |$)/u.test(link)
  if (noun !== '' && !beside.some(isNoName) && (!joint || isSaid)) {
    if ([noun, ...beside].some(isOwn)) return other ? 0 : beside.some((word) => others.includes(word)) ? UNCLEAR : 1
    return isKin(noun) || (doing === before && (isSaid || head === before)) ? 0 : UNCLEAR
  }
  const last = words.at(-1) ?? ''
  if (isOwn(last)) return 1
  // 'tita ya no está con nosotros'
  if (words.length === 1 && !isNoName(last)) return UNCLEAR
  const relative = words.findLastIndex((word) => isKin(word) && !isOwn(word))
  if (relative >= 0) return words.findLastIndex((word) => isOwn(word) || word === 'ella') > relative ? 1 : UNCLEAR
  return isNamed && !words.some(isOwn) ? UNCLEAR : 1
}

/** Nobody is called so: a verb, or what leads to the words of death. */
const isNoName = (word: string) => LEADS.test(word) || (!isKin(word) && finiteForm(word) !== null && !isNounForm(word))
const LEADS =
  /^(?:y|e|o|pero|que|q|ella|el|ell[oa]s|aunque|hoy|ya|ahora|porque|cuando|desde|hasta|mientras|antes|despues|como|si|pues|donde|siempre|lo|la|te|usted|tu|vos|aun|todavia|ayer|pronto|asi|ahi|me|nos|se|le|no|para|por)$/u

const keyOf = (text: string) =>
  bare(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
