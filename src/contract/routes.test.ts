import { expect, test } from 'vitest'
import { AUTH_CALLS } from './accounts.ts'
import type { RouteName } from './paths.ts'
import { type Route, routes } from './routes.ts'

const ALL: [string, Route][] = Object.entries(routes)

/** Section 7 of the specification, whose calls other programs may rely on. */
const SPECIFIED: readonly [RouteName, string][] = [
  ['getUser', 'GET /api/auth/user'],
  ['uploadPhoto', 'POST /api/photos/upload'],
  ['generateStory', 'POST /api/stories/generate'],
  ['streamStory', 'GET /api/stories/generate-sse'],
  ['generateText', 'POST /api/stories/generate-text'],
  ['illustrateParagraph', 'POST /api/paragraphs/:id/illustrate'],
  ['generateCover', 'POST /api/stories/:storyId/generate-cover'],
  ['listParagraphs', 'GET /api/stories/:storyId/paragraphs'],
  ['getStory', 'GET /api/stories/:id'],
  ['createCheckoutSession', 'POST /api/stories/:storyId/create-checkout-session'],
  ['verifyCheckoutSession', 'GET /api/checkout-sessions/:sessionId/verify'],
  ['getPdf', 'GET /api/stories/:id/pdf'],
  ['listStories', 'GET /api/auth/stories'],
  ['listPhotos', 'GET /api/photos'],
  ['getPhoto', 'GET /api/photos/:id'],
  ['addPhoto', 'POST /api/photos'],
  ['deletePhoto', 'DELETE /api/photos/:id'],
  ['combinePhotos', 'POST /api/photos/combine'],
  ['login', 'GET /api/login'],
  ['logout', 'GET /api/logout'],
]

test('the specified calls stand where the specification has them', () => {
  const stands = SPECIFIED.map(([name]) => [name, `${routes[name].method} ${routes[name].path}`])
  expect(stands).toEqual(SPECIFIED)
})

test('every call has a path of its own below /api, a method, and says in words what it does', () => {
  for (const [, { method, path, summary }] of ALL) {
    expect(path).toMatch(/^\/api(\/(:[a-zA-Z]+|[a-z-]+))+$/)
    expect(['GET', 'POST', 'PATCH', 'DELETE']).toContain(method)
    expect(summary).toMatch(/^[A-Z]/)
  }
  const calls = [
    ...ALL.map(([, { method, path }]) => `${method} ${path}`),
    ...AUTH_CALLS.map((call) => `/api/auth/${call}`),
  ]
  expect(new Set(calls).size).toBe(calls.length)
  for (const call of AUTH_CALLS) expect(call).toMatch(/^[a-z/:-]+$/)
})

test('what a path names is checked, and a call answers either JSON or bytes of a named kind', () => {
  for (const [name, { path, params, response, produces }] of ALL) {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param)
    expect([name, Object.keys(params?.shape ?? {})]).toEqual([name, named])
    // They lead on to a page.
    if (['login', 'logout', 'openBoughtGiftCard'].includes(name)) continue
    expect([name, response !== undefined, produces !== undefined]).toEqual([name, !produces, Boolean(produces)])
  }
  expect(produced()).toEqual({
    getProfilePicture: 'image/jpeg',
    exportAccount: 'application/zip',
    getPhotoImage: 'image/jpeg',
    drawLooks: 'image/webp',
    generateStory: 'text/event-stream',
    streamStory: 'text/event-stream',
    followStory: 'text/event-stream',
    getPicture: 'image/jpeg',
    getPdf: 'application/pdf',
    getParcelPicture: 'image/jpeg',
    getParcelRecording: 'audio/mpeg',
    getRecording: 'audio/mpeg',
    getParcelBook: 'application/pdf',
    getThanksSound: 'audio/mpeg',
    getParcelDedicationSound: 'audio/mpeg',
    getDedicationSound: 'audio/mpeg',
    getParcelDedicationPhoto: 'image/jpeg',
    getDedicationPhoto: 'image/jpeg',
    getGiftCardSheet: 'application/pdf',
  })
})

function produced(): Record<string, string> {
  return Object.fromEntries(ALL.flatMap(([name, { produces }]) => (produces ? [[name, produces]] : [])))
}

test.each(['1', '2147483647'])('%s may be the id of something', (id) => {
  expect(routes.getStory.params.parse({ id })).toEqual({ id: Number(id) })
})

const NO_IDS = [
  '0',
  '-1',
  '1.5',
  'x',
  '',
  '2147483648',
  '0x10',
  '1e3',
  ' 7',
  '7 ',
  '+7',
  '07',
  '7n',
  '9'.repeat(400),
  '٧',
]

test.each(NO_IDS)('%j is no id: the database is not asked', (id) => {
  expect(routes.getStory.params.safeParse({ id }).success).toBe(false)
  expect(routes.illustrateParagraph.body.safeParse({ senderPhotoId: id }).success).toBe(false)
  expect(routes.listPhotos.query.safeParse({ before: id }).success).toBe(false)
})

test.each([
  ['listStories', 50],
  ['listPhotos', 60],
] as const)('%s gives a page of %d unless another length is asked for, never all', (name, standard) => {
  const { query } = routes[name]
  expect(query.parse({})).toEqual({ limit: standard })
  expect(query.parse({ limit: '100', before: '7' })).toEqual({ limit: 100, before: 7 })
  expect(query.parse({ limit: '1' })).toEqual({ limit: 1 })
  for (const limit of ['0', '101', '1.5']) expect(query.safeParse({ limit }).success).toBe(false)
})

test('pictures come in three widths, photos in three sizes, books in four editions', () => {
  for (const w of ['320', '640', '960']) expect(routes.getPicture.query.parse({ w })).toEqual({ w: Number(w) })
  expect(routes.getPicture.query.parse({})).toEqual({})
  expect(routes.getPicture.query.safeParse({ w: '321' }).success).toBe(false)
  expect(routes.getPhotoImage.query.parse({})).toEqual({ size: 'full' })
  for (const size of ['full', 'thumbnail', 'face']) expect(routes.getPhotoImage.query.parse({ size })).toEqual({ size })
  expect(routes.getPhotoImage.query.safeParse({ size: '' }).success).toBe(false)
  for (const edition of ['digital', 'muestra', 'imprenta', 'cuadernillo', 'epub'])
    expect(routes.getPdf.query.parse({ edition })).toEqual({ edition })
  expect(routes.getPdf.query.safeParse({ edition: '' }).success).toBe(false)
})

test('what travels in a path or a query is never boundless', () => {
  expect(routes.login.query.parse({})).toEqual({})
  expect(routes.login.query.safeParse({ next: 'a'.repeat(500) }).success).toBe(true)
  expect(routes.login.query.safeParse({ next: 'a'.repeat(501) }).success).toBe(false)
  expect(routes.getProfilePicture.query.parse({})).toEqual({})
  expect(routes.getProfilePicture.query.safeParse({ v: 'a'.repeat(100) }).success).toBe(true)
  expect(routes.getProfilePicture.query.safeParse({ v: 'a'.repeat(101) }).success).toBe(false)
  const sessions = [0, 1, 300, 301].map((length) => ({ sessionId: 'a'.repeat(length) }))
  const accepted = sessions.map((session) => routes.verifyCheckoutSession.params.safeParse(session).success)
  expect(accepted).toEqual([false, true, true, false])
})
