import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { difference } from '../colour.ts'
import { drawFace, type DrawnFace } from '../../../test/photo/drawn-face.ts'
import { readPhoto } from './photo.ts'
import { sweep } from '../../../test/sweep.ts'

const PEOPLE: [name: string, face: DrawnFace][] = [
  ['very fair, blond, bearded', { skin: '#f2d3bd', hair: '#c9a25e', wall: '#99aabb', clothes: '#2a6fb0', beard: true }],
  ['fair, brown hair', { skin: '#e3b48f', hair: '#6b4429', wall: '#cfd8c8', clothes: '#d08020', long: true }],
  ['olive, glasses', { skin: '#c68c5f', hair: '#221813', wall: '#3a6ea8', clothes: '#f0f0ec', glasses: true }],
  [
    'brown, bearded',
    { skin: '#9a6540', hair: '#1c1210', wall: '#e9e2d0', clothes: '#3a9050', beard: true, long: true },
  ],
  ['dark, red wall', { skin: '#6b4128', hair: '#120d0b', wall: '#bb4444', clothes: '#c03050' }],
  [
    'very dark, glasses',
    { skin: '#452a1c', hair: '#0e0a09', wall: '#dddddd', clothes: '#e0b020', glasses: true, long: true },
  ],
  ['dark, afro', { skin: '#5c3a26', hair: '#1a1210', wall: '#cfe0ea', clothes: '#e08030', afro: true }],
  ['bald', { skin: '#d9a27c', hair: null, wall: '#ddddee', clothes: '#333355' }],
]

describe('a drawn face', () => {
  test.each(sweep(PEOPLE, 2))('%s', async (_name, person) => {
    const { face, look, findings } = await readPhoto(drawFace(person))
    expect(face).not.toBeNull()
    // Dark skin in good light is no dark photo.
    expect(findings).toEqual([])
    expect(difference(look.skin, person.skin)).toBeLessThan(0.12)
    expect(difference(look.clothes, person.clothes)).toBeLessThan(0.1)
    expect(look.glasses).toBe(person.glasses ?? false)
    expect(look.beard).toBe(person.beard ? 'barba' : 'ninguna')
    expect(look.hairType === 'afro').toBe(person.afro ?? false)
    expect(look.hairType === 'calvo').toBe(person.hair === null)
    // A bald head is given the hair that nobody’s is known.
    expect(difference(look.hair, person.hair ?? '#4e3524')).toBeLessThan(0.15)
  })

  test('is found with hair and a little air around it', async () => {
    const { face } = await readPhoto(drawFace(PEOPLE[0]![1]))
    // The drawn head spans 103 to 377 from left to right and 70 to 400 from top to chin.
    expect(face!.left).toBeGreaterThan(20)
    expect(face!.left).toBeLessThan(125)
    expect(face!.top).toBeLessThan(110)
    expect(face!.left + face!.width).toBeGreaterThan(355)
    expect(face!.top + face!.height).toBeGreaterThan(400)
    const wider = await sharp(drawFace(PEOPLE[0]![1])).extend({ left: 200, background: '#99aabb' }).png().toBuffer()
    const moved = (await readPhoto(wider)).face!
    expect(Math.abs(moved.left - 200 - face!.left)).toBeLessThan(10)
    expect(Math.abs(moved.top - face!.top)).toBeLessThan(10)
  })

  test('is measured in pixels of the original, upright photo', async () => {
    const drawn = drawFace(PEOPLE[1]![1])
    const large = await sharp(drawn).resize(1920, 2400).jpeg().toBuffer()
    const turned = await sharp(drawn).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const [small, big, upright] = [await readPhoto(drawn), await readPhoto(large), await readPhoto(turned)]
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(Math.abs(big.face![side] / 4 - small.face![side])).toBeLessThan(8)
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(Math.abs(upright.face![side] - small.face![side])).toBeLessThan(12)
  })

  test.each([
    ['warm', [1.15, 1, 0.75]],
    ['cold', [0.84, 0.97, 1.15]],
  ])('keeps its skin under %s light', async (_name, gains) => {
    const person = PEOPLE[2]![1]
    const lit = await sharp(drawFace(person)).removeAlpha().linear(gains, [0, 0, 0]).png().toBuffer()
    expect(difference((await readPhoto(lit)).look.skin, person.skin)).toBeLessThan(0.12)
  })
})

describe('findings', () => {
  const person = PEOPLE[1]![1]
  const find = async (change: (photo: Sharp) => Sharp) => {
    const photo = change(sharp(drawFace(person)).removeAlpha()).png()
    return (await readPhoto(await photo.toBuffer())).findings
  }

  test('none for a good photo', async () => {
    expect(await find((photo) => photo)).toEqual([])
  })
  test('a small face', async () => {
    expect(await find((photo) => photo.resize(150))).toEqual(['small'])
  })
  test('a dark photo', async () => {
    expect(await find((photo) => photo.linear(0.13, 0))).toEqual(['dark'])
  })
  test('a blurred photo', async () => {
    expect(await find((photo) => photo.blur(9))).toEqual(['blurred'])
  })
  test('several faces', async () => {
    const half = await sharp(drawFace(person)).toBuffer()
    const pair = sharp({ create: { width: 960, height: 600, channels: 3, background: '#ffffff' } })
      .composite([
        { input: half, left: 0, top: 0 },
        { input: half, left: 480, top: 0 },
      ])
      .png()
    expect((await readPhoto(await pair.toBuffer())).findings).toEqual(['several-faces'])
  })
})

test('gives no face and a friendly look for a photo of nobody', async () => {
  const wall = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#b8c8a0' } })
    .png()
    .toBuffer()
  const reading = await readPhoto(wall)
  expect(reading.face).toBeNull()
  expect(reading.look).toMatchObject({ skin: '#dcb08e', hairType: 'liso', glasses: false, beard: 'ninguna' })
  expect(reading.findings).toEqual(['no-face'])
})

test('throws for bytes that are no picture', async () => {
  await expect(readPhoto(new Uint8Array([1, 2, 3]))).rejects.toThrow('unsupported image format')
})

test('stops when it is told to', async () => {
  const wall = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await expect(readPhoto(wall, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough')
})
