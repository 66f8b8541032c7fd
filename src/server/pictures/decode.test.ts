import { setTimeout as sleep } from 'node:timers/promises'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blankPng } from '../../../test/blank-png.ts'
import { decodePicture, PictureError } from './decode.ts'
import { readHeader } from './read-header.ts'

const BOUNDS = { pixels: 40_000_000, least: 64 }
const CORES = availableParallelism()
const decoded = () => Promise.reject(new Error('decoded'))
const small = blankPng(80, 70)
const drawing = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })

test.each([
  ['jpeg', () => drawing.clone().jpeg().toBuffer()],
  [
    'jpeg',
    () =>
      drawing
        .clone()
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Artist: 'x' } })
        .toBuffer(),
  ],
  ['png', () => drawing.clone().png().toBuffer()],
  ['png', () => drawing.clone().png({ progressive: true }).withIccProfile('p3').toBuffer()],
  ['webp', () => drawing.clone().webp().toBuffer()],
  ['webp', () => drawing.clone().webp({ lossless: true }).toBuffer()],
  [
    'webp',
    () =>
      drawing
        .clone()
        .ensureAlpha(0.5)
        .webp()
        .withExif({ IFD0: { Artist: 'x' } })
        .toBuffer(),
  ],
])('a %s tells its size, as its decoder does', async (format, make) => {
  const header = readHeader(await make())
  expect(header).toMatchObject({ format, width: 300, height: 200, isAnimated: false })
  const { width, height, icc } = await sharp(header?.data).metadata()
  expect([width, height, icc !== undefined]).toEqual([
    300,
    200,
    (await sharp(await make()).metadata()).icc !== undefined,
  ])
})

test('what is cut off within its header, or is something else, has none', async () => {
  for (const whole of [await drawing.clone().jpeg().toBuffer(), await drawing.clone().webp().toBuffer(), small]) {
    for (const length of [0, 2, 11, 20, 25])
      expect([length, readHeader(whole.subarray(0, length))]).toEqual([length, null])
  }
  expect(readHeader(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'))).toBeNull()
  expect(readHeader(Buffer.alloc(40, 'RIFF'))).toBeNull()
})

test('only what pixels take of a PNG reaches its decoder', () => {
  const texts: [string, Buffer][] = ['tEXt', 'zTXt', 'iTXt', 'juNk'].map((type) => [type, Buffer.alloc(50)])
  expect(readHeader(blankPng(80, 70, texts))?.data).toEqual(small)
  const unfolding = Buffer.concat([Buffer.from('p\0\0'), Buffer.from('not compressed')])
  expect(readHeader(blankPng(80, 70, [['iCCP', unfolding]]))?.data).toEqual(small)
})

test.each([
  ['pixels', blankPng(8_000, 5_001)],
  ['side', blankPng(16_385, 2_049)],
  ['shape', blankPng(80, 641)],
  ['shape', blankPng(641, 80)],
  ['small', blankPng(63, 80)],
  ['animated', blankPng(80, 80, [['acTL', Buffer.alloc(8)]])],
  ['heic', Buffer.from('....ftypheic....')],
  ['format', Buffer.from('....ftypavif....')],
] as const)('%s: refused before anything is decoded', async (refusal, bytes) => {
  await expect(decodePicture(bytes, BOUNDS, decoded)).rejects.toMatchObject({ refusal })
})

test('a JPEG of endlessly many scans is refused', async () => {
  const whole = await drawing.clone().jpeg().toBuffer()
  const scans = Buffer.alloc(200, Buffer.from([0xff, 0xda]))
  const bytes = Buffer.concat([whole.subarray(0, -2), scans, whole.subarray(-2)])
  await expect(decodePicture(bytes, BOUNDS, () => Promise.resolve())).rejects.toMatchObject({ refusal: 'scans' })
})

test('as many as there are cores are decoded at once; a few wait, and then strangers are told so', async () => {
  let running = 0
  let most = 0
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const decode = async () => {
    most = Math.max(most, ++running)
    await opened
    await sleep(1)
    running -= 1
  }
  const ask = (options = {}) => decodePicture(small, BOUNDS, decode, options)
  const asked = Array.from({ length: 13 * CORES }, () => ask())
  await expect(ask()).rejects.toThrow(PictureError)
  await expect(ask()).rejects.toMatchObject({ refusal: 'busy' })
  const paid = ask({ mayWait: true })
  open()
  await Promise.all([...asked, paid])
  expect(most).toBe(CORES)
  await ask()
})

test('whoever leaves gives up their place; what is being decoded is not waited for', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let begun = 0
  const decode = () => ((begun += 1), opened)
  const left = new AbortController()
  const ask = (options = {}) => decodePicture(small, BOUNDS, decode, options)
  const running = Array.from({ length: CORES }, () => ask())
  const leaving = Array.from({ length: 12 * CORES }, () => ask({ signal: left.signal }))
  await expect(ask()).rejects.toMatchObject({ refusal: 'busy' })
  left.abort(new Error('hung up'))
  for (const asked of leaving) await expect(asked).rejects.toThrow('hung up')
  await expect(ask({ signal: left.signal })).rejects.toThrow('hung up')
  const next = ask()
  open()
  await Promise.all([...running, next])
  expect(begun).toBe(CORES + 1)
})
