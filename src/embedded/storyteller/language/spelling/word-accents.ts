import { isGivenName } from '../../../../contract/gender.ts'
import { hasGenders, isNounForm, infinitivesOf, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { ACCENTED, bare, mapWords, sameCase, upperFirst } from '../grammar/text.ts'
import { isCountryWord } from './country-words.ts'
import { isDerived } from './derived.ts'
import { speltByEar } from './spelt-by-ear.ts'

/** Restores the accents of words of which one form alone is possible, whatever stands around them. */

/** Words that exist without the accent but, in these answers, nearly always want it. */
const PREFERRED = new Map(
  `clóset fútbol pádel café día días mamá sofá bebé música matemáticas pájaros cómic cómics jardín corazón canción avión tía tío río todavía
  química aquí ahí allí así también después jamás niño niña niños niñas año años sueño sueños cariño mañana montaña montañas
  película películas periódico básquetbol béisbol gimnasia balón camión limón jabón ratón león dragón pingüino español
  cumpleaños compañero compañera compañía muñeca muñecas pequeño pequeña otoño baño señora señor
  reunión lágrimas éramos salió propósito frío fría fríos frías única único último última teléfono árbol árboles fácil difícil útil ángel más número página máquina ánimo hámster hámsters título capítulo artículo espíritu océano nomás ají ajíes plástico plásticos línea líneas danzón ojalá mío mía míos mías acá máquinas números páginas músicas prácticas fábricas lápices oímos oír salía salían crédito créditos depósito depósitos éxito éxitos tránsito hábito hábitos mérito méritos básquet otomí otomíes inglés champán aló estés sabré querés tenés acordás vení apá guaraní purépecha
  médico médicos jícama cempasúchil jonrón bíper carángano borojó guandú mapalé búcaro sentón timbó zacatón fólder guaraná híjole órale contraloría registraduría chía bluyín garúa
  magíster catrín flamboyán piquín búmeran pícnic rímel hándbol críquet ráfting kárting tándem maracuyá níscalo champiñón ñandú tucán pudú yacaré puercoespín cigüeña
  langostín surubí tambaquí pacú pípila pipián trío yoyó crayón macramé croché limpiapiés rodapié pecarí dóberman cócker metrobús muñeira gruñón regañón comelón
  ráquetbol decatlón duatlón rápel requesón carimañola sábila pterodáctilo ciclovía ecógrafo`
    .split(/\s+/)
    .filter(Boolean)
    .map((word): [string, string] => [bare(word), word]),
)

const MARKED: Readonly<Record<string, string>> = { ...ACCENTED, n: 'ñ' }

/** Words of one country or one age, which are right as they are. */
const REGIONAL =
  /^(?:aitas?|gora|fanas?|vochos?|cemitas?|seños?|mandalas?|chavas?|guey|wey|boludos?|hornados?|bolas?|pibes?|pibas?|minas?|laburo|quilombo|fiaca|chamba|neta|padre|cool|crio|guio|fio|lio|hui|karate(?:kas?)?)$/

/** Endings of learned words, and the vowel before them that is stressed in each. */
const LEARNED =
  /(?<=^[A-Za-zÀ-ỹ]{3,})[aeo](?=tic[oa]s?$)|(?<=^[A-Za-zÀ-ỹ]{3,})(?<!rev|mod)i(?=stic[oa]s?$)|(?<=^[A-Za-zÀ-ỹ]{2,})o(?=(?:(?:logic|metric)[oa]|dromo|grafo|fono|metro)s?$)/iu

/** Clipped words, which are whole as they are. */
const CLIPPED = /^(?:unis?|pelis?|teles?|coles?|bolis?|profes?|compus?|refris?|finde|depas?)$/

/** 'completica', 'quietico': a diminutive, and no learned word as 'optica' is. */
const isDiminutive = (low: string) => {
  const stem = /^(\p{L}{2,}t)ic[oa]s?$/u.exec(low)?.[1]
  // 'artistico' is learned
  return (
    stem !== undefined &&
    !/plast$|estet$|robot$|\p{L}{3}ist$|^mist$/u.test(stem) &&
    ['o', 'a', 'e', ''].some((end) => isNounForm(stem + end) || hasGenders(stem + end))
  )
}

/**
 * Restores a missing accent or eñe when the bare word is unknown and exactly one accented form is known. A word that
 * somebody wrote with a capital inside a sentence is a name, and names stay as they were typed.
 */
export function restoreAccents(word: string, isInside = false): string {
  const low = word.toLowerCase()
  if (isInside && word !== low && !/(?:tlan|huacan)$/u.test(low)) return word
  if (CLIPPED.test(low) || isDiminutive(low) || low === 'javi') return word
  // 'ni', 'uni', 'min', 'gdl': too short to say which word is meant; 'lei', 'oi' are verbs
  if (low.length === 3 && /[^aeiou][aeiou]$|[^aeiou]$/.test(low) && !PREFERRED.has(low)) return word
  // 'policiaca', 'maniaco': right both ways
  if (REGIONAL.test(low) || /iac[oa]s?$/.test(low)) return word
  const [, gerund = ''] = /^(\p{L}{2,}(?:a|ie|ye)ndo)(?:me|te|se|nos|os|l[aeo]s?){1,2}$/u.exec(low) ?? []
  if (gerund !== '' && infinitivesOf(gerund).length > 0)
    return word.replace(/(a|e)(?=ndo(?:me|te|se|nos|os|l))/iu, (vowel) => ACCENTED[vowel.toLowerCase()]!)
  const ordered = withTwoPronouns(low)
  if (ordered !== null) return sameCase(word, ordered)
  // 'Amatitlan', 'Teotihuacan', 'oncologa': every such word has its accent there
  const ending = /(?:tlan|huacan)$/u.test(low)
    ? 2
    : /\p{L}{2}olog[oa]s?$/u.test(low) && !known(low)
      ? low.length - low.lastIndexOf('olog')
      : 0
  if (ending > 0) return word.slice(0, -ending) + MARKED[word.at(-ending)!]! + word.slice(word.length - ending + 1)
  // 'la abuela Nina', 'Hannah Montana': names
  if (word !== low && /^(?:ninas?|montana|sueno)$/.test(low)) return word
  const preferred = low === 'bebe' ? undefined : PREFERRED.get(low)
  if (preferred) return sameCase(word, preferred)
  const one = /[aeiou]s$/u.test(low) && !known(low) ? PREFERRED.get(low.slice(0, -1)) : undefined
  if (one) return sameCase(word, `${one}s`)
  if (/[áéíóú]/.test(low) || low.length < 3 || low.length > 24 || known(word) || known(low) || isCountryWord(low))
    return word
  // 'grandote', 'solito': each keeps the stress of its ending
  if (/(?:[oe]t|az|ill|it|uel)[oae]s?$/u.test(low) && isDerived(low)) return word === low ? speltByEar(word) : word
  // 'diabetico', 'velodromo': learned words that the dictionary does not list
  if (LEARNED.test(low)) return word.replace(LEARNED, (vowel) => ACCENTED[vowel.toLowerCase()]!)
  if (/isim[oa]s?$/u.test(low)) return word.replace(/i(?=sim[oa]s?$)/iu, 'í')
  const [, prefix, stem] = /^(super|mega|hiper|mini|ultra|archi|anti|para|micro)(\p{L}{4,})$/u.exec(word) ?? []
  const whole = stem && noun(restoreAccents(stem))
  if (whole && (known(whole) || !/^(?:para|micro)$/u.test(prefix!))) return prefix + whole
  const found = new Set<string>()
  for (let i = 0; i < low.length; i++) {
    const accented = MARKED[low[i]!]
    if (!accented) continue
    // 'solito' is no 'sólito': a diminutive keeps its stress
    if (accented !== 'ñ' && /it[oa]s?$/.test(low)) continue
    const candidate = low.slice(0, i) + accented + low.slice(i + 1)
    const name = upperFirst(candidate)
    // 'tráilers' too, of which the dictionary lists one
    if (known(candidate) || isNounForm(candidate) || isCountryWord(candidate)) found.add(candidate)
    // 'Mexico'
    else if (word !== low && known(name)) found.add(name)
  }
  const [only = word] = found
  // 'Romi', at the head of a sentence, may be a name
  if (word !== low && /[áéí]$/u.test(only)) return word
  if (found.size > 0) return found.size === 1 ? sameCase(word, only) : word
  if (word !== low) return word
  const [, before, noted] = /^(ante|contra|sobre)(\p{L}{4,})$/u.exec(word) ?? []
  if (noted && accentAlone(noted) !== noted) return before + accentAlone(noted)
  // 'educasion' is no 'educasión'
  const heard = speltByEar(word)
  return heard === word ? (stressedEnd(low) ?? word) : heard
}

/** 'hay que reir': with its accent, where nothing else of it changes; what somebody else said may be of their own spelling. */
export function accentsAlone(said: string): string {
  const right = mapWords(said, accentAlone)
  const all = right.match(/\p{L}+/gu) ?? []
  const strange = all.filter((word) => word.length > 2 && !known(word.toLowerCase()))
  // 'bon dia a tothom'; one word of their own among many, 'usté', is of no other language
  return strange.length * 5 < all.length ? right : said
}

function accentAlone(word: string): string {
  const right = restoreAccents(word)
  return bare(right) === bare(word) && known(right) ? right : word
}

/** 'quedatela' → 'quédatela', 'traemelo', 'comprarselo': with two pronouns behind it no verb is without its accent. */
function withTwoPronouns(low: string): string | null {
  const [, stem = '', pronouns = ''] = /^(\p{L}{2,})((?:me|te|se|nos)l[aeo]s?)$/u.exec(low) ?? []
  const isVerb =
    finiteForm(stem)?.tense === 'present' || isInfinitive(stem) || /^(?:da|di|pon|ten|haz|ven)$/u.test(stem)
  if (!isVerb || known(low) || /[áéíóú]/u.test(low)) return null
  const stressed = isInfinitive(stem)
    ? /[aei](?=r$)/u
    : /[aeo](?=[iu][^aeiou]+[aeo]$)|[aeiou](?=[^aeiou]*[aeo]$)|[aeiou](?=[^aeiou]*$)/u
  return stem.replace(stressed, (vowel) => ACCENTED[vowel]!) + pronouns
}

/** 'procesion', 'soderia', 'bolon', 'rosticeria': endings that are stressed so in every word that is made with them. */
function stressedEnd(low: string): string | null {
  const [, stem = '', end = ''] = /^(\p{L}{2,}[cst])(ion)$|^(\p{L}{3,})(erias?|on)$/u.exec(low)?.filter(Boolean) ?? []
  const isMade =
    end === 'ion' ||
    (end.startsWith('er') && /.{4}[^vmi]$/u.test(stem)) ||
    ['', 'a', 'o', 'e', 'ar'].some((end) => known(stem + end))
  return stem && isMade && !isGivenName(low)
    ? stem + end.replace(/(?<=^er)i|o(?=n$)/u, (vowel) => ACCENTED[vowel]!)
    : null
}

/** 'triangulo' → 'triángulo': where a noun must stand, of which one alone is spelt so. */
export function noun(word: string): string {
  if (word !== word.toLowerCase() || /[áéíóú]/u.test(word) || isNounForm(word) || infinitivesOf(word).length === 0)
    return word
  const found = word
    .split('')
    .map((letter, i) => (ACCENTED[letter] ? word.slice(0, i) + ACCENTED[letter] + word.slice(i + 1) : word))
    .filter((spelt) => spelt !== word && isNounForm(spelt) && infinitivesOf(spelt).length === 0)
  return found.length === 1 ? found[0]! : word
}
