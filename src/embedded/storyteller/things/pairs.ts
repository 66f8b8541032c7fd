import { nounGender } from '../language/grammar/gender.ts'

/** What has two sides and is called as many: 'un par de gafas' as it comes in, and «las gafas» ever after. */
const NOUNS =
  'lentes|anteojos|gafas|tijeras|aud[ií]fonos|auriculares|binoculares|tirantes|pinzas|pantalones|botas|botines|patines|rollers|zapatillas|zapatos|sandalias|guantes|pantuflas|casta[ñn]uelas|maracas|tenis|dados'
export const isPair = (noun: string) => new RegExp(`^(?:${NOUNS})$`, 'u').test(noun)

/** 'un par de botas de lluvia' → 'las botas de lluvia' */
export const pairOf = (un: string) =>
  un.replace(/^(?:un|el) par de (\p{L}+)/u, (_, noun: string) => `${nounGender(noun) === 'f' ? 'las' : 'los'} ${noun}`)

/** What stands before or behind it is said of more than one. */
const VERBS = {
  está: 'están',
  estaba: 'estaban',
  quedó: 'quedaron',
  queda: 'quedan',
  seguía: 'seguían',
  sonaba: 'sonaban',
  sonara: 'sonaran',
  suena: 'suenan',
  vuelva: 'vuelvan',
  descansaba: 'descansaban',
  esperaba: 'esperaban',
} as const
const ONE = Object.keys(VERBS).join('|')
const many = (verb: string) => VERBS[verb as keyof typeof VERBS]
const THE = `l[oa]s (?:${NOUNS})(?!\\p{L})`
const BEFORE = new RegExp(`(?<![\\p{L}]|se )(${ONE})(?= (?:(?:ahora|ya|también|un poquito|todavía) )?${THE})`, 'gu')
const BEHIND = new RegExp(`(?<=(?:^|[.,;:] |y )${THE} )(${ONE})(?!\\p{L})`, 'giu')
/** 'Tap, hizo los tenis.' */
const SOUNDED = new RegExp(`(?<=(?:^|[.!?] |[«—])\\p{Lu}\\p{Ll}*(?:, \\p{Ll}+)*, )hizo(?= ${THE}\\.)`, 'gu')

/** 'estaba las gafas' → 'estaban las gafas' */
export const agreed = (text: string): string =>
  text
    .replace(BEFORE, many)
    .replace(/(?<=sonaran l[oa]s [^,.]+, y )sonó(?!\p{L})/gu, 'sonaron')
    .replace(BEHIND, many)
    .replace(SOUNDED, 'hicieron')
