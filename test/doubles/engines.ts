import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { CallOptions, Illustrator, PhotoReader, PhotoReading, Picture, Writer } from '../../src/engine.ts'

/** Small, quick engines for tests of what is around engines; the real ones have tests of their own. */

export type QuickOptions = { chapterMs?: number; pictureMs?: number }

export function quickWriter({ chapterMs = 0 }: QuickOptions = {}): Writer {
  return {
    id: 'quick',
    async *write(brief, { soFar, signal }) {
      const scene = { place: 'la casa', time: 'de día', action: 'camina', objects: [brief.favoriteThing] }
      if (!soFar) {
        yield {
          type: 'head',
          head: {
            title: `${brief.recipientName} y el hilo rojo`,
            characters: `${brief.recipientName} y ${brief.senderName}`,
            cover: { imagePrompt: 'La portada', scene },
          },
        }
      }
      for (let number = (soFar?.chapters.length ?? 0) + 1; number <= 5; number++) {
        await sleep(chapterMs, undefined, { signal: signal ?? undefined })
        yield {
          type: 'chapter',
          chapter: {
            number,
            title: `Capítulo de prueba ${number}`,
            paragraphs: [
              `A ${brief.recipientName} le gusta esto: ${brief.favoriteThing}.`,
              `${brief.senderName} recuerda: ${brief.specialMemory}. Admira: ${brief.admiration}. ${brief.extraTrait}`,
            ],
            imagePrompt: `Ilustración del capítulo ${number}`,
            scene,
          },
        }
      }
    },
  }
}

export function quickIllustrator({ pictureMs = 0 }: QuickOptions = {}): Illustrator & { drawn: number } {
  const illustrator = {
    id: 'quick',
    drawn: 0,
    async illustrate(
      { width, height, subject }: { width: number; height: number; subject: string | number },
      options: CallOptions,
    ) {
      await sleep(pictureMs, undefined, { signal: options.signal ?? undefined })
      illustrator.drawn++
      return plain(width, height, `Ilustración ${subject}`)
    },
    combine: ({ width, height }: { width: number; height: number }) => plain(width, height, 'Dos fotos juntas'),
  }
  return illustrator
}

export const quickPhotoReader: PhotoReader = {
  read: () =>
    Promise.resolve({
      face: null,
      faces: [],
      sure: {},
      findings: ['no-face'],
      look: {
        skin: '#c98e63',
        hair: '#2a1c18',
        hairType: 'liso',
        hairLength: 'corto',
        glasses: false,
        beard: 'ninguna',
        clothes: '#3f8fa8',
      },
    }),
}

/**
 * Reads each photo once for all processes that share `folder`: journeys choose the same few again and again, and the
 * first that a process reads costs it seconds.
 */
export function rememberReadings(reader: PhotoReader, folder: string): PhotoReader {
  return {
    async read(photo, signal, sitter) {
      signal?.throwIfAborted()
      const key = createHash('sha256')
        .update(photo)
        .update(JSON.stringify(sitter) ?? '')
        .digest('hex')
      const kept = join(folder, `${key}.json`)
      if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8')) as PhotoReading
      const reading = await reader.read(photo, signal, sitter)
      await mkdir(folder, { recursive: true })
      // Beside its place, and moved there as a whole: another process may be looking.
      const beside = `${kept}.${process.pid}.${randomUUID()}`
      await writeFile(beside, JSON.stringify(reading))
      await rename(beside, kept)
      return reading
    },
  }
}

async function plain(width: number, height: number, alt: string): Promise<Picture> {
  const data = await sharp({ create: { width, height, channels: 3, background: '#e9b23c' } })
    .jpeg()
    .toBuffer()
  return { data, width, height, alt, focus: [0.5, 0.5] }
}
