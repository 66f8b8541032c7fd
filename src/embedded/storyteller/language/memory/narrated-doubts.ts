import { isGivenName } from '../../../../contract/gender.ts'
import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { mayBeSaid } from '../spelling/said-aloud.ts'
import { attachedTo } from './narrated-verbs.ts'

/** What no narrator tells: words of which it is not certain whose they are. */

/** A memory in which somebody may speak, or of which it is not known who did it. */
export const isDoubtful = (text: string): boolean =>
  OWN_WORD.test(text) ||
  CALLED.test(text) ||
  WHOSE.test(text) ||
  UNMARKED.test(text) ||
  AT_SOMEBODYS.test(text) ||
  isHimUnsaid(text) ||
  mayBePast(text) ||
  isEithers(text) ||
  mayBeSaid(text)

/** 'una señora nos invitó. Se llamaba Graça': who was it? */
const CALLED = /(?<!\p{L})se llamaba(?!\p{L})/iu

/** 'haber comido un gis entre las dos', 'mija, me decía', 'me iba diciendo izquierda, derecha': whose words, or when? */
const UNMARKED =
  /^haber|^(?:mij[oa]|hij[oa]|mi \p{L}+), (?:me|nos) dec[ií]a|(?<!\p{L})(?:diciendo|gritando)(?: al oído| bajito)? \p{Ll}+, \p{Ll}+,/iu

/** 'la conocí en el mío', 'el mío se fue para el otro lado': of what? */
const WHOSE =
  /(?<!\p{L})(?:(?:en|a|de|con|por|hasta|desde) (?:el|la|l[oa]s)|al|del) (?:mí|tuy|suy)[oa]s?(?!\p{L})|(?<!\p{L})(?:el|la|l[oa]s) mí[oa]s? (?:(?:se|no|me|le) )*\p{L}+(?:ó|aba|ía|fue|aron|ieron)(?!\p{L})|(?<!\p{L})(?:el|la|l[oa]s) de (?:él|ella)(?!\p{L})/iu

/** 'puso cara de yo no' */
const OWN_WORD = /(?<!\p{L})(?:decimos|de yo|yo (?:no|sí)$)(?!\p{L})/iu
/** 'donde don Chepe y nos correteó': who of two was it? */
const AT_SOMEBODYS =
  /(?<!\p{L})(?:donde|a casa de|en casa de|con) (?:don|doña|el señor|la señora|el vecino|la vecina) (?:\p{Lu}\p{L}+ )?y (?:nos|me|lo|la|los|las|le|les) \p{L}+ó(?!\p{L})/u
/** 'el cavo el hoyo': his deed or a thing? */
const isHimUnsaid = (text: string) =>
  [...text.matchAll(HIS_OR_A_THING)].some(([, word = '']) => hasGenders(word) && finiteForm(word)?.person === 1)
const HIS_OR_A_THING =
  /(?<!\p{L})el (\p{Ll}{3,}o) (?:el|la|l[oa]s|una?) (?!(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|día|mes|año|noche|tarde)(?!\p{L}))/gu

/** 'plantó un peral y ahora da peras': the tree, or whoever planted it? */
const isEithers = (text: string) =>
  [
    ...text.matchAll(
      /(?<!\p{L})(?:una?|el|la) \p{Ll}+(?: \p{Ll}+){0,3},? (?:y|que) (?:ahora|hoy) (?:(?:nos|me|les?) )?(\p{Ll}+)/giu,
    ),
  ].some(([, verb = '']) => finiteForm(verb)?.person === 3 && finiteForm(verb)?.tense === 'present')

/** 'como yo lo hacía torcido agarro mi pedazo': who took it depends on an accent. */
const mayBePast = (text: string) =>
  [...text.matchAll(/(?<!\p{L})(\p{L}{3,})o mis? \p{L}/giu)].some(
    ([, stem = '']) => finiteForm(`${stem}o`)?.person === 1 && finiteForm(`${stem}ó`)?.tense === 'preterite',
  )

/** What somebody says of themselves, or to somebody, or of the day on which it was written. */
const OWN =
  /(?<!\p{L})(?:\p{L}*[áéí]\p{L}+nse|me|mis?|mí|yo|nos|nosotr[oa]s|nuestr[oa]s?|te|ti|tus?|tú|vos|os|vuestr[oa]s?|conmigo|contigo|mí[oa]s?|tuy[oa]s?|aquí|hoy|ayer|ahorita|puedo|tengo|quiero|estoy|soy|voy|somos|usted(?:es)?|habías|tenías|ibas|eras|querías|podías|sabías|decías|hacías|estabas|hago|digo|veo|creo|siento|(?<!(?:de|un|el|su|como) )recuerdo|jaja\p{L}*|\p{L}+(?:[aá]|[aei])mos)(?!\p{L})/iu

/** 'habías', 'pusiste' */
const isSaidToYou = (word: string) => {
  const form = finiteForm(word)
  return (
    form?.person === 2 &&
    !form.plural &&
    /^(?:preterite|imperfect)$/u.test(form.tense) &&
    !isNounForm(word) &&
    !hasGenders(word)
  )
}

/** Nothing of that may be left in what is told. */
export const isOwn = (text: string) =>
  OWN.test(text.replace(NUMBERS, '')) ||
  (text.match(/\p{L}+/gu) ?? []).some(isSaidToYou) ||
  isSaidToSomebody(text) ||
  (text.match(/\p{L}+/gu) ?? []).some((word) => attachedTo(word.toLowerCase()))
const NUMBERS =
  /(?<!\p{L})(?:vamos|primos|racimos|mimos|próximos|íntimos|reclamos|ramos|tramos|extremos|últimos|primeros|mismos|ánimos|\p{L}+ísimos|dálmatas)(?!\p{L})/giu

/** 'tocás todo', 'eres así', 'cantas lindo': a form of somebody who is spoken to, spelt like no noun or where none begins. */
const isSaidToSomebody = (text: string) =>
  [...text.matchAll(/((?:^|[.!?] )[¡¿]?|(?<!\p{L}))(\p{L}+)(?=( \p{Ll}+)?)/gu)].some(
    ({ 1: mark, 2: word = '', 3: next = '', index }) => {
      const opens = index === 0 || mark !== ''
      const low = opens ? word.toLowerCase() : word
      const form = isGivenName(word) ? null : finiteForm(low)
      if (form?.person !== 2 || form.plural || form.tense !== 'present') return false
      const isWish = !form.address && low.endsWith(form.infinitive.endsWith('ar') ? 'es' : 'as')
      // 'Llenas de barro', 'Luces por todas partes'
      const isBegun = opens && !/^ ?(?:de|con|por|en|y|)$/u.test(next)
      return TABLE.has(low) || (!isWish && (isBegun || !(isNounForm(low) || hasGenders(low))))
    },
  )
