import { isEntry, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { words } from '../grammar/text.ts'
import { firstFinite } from '../grammar/verbs.ts'
import { toVosotros } from '../grammar/vosotros.ts'
import { withLeadComma } from '../spelling/lead-comma.ts'
import { lowerFirst } from '../spelling/tidy.ts'
import { OF_OTHERS } from './quality-clause.ts'
import type { Reader, Reading } from './quality-reading.ts'
import { byAnybody, saidToThem } from './quality-voice.ts'

/** What is admired, as it is said to whom it is admired in. */

/** What is said of one whom one calls «usted», and of several, in the form in which it is said to them. */
export function inTheSameForm(told: string, { recipient, address }: Reader): string | null {
  const isSame = address === 'usted' || address === 'ustedes' || address === 'vosotros'
  const isWhole = COUNTED.test(told) || /^(?:que|cómo|cuánto|sus?|el|l[aeo]s?|si|cuando|aunque) /iu.test(told)
  if (!isSame || !isWhole || /«|(?<!\p{L})(?:te|ti|tu|tus|os|vuestr[oa]s?)(?!\p{L})/iu.test(told)) return null
  const said = told.replace(OF_THEM, recipient.several ? address : 'usted')
  if (THEM.test(said)) return null
  if (address === 'vosotros') return OF_OTHERS.test(said) ? null : toVosotros(said)
  return withLeadComma(said)
}
export const THEM = /(?<!\p{L})(?:él|ella|ell[oa]s)(?!\p{L})/iu
const OF_THEM = /(?<=(?<!\p{L})(?:a|con|de|en|entre|para|por|sin) )(?:él|ella|ell[oa]s)(?!\p{L})/giu

/** 'a usted no la tumba nadie': said to them already, and of nobody else. */
export function saidToYou(own: string, { address }: Reader): string | null {
  const isToYou = {
    usted: /(?<!\p{L})usted(?!\p{L})/iu,
    tú: /(?<!\p{L})(?:a ti|tú|contigo)(?!\p{L})/iu,
    vos: /(?<!\p{L})vos(?!\p{L})/iu,
  }[address as 'usted']
  const begins = firstFinite(words(own))
  return isToYou?.test(own) &&
    begins?.person !== 3 &&
    !/^usted (?:le|les|lo|la|se) /iu.test(own) &&
    !/(?<!\p{L})(?:él|ella)(?!\p{L})/iu.test(own)
    ? lowerFirst(own)
    : null
}

/** 'la paciencia que me tienes': already said to them, and as it stands. */
export function writtenToThem(own: string, { address, recipient }: Reader): string | null {
  const [, verb = ''] =
    /^(?:el|la|l[oa]s?) \p{L}+ (?:con la |con el )?que (?:(?:me|nos|no|siempre) )*(\p{L}+)/u.exec(own) ?? []
  const isTheirs = finiteForm(verb)?.person === 2 && /^(?:tú|vos)$/u.test(address) && !recipient.several
  return isTheirs || (/^(?:tú|vos)$/u.test(address) && !recipient.several && isOnlyToThem(own)) ? own : null
}

/** 'la manera en que me cuidaste', 'no sé cómo le haces': whoever else does something in it is the giver. */
function isOnlyToThem(own: string): boolean {
  const forms = words(own).flatMap((word) =>
    isNounForm(word.toLowerCase()) ? [] : (finiteForm(word.toLowerCase()) ?? []),
  )
  return (
    forms.some(({ person, plural }) => person === 2 && !plural) &&
    !forms.some(({ person, tense }) => person === 3 && tense !== 'other') &&
    /(?<!\p{L})(?:me|nos|mi|yo|no sé)(?!\p{L})/iu.test(own)
  )
}

/** What the narrator tells of several is said to them as the sender would: ustedes or vosotros. */
export function toThem({ toYou, direct }: Reading, { address, recipient }: Reader): string | null {
  if (toYou && /^(?:tú|vos)$/u.test(address) && !recipient.several) return byAnybody(toYou)
  return toYou && address === 'vosotros' && !direct ? toVosotros(toYou) : toYou
}

/** What is said to the recipient may keep the sender's 'me', but not speak of the recipient as somebody else. */
export function safeToYou(reading: Reading | null, { address }: Reader): string | null {
  if (reading?.direct) return reading.toYou
  const said = reading?.toYou ? saidToThem(reading.toYou, address) : null
  const tokens = words(said ?? '')
  // an article before a noun is no pronoun: 'nunca me cortaste las alas'
  const others = tokens.some((word, at) => {
    if (/^(?:les?|sus?)$/i.test(word)) return true
    const next = tokens[at + 1] ?? ''
    // 'tu calma cuando yo no la tengo': the calm
    return (
      at > 0 &&
      !/^tus?$/i.test(tokens[0]!) &&
      /^(?:lo|la|los|las)$/i.test(word) &&
      finiteForm(next) !== null &&
      !isEntry(next) &&
      !isNounForm(next)
    )
  })
  return said && !others ? said : null
}

export const COUNTED =
  /^(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|medio siglo|cien) (?!\p{L}+ sol[oa])\p{L}+/iu
