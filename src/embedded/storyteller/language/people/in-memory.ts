import { isSeveral, relationGender } from '../../../../contract/gender.ts'
import { bare } from '../grammar/text.ts'
import { isKin, UNCLEAR } from './kin-words.ts'
import { BLESSING, FLIES, isNobody, saidOfThem } from './who-died.ts'

/** Whether the story is told in memory of somebody who has died, and how sure that is. */

/** When somebody died, behind the verb: nobody is left 'en marzo' by a bus. */
const SINCE =
  '(?:hace(?! (?:un rato|rato|tiempo que|poco que))|para siempre|(?:en|este|desde) (?:(?:el )?(?:mes de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)|(?:el )?(?:ano(?! nuevo) )?\\d{4}|(?:el )?(?:ano(?! nuevo)|mes) pasado|pandemia|la pandemia|el covid|paz)|este (?:ano|mes)|el (?:ano|mes|invierno|verano|otoño) pasado|el \\d{1,2} de [A-Za-zÀ-ỹ]+)'

/** Said of whoever leaves a place of work too. */
const LEFT = [
  // 'ya no está aquí porque se fue a Canadá' is said of who is far away
  'ya no (?:esta|vive)(?: (?:con nosotros|entre nosotros|conmigo|aqui|mas))?(?! (?:con|entre|conmigo|aqui|mas|en|a|al|cerca|tan|porque|sol[oa]|enojad|enferm|nervios|segur))(?! (?:[A-Za-zÀ-ỹ]+ ){0,2}(?:se (?:fue|mudo|cambio)|vive|esta en)(?! (?:al?|en el) cielo))',
  `nos dejo ${SINCE}|se (?:me|nos) fue ${SINCE}|partio ${SINCE}`,
].join('|')
const DEAD = [
  BLESSING,
  'fallecid[oa]s?|finad[oa]|difunt[oa]s?|en memoria de|en recuerdo de|partio al cielo',
  `se (?:me|nos) adelanto(?= ${SINCE}|(?! (?:en|y|a|al|por|con|corriendo|un|para|tanto)))`,
  '(?:esta|vive|se fue|te fuiste|nos cuida|me cuida) (?:en|desde) el cielo(?! cuando (?!l[oa] |me |nos ))|(?:se (?:me|nos) fue|ya se fue|te (?:me |nos )?fuiste) al cielo|que esta en el cielo(?! cuando (?!l[oa] |me |nos ))|desde el cielo|nuestro angel',
  'cuando (?:aun|todavia) vivia(?! (?:en|con|por|aqui|cerca|lejos|sol[oa]|junto|enfrente|ahi|alla))|cuando vivia$',
  '(?:[A-Za-zÀ-ỹ]{3,}o|fue|era) en vida|en vida (?:fue|era|le|siempre|nunca|hizo|dio)',
  'cruzo (?:ya )?(?:el (?:puente(?: del)? )?)?arco ?iris|(?:volo|subio) (?:muy )?alto antes de tiempo',
].join('|')

const wholly = (signs: string) => new RegExp(`(?<![A-Za-zÀ-ỹ])(?:${signs})(?![A-Za-zÀ-ỹ])`, 'u')
const SAID = wholly(`${DEAD}|${LEFT}`)
/** Of whom a farewell is given to, too. */
const SAID_AT_PARTING = wholly(DEAD)
const DIED_AT_PARTING = wholly('fallecio|murio|falleciste|moriste')
/** Who leaves no place of work: «jefa» is a mother too, and a «compañera» a wife. */
const isOfHouse = (relation: string) =>
  keyOf(relation)
    .split(' ')
    .some((word) => isKin(word) && !/^(?:jef|companer|vecin|maestr|profe|docto|padrin|madrin)/u.test(word))
/** Of whom else could it be said, where nobody else is named? */
const DIED =
  /(?<![A-Za-zÀ-ỹ])(?:fallecio|murio|falleciste|moriste|te nos fuiste|ya no estas|(?:lo|la|te) perdimos(?= (?:hace (?!un rato)|el (?:año|mes)|este año|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\d{4})|por (?:el|un|una) |demasiado|muy pronto|tan pronto)|$)|hasta (?:su|tu) ultimo (?:dia|momento|suspiro|aliento)(?! (?:de|del|en|antes) ))(?![A-Za-zÀ-ỹ])/u
/** Said of who is far away too. */
const GONE =
  /(?<![A-Za-zÀ-ỹ])(?:se nos fue(?! (?:al cielo|de l[ao]s? manos?|la (?:luz|senal|mano|hora|tarde|noche|manana)|el (?:tiempo|dia|camion|autobus|bus|tren|avion))(?![A-Za-zÀ-ỹ]))|te fuiste|(?:lo|la|te) extran(?:o|amos)(?: mucho| tanto| cada dia)*|desde que (?:se fue|no esta|falta)(?! a(?:l| )| para)|hasta el ultimo (?:dia|momento|suspiro|aliento)(?! (?:de|del|en|antes) )|(?:escuchar|oir) (?:su|tu) (?:contestador|buzon)|volver a (?:escuchar|oir) (?:su|tu) voz|hace \d+ (?:dias|semanas|meses|anos) y (?:todavia|aun|sigo))(?![A-Za-zÀ-ỹ])/u

/** Of a balloon too, and of whoever is told of beside them: it is asked. */
const TO_HEAVEN =
  /(?<![A-Za-zÀ-ỹ])(?:se fue al cielo(?! de )|(?:hasta que|desde que|cuando) (?:mi |papa )?dios (?:se )?l[ao] (?:llamo|llevo|recogio|mando llamar))(?![A-Za-zÀ-ỹ])/u

