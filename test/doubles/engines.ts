import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type {
  CallOptions,
  Illustrator,
  LookPainter,
  PhotoReader,
  PhotoReading,
  Picture,
  Writer,
} from '../../src/engine.ts'

/** Small, quick engines for tests of what is around engines; the real ones have tests of their own. */

export type QuickOptions = {
  chapterMs?: number
  pictureMs?: number
  /** Pictures of the size that is asked for, where a test looks at it: most of what a quick story costs. */
  fullSize?: boolean
  /** A file that says how many pictures may be drawn: the next ones wait until it is gone. */
  holdFile?: string | undefined
}

/** Still wider than the smallest size that pages ask for, which is made of it. */
const REDUCTION = 4
const LOOK_MS = 50

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
        await sleep(chapterMs, undefined, { signal })
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

export function quickIllustrator(options: QuickOptions = {}): Illustrator & { drawn: number } {
  const { pictureMs = 0, fullSize = false, holdFile } = options
  const side = (asked: number) => (fullSize ? asked : Math.ceil(asked / REDUCTION))
  const allowed = async () => (holdFile && existsSync(holdFile) ? Number(await readFile(holdFile, 'utf8')) : Infinity)
  let begun = 0
  const illustrator = {
    id: 'quick',
    drawn: 0,
    async illustrate(
      { width, height, subject }: { width: number; height: number; subject: string | number },
      { signal }: CallOptions,
    ) {
      const number = ++begun
      while (number > (await allowed())) await sleep(LOOK_MS, undefined, { signal })
      await sleep(pictureMs, undefined, { signal })
      illustrator.drawn++
      return plain(side(width), side(height), `Ilustración ${subject}`)
    },
    combine: ({ width, height }: { width: number; height: number }) =>
      plain(side(width), side(height), 'Dos fotos juntas'),
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
 * Reads each photo, and draws each row of looks, once for all processes that share `folder`: journeys choose the same few
 * again and again, and the first that a process reads or draws costs it seconds. What somebody no longer waits for is
 * finished for the next.
 */
export function rememberPhotoWork(
  reader: PhotoReader,
  painter: LookPainter,
  folder: string,
): { photoReader: PhotoReader; lookPainter: LookPainter } {
  async function remembered(asked: readonly unknown[], make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const digest = createHash('sha256')
    for (const part of asked) digest.update(part instanceof Uint8Array ? part : (JSON.stringify(part) ?? ''))
    const kept = join(folder, digest.digest('hex'))
    if (existsSync(kept)) return readFile(kept)
    const made = await make()
    await mkdir(folder, { recursive: true })
    // Beside its place, and moved there as a whole: another process may be looking.
    const beside = `${kept}.${process.pid}.${randomUUID()}`
    await writeFile(beside, made)
    await rename(beside, kept)
    return made
  }
  return {
    photoReader: {
      async read(photo, signal, sitter) {
        signal?.throwIfAborted()
        const reading = await remembered([photo, sitter], async () =>
          Buffer.from(JSON.stringify(await reader.read(photo, undefined, sitter))),
        )
        return JSON.parse(Buffer.from(reading).toString()) as PhotoReading
      },
    },
    lookPainter: {
      async drawLooks(request, signal) {
        signal?.throwIfAborted()
        return remembered(['looks', request], () => painter.drawLooks(request))
      },
    },
  }
}

async function plain(width: number, height: number, alt: string): Promise<Picture> {
  const data = await sharp({ create: { width, height, channels: 3, background: '#e9b23c' } })
    .jpeg()
    .toBuffer()
  return { data, width, height, alt, focus: [0.5, 0.5] }
}
