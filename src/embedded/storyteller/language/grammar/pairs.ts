import { nounGender } from './gender.ts'

/** What has two sides is called as many: 'un par de gafas' as it comes in, and «las gafas» ever after. */
const NOUNS =
  'lentes|anteojos|gafas|tijeras|aud[ií]fonos|auriculares|binoculares|tirantes|pinzas|pantalones|botas|botines|patines|rollers|zapatillas|zapatos|sandalias|guantes|pantuflas|casta[ñn]uelas|maracas|tenis|dados'

/** 'un par de botas de lluvia' → 'las botas de lluvia' */
export const pairOf = (un: string) =>
  un.replace(/^(?:un|el) par de (\p{L}+)/u, (_, noun: string) => `${nounGender(noun) === 'f' ? 'las' : 'los'} ${noun}`)

/** What is said of a thing by whoever tells, of more than one. */
const MANY: Readonly<Record<string, string>> = {
  está: 'están',
  estaba: 'estaban',
  es: 'son',
  era: 'eran',
  será: 'serán',
  va: 'van',
  iba: 'iban',
  venía: 'venían',
  quedó: 'quedaron',
  queda: 'quedan',
  sigue: 'siguen',
  seguía: 'seguían',
  suena: 'suenan',
  sonaba: 'sonaban',
  sonara: 'sonaran',
  sonó: 'sonaron',
  vuelva: 'vuelvan',
  decía: 'decían',
  descansaba: 'descansaban',
  dijo: 'dijeron',
  hizo: 'hicieron',
  hacía: 'hacían',
}
const many = (verb: string) => MANY[verb]!
const ONE = Object.keys(MANY).slice(0, -3).join('|')
const THE = `l[oa]s (?:${NOUNS})(?!\\p{L})`
const BEFORE = new RegExp(`(?<![\\p{L}]|se )(?:${ONE})(?= (?:(?:ahora|ya|también|un poquito|todavía) )?${THE})`, 'gu')
const BEHIND = new RegExp(`(?<=(?:^|[.,;:] |(?:y|que) )${THE},? (?:que )?)(?:${ONE})(?!\\p{L})`, 'giu')
/** 'Tap, hizo bajito los tenis.', 'Adiós, mar, dijo los patines.' */
const SOUNDED = new RegExp(
  `(?<=(?:^|[.!?] |[«—¡])\\p{Lu}\\p{Ll}*!?(?:, \\p{Ll}+)*, )(?:hizo|hacía|dijo)(?=(?: muy)?(?: bajito)? ${THE}(?:[.,]| y ))`,
  'gu',
)
const HERE = new RegExp(`(?<=${THE}! ¡Aquí )está(?=!)`, 'giu')
const ASKED = new RegExp(`(?<=que sonaran ${THE}[^,.]*, y )sonó(?!\\p{L})`, 'gu')

/** 'estaba las gafas' → 'estaban las gafas' */
export const agreed = (text: string): string =>
  / l[oa]s |^l[oa]s /iu.test(text)
    ? text.replace(BEFORE, many).replace(BEHIND, many).replace(SOUNDED, many).replace(ASKED, many).replace(HERE, many)
    : text
