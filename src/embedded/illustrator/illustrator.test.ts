import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { STYLES } from '../../contract/styles.ts'
import type { PictureRequest } from '../../engine.ts'
import { createEmbeddedIllustrator } from './illustrator.ts'
import { sweep } from '../../../test/sweep.ts'

const scene = { place: 'el jardín', time: 'por la tarde', action: 'caminan de la mano', objects: ['un dinosaurio'] }

function request(change: Partial<PictureRequest> = {}): PictureRequest {
  return {
    subject: 2,
    brief: {
      senderName: 'Elena',
      recipientName: 'Leo',
      recipientRelation: 'hijo',
      favoriteThing: 'los dinosaurios',
      specialMemory: 'la tarde en la playa',
      admiration: 'su alegría',
      extraTrait: '',
      illustrationStyle: 'infantil',
    },
    head: { title: 'Leo', characters: '', cover: { imagePrompt: '', scene } },
    chapter: { number: 2, title: 'Huellas', paragraphs: ['Caminan.'], imagePrompt: '', scene },
    imagePrompt: '',
    style: 'infantil',
    width: 240,
    height: 160,
    photos: { sender: null, recipient: null },
    sheet: null,
    ...change,
  }
}

/** A photo of one colour. */
function plainPhoto(background: string): Promise<Uint8Array> {
  return sharp({ create: { width: 60, height: 80, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** How far a picture's pixels lie from an even page, in the channel that varies least; of a whole picture 40 and more. */
async function contrastOf(data: Uint8Array): Promise<number> {
  const { channels } = await sharp(data).stats()
  return Math.min(...channels.map(({ stdev }) => stdev))
}

describe('the embedded illustrator', () => {
  const illustrator = createEmbeddedIllustrator({ workers: 2 })
  afterAll(() => illustrator.close())

  it('draws every style as a JPEG of exactly the size asked for', async () => {
    const styles = sweep(STYLES, 4)
    const pictures = await Promise.all(styles.map((style) => illustrator.illustrate(request({ style }), { seed: 'a' })))
    expect(new Set(pictures.map(({ data }) => Buffer.from(data).toString('base64'))).size).toBe(styles.length)
    for (const picture of pictures) {
      const { format, width, height } = await sharp(picture.data).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 240, height: 160 })
      expect(await contrastOf(picture.data)).toBeGreaterThan(30)
      expect(picture.alt).toContain('Leo y Elena')
      expect(picture.focus.map((at) => at > 0 && at < 1)).toEqual([true, true])
    }
  })

  it('draws covers, squares and upright pages', async () => {
    for (const [width, height] of [
      [180, 180],
      [160, 240],
    ] as const) {
      const picture = await illustrator.illustrate(request({ subject: 'cover', chapter: null, width, height }), {
        seed: 'a',
      })
      const metadata = await sharp(picture.data).metadata()
      expect([metadata.width, metadata.height]).toEqual([width, height])
      expect(await contrastOf(picture.data)).toBeGreaterThan(30)
      expect(picture.alt).toMatch(/^Portada: Leo y Elena/)
    }
  })

  it('gives the same bytes for the same request and seed, in whichever thread', async () => {
    const draws = await Promise.all(Array.from({ length: 4 }, () => illustrator.illustrate(request(), { seed: 'b' })))
    const [first, ...others] = draws.map(({ data }) => Buffer.from(data).toString('base64'))
    for (const other of others) expect(other).toBe(first)
    const another = await illustrator.illustrate(request(), { seed: 'c' })
    expect(Buffer.from(another.data).toString('base64')).not.toBe(first)
  })

  it('rejects a cancelled picture at once and goes on with the next', async () => {
    const controller = new AbortController()
    const cancelled = illustrator.illustrate(request({ width: 2400, height: 1600 }), {
      seed: 'd',
      signal: controller.signal,
    })
    // By now a thread draws it.
    await setTimeout(100)
    const small = illustrator.illustrate(request(), { seed: 'd' })
    controller.abort()
    await expect(Promise.race([cancelled, small])).rejects.toThrow('abort')
    await expect(small).resolves.toHaveProperty('alt')
    const aborted = AbortSignal.abort()
    await expect(illustrator.illustrate(request(), { seed: 'd', signal: aborted })).rejects.toThrow('abort')
  })

  const framed: [string, string][] = [
    ['a cord', 'en la playa al atardecer'],
    ['balloons', 'feliz cumpleaños'],
    ['gilded frames', 'una boda elegante'],
    ['hearts', 'con mucho amor'],
    ['flowers', 'en primavera'],
    ['fir', 'en Navidad'],
    ['planets', 'en el espacio'],
    ['bubbles', 'en el fondo del mar'],
    ['a technique', 'en acuarela'],
  ]
  it.each(sweep(framed, 4))('shows both photos, the first at the left: %s', async (_name, prompt) => {
    const photos: [Uint8Array, Uint8Array] = [await plainPhoto('#ff0000'), await plainPhoto('#0000ff')]
    const picture = await illustrator.combine({ photos, prompt, width: 300, height: 200 }, { seed: 'f' })
    const { data, info } = await sharp(picture.data).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3).subarray(0, 3),
    ]
    const [left, right] = [at(0.29, 0.5), at(0.71, 0.5)]
    expect(left[0]! - left[2]!).toBeGreaterThan(90)
    expect(right[2]! - right[0]!).toBeGreaterThan(90)
    expect(picture.alt).toContain('Las dos fotos')
  })

  it('fails only the job whose bytes are no photo', async () => {
    await expect(illustrator.read(new TextEncoder().encode('not a photo'))).rejects.toThrow('drawing failed')
    await expect(illustrator.illustrate(request(), { seed: 'e' })).resolves.toHaveProperty('alt')
  })
})
