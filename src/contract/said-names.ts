import { isGivenName } from './gender.ts'
import { areTwo, isGenderShared, isDescription, withoutApposition } from './apposition.ts'

/*
 * Names as people write them, inside a sentence: «El abuelo» loses its capital, «tus nietos» are «sus nietos» to
 * everybody else, and «yo» names nobody.
 */

/**
 * A name as its giver typed it: no letter is lowered, accented or left out. Only a name typed wholly small gets its
 * capitals, and one typed wholly in capitals is calmed first.
 */
export function asTyped(name: string): string {
  const text = name.trim().replace(/\s+/gu, ' ')
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isSmall = letters === letters.toLowerCase()
  const isLoud = letters === letters.toUpperCase() && letters.length > 2
  // 'Ana, luis y la tía Chela'
  return isSmall || isLoud
    ? raised(text.toLowerCase()).replace(
        SAINTLY,
        (_, name: string, of: string, whom: string) => name + of + capital(whom),
      )
    : text.replace(/(?<=,\s| [ye] )\p{Ll}+(?=\s*(?:,|$| [ye] ))/gu, (word) =>
        isGivenName(word) && !KIN_WORD.test(word) && !CALLED_AT_HOME.test(word) ? capital(word) : word,
      )
}

/** 'Flor de María' */
const SAINTLY =
  /^((?:\p{Lu}[A-Za-zÀ-ỹ]+ )?(?:flor|maria|maría|rosa|luz|jose|josé|juan|ana|sor) )(de(?:l| l[ao]s?)? )(maria|maría|jesus|jesús|carmen|pilar|rosario|mar|lima|dios|cruz|socorro|rocio|rocío)(?![A-Za-zÀ-ỹ])/iu

const CALLED_AT_HOME = /^(?:pap[áaií]|mam[áaií]|abue?|yaya|nana|tata|nono)$/u

/** 'tus hijos beto y lalo' → 'Tus hijos Beto y Lalo': the first word, and what stands where a name does. */
function raised(text: string): string {
  if (text.startsWith('ya sab')) return capital(text)
  let led = ''
  let isNamed = true
  let isTold = false
  return text.replace(/[\p{L}\p{M}]+|\p{N}+|[^\p{L}\p{M}\p{N}]+/gu, (word, at: number) => {
    if (!/\p{L}/u.test(word)) {
      if (/[,:&+/]/u.test(word)) {
        led = 'y'
        isNamed = true
        isTold = isDescription(/^[^,]*/u.exec(text.slice(at + word.length))![0])
      } else if (/\p{N}/u.test(word)) led = 'part'
      return word
    }
    if (isTold) return word
    const before = led
    const isKin = KIN_WORD.test(word)
    const isPart = PARTICLE.test(word)
    led = isKin ? 'kin' : /^[ye]$/u.test(word) ? 'y' : isPart ? 'part' : 'name'
    if (at === 0) {
      isNamed = !isPart
      return capital(word)
    }
    if (isKin || isPart) return word
    const isName = before === 'kin' || (before === 'name' && isNamed) || (before === 'y' && (isNamed || led === 'name'))
    if (!isName) led = 'part'
    return isName ? capital(word) : word
  })
}

const KIN_WORD =
  /^(?:(?:bis)?abuel(?:it)?[oa]s?|abue?|t[ií]t?[oa]s?|prim(?:it)?[oa]s?|herman(?:it)?[oa]s?|niet(?:ecit)?[oa]s?|hij(?:it)?[oa]s?|sobrin(?:it)?[oa]s?|ahijad[oa]s?|padres?|madres?|papás?|mamás?|papa|mama|papi|mami|padrinos?|madrinas?|suegr[oa]s?|cuñad[oa]s?|espos[oa]|marido|mujer|novi[oa]|profe|profesora?|maestr[oa]|seño|miss|don|doña|doctora?|señora?|amig[oa]s?|compadre|comadre|familia|compañer[oa]s?|vecin[oa]s?)$/u

