import { answersIn } from '../../../contract/brief-fields.ts'
import type { Brief, Chapter, StoryHead } from '../../../engine.ts'

/** What is asked for is 90 to 150 words; somewhat more and less is accepted, so that small deviations cost no repair. */
const ACCEPTED_WORDS = { min: 75, max: 185 } as const
const MAX_TITLE = 90

/** Names with an owner that models like to borrow. */
const BRANDS = /\b(disney|pixar|ghibli|funko|marvel|nintendo|pok[eé]mon|lego|barbie|netflix|mattel|hasbro|youtube)\b/iu

/** What is wrong with a head, in Spanish, as a repair prompt says it; empty where nothing is. */
export function headDefects(head: StoryHead, brief: Brief): string[] {
  return [
    ...(head.title.length === 0 || head.title.length > MAX_TITLE
      ? [`El título del cuento debe tener entre 1 y ${MAX_TITLE} caracteres.`]
      : []),
    ...(head.cover.imagePrompt.length < 20 ? ['La descripción de la portada está vacía o es demasiado corta.'] : []),
    ...brandDefects('El título del cuento', head.title, brief),
  ]
}

/** What is wrong with a chapter, in Spanish, as a repair prompt says it; empty where nothing is. */
export function chapterDefects(chapter: Chapter, earlier: readonly Chapter[], brief: Brief): string[] {
  const name = `El capítulo ${chapter.number}`
  const text = chapter.paragraphs.join('\n')
  const words = countWords(text)
  return [
    ...(words < ACCEPTED_WORDS.min || words > ACCEPTED_WORDS.max
      ? [`${name} tenía ${words} palabras y debe tener entre 90 y 150.`]
      : []),
    ...(chapter.title.length === 0 || chapter.title.length > MAX_TITLE ? [`${name} necesita un título corto.`] : []),
    ...(chapter.imagePrompt.length < 20 ? [`${name} no describe su ilustración.`] : []),
    ...(words >= 20 && !isSpanish(text) ? [`${name} no estaba escrito en español.`] : []),
    ...(earlier.some((other) => other.paragraphs.join('\n') === text) ? [`${name} repetía otro capítulo.`] : []),
    ...(chapter.number === 1 && !names(text, brief.recipientName)
      ? [`${name} no nombraba a quien recibe el regalo.`]
      : []),
    ...(FOREIGN_MATTER.test(without(`${chapter.title} ${text}`, [brief.recipientName, brief.senderName]))
      ? [`${name} llevaba enlaces, código o símbolos.`]
      : []),
    ...brandDefects(name, `${chapter.title} ${text}`, brief),
  ]
}

/** What no children's story holds: addresses, markup, pieces of the request. */
const FOREIGN_MATTER = /https?:|www\.|\S@\S+\.\w|<\/?\w+>|[{}[\]]|\p{Extended_Pictographic}/u

/** People's names may hold anything. */
function without(text: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => (part ? rest.replaceAll(part, '') : rest), text)
}

/** Whether a text uses a name, or its first word; of names in other scripts and of single letters nothing is asked. */
function names(text: string, name: string): boolean {
  const first = fold(name).match(/[a-z]{2,}/)?.[0]
  return first === undefined || fold(text).includes(first)
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** A brand counts as a defect unless the person wrote it. */
function brandDefects(where: string, text: string, brief: Brief): string[] {
  const brand = text.match(BRANDS)?.[0]
  if (!brand) return []
  return answersIn(brief).join(' ').toLowerCase().includes(brand.toLowerCase())
    ? []
    : [`${where} nombraba una marca; quítala.`]
}

/** Frequent short words that one language has and its neighbours do not. */
const MARKERS: Record<string, ReadonlySet<string>> = {
  es: new Set(
    'el la los las y en una un con su sus del al que se por para había era muy pero cuando como más'.split(' '),
  ),
  en: new Set('the and of to was her his she he with that they it is for you were had not but'.split(' ')),
  pt: new Set('o os as e em uma um com seu sua do da dos das não muito mas quando mais ele ela na no'.split(' ')),
  ca: new Set('el la els les i en una un amb seu seva del que es per va era molt però quan més'.split(' ')),
  fr: new Set('le la les et en une un avec son sa du des que se pour était très mais quand plus il elle'.split(' ')),
  it: new Set('il la gli le e in una un con suo sua del che si per era molto ma quando più lui lei'.split(' ')),
  de: new Set('der die das und in eine ein mit sein ihre dem den sie er war nicht aber als wie zu'.split(' ')),
}

/** Whether a text reads as Spanish: more of its small words than of any other language's, and enough of them. */
export function isSpanish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = Object.entries(MARKERS).map(([language, markers]) => ({
    language,
    share: words.filter((word) => markers.has(word)).length / Math.max(1, words.length),
  }))
  const spanish = counts.find(({ language }) => language === 'es')?.share ?? 0
  return spanish > 0.15 && counts.every(({ language, share }) => language === 'es' || share < spanish)
}
