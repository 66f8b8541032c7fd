import { withNumbersInWords } from '../grammar/numbers.ts'
import { senderName } from './sender-name.ts'

/** Who signs, in the words by which givers are read: whoever signs for a group by their name, and in Spanish who together are called in another tongue. */
export function plainlySigned(signed: string): string {
  const [, group = '', byName = ''] = SIGNED_BY.exec(signed) ?? []
  if (byName) return `${byName}, en nombre de ${senderName(group)}`
  return (
    signed
      .replace(ARTICLE, (all, one?: string, ofOne?: string, other = '', ofOther = '') => {
        const [article, noun] = [one ?? other, ofOne ?? ofOther]
        // 'Os queremos', 'Les amamos', 'As Marías'
        if (/^(?:os|les|as)$/iu.test(article) && /(?:mos|[áé]is)$|^\p{Lu}/u.test(noun)) return all
        const theirs = OF_THEIRS[noun.toLowerCase()]
        if (theirs) return `Tus ${theirs}`
        return `${/^(?:les|as|le)$/iu.test(article) ? 'Las' : 'Los'} ${noun.toLowerCase()}`
      })
      .replace(AND, '$1 y $2')
      // 'Los 11 nietos', as the story says it
      .replace(/^l[oa]s \d{1,2} [A-Za-zÀ-ỹ]{4,}/iu, (many) => withNumbersInWords(many))
      // 'Irma y familia', and not «Amigos y familia»
      .replace(
        /^(?!(?:[Aa]mig|[Pp]rim|[Hh]erman|[Vv]ecin|[Cc]ompañer|[Tt][ií]|[Aa]buel|[Pp]adre|[Pp]ap|[Hh]ij|[Nn]iet|[Ss]uegr)[a-zá]*s )((?:[Dd]oña |[Dd]on )?\p{Lu}\p{Ll}+) y (?:la )?familia$/u,
        '$1 y su familia',
      )
  )
}

/** 'papás de 4.º B, firma Jhon', 'Los vecinos (firma Gladys)' */
const SIGNED_BY =
  /^\s*((?:l[oa]s )?[A-Za-zÀ-ỹ]{3,}s(?: [^,(]+)?)[,;]? \(?firma(?:do)?(?: por)?:? ([A-Za-zÀ-ỹ]{2,}(?: [A-Za-zÀ-ỹ]{2,})*)\)?\s*$/iu

/** 'Els avis', 'Os avós', 'I nonni', 'The kids', and whose they are: 'Les teves cosines' */
const ARTICLE =
  /^(?:(els|les|os|as|the)(?: (?:teus|teves|t[uú]as|seus|seves))? ([A-Za-zÀ-ỹ]+s)|(i|gli|le)(?: tuoi| tue)? ([A-Za-zÀ-ỹ]+[ie]))(?![A-Za-zÀ-ỹ])/iu

/** What in Spanish would be something else: «los pares» */
const OF_THEIRS: Readonly<Record<string, string>> = {
  pares: 'padres', pais: 'padres', fills: 'hijos', filles: 'hijas', néts: 'nietos', netes: 'nietas', cosins: 'primos', cosines: 'primas', germans: 'hermanos', germanes: 'hermanas', irmáns: 'hermanos', irmás: 'hermanas', nebots: 'sobrinos', nebodes: 'sobrinas', amics: 'amigos', amigues: 'amigas',
} // oxfmt-ignore

/** 'Ton i Neus', 'Mom and Dad', 'Aita eta ama'; of more than two what joins them stays as it is. */
const AND = /^(?![Rr]ock )([^,]+) (?:i|and|eta|&) ([^,]+)$/u