/** Words that are no part of a proper name. */
const PARTICLE =
  /^(?:y|e|de|del|el|la|los|las|lo|al?|en|con|sin|por|para|desde|hasta|que|quien|quién|mis?|tus?|sus?|nuestr[oa]s?|tod[oa]s?|un|una|te|se|le|siempre|mejor|favorit[oa]s?|querid[oa]s?|chiquit[oa]s?|mayor|menor|años?|meses|grado|yo)$/u

/**
 * Who signs, of all that was written where a name was asked for: no flat's number, no remark, and of «Mamá (Sole)», who
 * is called so by whom the book is for, the first. «Los cuatro (Ana, Beto y Luz)» sign by their names.
 */
export function signer(signed: string): string {
  const named = signed
    .replace(FLOURISH, '')
    // 'Natalia, para mi mamá y mis tíos': whom it is for signs nothing
    .replace(/(?<=[A-Za-zÀ-ỹ]),?\s+para\s+(?:mis?|nuestr[oa]s?|[ts]us?|el|la|l[oa]s|tod[oa]s?)\s[^()]*$/iu, '')
    // 'Dulce tengo 7', 'Valeria y tengo once años'
    .replace(/[,.;]?\s+(?:y )?(?:yo )?tengo (?:\d{1,2}|[A-Za-zÀ-ỹ]+ años)(?: a(?:ñ|ni|n)os?)?[\s.!]*$/iu, '')
    .replace(/[,.;]?\s+(?:lo|la)\s+(?:escribe|escrib[ií]|escribi[oó]|dicta|dict[oó])(?![A-Za-zÀ-ỹ]).*$/iu, '')
    .replace(/^.*\(([^()]+(?:,| y )[^()]+)\)\s*$/u, (whole, names: string) =>
      /^(?:l[oa]s|tod[oa]s|nosotr[oa]s)(?![A-Za-zÀ-ỹ])/iu.test(whole) && NAMES.test(names) ? names : whole,
    )
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(/ ([ye]) mi(s?) (?=[A-Za-zÀ-ỹ])/giu, ' $1 su$2 ')
  const parts = named.split(/\s*,\s*/u).filter((part) => !FLAT.test(part))
  return (parts.length > 0 ? parts.join(', ') : named).trim() || signed
}

/** 'De parte de', 'Con amor,' */
const FLOURISH =
  /^\s*(?:(?:va )?de parte de|de:|firma(?:do)?(?: por)?:|atte\.?:?|atentamente[,:]?|con (?:todo (?:mi|nuestro|el) )?(?:amor|cariño),)\s+(?=[A-Za-zÀ-ỹ])/iu

const NAMES = /^\p{Lu}\p{L}+(?: \p{L}+)?(?:, \p{Lu}\p{L}+(?: \p{L}+)?)*,? [ye] (?:el |la )?\p{Lu}\p{L}+(?: \p{L}+)?$/u
/** 'Depto 301', 'del 4.º C', 'cama 9': where somebody is found. */
const FLAT =
  /^(?:(?:l[ao]s )?del? )?(?:(?:depto|departamento|depa|apto|apartamento|piso|casa|torre|edificio|cama|cuarto|habitaci[oó]n|pabell[oó]n|interior|int|local|manzana|lote)\.?\s*)?\d+\s*[.ºª°]*\s*[A-Za-zÀ-ỹ]?$/iu

/** Who gives, as the story says them: without an age, without who is said to look on from heaven. */
export function actingGiver(signed: string): string {
  const here = signed
    // 'Rubén, el papá': one person, who says what they are
    .replace(OF_KIN, (all, name: string, told: string) => (isGenderShared(name, told) ? name : all))
    .replace(/,?\s+(?:de\s+)?\(?\d{1,2}\s+(?:años?|añitos)\)?$/iu, '')
    // 'los primos, somos once', 'el abuelo Nacho, desde Zacatecas'
    .replace(/,\s+(?:somos|desde|from|en|con)\s(?!.*cielo)[^,]*$/iu, '')
    .replace(/(?:,?\s+(?:y|e)|,)\s+(?:(?! [ye] )[^,])+?\s+(?:desde|en) el cielo$/iu, '')
    .replace(/\s+(?:desde|en) el cielo$/iu, '')
    .replace(/\s+desde (?:l[ao]s? |el )?\p{Lu}[\p{L}.\s]*$/u, '')
    // 'Luis tu primo preferido'
    .replace(/^(\p{Lu}\p{L}+) [ts]us? .+$/u, '$1')
    .trim()
  const one = withoutApposition(here)
  const isLeft = one === here && here !== signed && !/ [ye] /iu.test(here)
  const joined = isLeft || areTwo(one) ? one.replace(/,\s+([^,]+)$/u, ' y $1') : one.replace(/, (?=[ye] [^,]+$)/u, ' ')
  return joined.replace(/ y (?=h?[ií](?!e|ago))/giu, ' e ') || signed
}

