import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { photos } from '../../src/server/db/schema/photos.ts'
import { createTestApp } from '../create-test-app.ts'
import { blankPng, packedZeros } from '../blank-png.ts'
import { facePhoto } from '../factories.ts'
import { signUp } from '../members.ts'

test('a photo is kept upright, without metadata, with its face and thumbnail beside it', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const turned = await sharp(await facePhoto())
    .withExif({ IFD0: { Copyright: 'Clara' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const answer = (await (await ana.uploadPhoto(turned)).json()) as { photo: { id: number; photoUrl: string } }
  const { photo } = answer
  expect(answer).toMatchObject({ findings: ['no-face'] })
  const kept = await sharp(Buffer.from(await (await ana.get(photo.photoUrl)).arrayBuffer())).metadata()
  expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([800, 640, undefined, undefined])
  const face = await sharp(Buffer.from(await (await ana.get(`${photo.photoUrl}?size=face`)).arrayBuffer())).metadata()
  expect([face.width, face.height]).toEqual([512, 512])
  const [row] = await t.ctx.db.select().from(photos)
  expect(await ana.json('GET', `/api/photos/${photo.id}`)).toEqual({
    id: photo.id,
    userId: row?.userId,
    photoUrl: `/api/photos/${photo.id}/image`,
    personRelation: 'sender',
    description: null,
    uploadedAt: row?.uploadedAt.toISOString(),
  })
  const look = new FormData()
  look.set('photo', new Blob([new Uint8Array(await facePhoto())]), 'x.jpg')
  expect(await (await ana.send('POST', '/api/photos/look', look)).json()).toMatchObject({
    skin: expect.any(String),
    findings: ['no-face'],
  })
  expect(await t.ctx.db.$count(photos)).toBe(1)
})

test('a picture that would cost more than it shows is refused by its header, wherever one can be sent', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const send = async (path: string, data: Uint8Array) => {
    const form = new FormData()
    form.set('personRelation', 'sender')
    form.set('photo', new Blob([new Uint8Array(data)]), 'foto.png')
    const response = await ana.send('POST', path, form)
    return [response.status, ((await response.json()) as { message?: string }).message]
  }
  const moving = await sharp([await facePhoto(), await facePhoto({ hair: '#fff' })], { join: { animated: true } })
    .webp()
    .toBuffer()
  const cases: [string, Uint8Array, number, string][] = [
    ['a row of pixels', blankPng(600_000, 64), 413, MESSAGES.photoTooLong],
    ['a ribbon', blankPng(4_000, 64), 400, MESSAGES.photoTooLong],
    ['an animated WebP', moving, 415, MESSAGES.photoAnimated],
    ['an animated PNG', blankPng(90, 90, [['acTL', Buffer.alloc(8)]]), 415, MESSAGES.photoAnimated],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, MESSAGES.photoHeic],
    [
      'a TIFF',
      await sharp(await facePhoto())
        .tiff()
        .toBuffer(),
      415,
      MESSAGES.photoUnsupported,
    ],
    [
      'a GIF',
      await sharp(await facePhoto())
        .gif()
        .toBuffer(),
      415,
      MESSAGES.photoUnsupported,
    ],
  ]
  for (const path of ['/api/photos/upload', '/api/photos', '/api/photos/look', '/api/account/picture'])
    for (const [name, data, status, message] of cases)
      expect([path, name, ...(await send(path, data))]).toEqual([path, name, status, message])
  expect(await t.ctx.db.$count(photos)).toBe(0)
  // A gigabyte of text in a megabyte.
  const bomb: [string, Buffer] = ['zTXt', Buffer.concat([Buffer.from('a\0\0'), packedZeros(2 ** 30)])]
  expect((await send('/api/photos/upload', blankPng(90, 90, [bomb, bomb, bomb])))[0]).toBe(200)
})

test('what is no photo is refused in Spanish and leaves nothing behind', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const jpeg = await facePhoto()
  const cases: [string, Uint8Array, number, string][] = [
    ['a text named .jpg', Buffer.from('hola, no soy una foto'), 415, 'no es una foto'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'), 415, 'no es una foto'],
    ['a truncated JPEG', jpeg.subarray(0, jpeg.length / 2), 400, 'dañada'],
    ['an empty file', Buffer.alloc(0), 400, 'Foto requerida'],
    ['a decompression bomb', blankPng(16_000, 12_000), 413, 'megapíxeles'],
    ['a file over 10 MB', Buffer.alloc(11 * 1024 * 1024, 1), 413, '10\u00a0MB'],
    ['a body of 60 MB', Buffer.alloc(60 * 1024 * 1024, 1), 413, '10\u00a0MB'],
    ['a tiny picture', await sharp(jpeg).resize(20, 20).jpeg().toBuffer(), 400, 'pequeña'],
  ]
  for (const [name, data, status, message] of cases) {
    const response = await ana.uploadPhoto(data)
    expect([name, response.status, await response.json()]).toMatchObject([
      name,
      status,
      { message: expect.stringContaining(message) },
    ])
  }
  const unnamed = await ana.uploadPhoto(jpeg, {})
  expect([unnamed.status, await unnamed.json()]).toMatchObject([
    400,
    { fields: { personRelation: expect.any(String) } },
  ])
  const noForm = await ana.send('POST', '/api/photos/upload', { photo: 'x' })
  expect(noForm.status).toBe(415)
  expect(await t.ctx.db.$count(photos)).toBe(0)
})
