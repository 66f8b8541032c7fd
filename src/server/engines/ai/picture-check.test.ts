import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { blank, paint } from '../../../../test/doubles/providers/picture.ts'
import { acceptPicture } from './picture-check.ts'
import { hasContentCredentials } from './provenance.ts'

const SIZE = { width: 600, height: 400 }
const MODEL = 'google:gemini <"x"&y>'

describe('acceptPicture', () => {
  test('crops and scales what is nearly the right shape', async () => {
    const square = await paint('a', 640, 560)
    expect(await sharp(await acceptPicture(square, SIZE, MODEL)).metadata()).toMatchObject({ ...SIZE, format: 'jpeg' })
  })

  test.each([
    ['blank', () => blank()],
    ['too small', () => paint('a', 300, 200)],
    ['wrong shape', () => paint('a', 600, 1200)],
    ['not an image', () => Promise.resolve(Buffer.from('<html>'))],
    ['not an image', () => Promise.resolve(Buffer.alloc(0))],
  ])('refuses what is %s', async (why, make) => {
    await expect(acceptPicture(await make(), SIZE, 'm')).rejects.toMatchObject({
      failure: 'bad_output',
      message: expect.stringContaining(why),
    })
  })

  test('refuses a picture that is cut off', async () => {
    const whole = await sharp(await paint('a'))
      .jpeg()
      .toBuffer()
    await expect(acceptPicture(whole.subarray(0, whole.length / 2), SIZE, 'm')).rejects.toMatchObject({
      failure: 'bad_output',
    })
  })

  test('a dark night is not blank', async () => {
    const night = await sharp(await paint('a'))
      .linear(0.25, 4)
      .png()
      .toBuffer()
    await expect(acceptPicture(night, SIZE, 'm')).resolves.toBeInstanceOf(Buffer)
  })

  test('keeps no metadata of the original and writes where it comes from', async () => {
    const original = await sharp(await paint('a'))
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer()
    const { exif, xmp } = await sharp(await acceptPicture(original, SIZE, MODEL)).metadata()
    expect(exif?.toString('latin1')).not.toContain('somebody')
    expect(xmp?.toString()).toContain(
      'DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"',
    )
    expect(xmp?.toString()).toContain('CreatorTool="google:gemini &lt;&quot;x&quot;&amp;y>"')
  })
})

test('a C2PA manifest is recognised', () => {
  expect(hasContentCredentials(Buffer.from('....jumb....c2pa....'))).toBe(true)
  expect(hasContentCredentials(Buffer.from('....'))).toBe(false)
})
