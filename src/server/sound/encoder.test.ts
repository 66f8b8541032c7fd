import { afterAll, expect, test } from 'vitest'
import { toneWav } from '../../../test/tone-wav.ts'
import { createSoundEncoder } from './encoder.ts'

const encoder = createSoundEncoder()
afterAll(() => encoder.close())

test('a recording becomes an MP3 of its length', async () => {
  const { data, mediaType, seconds } = await encoder.encode(toneWav(3))
  expect([mediaType, seconds]).toEqual(['audio/mpeg', 3])
  // 64 kbit/s, and the sync word of a frame of MPEG-2 layer III.
  expect(data.length).toBeGreaterThan(3 * 7_500)
  expect(data.length).toBeLessThan(3 * 9_500)
  expect([data[0], (data[1] ?? 0) & 0xfe]).toEqual([0xff, 0xf2])
})

const WAV = toneWav(1)
const changed = (at: number, byte: number) => {
  const copy = Uint8Array.from(WAV)
  copy[at] = byte
  return copy
}

test.each([
  ['nothing', new Uint8Array(), 'format'],
  ['a text', new TextEncoder().encode('RIFF y nada más que palabras'), 'format'],
  ['another codec', changed(20, 3), 'format'],
  ['two channels', changed(22, 2), 'format'],
  ['another rate', changed(24, 1), 'format'],
  ['8 bits', changed(34, 8), 'format'],
  ['what was cut off', WAV.slice(0, WAV.length - 2), 'damaged'],
  ['a head alone', WAV.slice(0, 44), 'damaged'],
  ['silence', toneWav(1, 0), 'silent'],
  ['more than ten minutes', toneWav(602), 'long'],
])('%s is refused', async (_, bytes, refusal) => {
  await expect(encoder.encode(bytes)).rejects.toMatchObject({ refusal })
})

test('whoever leaves waits for nothing, and too many at once are turned away', async () => {
  await expect(encoder.encode(toneWav(1), AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  const answers = await Promise.allSettled(Array.from({ length: 7 }, () => encoder.encode(toneWav(1))))
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ refusal: 'busy' }) },
  ])
})
