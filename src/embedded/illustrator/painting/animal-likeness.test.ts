import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { USUAL_COATS, type Coat } from '../../../contract/coats.ts'
import { difference } from '../../colour.ts'
import { drawAnimals } from './draw-animals.ts'
import { readAnimal } from '../../photo/animal/animal.ts'

const DOG: Coat = { ...USUAL_COATS.perro, pattern: 'liso', size: 'grande' }

/** A drawn animal, whole, before the wall of its style. */
const photoOf = (coat: Partial<Coat>) => drawAnimals({ coats: [{ ...DOG, ...coat }], style: 'infantil', side: 480 })

test.each(['#2b2624', '#7d5233', '#d98a42', '#d2a463', '#f3efe8', '#6f7075'])(
  'the colour of a plain dog of %s is nearer to it than to any other coat',
  async (colour) => {
    const { coat } = await readAnimal(await photoOf({ colour }), 'perro')
    const others = ['#2b2624', '#7d5233', '#d98a42', '#f3efe8', '#6f7075'].filter(
      (one) => difference(one, colour) > 0.15,
    )
    const far = difference(coat!.colour, colour)
    expect(others.filter((other) => difference(coat!.colour, other) < far)).toEqual([])
  },
)

const BROWN = '#4f3424'
const WHITE = '#f3efe8'
type Oval = readonly [x: number, y: number, radius: number]

/** A body in the meadow, of one colour, with ovals of another. */
async function bodyWith(colour: string, second: string, ovals: readonly Oval[]): Promise<Uint8Array> {
  const canvas = createCanvas(400, 400)
  const context = canvas.getContext('2d')
  const oval = (fill: string, x: number, y: number, across: number, down: number) => {
    context.fillStyle = fill
    context.beginPath()
    context.ellipse(x, y, across, down, 0, 0, Math.PI * 2)
    context.fill()
  }
  context.fillStyle = '#6f9a4a'
  context.fillRect(0, 0, 400, 400)
  oval(colour, 200, 220, 120, 140)
  for (const [x, y, radius] of ovals) oval(second, x, y, radius, radius)
  return canvas.encode('png')
}

const SPOTS = Array.from({ length: 24 }, (_, i): Oval => [120 + (i % 5) * 40, 120 + Math.floor(i / 5) * 45, 13])

test.each([
  ['liso', BROWN, BROWN, []],
  [
    'manchas',
    WHITE,
    BROWN,
    [
      [150, 170, 45],
      [250, 280, 50],
    ],
  ],
  ['motas', WHITE, '#2b2624', SPOTS],
  ['pecho claro', '#2b2624', WHITE, [[200, 270, 55]]],
] as const)('what is «%s» is read so', async (pattern, colour, second, ovals) => {
  const { coat } = await readAnimal(await bodyWith(colour, second, ovals), 'perro')
  expect(coat?.pattern).toBe(pattern)
  expect(difference(coat!.colour, colour)).toBeLessThan(0.12)
  // Of a plain coat nothing else is seen.
  expect(pattern === 'liso' ? 0 : difference(coat!.second, second)).toBeLessThan(0.14)
})

test('what no photo tells is said to be unsure, and what the giver said is not', async () => {
  const photo = await photoOf({})
  const [said, asked, none] = [
    await readAnimal(photo, 'perro'),
    await readAnimal(photo, undefined),
    await readAnimal(photo, null),
  ]
  expect(said.coat?.sure).toMatchObject({ animal: 1, size: 0.5 })
  expect(asked.coat?.sure.animal).toBe(0)
  expect(none.coat).toBeUndefined()
})

test('an empty photo is no reason to fail', async () => {
  const canvas = createCanvas(60, 40)
  const { coat } = await readAnimal(await canvas.encode('png'), 'conejo')
  expect(coat?.animal).toBe('conejo')
})
