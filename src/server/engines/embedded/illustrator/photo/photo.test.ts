import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhoto } from './photo.ts'

test('gives no face and a friendly look for a photo of nobody', async () => {
  const wall = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#b8c8a0' } })
    .png()
    .toBuffer()
  const reading = await readPhoto(wall)
  expect(reading.face).toBeNull()
  expect(reading.look.skin).toMatch(/^#[0-9a-f]{6}$/)
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
