import { describe, expect, test } from 'vitest'
import { MESSAGES } from '../../../contract/messages.ts'
import { refusal, sizeRefusal, sniffKind } from './photo-files.ts'
import { photoHints } from './photo-hints.ts'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

describe('kinds', () => {
  test.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\r', 'png'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x18ftypheic\0\0', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0', 'heic'],
    ['<svg xmlns="h', 'other'],
    ['GIF89a\0\0\0\0\0\0', 'other'],
    ['', 'other'],
  ])('%j is %s', (head, kind) => {
    expect(sniffKind(bytes(head))).toBe(kind)
  })
})

describe('refusals', () => {
  test('say what is wrong', () => {
    expect(refusal('heic', 100)).toBeNull()
    expect(refusal('other', 100)).toBe(MESSAGES.photoUnsupported)
    expect(refusal('jpeg', 10 * 1024 * 1024 + 1)).toBe(MESSAGES.photoTooLarge)
    expect(refusal('webp', 10 * 1024 * 1024)).toBeNull()
    expect(sizeRefusal({ width: 63, height: 900 })).toBe(MESSAGES.photoTooSmall)
    expect(sizeRefusal({ width: 8000, height: 5001 })).toBe(MESSAGES.photoTooManyPixels)
    expect(sizeRefusal({ width: 8000, height: 5000 })).toBeNull()
  })
})

describe('hints', () => {
  test('a sharp, well-lit photo needs none', () => {
    expect(
      photoHints(
        picture((x, y) => ((x ^ y) & 4 ? 180 : 90)),
        64,
        64,
        1000,
      ),
    ).toEqual([])
  })

  test.each([
    ['dark', () => 20],
    ['bright', () => 240],
    ['blurred', (x: number) => 100 + x / 4],
  ] as const)('tells %s', (hint, paint) => {
    expect(photoHints(picture(paint), 64, 64, 1000)).toEqual([hint])
  })

  test('tells small', () => {
    expect(
      photoHints(
        picture((x, y) => ((x ^ y) & 4 ? 180 : 90)),
        64,
        64,
        200,
      ),
    ).toEqual(['small'])
  })
})

function picture(paint: (x: number, y: number) => number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(64 * 64 * 4)
  for (let i = 0; i < 64 * 64; i++) pixels.fill(paint(i % 64, Math.floor(i / 64)), i * 4, i * 4 + 3)
  return pixels
}
