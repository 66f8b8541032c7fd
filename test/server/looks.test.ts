import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SeenLook } from '../../src/contract/looks.ts'
import type { PhotoReader } from '../../src/engine.ts'
import { createTestApp } from '../create-test-app.ts'
import { facePhoto, LOOK } from '../factories.ts'
import { quickPhotoReader } from '../doubles/engines.ts'

const PATH = '/api/looks/drawing'
const SITTER = { of: 'recipient', recipientName: 'Leo', recipientRelation: 'mi hijo', senderName: 'mamá' }
const ASKED = { sitter: SITTER, style: 'comic', looks: [LOOK], size: 'small' }

test('heads are drawn side by side, older or younger as the brief tells, and kept by nobody', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const drawn = async (asked: object): Promise<Buffer> => {
    const answer = await ana.send('POST', PATH, { ...ASKED, ...asked })
    const { status, headers } = answer
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/webp', 'no-store'])
    return Buffer.from(await answer.arrayBuffer())
  }
  const one = await drawn({})
  const { width: side, height } = await sharp(one).metadata()
  expect(height).toBe(side)
  const three = await sharp(await drawn({ looks: [LOOK, LOOK, LOOK] })).metadata()
  expect([three.width, three.height]).toEqual([side * 3, side])
  expect((await sharp(await drawn({ size: 'large' })).metadata()).width).toBeGreaterThan(side * 2)
  expect((await drawn({ sitter: { ...SITTER, recipientRelation: 'mi abuela' } })).equals(one)).toBe(false)
  expect((await drawn({ style: 'ghibli' })).equals(one)).toBe(false)
  expect(t.logged()).not.toContain('Leo')
})

test('no look, too many, what is none, nobody’s, and an unknown style are refused', async () => {
  await using t = await createTestApp()
  for (const asked of [
    { looks: [] },
    { looks: Array.from({ length: 13 }, () => LOOK) },
    { looks: [{ ...LOOK, hair: 'rubio' }] },
    { sitter: { recipientName: 'Leo' } },
    { style: 'barroco' },
  ])
    expect([asked, (await t.visitor().send('POST', PATH, { ...ASKED, ...asked })).status]).toEqual([asked, 400])
})

test('who sits for the photo is told to whoever reads it', async () => {
  const asked: Parameters<PhotoReader['read']>[2][] = []
  const photoReader: PhotoReader = {
    read(photo, signal, sitter) {
      asked.push(sitter)
      return quickPhotoReader.read(photo, signal, sitter)
    },
  }
  await using t = await createTestApp({ deps: { photoReader } })
  const read = async (fields: Record<string, string>): Promise<SeenLook> => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('photo', new Blob([new Uint8Array(await facePhoto())]), 'cara.jpg')
    const answer = await t.visitor().send('POST', '/api/photos/look', form)
    expect(answer.status).toBe(200)
    return (await answer.json()) as SeenLook
  }
  await read({ ...SITTER, recipientAge: '5-7' })
  await read({ recipientName: 'Leo' })
  expect(asked).toEqual([{ ...SITTER, recipientAge: '5-7' }, undefined])
})

test('all faces of a photo are told, in shares of it', async () => {
  const photoReader: PhotoReader = {
    async read(photo) {
      const { width, height } = await sharp(photo).metadata()
      const read = await quickPhotoReader.read(photo)
      const right = { left: width / 2, top: height / 4, width: width / 2 + 3, height: height / 2 }
      return { ...read, faces: [right, { left: 0, top: 0, width: width / 4, height: height / 4 }] }
    },
  }
  await using t = await createTestApp({ deps: { photoReader } })
  const form = new FormData()
  form.append('photo', new Blob([new Uint8Array(await facePhoto())]), 'cara.jpg')
  const { faces } = (await (await t.visitor().send('POST', '/api/photos/look', form)).json()) as SeenLook
  expect(faces).toEqual([
    { left: 0.5, top: 0.25, width: 0.5, height: 0.5 },
    { left: 0, top: 0, width: 0.25, height: 0.25 },
  ])
})
