import type { Chapter, PictureRequest, Scene } from '../../../engine.ts'
import { findPlace, type Found } from '../lexicon/scene-words.ts'

/** Readings below this are guesses. */
export const SURE = 0.5

/** The texts that each side of a plan is read from, in the order of trust. */
export type Reading = {
  place: string[]
  time: string[]
  weather: string[]
  action: string[]
  things: string[]
  /** What the writer said that they do, which no reading of words betters. */
  pose: string | undefined
  /** True where the memory itself is shown, not the room in which it is told. */
  remembers: boolean
}

/** A chapter that tells a memory with a place of its own shows that; every other picture shows where its text is set. */
export function readingOf(request: PictureRequest): Reading {
  return (request.chapter && memoryReading(request, request.chapter)) ?? chapterReading(request)
}

/** The first reading that is sure, in the order of trust. */
export function sure<T>(find: (text: string) => Found<T> | null, texts: readonly string[]): T | null {
  for (const text of texts) {
    const found = text ? find(text) : null
    if (found && found.confidence >= SURE) return found.value
  }
  return null
}

/** Who swims in one is seen in its water, with a garden behind. */
const POOL = /alberca|piscina|pileta/i

/** Place, hour, weather, deed and things as they are remembered; null where no place is said or somebody wrote another prompt. */
function memoryReading({ brief, imagePrompt }: PictureRequest, { scene, ...chapter }: Chapter): Reading | null {
  if (scene.memoryPlace === undefined || imagePrompt !== chapter.imagePrompt) return null
  const pool = POOL.test(brief.specialMemory) ? ['un jardín'] : []
  const told = [brief.specialMemory, scene.memoryPlace, ...pool]
  if (sure(findPlace, told) === null) return null
  return {
    place: told,
    time: told,
    weather: told,
    action: [brief.specialMemory],
    things: [brief.specialMemory],
    pose: undefined,
    remembers: true,
  }
}

function chapterReading({ subject, brief, chapter, head, imagePrompt }: PictureRequest): Reading {
  const scene: Scene = chapter?.scene ?? head.cover.scene
  const text = chapter ? [chapter.title, ...chapter.paragraphs].join('. ') : head.title
  // What lies about says neither the place nor the weather: snow may be a flavour there.
  const prompt = imagePrompt.replace(/Alrededor se ven[^.]*\./, '')
  const remembers = subject === 'cover' || subject === 3 || subject === 5
  return {
    place: [scene.place, prompt, text, brief.specialMemory, brief.favoriteThing],
    time: [scene.time, scene.place, prompt, text],
    weather: [scene.time, scene.place, scene.action, prompt],
    action: [scene.action, firstSentence(imagePrompt), text.slice(-260)],
    // Who acts counts for more than what lies about; the memory's things come where the story remembers or ends.
    things: [scene.action, ...scene.objects, brief.favoriteThing, ...(remembers ? [brief.specialMemory] : [])],
    pose: scene.pose,
    remembers: false,
  }
}

/** Who does what; the sentences after it tell of the place and of what lies about. */
function firstSentence(prompt: string): string {
  return /^.*?(?:[.:](?=\s)|$)/s.exec(prompt)?.[0] ?? ''
}
