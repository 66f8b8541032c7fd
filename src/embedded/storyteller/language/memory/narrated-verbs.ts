import { hasGenders, isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { type Finite, TABLE } from '../grammar/paradigms.ts'
import { ACCUSATIVE, DATIVE, DETERMINED, QUOTE, saysWhen, TO_PEOPLE } from './narrated-words.ts'
import { pluralForm, thirdForm } from '../grammar/verb-forms.ts'

/** The verbs of a memory, from whoever lived it to whoever tells it. */

const FIRST: Record<string, string> = { fui: 'fue', di: 'dio', vi: 'vio', he: 'ha' }

const WE: Record<string, string> = {
  fuimos: 'fueron', éramos: 'eran', íbamos: 'iban', dimos: 'dieron', vimos: 'vieron', hemos: 'han', habíamos: 'habían', reímos: 'rieron', leímos: 'leyeron',
  oímos: 'oyeron', caímos: 'cayeron', sonreímos: 'sonrieron', freímos: 'frieron',
} // oxfmt-ignore

/** 'llevé', 'fuimos', 'pusiste' → 'llevó', 'fueron', 'puso'; null of a form that is not known for certain. */
export function toldForm(word: string, form: Finite): string | null {
  if (form.person === 3) return word
  const listed = WE[word] ?? FIRST[word]
  if (listed) return listed
  if (form.tense !== 'preterite' && form.tense !== 'imperfect') return null
  const third = thirdForm(word, { ...form, person: 2, plural: false })
  if (form.person === 2) return form.plural ? (form.address === 'vosotros' ? thirdForm(word, form) : null) : third
  if (!form.plural) return form.tense === 'preterite' ? third : null
  if (form.tense === 'imperfect') return word.replace(/ábamos$/u, 'aban').replace(/íamos$/u, 'ían')
  return third && pluralForm(third)
}

/** 'hubiéramos' → 'hubieran'; null of what is none such. */
export const weWere = (word: string): string | null =>
  word !== 'éramos' && /(?:á|é)(?:ra|se)mos$/u.test(word)
    ? word
        .replace(/á(?=(?:ra|se)mos$)/u, 'a')
        .replace(/é(?=(?:ra|se)mos$)/u, 'e')
        .replace(/mos$/u, 'n')
    : null

const BEFORE_NAME = /^(?:al?|del|hasta|con|en|de|por|para|desde|sin|sobre|bajo|a)$/u

/** How somebody whom a deed is done to is told of: by 'le', by their name after the verb, or it is not known. */
export function objectOf(infinitive: string, behind: string, after: string): 'le' | 'name' | null {
  // 'me puso como veinte broches': so many of them
  if (behind === 'como' && GIVES.test(infinitive) && isCount(after)) return 'le'
  // 'me esperó tres días'
  const next = saysWhen([behind, after]) ? '' : behind
  if (TO_PEOPLE.test(infinitive)) return 'name'
  // 'nos hizo de abejas', 'me hizo de desayunar', 'me hizo reír'
  if (infinitive === 'hacer' && next === 'de') return isInfinitive(after) ? 'le' : 'name'
  if (infinitive === 'hacer' && /^(?:mamá|papá|abuel[oa]|tí[oa]|feliz)$/u.test(next)) return 'name'
  if ((infinitive === 'hacer' || infinitive === 'dejar') && isInfinitive(next)) return 'name'
  if (infinitive === 'hacer') return 'le'
  // 'nos pusieron amonestaciones', not 'nos puso contentas'
  if (
    infinitive === 'poner' &&
    (/(?:ciones|dades)$/u.test(next) || (next.endsWith('s') && isNounForm(next) && !hasGenders(next)))
  )
    return 'le'
  if (/^(?:echar|correr)$/u.test(infinitive) && /^(?:del?|a|al)$/u.test(next)) return 'name'
  if (infinitive === 'llevar' && BEFORE_NAME.test(next)) return 'name'
  // 'nos vio cara de sueño'
  if (infinitive === 'ver' && next === 'cara') return 'le'
  // 'me mandó a mi casa'
  if (infinitive === 'mandar' && next === 'a' && DETERMINED.test(after)) return 'name'
  const isGiven =
    DETERMINED.test(next) ||
    // 'me tenía caliente la sopa'
    (/^(?:tener|guardar|servir)$/u.test(infinitive) && /(?:[ao]s?|es?)$/u.test(next) && DETERMINED.test(after)) ||
    next === 'que' ||
    next === QUOTE ||
    /^\d+$/u.test(next) ||
    ((isNounForm(next) || (/^\p{L}{4,}$/u.test(next) && !known(next) && !finiteForm(next))) &&
      !/(?:ando|endo|mente)$/u.test(next) &&
      !BEFORE_NAME.test(next) &&
      !isInfinitive(next) &&
      !LATER.test(next) &&
      (!hasGenders(next) || (infinitive === 'traer' && FOODS.test(next))))
  if (infinitive === 'ayudar') return 'name'
  if (isGiven || DATIVE.test(infinitive)) return 'le'
  return ACCUSATIVE.test(infinitive) ? 'name' : null
}

const GIVES = /^(?:poner|hacer|traer|comprar|quitar|sacar|echar|pegar|tomar|mandar|cantar)$/u
export const isCount = (word: string) =>
  /^(?:\d+|mil|un[oa]s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien)$/u.test(
    word,
  )

/** Nouns that look as if they had two genders: 'nos trajo churros'. */
const FOODS =
  /^(?:churr|bizcoch|boll|pastelit|bocadit|tac|quesit|helad|dulcecit|hig|manzan|naranj|ciruel|barquill)[oa]s?$/u

const LATER =
  /^(?:siempre|bien|mucho|fuerte|despiert[oa]|sol[oa]|dormid[oa]|temprano|tarde|hoy|y|e|o|como|cuando|alrededor|junto|cerca|lejos|adentro|afuera|dentro|fuera|arriba|abajo|encima|debajo|detrás|delante|enfrente)$/u

const ATTACHED = /^(\p{L}+(?:[aeiíéá]r|ndo))(me|te|nos)(l[oae]s?)?$/u

/** A pronoun of theirs that hangs on a verb: 'verte', 'riéndonos', 'enseñarme'; null where none does. */
export function attachedTo(word: string): { verb: string; bareVerb: string; pronoun: string; more: string } | null {
  const [, verb = '', pronoun = '', more = ''] = ATTACHED.exec(word) ?? []
  const bareVerb = plain(verb)
  return verb.endsWith('ndo') || (verb && isInfinitive(bareVerb)) ? { verb, bareVerb, pronoun, more } : null
}

const plain = (verb: string) =>
  isInfinitive(verb)
    ? verb
    : verb
        .normalize('NFD')
        .replace(/\u0301/gu, '')
        .normalize('NFC')

/** 'reímos', which is spelt as in the present. */
export const isWe = (word: string): boolean => word in WE

const BEFORE_NOUN =
  /^(?:el|la|los|las|un|una|unos|unas|de|del|al|mi|mis|tu|tus|su|sus|con|en|sin|por|para|muy|dos|tres|cada|más)$/u

/**
 * 'y lloro porque le dolió': a past that lacks its accent, as 'lloró'; null of what is none such. `isLed`: a pronoun
 * stands before it, and so it is no noun.
 */
export function unaccentedPast(word: string, isLed = false): string | null {
  const form = finiteForm(word)
  const past = `${word.slice(0, -1)}ó`
  const isPresent = word.endsWith('o') && form?.person === 1 && !form.plural && form.tense === 'present'
  if (word === 'creo') return null
  const isVerb = isLed ? !FELT_NOW.test(form?.infinitive ?? '') : !isNounForm(word)
  return isPresent && isVerb && finiteForm(past)?.tense === 'preterite' ? past : null
}

/** 'lo extraño': so one says it today. */
const FELT_NOW =
  /^(?:extrañar|amar|adorar|admirar|recordar|necesitar|llamar|cuidar|visitar|ayudar|esperar|desear|llevar)$/u

/** 'querías', 'hacíamos': by the form without their person. */
function imperfectOf(word: string): Finite | null {
  const third = word.endsWith('ías') ? word.slice(0, -1) : word.replace(/íamos$/u, 'ía').replace(/ábamos$/u, 'aba')
  const form = third === word ? null : finiteForm(third)
  return form?.tense === 'imperfect'
    ? { ...form, person: word.endsWith('s') && !word.endsWith('mos') ? 2 : 1, plural: word.endsWith('mos') }
    : null
}

const MISSED: Readonly<Record<string, Finite>> = {
  estábamos: { infinitive: 'estar', person: 1, plural: true, tense: 'imperfect' },
  podíamos: { infinitive: 'poder', person: 1, plural: true, tense: 'imperfect' },
  andábamos: { infinitive: 'andar', person: 1, plural: true, tense: 'imperfect' },
}

/** A word that is a verb here, as it stands after `before`. */
export function deedOf(word: string, before: string): Finite | null {
  const form = finiteForm(word) ?? MISSED[word] ?? imperfectOf(word)
  if (!form) return null
  // 'las dos firmamos'
  if (form.person === 1 && form.plural && !isNounForm(word)) return form
  // 'la tarde', 'de vuelta'; not 'la cargué', 'los vimos'
  const isPast = form.tense === 'preterite' && (TABLE.has(word) || !/[aeo]s?$/u.test(word))
  const isDone = isPast || (form.person === 1 && form.plural) || (form.tense === 'imperfect' && !isNounForm(word))
  const isPronoun = /^(?:la|los|las)$/u.test(before) && isDone
  return BEFORE_NOUN.test(before) && !isPronoun && (isNounForm(word) || !isPast) ? null : form
}
