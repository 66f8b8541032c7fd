import sharp from 'sharp'
import { expect, it } from 'vitest'
import { STYLES, type Style } from '../../../contract/styles.ts'
import type { PictureRequest } from '../../../engine.ts'
import { sweep } from '../../../../test/sweep.ts'
import { drawPicture } from './draw-picture.ts'

const SCENES = [
  { place: 'la playa', time: 'por la mañana', action: 'construyen un castillo de arena', objects: ['un perro'] },
  { place: 'el bosque', time: 'de noche', action: 'caminan de la mano', objects: ['un zorro', 'una linterna'] },
  { place: 'la cocina', time: 'por la tarde', action: 'cocinan juntos', objects: ['un gato'] },
]
const [WIDTH, HEIGHT] = [48, 32]

/** Where a small grey copy of a scene's picture in a style has edges: mean 0, length 1. */
async function edgesOf(style: Style, n: number): Promise<Float64Array> {
  const scene = SCENES[n]!
  const request: PictureRequest = {
    subject: n + 1,
    brief: {
      senderName: 'Elena',
      recipientName: 'Leo',
      recipientRelation: 'hijo',
      favoriteThing: '',
      specialMemory: '',
      admiration: '',
      extraTrait: '',
      illustrationStyle: style,
    },
    head: { title: 'Leo', characters: '', cover: { imagePrompt: '', scene } },
    chapter: { number: n + 1, title: '', paragraphs: [''], imagePrompt: '', scene },
    imagePrompt: '',
    style,
    width: 384,
    height: 256,
    photos: { sender: null, recipient: null },
    sheet: null,
  }
  const { data } = await drawPicture(request, { sender: null, recipient: null }, 'apart', () => Promise.resolve())
  const grey = await sharp(data).greyscale().resize(WIDTH, HEIGHT).raw().toBuffer()
  const at = (x: number, y: number) =>
    grey[Math.min(HEIGHT - 1, Math.max(0, y)) * WIDTH + Math.min(WIDTH - 1, Math.max(0, x))]!
  const edges = Float64Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    return Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1))
  })
  const mean = edges.reduce((sum, v) => sum + v, 0) / edges.length
  const length = Math.sqrt(edges.reduce((sum, v) => sum + (v - mean) ** 2, 0))
  return edges.map((v) => (v - mean) / length)
}

/** 0 for the same edges, 1 for edges that have nothing to do with each other. */
const distance = (a: Float64Array, b: Float64Array) => 1 - a.reduce((sum, v, i) => sum + v * b[i]!, 0)

const meanOf = (list: readonly number[]) => list.reduce((sum, v) => sum + v, 0) / list.length

it('draws one scene in two styles as differently as two scenes in one style, whatever the colours', async () => {
  const styles = sweep(STYLES, 3)
  const drawn: { style: Style; scenes: Float64Array[] }[] = []
  for (const style of styles) {
    const scenes: Float64Array[] = []
    for (const n of SCENES.keys()) scenes.push(await edgesOf(style, n))
    drawn.push({ style, scenes })
  }
  const within = drawn.flatMap(({ scenes: [a, b, c] }) => [distance(a!, b!), distance(a!, c!), distance(b!, c!)])
  const pairs = drawn.flatMap((one, i) =>
    drawn.slice(i + 1).map((other) => ({
      pair: `${one.style} and ${other.style}`,
      apart: meanOf(one.scenes.map((edges, n) => distance(edges, other.scenes[n]!))),
    })),
  )
  expect(meanOf(pairs.map(({ apart }) => apart))).toBeGreaterThan(meanOf(within))
  expect(pairs.filter(({ apart }) => apart <= 0.65)).toEqual([])
})
