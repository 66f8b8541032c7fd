import { hasGenders } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import type { Voice } from './voice.ts'

/** «nos», as it is said to who means themselves and others by it. */

/** Verbs with whose object «nos» is 'les', and those with which it is 'los'. */
export const GIVING =
  /^(?:contar|decir|dar|hacer|enseñar|traer|regalar|preparar|cocinar|comprar|poner|cantar|leer|mandar|escribir|prestar|pedir|quitar|robar|servir|mostrar|explicar|gustar|encantar|faltar|pasar|quedar|tocar|parecer|salir|ocurrir|prometer|hablar|gritar|abrir|cobrar|tejer|coser|guardar|ganar|repartir|dejar|pegar|caer|sonreír|curar|calentar|planchar|arreglar|pagar|ofrecer|importar|costar|responder|contestar|avisar|permitir|llover|exigir|aconsejar|cumplir|celebrar|dibujar|bordar|tocar)$/u
export const MEETING =
  /^(?:llevar|cuidar|esperar|abrazar|ayudar|recibir|invitar|llamar|ver|mirar|escuchar|despertar|acompañar|querer|defender|criar|sacar|recoger|salvar|animar|unir|reunir|juntar|besar|regañar|visitar|buscar|perseguir|sorprender|corregir|perdonar|apoyar|aguantar|alegrar|divertir|entender|conocer|encontrar|tratar|mimar|consentir|proteger|guiar|motivar|inspirar|impulsar|educar|convencer|arropar|consolar|alcanzar|rescatar|bañar|peinar)$/u

/** «nos»: 'nos fuimos' → 'se fueron', 'se nos fue' → 'se les fue', 'nos contó' → 'les contó', 'nos llevó' → 'los llevó'. */
export function us(i: number, words: readonly string[], voice: Voice): string | null {
  const { many } = voice
  // 'nos llevaba a los dos': who they are is said
  const said = words.join(' ')
  const areWomen = (voice.areWomen || WOMEN.test(said)) && !MEN.test(said)
  if (words[i - 1] === 'se') return many === 'ustedes' ? 'les' : 'os'
  const [next = '', after = ''] = [words[i + 1], words[i + 2]]
  const isObject = /^l[oa]s?$/u.test(next)
  const at = isObject || /^(?:ha|han|había|habían)$/u.test(next) ? after : next
  const form = finiteForm(at)
  const isOwn = form?.person === 1 && form.plural
  if (many === 'vosotros') return 'os'
  if (isOwn || isObject) return 'se'
  const infinitive = form?.infinitive ?? participleOf(at)
  // 'nos dejó solos'
  if (infinitive === 'dejar' && /[oa]s?$/u.test(after) && hasGenders(after)) return areWomen ? 'las' : 'los'
  if (isMoved(infinitive, words.slice(words.indexOf(at, i + 1) + 1).join(' '))) return areWomen ? 'las' : 'los'
  if (GIVING.test(infinitive)) return 'les'
  // 'nos invitó unos churros', 'nos sacaba las espinas'
  if (MEETING.test(infinitive) && !form?.plural && /^(?:l[oa]s|un[oa]s)$/u.test(words[i + 2] ?? '')) return 'les'
  if (MEETING.test(infinitive)) return areWomen ? 'las' : 'los'
  // 'nos sube el ánimo'
  return /^(?:el|la|l[oa]s|una?)$/u.test(words[i + 2] ?? '') && form !== null ? 'les' : null
}

/** 'nos ponía a todos en fila', 'nos hizo reír': what is set going is an object. */
const isMoved = (infinitive: string, rest: string) =>
  (infinitive === 'poner' && SET_SO.test(rest)) || (infinitive === 'hacer' && GOING.test(rest))
const SET_SO =
  /^(?:a (?:tod[oa]s|l[oa]s \p{L}+) )?(?:en (?:fila|l[ií]nea|c[ií]rculo|rueda|ronda|orden|parejas|formaci[oó]n)|a \p{L}+[aeií]r(?:nos)?|de (?:pie|rodillas|buenas|malas|buen humor)|(?:content|trist|nervios|feli|roj)[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])/u
const GOING =
  /^(?:a tod[oa]s )?(?:reír|llorar|bailar|correr|cantar|gritar|soñar|dormir|temblar|sentir|felices)(?![A-Za-zÀ-ỹ])(?! (?:el|la|l[oa]s|una?) )/u

const WOMEN = /(?<![A-Za-zÀ-ỹ])(?:nosotras|nos (?:\p{L}+ )+a (?:las (?:dos|tres|cuatro)|todas))(?![A-Za-zÀ-ỹ])/u
const MEN = /(?<![A-Za-zÀ-ỹ])(?:nosotros|nos (?:\p{L}+ )+a (?:los (?:dos|tres|cuatro)|todos))(?![A-Za-zÀ-ỹ])/u

/** 'faltado' → 'faltar' */
const participleOf = (word: string) => word.replace(/ado$/u, 'ar').replace(/ido$/u, 'er')