const KIN_HEAD =
  '(?:pap[áaií]|mam[áaií]|aita|aitona|amona|padre|madre|abuel[oa]|t[ií][oa]|herman[oa]|prim[oa]|madrina|padrino|espos[oa]|novi[oa]|vecin[oa]|profe|profesora?|maestr[oa]|niñera|comadre|compadre|amig[oa])'
const OF_KIN = new RegExp(
  `^(\\p{Lu}[A-Za-zÀ-ỹ]+(?: \\p{Lu}[A-Za-zÀ-ỹ]+)?)(?:,? (?=(?:el|la) ${KIN_HEAD}$)|, (?=.* del? ))((?:(?:el|la) )?${KIN_HEAD})(?: del? [^,]+)?$`,
  'u',
)

/** A name inside a line: its article, its possessive and its title are small. */
export function inLine(name: string): string {
  const typed = name.trim()
  const said = asTyped(typed)
  // 'de mamá': typed small, a kinship word is no name
  const inside = KIN_WORD.test(typed.split(' ')[0]!) ? said.charAt(0).toLowerCase() + said.slice(1) : said
  return inside.replace(/^(?:el|la|los|las|mis?|sus?|tus?|nuestr[oa]s?|tod[oa]s|don|doña) /iu, lowered)
}

/** 'de Lola', 'del abuelo'. */
export function ofName(name: string): string {
  const said = inLine(name)
  return said.startsWith('el ') ? `d${said}` : `de ${said}`
}

/** 'a Lola', 'al abuelo'. */
export function toName(name: string): string {
  const said = inLine(name)
  return said.startsWith('el ') ? `a${said.slice(1)}` : `a ${said}`
}

/** A name that its writer is told again: «mi abuelito Toño» is «tu abuelito Toño». */
export function saidBack(name: string): string {
  return inLine(name).replace(/^(?:mi(s?)|nuestr[oa](s?)) /u, (_, mine = '', ours = '') => `tu${mine}${ours} `)
}

/** Somebody who is spoken to: 'abuelo Toño' of «El abuelo Toño». */
export function calledName(name: string): string {
  return inLine(name).replace(/^(?:el|las?|los) /u, '')
}

/** Who gives, as everybody else says it; empty where «yo» is all that is said. */
export function giverName(signed: string): string {
  const name = inLine(signer(signed))
  return isNobody(name) ? '' : name.replace(/(?<![A-Za-zÀ-ỹ])tu(s?)(?= [A-Za-zÀ-ỹ])/giu, 'su$1')
}

/** How a message begins: «Hola, Lucía:», and «Hola:» where no name was signed that one is called by («sus nietos», «yo»). */
export function greeting(signed: string): string {
  const name = giverName(signed)
  const isCalledSo = name !== '' && !/^(?:el|l[ao]s?|[st]us?|mis?|nuestr[oa]s?|tod[oa]s?)(?![A-Za-zÀ-ỹ])/iu.test(name)
  return isCalledSo ? `Hola, ${name}:` : 'Hola:'
}

/** Whose voice a giver's recording is: 'la voz de Clara', 'su voz'. */
export function voiceOf(signed: string): string {
  const name = giverName(signed)
  return name ? `la voz ${ofName(name)}` : 'su voz'
}

/** Whose voice it is where a hosted one has read the book. */
export const NARRATOR = 'la voz de un narrador'

/** «yo» names nobody. */
export function isNobody(signed: string): boolean {
  return /^(?:soy )?yo(?: mism[oa]| mero)?$/iu.test(signed.trim())
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const lowered = (word: string) => word.toLowerCase()
