import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { type Challenge, type Solved } from '../../src/contract/proofs.ts'
import { routes } from '../../src/contract/routes.ts'
import { proofs } from '../../src/server/db/schema/proofs.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { retentionJob } from '../../src/server/features/retention/jobs.ts'
import { readSettings } from '../../src/server/settings.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'

const ON = { env: { PROOF_OF_WORK: 'on' } }
const WISH = { ...BRIEF, attempt: '0190b1de-1111-7222-8333-944455556666' }

const asked = (env: Record<string, string>) => readSettings(env).PROOF_OF_WORK
const byNumber = (a = 0, b = 0) => a - b

/** Speaks to the server without proving anything by itself, as a robot would. */
function robot(t: TestApp) {
  let cookie = ''
  return async (method: string, path: string, body?: object): Promise<Response> => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(t.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
}

async function solve(t: TestApp): Promise<Solved> {
  const { challenge } = (await (await fetch(t.url + routes.getChallenge.path)).json()) as { challenge: Challenge }
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}

test('a story that costs money costs its maker some work: one proof, one story, however often it is asked for', async () => {
  await using t = await createTestApp(ON)
  const call = robot(t)
  const refused = await call('POST', '/api/stories/generate-text', WISH)
  expect([refused.status, await refused.json()]).toMatchObject([428, { code: 'unproven' }])
  expect((await call('GET', `/api/stories/generate-sse?${new URLSearchParams(BRIEF)}`)).status).toBe(428)
  expect(await t.ctx.db.$count(stories)).toBe(0)

  expect((await call('POST', routes.getChallenge.path, await solve(t))).status).toBe(200)
  expect((await call('POST', '/api/stories/generate-text', WISH)).status).toBe(200)
  // The same wish again is the same story; another one wants another proof.
  expect((await call('POST', '/api/stories/generate-text', WISH)).status).toBe(200)
  expect((await call('POST', '/api/stories/generate-text', { ...BRIEF, favoriteThing: 'el mar' })).status).toBe(428)
  expect(await t.ctx.db.$count(stories)).toBe(1)
  // What begins nothing is free.
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(await facePhoto())]), 'foto.jpg')
  expect((await t.visitor().send('POST', '/api/photos/look', form)).status).toBe(200)
})

test('a proof is good once, for whoever brings it first, as it was given and while it is young', async () => {
  await using t = await createTestApp(ON)
  const solved = await solve(t)
  const { challenge, solution } = solved
  const forged: [string, object][] = [
    [
      'an easier challenge',
      { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
    ],
    [
      'a later end',
      { challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } }, solution },
    ],
    ['another answer', { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } }],
    ['no signature', { challenge: { ...challenge, signature: '00' }, solution }],
    ['another challenge’s answer', { challenge: (await solve(t)).challenge, solution }],
  ]
  for (const [name, body] of forged) {
    const answer = await robot(t)('POST', routes.getChallenge.path, body)
    expect([name, answer.status]).toEqual([name, 400])
  }
  expect(await t.ctx.db.$count(proofs)).toBe(0)
  const [first, ...others] = await Promise.all(
    [robot(t), robot(t), robot(t)].map((call) => call('POST', routes.getChallenge.path, solved)),
  )
  expect([first, ...others].map((answer) => answer?.status).toSorted(byNumber)).toEqual([200, 400, 400])

  const old = await t.deps.challenges?.create(new Date(Date.now() - 700_000))
  if (!old) throw new Error('no challenge')
  const late = await solveChallenge({ challenge: old, deriveKey })
  expect((await robot(t)('POST', routes.getChallenge.path, { challenge: old, solution: late ?? {} })).status).toBe(400)

  // Until its challenge has ended the proof is remembered, and then forgotten.
  const run = { signal: new AbortController().signal, attempt: 0 }
  await retentionJob.run(t.ctx, {}, run)
  expect(await t.ctx.db.$count(proofs)).toBe(1)
  await retentionJob.run({ ...t.ctx, now: () => new Date(Date.now() + 3_700_000) }, {}, run)
  expect(await t.ctx.db.$count(proofs)).toBe(0)
})

test('two stories at once do not share a proof; a page proves its work without anybody noticing', async () => {
  await using t = await createTestApp(ON)
  const call = robot(t)
  await call('POST', routes.getChallenge.path, await solve(t))
  const answers = await Promise.all(
    ['el mar', 'los trenes', 'la luna'].map((favoriteThing) =>
      call('POST', '/api/stories/generate-text', { ...BRIEF, favoriteThing }),
    ),
  )
  expect(answers.map((answer) => answer.status).toSorted(byNumber)).toEqual([200, 428, 428])

  const events = await t.visitor().stream(`/api/stories/generate-sse?${new URLSearchParams(BRIEF)}`)
  expect(events.at(-1)?.event.type).toBe('complete')
})

test('work is asked for where an engine costs money, and nowhere else', async () => {
  await using t = await createTestApp()
  expect(await t.visitor().json('GET', routes.getChallenge.path)).toEqual({ challenge: null })
  expect(asked({})).toBe('off')
  expect(asked({ TEXT_MODEL: 'embedded,openai:x', OPENAI_API_KEY: 'x' })).toBe('on')
  expect(asked({ IMAGE_MODEL: 'fal:x', FAL_API_KEY: 'x', PROOF_OF_WORK: 'off' })).toBe('off')
})