/** Who was lost and found again, or is told of as of somebody who lives. */
const FOUND =
  /(?<![A-Za-zÀ-ỹ])(?:aparecio|la encontramos|lo encontramos|encontrad[oa]|volvio sol[oa]|regreso sol[oa]|la hallamos|lo hallamos)(?![A-Za-zÀ-ỹ])/u
const LIVES =
  /^(?:(?:que|siempre|nunca|no|me|nos|le|se|es) )*(?:es|tiene|sabe|esta|hace|da|ayuda|cuida|canta|quiere|puede|comparte|llega|dice)(?![A-Za-zÀ-ỹ])/u

/** 'cuando se me murió Hugo' */
const DIED_CALLED = /(?:muri[oó]|falleci[oó]|(?:se (?:me|nos|le)|se) fue|perd(?:í|imos) a) (\p{Lu}\p{L}+)/u

/** 'Memo ya no está con nosotros'; not 'en Lima murió', 'el Miércoles de Ceniza, murió' */
const CALLED_DIED =
  /(?<!(?<![A-Za-zÀ-ỹ])(?:[Ee]n|[Dd]esde|[Hh]asta|con|del?|por)(?: \p{Lu}\p{L}+)* )(?<![A-Za-zÀ-ỹ])(\p{Lu}\p{L}+),? (?:que )?(?:ya no est[aá]|muri[oó]|falleci[oó]|(?:se )?nos (?:dej[oó]|fue)|se fue al cielo|est[aá] en el cielo)(?![A-Za-zÀ-ỹ])/u

/** Who died has a name, and it is not theirs; 'Abuelita murió', 'Lamentablemente falleció' name nobody. */
function isOfAnother(answer: string, name: string): boolean {
  const called = (DIED_CALLED.exec(answer) ?? CALLED_DIED.exec(answer))?.[1]
  if (called === undefined || answer === answer.toUpperCase()) return false
  return !keyOf(name).split(' ').includes(keyOf(called)) && !isNobody(keyOf(called)) && !isKin(called)
}

const HE_DIED = /(?<![A-Za-zÀ-ỹ])él (?:se )?(?:murió|falleció)(?![A-Za-zÀ-ỹ])/giu
const SHE_DIED = /(?<![A-Za-zÀ-ỹ])ella (?:se )?(?:murió|falleció)(?![A-Za-zÀ-ỹ])/giu

const keyOf = (text: string) =>
  bare(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * 0 where nothing tells it; 1 where name or relation say it; between where an answer may mean somebody else. Where they
 * part (`isParting`), only words of death tell it: who leaves is missed too, and was there to the last day. Of the family
 * and of pets it is asked.
 */
export function readInMemory(
  who: { name: string; relation: string },
  answers: readonly string[],
  isParting = false,
): number {
  const said = isParting ? SAID_AT_PARTING : SAID
  const own = keyOf(`${who.name} . ${who.relation}`)
  // 'mis perritos, la Canela ya está en el cielo': of several, one
  if (isSeveral(who.name, who.relation) && /, (?:la|el|mi|uno|una) .*/iu.test(who.relation) && said.test(own))
    return 0.4
  if (
    said.test(keyOf(who.name)) ||
    [said, DIED_AT_PARTING].some((sign) => saidOfThem(who.relation, sign, who) > 0) ||
    /(?<![A-Za-zÀ-ỹ])vivio (?:hasta (?:los|sus)|(?:solo )?\d+ (?:dias?|meses|semanas|horas))(?![A-Za-zÀ-ỹ])/u.test(own)
  )
    return 1
  const gender = relationGender(who.relation)
  // 'Él murió a los tres días', of a woman's patient
  const texts = answers.map((answer) =>
    isOfAnother(answer, who.name)
      ? ''
      : gender === null
        ? answer
        : answer.replace(gender === 'f' ? HE_DIED : SHE_DIED, ''),
  )
  const sureOf = (sign: RegExp, among = texts) => Math.max(0, ...among.map((text) => saidOfThem(text, sign, who)))
  const dead = sureOf(said)
  if (dead === 1) return 0.85
  const died = sureOf(
    isParting ? DIED_AT_PARTING : DIED,
    texts.filter((text) => !FOUND.test(keyOf(text))),
  )
  if (died === 1) return 0.7
  const inHeaven = sureOf(
    TO_HEAVEN,
    texts.filter((text) => !FLIES.test(keyOf(text))),
  )
  if (dead + died + inHeaven > 0) return UNCLEAR
  // 'mi abuelo ya no está con nosotros', for whose farewell it would be
  if (isParting) return isOfHouse(who.relation) && sureOf(SAID, [who.relation, ...texts]) > 0 ? UNCLEAR : 0
  const gone = sureOf(GONE)
  const lives = texts.some((text) => saidOfThem(text, GONE, who) === 0 && LIVES.test(keyOf(text)))
  return gone === 0 || lives ? 0 : Math.min(gone, 0.55)
}

const RESTING =
  /(?<=[A-Za-zÀ-ỹ].*)[\s,(]*(?:q\.?\s?e\.?\s?p\.?\s?d\.?|q\.?\s?d\.?\s?e\.?\s?p\.?|(?<![A-Za-zÀ-ỹ])d\.?\s?e\.?\s?p\.?|†|que en paz descanse)\)?\s*$/iu

/** 'Jaime (QEPD)', 'Lola †': the name alone. */
export const withoutRest = (name: string): string => name.replace(RESTING, '').trim() || name
