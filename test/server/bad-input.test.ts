import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ErrorBody } from '../../src/contract/errors.ts'
import { MESSAGES } from '../../src/contract/messages.ts'
import { writeStory } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { signUp } from '../members.ts'

const ZERO = 'a\0b'
const TYPED = { 'content-type': 'application/x-www-form-urlencoded' }
const UPLOADS = ['/api/photos/upload', '/api/photos', '/api/photos/look', '/api/account/picture']

const refused = (path: string) => [path, 400, MESSAGES.invalidRequest]

async function answered(response: Response): Promise<[number, ErrorBody]> {
  return [response.status, (await response.json()) as ErrorBody]
}

test('a zero byte in any text is refused in Spanish, wherever it is', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const storyId = await writeStory(ana)
  const [chapter] = await ana.json<{ id: number; paragraphText: string }[]>('GET', `/api/stories/${storyId}/paragraphs`)
  const chapterPath = `/api/paragraphs/${chapter?.id}`
  const words = [
    'senderName',
    'recipientName',
    'recipientRelation',
    'favoriteThing',
    'specialMemory',
    'admiration',
    'extraTrait',
  ]
  const calls: [string, string, unknown?, Record<string, string>?][] = [
    ...words.map((name): [string, string, unknown] => [
      'POST',
      '/api/stories/generate-text',
      { ...BRIEF, [name]: ZERO },
    ]),
    ['POST', '/api/stories', { ...BRIEF, nested: [{ deep: ZERO }] }],
    ['POST', '/api/stories', { ...BRIEF, [ZERO]: 'x' }],
    ['GET', `/api/stories/generate-sse?${new URLSearchParams({ ...BRIEF, favoriteThing: ZERO })}`],
    ['POST', `${chapterPath}/illustrate`, { imagePrompt: ZERO }],
    ['POST', `${chapterPath}/illustrate`, { redo: randomUUID(), wish: ZERO }],
    ['PATCH', chapterPath, { paragraphText: `Uno\n\n${ZERO}`, editedFrom: chapter?.paragraphText }],
    ['PATCH', `/api/stories/${storyId}`, { dedication: ZERO }],
    ['PATCH', '/api/account', { firstName: ZERO }],
    ['PATCH', '/api/account', { bio: ZERO }],
    ['POST', `/api/stories/${storyId}/share`, { email: 'a@b.mx', note: ZERO }],
    ['GET', '/api/checkout-sessions/cs_%00/verify'],
    ['GET', '/api/stories/7%00'],
    ['GET', '/simulated-checkout/x%00'],
    ['POST', '/simulated-checkout/x%00/pay', 'name=a', TYPED],
    ['POST', '/simulated-checkout/x/pay', 'name=a%00', TYPED],
    ['POST', '/api/auth/reset-password', { token: ZERO, newPassword: 'la tortuga canta bajito' }],
    ['POST', '/api/auth/sign-in/username', { username: ZERO, password: 'x' }],
    ['GET', '/api/auth/reset-password/a%00b'],
    ['GET', '/api/auth/verify-email?token=a%00b'],
  ]
  for (const [method, path, body, headers] of calls) {
    const [status, { message }] = await answered(await ana.send(method, path, body, headers))
    expect([method, path, body, status, message]).toEqual([method, path, body, 400, MESSAGES.unkeepable])
  }
  const described = await ana.uploadPhoto(await facePhoto(), { personRelation: 'sender', description: ZERO })
  expect(await answered(described)).toMatchObject([400, { message: MESSAGES.unkeepable }])
  // In a cookie it is nobody's.
  const eve = t.visitor()
  for (const name of ['cuentos.session_token', 'cuentos.compras']) eve.cookies.set(name, 'a%00b.c2lnbmVk')
  expect((await eve.get(`/api/stories/${storyId}`)).status).toBe(404)
})

test('a body of parts that is torn, or none at all, is refused in Spanish and leaves nothing', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const whole = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nbytes\r\n--x--\r\n'
  const bodies = [
    'x',
    whole.slice(0, -20),
    whole.slice(0, 40),
    '--x\r\nno header\r\n\r\nbytes\r\n--x--\r\n',
    '--x--\r\n',
  ]
  for (const path of UPLOADS) {
    for (const body of bodies) {
      const form = { 'content-type': 'multipart/form-data; boundary=x' }
      const [status, { message }] = await answered(await ana.send('POST', path, body, form))
      expect([path, body, status, [MESSAGES.uploadTorn, MESSAGES.photoRequired].includes(message as never)]).toEqual([
        path,
        body,
        400,
        true,
      ])
    }
    const [status] = await answered(await ana.send('POST', path, whole, { 'content-type': 'multipart/form-data' }))
    expect([path, status]).toEqual([path, 400])
  }
  const empty = await ana.uploadPhoto(new Uint8Array())
  expect(await answered(empty)).toMatchObject([400, { message: MESSAGES.photoRequired }])
  expect(await ana.json('GET', '/api/photos')).toEqual([])
})

test('what is no id, no page and no address is told in Spanish, by every call that takes one', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const storyId = await writeStory(ana)
  const wrong = async (client: TestClient, path: string) => {
    const [status, { message }] = await answered(await client.get(path))
    return [path, status, message]
  }
  for (const id of ['0x10', '1e3', '%207', '7%20', '+7', `0${storyId}`, '9'.repeat(30), '-1', 'NaN', '%F0%9F%98%80'])
    for (const path of [`/api/stories/${id}`, `/api/photos/${id}`, `/api/pictures/${id}`, `/api/stories/${id}/pdf`])
      expect(await wrong(ana, path)).toEqual(refused(path))
  for (const path of [
    '/api/photos?limit=0x10',
    '/api/auth/stories?before=1e1',
    '/api/pictures/1?w=3e2',
    '/api/stories/1/pdf?edition=x',
    '/api/photos?limit=5&limit=6',
    '/api/stories/1/pdf?edition=muestra&edition=digital',
    '/api/%zz',
  ])
    expect(await wrong(ana, path)).toEqual(refused(path))
  const huge = { photoId1: 1e300, photoId2: 2 ** 31, prompt: 'juntos' }
  expect(await answered(await ana.send('POST', '/api/photos/combine', huge))).toMatchObject([
    400,
    { message: MESSAGES.combineIncomplete },
  ])
  for (const senderPhotoId of ['0x10', ' 7', 1.5, 2 ** 31, true, [7]]) {
    const sent = await ana.send('POST', '/api/stories/generate-text', { ...BRIEF, senderPhotoId })
    expect([senderPhotoId, sent.status]).toEqual([senderPhotoId, 400])
  }
})
