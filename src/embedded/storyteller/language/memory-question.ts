import { type Address, addressed } from './address.ts'
import { isEntry, isNounForm, known } from './dictionary.ts'
import { finiteForm } from './finite.ts'
import { nounGender } from './gender.ts'
import { isInfinitive } from './infinitive.ts'
import { TABLE } from './paradigms.ts'
import { contract, upperFirst, words } from './text.ts'
import { firstFinite } from './verbs.ts'

const WHEN =
  /^(cuando|cómo|lo (?:mucho|bien) que|la (primera |última )?vez (en )?que|el (primer |último )?día (en )?que|la (noche|tarde|mañana) (en )?que|(?:aquella|esa|una) (vez|noche|tarde|mañana|nochebuena|navidad)( en)? que|aquel (día|verano|año|viaje)( en)? que|el verano (en )?que|aquel día que|ese día que)/i

const DETERMINED =
  /^(el|la|los|las|un|una|unos|unas|nuestro|nuestra|nuestros|nuestras|vuestro|vuestra|vuestros|vuestras|aquel|aquella|aquellos|aquellas|ese|esa|esos|esas|todo|toda|todos|todas|cada)$/

export function afterWhen(text: string): string[] {
  const tokens = words(text)
  if (!WHEN.test(text)) return tokens
  const that = tokens.findIndex((token) => /^(que|cuando)$/i.test(token))
  return tokens.slice(that + 1)
}

/** 'la primera vez que te vi llevabas una camisa horrible': a main clause follows the one that says when. */
function hasSecondVerb(tokens: readonly string[]): boolean {
  const first = firstFinite(tokens)
  if (!first) return false
  return tokens.slice(first.index + 1).some((token, i, rest) => {
    const form = finiteForm(token)
    const past = form?.tense === 'preterite' || form?.tense === 'imperfect'
    if (!past || (isEntry(token) && !TABLE.has(token))) return false
    let before = i - 1
    while (before >= 0 && WITH_VERB.test(rest[before]!)) before--
    // 'cuando murió mi papá usted me trajo sopa'
    const subject = rest.slice(before + 1, i).some((word) => /^(?:yo|tú|vos|usted|ustedes|él|ella)$/i.test(word))
    if (subject && before >= 0 && !/^(?:y|e|ni|que|cuando|donde|si)$/i.test(rest[before]!)) return true
    const link = before < 0 ? first.word : rest[before]!
    return !LINKED.test(link) && !LINKED.test(rest[before - 1] ?? '')
  })
}

/** What stands between a link and its verb: 'y no os encontrábamos'. */
const WITH_VERB = /^(?:no|ya|también|tampoco|me|te|se|nos|os|le|les|lo|la|los|las|yo|tú|vos|usted|ustedes|él|ella)$/i

const LINKED =
  /^(y|e|ni|o|que|cuando|donde|como|cómo|si|porque|mientras|pero|aunque|hasta|el|la|los|las|un|una|de|del|al|a|en|con|por|sin|su|sus|tu|tus|mi|mis|quien|cual|cuanto)$/i

export function asQuestion(text: string, address: Address): string | null {
  const remember = addressed(address, '¿Te acuerdas', '¿Se acuerda', '¿Se acuerdan', '¿Te acordás', '¿Os acordáis')
  const [first = ''] = words(text)
  const of = (what: string) => contract(`${remember} de ${what}?`)
  if (/[?!]$/.test(text) || /[:;]/.test(text)) return null
  if (WHEN.test(text)) return hasSecondVerb(afterWhen(text)) ? `${remember}? ${upperFirst(text)}.` : of(text)
  if (/(?<!\p{L})(?:tú|vos|usted|ustedes) y yo(?!\p{L})/iu.test(text)) return null
  const found = firstFinite(words(text))
  // 'la tercera cita, en la que…': a noun, though it could be a verb
  const finite =
    found && DETERMINED.test(first.toLowerCase()) && found.index < 4 && isNounForm(found.word) && !TABLE.has(found.word)
      ? null
      : found
  // 'tu cara cuando viste el mar' is remembered as it was said, not asked for
  if (finite && /^tus?$/i.test(first)) return null
  if (finite && finite.index <= 4 && !DETERMINED.test(first.toLowerCase())) return `${remember}? ${upperFirst(text)}.`
  // 'el viaje a Bariloche, vos manejabas y yo cantaba': two clauses, left as they were said
  if (finite && /,/.test(text) && finite.index > words(text.split(',')[0]!).length - 1) return null
  // 'en la secundaria cuando…': no 'de' of ours takes it up
  if (/^(?:en|a|al|con|por|para|desde) /iu.test(text)) return finite ? `${remember}? ${upperFirst(text)}.` : null
  const tokens = words(text)
  const related = tokens
    .slice(1, finite?.index)
    .some((token) => /^(que|donde|cuando|cual|quién|qué|cómo|dónde|cuándo)$/i.test(token))
  if (finite && related && !/^(un|una)$/i.test(first)) return of(text)
  if (finite) return `${remember}? ${upperFirst(text)}.`
  if (isInfinitive(first) || /^haber$/i.test(first)) return null
  if (DETERMINED.test(first.toLowerCase())) return of(text)
  if (/^(mi|mis|tu|tus|su|sus)$/i.test(first)) return of(text)
  if (
    !known(first.toLowerCase()) ||
    /^\p{Lu}/u.test(text) ||
    /^(no|en|con|por|de|a|al|tú|yo|vos|usted|ustedes|nosotros|nosotras|vosotros)$/i.test(first)
  )
    return null
  const plural = first.endsWith('s')
  const feminine = nounGender(first) === 'f'
  return of(`${plural ? (feminine ? 'las' : 'los') : feminine ? 'la' : 'el'} ${text}`)
}
