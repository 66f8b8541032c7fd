import { bare, upperFirst } from '../grammar/text.ts'
import { isNobodysWord } from './strange-words.ts'

/** 'ramirez' → 'Ramírez', 'nuñez' → 'Núñez': what no dictionary has and ends so is a family name, with its accent on the vowel before. */
export const patronymics = (text: string): string =>
  text
    .replace(PATRONYMIC, patronymic)
    .replace(/(?<![A-Za-zÀ-ỹ])\p{Ll}{4,}(?![A-Za-zÀ-ỹ])/gu, (word) => FAMILIES.get(bare(word)) ?? word)

const PATRONYMIC = /(?<![A-Za-zÀ-ỹ])(\p{Ll}*?[aeiouáéíóú](?:[^aeiouáéíóú]*|[^aeiouáéíóú]*[gq]u|i?))ez(?![A-Za-zÀ-ỹ])/gu
const patronymic = (word: string, stem: string): string => {
  if (!isNobodysWord(word) || (word.endsWith('vez') && !OF_VEZ.test(word))) return word
  const isPlain = /[áéíóú]/u.test(word) || /^(?:vald|cort)ez$/u.test(word)
  return upperFirst(
    isPlain ? word : `${stem.replace(/[aeiou](?=[^aeiou]*(?:(?<=[gq])u)?$)/u, (vowel) => STRESSED[vowel]!)}ez`,
  )
}
/** 'otravez' is glued, and nobody's name. */
const OF_VEZ = /^(?:ch[aá]|est[eé]|g[aá]l|nar[vb][aá]|olv[eé])vez$/u
const STRESSED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** Family names that are no other word, whether or not their accent was typed. */
const FAMILIES: ReadonlyMap<string, string> = new Map(
  `García Mejía Díaz Ruiz Ortiz Huamán Quispe Mamani Condori Macías Chacón Alarcón Guzmán Beltrán Galván Roldán Farfán
  Cárdenas Sepúlveda Echeverría Zúñiga Muñoz Ibarra Aguirre Uribe Zuluaga Restrepo Jaramillo Mansilla Villarroel Riquelme Valenzuela
  Espinoza Espinosa Figueroa Salazar Vargas Mendoza Aguilar Villanueva Villalobos Bustamante Henríquez Fuenzalida
  Arredondo Cifuentes Londoño Ospina Arango Betancur Cevallos Etcheverry Pereyra Ferreyra`
    .split(/\s+/)
    .map((name) => [bare(name), name]),
)
