import { isGivenName } from '../../../../contract/gender.ts'
import { hasGenders, isEntry, isNounForm, known } from '../grammar/dictionary.ts'
import { bare, sameCase, upperFirst } from '../grammar/text.ts'
import { speltByEar } from './spelt-by-ear.ts'
import { isNobodysWord } from './strange-words.ts'

/** 'ramirez' → 'Ramírez', 'el loco garcia' → 'el loco García', 'la señora ibanez' → 'la señora Ibáñez'; 'despuez' → 'después'. */
export const patronymics = (text: string): string =>
  text
    .replace(IN_EZ, (word, at: number) => inEz(word, text.slice(0, at)))
    .replace(/(?<![A-Za-zÀ-ỹ])\p{Ll}{4,}(?![A-Za-zÀ-ỹ])/gu, (word, at: number) => {
      const name = FAMILIES.get(bare(word))
      return name && (!isWordToo(word, name) || isBehindName(text.slice(0, at))) ? name : word
    })

/** Small, or with the capital of a sentence. */
const IN_EZ = /(?<![A-Za-zÀ-ỹ])(?:\p{Ll}|(?<=^|[.!?…] )\p{Lu})\p{Ll}*ez(?![A-Za-zÀ-ỹ])/gu

function inEz(typed: string, before: string): string {
  const word = typed.toLowerCase()
  // 'otravez' is glued, and nobody's name
  if (!isNobodysWord(word) || (word.endsWith('vez') && !FAMILIES.has(bare(word)))) return typed
  const name = FAMILIES.get(bare(word))
  if (name) return name
  const both = BOTH[word]
  if (both) return isBehindName(before, true) ? both : sameCase(typed, inEs(word) ?? word)
  // 'viajó a tunez'
  if (known(stressed(word))) return typed
  const meant = inEs(word)
  return meant === null ? (isBehindName(before) ? stressed(word) : typed) : sameCase(typed, meant)
}

/** 'interez' → 'interés', 'mez' → 'mes', 'entonzez' → 'entonces'; null for what no word in -s sounds like. */
function inEs(word: string): string | null {
  const stem = word.slice(0, -2)
  const [accented, plain] = [`${stem}és`, `${stem}es`]
  if (isEntry(accented)) return accented
  if (known(plain)) return plain
  const heard = speltByEar(plain)
  return known(accented) ? accented : known(heard) ? heard : null
}

/** Polite, or a family; of high birth, or a family. */
const BOTH: Readonly<Record<string, string>> = { cortez: 'Cortez', marquez: 'Márquez' }

/** The accent of a family name in -ez is on the vowel before. */
const stressed = (word: string) =>
  upperFirst(
    /[áéíóú]/u.test(word) ? word : word.replace(/[aeiou](?=[^aeiou]*(?:(?<=[gq])u)?ez$)/u, (vowel) => STRESSED[vowel]!),
  )
const STRESSED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** 'plantas espinosas', 'las vargas': an adjective or a noun as well. */
const isWordToo = (word: string, name: string) => isNounForm(word) || hasGenders(name.toLowerCase())

/** 'don', 'la familia', 'Lupe'; of a word that means something else besides not 'un señor' nor 'los'. */
const isBehindName = (before: string, isOther = false) => {
  const [, lead = '', name = ''] = /^(.*?)(?<![A-Za-zÀ-ỹ])(\p{L}+) $/su.exec(before) ?? []
  if (/(?<![A-Za-zÀ-ỹ])a $/iu.test(lead)) return false
  const isName = isGivenName(name)
    ? /^\p{Lu}/u.test(name) || !known(name)
    : /^\p{Lu}/u.test(name) && /\p{L} $/u.test(lead)
  return isName || FAMILIES.has(bare(name)) || (isOther ? FAMILY : TITLE).test(before)
}
const FAMILY = /(?<![A-Za-zÀ-ỹ])(?:don|doña|familia|apellidos?|(?:la|el) señora?) $/iu
const TITLE =
  /(?<![A-Za-zÀ-ỹ])(?:don|doña|señor(?:a|es|ita)?|familia|apellidos?|los|profe(?:sora?)?|maestr[oa]|doctora?) $/iu

/** Family names, whether or not their accent was typed. */
const FAMILIES: ReadonlyMap<string, string> = new Map(
  `García Mejía Díaz Ruiz Ortiz Huamán Quispe Mamani Condori Macías Chacón Alarcón Guzmán Beltrán Galván Roldán Farfán
  Cárdenas Sepúlveda Echeverría Zúñiga Muñoz Ibarra Aguirre Uribe Zuluaga Restrepo Jaramillo Mansilla Villarroel Riquelme Valenzuela
  Espinoza Espinosa Figueroa Salazar Vargas Mendoza Aguilar Villanueva Villalobos Bustamante Fuenzalida
  Arredondo Cifuentes Londoño Ospina Arango Betancur Cevallos Etcheverry Pereyra Ferreyra
  Álvarez Antúnez Báez Benítez Bermúdez Bohórquez Chávez Domínguez Enríquez Estévez Fernández Flórez Galíndez Gálvez Gámez Giménez
  Godínez Gómez González Gutiérrez Henríquez Hernández Ibáñez Íñiguez Jiménez Juárez López Martínez Meléndez Méndez Menéndez
  Narváez Núñez Ordóñez Páez Peláez Pérez Quiñónez Ramírez Rodríguez Sáez Sáenz Sánchez Suárez Téllez Valdez Vásquez Vázquez
  Velásquez Velázquez Vélez Yáñez Yépez`
    .split(/\s+/)
    .map((name) => [bare(name), name]),
)
