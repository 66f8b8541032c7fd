import { z } from 'zod'
import type { Brief, Chapter, Scene, StoryHead } from '../../../engine.ts'

// Every key is required and nothing has a default: the strictest providers accept no other schema. Counts and lengths
// are checked afterwards, because few providers enforce them.

const sceneSchema = z.object({
  place: z.string().describe('Dónde ocurre'),
  time: z.string().describe('Momento del día y tiempo que hace'),
  action: z.string().describe('Qué hacen las dos personas'),
  objects: z.array(z.string()).describe('De tres a seis cosas que se ven'),
})

const chapterSchema = z.object({
  title: z.string().describe('Título corto del capítulo'),
  paragraphs: z.array(z.string()).describe('De dos a cuatro párrafos; entre todos, de 90 a 150 palabras'),
  scene: sceneSchema,
  imagePrompt: z.string().describe('La ilustración, en dos o tres frases'),
})

/** A whole story, in the order in which it is streamed. */
export const storySchema = z.object({
  title: z.string().describe('Título del cuento'),
  recipient: z.string().describe('Cómo se ve quien recibe el regalo en todas las ilustraciones'),
  sender: z.string().describe('Cómo se ve quien lo regala en todas las ilustraciones'),
  cover: z.object({ scene: sceneSchema, imagePrompt: z.string().describe('La portada, en dos o tres frases') }),
  chapters: z.array(chapterSchema).describe('Los cinco capítulos'),
})

/** The chapters that are still missing. */
export const restSchema = z.object({ chapters: z.array(chapterSchema).describe('Los capítulos que faltan, en orden') })

/** A complete chapter out of a partly streamed one, or null where something is still missing. */
export function readChapter(draft: unknown, number: number): Chapter | null {
  const parsed = chapterSchema.safeParse(draft)
  if (!parsed.success) return null
  const { title, paragraphs, scene, imagePrompt } = parsed.data
  return {
    number,
    title: plain(title),
    paragraphs: paragraphs
      .flatMap((text) => text.split(/\n+/))
      .map(plain)
      .filter(Boolean),
    scene: readScene(scene),
    imagePrompt: plain(imagePrompt),
  }
}

/** The complete head out of a partly streamed story, or null. */
export function readHead(draft: unknown, brief: Brief): StoryHead | null {
  const parsed = storySchema.omit({ chapters: true }).safeParse(draft)
  if (!parsed.success) return null
  const { title, recipient, sender, cover } = parsed.data
  return {
    title: plain(title),
    characters: `${brief.recipientName}: ${plain(recipient)}\n${brief.senderName}: ${plain(sender)}`,
    cover: { imagePrompt: plain(cover.imagePrompt), scene: readScene(cover.scene) },
  }
}

function readScene(scene: Scene): Scene {
  return {
    place: plain(scene.place),
    time: plain(scene.time),
    action: plain(scene.action),
    objects: scene.objects.map(plain).filter(Boolean).slice(0, 8),
  }
}

/** Plain text: Markdown that slipped in is dropped, white space made single. */
function plain(text: string): string {
  return text
    .replaceAll(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
