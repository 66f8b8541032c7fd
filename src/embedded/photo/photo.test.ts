import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { isSure } from '../../contract/look-traits.ts'
import { difference, oklab } from '../colour.ts'
import { drawFace, type DrawnFace } from '../../../test/photo/drawn-face.ts'
import { readPhoto } from './photo.ts'
import { findingsOf } from './quality.ts'
import { studyPhoto } from './sitter.ts'
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

/** Of many of them several things are asked, and each is read once. */
const readings = new Map<string, ReturnType<typeof readPhoto>>()
function readDrawn(face: DrawnFace): ReturnType<typeof readPhoto> {
  const key = JSON.stringify(face)
  const reading = readings.get(key) ?? readPhoto(drawFace(face))
  readings.set(key, reading)
  return reading
}

describe('a drawn face', () => {
  test.each(sweep(PEOPLE, 2))('%s', async (_name, person) => {
    const { face, look, findings } = await readDrawn(person)
    expect(face).not.toBeNull()
    // Dark skin in good light is no dark photo.
    expect(findings).toEqual([])
    expect(difference(look.skin, person.skin)).toBeLessThan(0.12)
    expect(difference(look.clothes, person.clothes)).toBeLessThan(0.02)
    expect(look.glasses).toBe(person.glasses !== undefined)
    expect(look.beard).toBe(person.beard ? 'barba' : 'ninguna')
    expect(look.hairType === 'afro').toBe(person.afro ?? false)
    expect(look.hairType === 'calvo').toBe(person.hair === null)
    // A bald head lends its brows’ colour to what hair there may be.
    expect(difference(look.hair, person.hair ?? '#4a3426')).toBeLessThan(0.12)
    expect(look.haircut === 'calva').toBe(person.hair === null)
  })

  test('dark skin is never read as light, whatever the light, and brown skin always asked', async () => {
    const skins = ['#452a1c', '#9a6540', '#f2d3bd']
    const lights = [
      { exposure: 0.75, gains: [1.1, 1, 0.85] },
      { exposure: 1.05, gains: [0.92, 1, 1.1] },
    ]
    const read = async (skin: string, { exposure, gains }: (typeof lights)[number]) => {
      const drawn = drawFace({ skin, hair: '#1c1210', wall: '#cfd8c8', clothes: '#2a6fb0' })
      const lit = sharp(drawn)
        .removeAlpha()
        .linear(
          gains.map((gain) => gain * exposure),
          [0, 0, 0],
        )
      const { look, sure } = await readPhoto(await lit.png().toBuffer())
      return { lightness: oklab(look.skin)[0], isSure: isSure(sure.skin) }
    }
    for (const light of sweep(lights, 2)) {
      const [dark, brown, fair] = await Promise.all(skins.map((skin) => read(skin, light)))
      expect(dark!.lightness).toBeLessThan(0.45)
      expect(brown!.lightness - dark!.lightness).toBeGreaterThan(0.1)
      expect(fair!.lightness - brown!.lightness).toBeGreaterThan(0.2)
      expect(brown!.isSure).toBe(false)
    }
  })

  test('under a cap leaves open what its hair is like', async () => {
    const person = { skin: '#c68c5f', hair: '#221813', wall: '#d8d8d0', clothes: '#f0f0ec' }
    const bare = (await readDrawn(person)).sure
    const { sure } = await readDrawn({ ...person, cap: '#2c6a4a' })
    expect(isSure(bare.hair)).toBe(true)
    for (const trait of ['hair', 'hairType', 'hairLength'] as const) expect(isSure(sure[trait])).toBe(false)
  })

  test.each([
    ['#3a82c4', '#4e8fb8'],
    ['#4a2a16', '#3b2417'],
    ['#8f8676', undefined],
  ])('with eyes of %s is given %s, or no colour where that is not plain', async (eyes, seen) => {
    const person = { skin: '#e3b48f', hair: '#6b4429', wall: '#cfd8c8', clothes: '#d08020' }
    const { look, sure } = await readDrawn({ ...person, eyes })
    expect(look.eyeColour).toBe(seen)
    expect(isSure(sure.eyeColour)).toBe(seen !== undefined)
  })

  test.each([
    ['under black hair', { skin: '#e3b48f', hair: '#1c1614' }],
    ['in darker skin', { skin: '#9a6540', hair: '#6b4429' }],
  ])('%s is given no blue eyes, which are the sky in brown ones', async (_, { skin, hair }) => {
    const { look } = await readDrawn({ skin, hair, wall: '#cfd8c8', clothes: '#d08020', eyes: '#3a82c4' })
    expect(look.eyeColour).toBeUndefined()
  })

  const framed = [
    ['boxes', '#1a1a1e', 'cuadradas', '#26211f'],
    ['boxes', '#c22030', 'cuadradas', '#c22030'],
    ['rounds', '#2a50a8', 'redondas', '#2a50a8'],
    ['rounds', '#1a1a1e', 'redondas', '#26211f'],
  ] as const
  test.each(sweep(framed, 2))(
    'with %s of %s before its eyes wears glasses like them',
    async (shape, colour, seen, frame) => {
      const { look } = await readDrawn({ ...PEOPLE[1]![1], glasses: { shape, colour } })
      expect([look.glasses, look.glassesShape]).toEqual([true, seen])
      expect(difference(look.glassesColour!, frame)).toBeLessThan(0.03)
    },
  )

  test('behind dark lenses wears glasses, and one without any has none to be drawn', async () => {
    const person = PEOPLE[1]![1]
    expect((await readDrawn({ ...person, glasses: 'dark' })).look.glasses).toBe(true)
    const { look } = await readDrawn(person)
    expect([look.glasses, look.glassesShape, look.glassesColour]).toEqual([false, undefined, undefined])
  })

  test('of whose shirt hardly a strip is seen wears that', async () => {
    const person = { ...PEOPLE[1]![1], clothes: '#2f8f4f', long: false }
    const strip = await sharp(drawFace(person)).extract({ left: 0, top: 0, width: 480, height: 462 }).png().toBuffer()
    expect(difference((await readPhoto(strip)).look.clothes, person.clothes)).toBeLessThan(0.1)
  })

  test('that is small in a large photo is read again from the original', async () => {
    const person = PEOPLE[2]![1]
    const small = await sharp(drawFace(person)).resize(240).toBuffer()
    const wide = sharp({ create: { width: 3000, height: 2000, channels: 3, background: person.wall } })
      .composite([{ input: small, left: 1900, top: 1700 }])
      .png()
    const photo = await wide.toBuffer()
    const { face, faces, look } = await readPhoto(photo)
    // As many pixels as the original has, where the whole photo is read at less than half of them.
    expect((await studyPhoto(photo)).pixels.scale).toBe(1)
    // The drawn head spans 103 to 377 of 480 across, here halved and moved.
    expect(Math.abs(face!.left + face!.width / 2 - (1900 + 120))).toBeLessThan(15)
    expect(faces).toEqual([face])
    expect(look.glasses).toBe(true)
    expect(difference(look.clothes, person.clothes)).toBeLessThan(0.1)
  })

  test('is found with hair and a little air around it', async () => {
    const { face } = await readDrawn(PEOPLE[0]![1])
    // The drawn head spans 103 to 377 from left to right and 70 to 400 from top to chin.
    const { left, top, width, height } = face!
    for (const [at, wanted] of [
      [left, 60],
      [top, 72],
      [left + width, 408],
      [top + height, 443],
    ] as const)
      expect(Math.abs(at - wanted)).toBeLessThan(10)
    const wider = await sharp(drawFace(PEOPLE[0]![1])).extend({ left: 200, background: '#99aabb' }).png().toBuffer()
    const moved = (await readPhoto(wider)).face!
    expect(Math.abs(moved.left - 200 - left)).toBeLessThan(4)
    expect(Math.abs(moved.top - top)).toBeLessThan(4)
  })

  test('is measured in pixels of the original, upright photo', async () => {
    const drawn = drawFace(PEOPLE[1]![1])
    const large = await sharp(drawn).resize(1920, 2400).jpeg().toBuffer()
    const turned = await sharp(drawn).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const [small, big, upright] = [await readDrawn(PEOPLE[1]![1]), await readPhoto(large), await readPhoto(turned)]
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(Math.abs(big.face![side] / 4 - small.face![side])).toBeLessThan(2)
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(Math.abs(upright.face![side] - small.face![side])).toBeLessThan(4)
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

  test.each([
    [{ faceWidth: 90, brightness: 0.25, sharpness: 0.11, faces: 1 }, []],
    [{ faceWidth: 89 }, ['small']],
    [{ brightness: 0.24 }, ['dark']],
    [{ sharpness: 0.1 }, ['blurred']],
    [{ faces: 2, sharpness: 0.1 }, ['several-faces', 'blurred']],
  ])('of %j: %j', (quality, findings) => {
    expect(findingsOf({ faceWidth: 200, brightness: 0.7, sharpness: 0.3, faces: 1, ...quality })).toEqual(findings)
  })
  test('none for a good photo', async () => {
    expect((await readDrawn(person)).findings).toEqual([])
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
    const { face, faces, findings } = await readPhoto(await pair.toBuffer())
    expect(findings).toEqual(['several-faces'])
    // Both, the one that was read first; each drawn head has its middle at 240 of 480.
    expect(faces[0]).toEqual(face)
    const middles = faces.map(({ left, width }) => left + width / 2).toSorted((a, b) => a - b)
    expect(middles.map((middle, i) => Math.abs(middle - [240, 720][i]!) < 25)).toEqual([true, true])
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
  expect([reading.faces, reading.sure]).toEqual([[], {}])
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

test('stops between two steps when it is told to while it reads', async () => {
  const wall = await sharp({ create: { width: 40, height: 32, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const controller = new AbortController()
  const reading = readPhoto(wall, controller.signal)
  controller.abort(new Error('enough'))
  await expect(reading).rejects.toThrow('enough')
})
