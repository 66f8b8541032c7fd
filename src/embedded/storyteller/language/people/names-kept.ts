import { isGivenName } from '../../../../contract/gender.ts'
import { known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { bare, upperFirst } from '../grammar/text.ts'

/** Of these names the one that is said, whole or cut: 'Vale' of Valentina, 'Santi' of Santiago; not 'Luis' of Luisa, 'Emilia' of Emiliano. */
const nameCalled = (word: string, names: string): string | undefined =>
  (names.match(/\p{Lu}\p{L}+/gu) ?? []).find((name) => name === word || isCutOf(word, name))

const isCutOf = (word: string, name: string) =>
  /^\p{Lu}\p{Ll}{2,3}$|^\p{Lu}\p{Ll}+i$/u.test(word) &&
  bare(name).startsWith(bare(word)) &&
  name.length > word.length + 1 &&
  !known(word) &&
  word !== 'Rosa'

/** 'Vale es la zurda', 'Fer no le teme a nada': whom it is told of, by their name or by what it is cut to; null elsewhere. */
export function namedFirst(said: string, names: string): { name: string; rest: string } | null {
  const [, name = '', rest = '', verb = ''] =
    /^(\p{Lu}\p{L}+) ((?:(?:no|nunca|siempre|ya|también|me|te|se|nos|les?|l[oa]s?) )*(\p{L}+).*)$/su.exec(said) ?? []
  return nameCalled(name, names) !== undefined && finiteForm(verb.toLowerCase())?.person === 3 ? { name, rest } : null
}

/** Names that are words of every day. */
const COMMON =
  /^(?:Paz|Sol|Luz|Rosa|Flor|Mar|Alma|Estrella|Luna|Cielo|Lluvia|Nieves?|Victoria|Gloria|Esperanza|Consuelo|Dolores|Mercedes|Milagros?|Roc[ií]o|Blanca|Clara|Linda|Dulce|Bella|Perla|Coral|Violeta|Margarita|Azucena|Hortensia|Jazm[ií]n|Camelia|Celeste|Azul|Bel[eé]n|Reyes|Santos|[AÁ]ngel(?:es)?|Le[oó]n|Vega|Bruno|Pilar|Fe|Gracia|Socorro|Remedios|Soledad|Trinidad|Concepci[oó]n|Asunci[oó]n|Encarnaci[oó]n|Amparo|Cruz|Rosario|Inmaculada|Amado|Benigno|Cl[aá]sico|Domingo|Pascual|Salvador|Max|Guadalupe|Aurora|Alba|Brisa|Selva|India|Am[eé]rica|Paloma|Olivo|Olivia|Plata|Barba|Rey|Poncho|Chavo|Pancha|Pepa|Nana|Tata|Juana|Mateo)$/iu

/** 'conoci a eva': the names of both keep their capital, but for those that are words too. */
export function withNames(raw: string, names: string): string {
  return (names.match(/\p{L}{3,}/gu) ?? [])
    .map((name) => upperFirst(name.toLowerCase()))
    .filter((name) => !/^(?:pap|mam|abuel|t[ií][oa]$|herman|prim[oa]$|hij|niet|novi|espos)/iu.test(name))
    .filter((name) => !known(name.toLowerCase()) || (isGivenName(name) && !COMMON.test(name)))
    .reduce((text, name) => text.replace(new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'gu'), name), raw)
}
