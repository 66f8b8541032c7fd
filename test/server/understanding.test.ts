import { expect, test } from 'vitest'
import type { Understanding } from '../../src/contract/readings.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF } from '../factories.ts'

const PATH = '/api/stories/understanding'

test('a brief is read as far as it is written, by whoever asks, and neither stored nor logged', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  expect(await ana.json<Understanding>('POST', PATH, {})).toMatchObject({ sentences: [] })
  const read = await ana.json<Understanding>('POST', PATH, BRIEF)
  const chips = read.sentences.flat().filter((piece) => typeof piece !== 'string')
  expect(chips.map(({ key }) => key)).toContain('favorite')
  for (const { sure } of chips) expect(sure >= 0 && sure <= 1).toBe(true)
  expect(await t.ctx.db.$count(stories)).toBe(0)
  expect(t.logged()).not.toContain(BRIEF.favoriteThing)
})

test('what no brief may say is refused by the reading and by the story', async () => {
  await using t = await createTestApp()
  for (const wrong of [
    { recipientAge: '3' },
    { occasion: 'martes' },
    { variant: 'en-US' },
    { readings: { favorite: ' ' } },
    { readings: { nothing: 'x' } },
    { favoriteThing: 'a'.repeat(1001) },
  ])
    for (const path of [PATH, '/api/stories/generate-text'])
      expect([wrong, path, (await t.visitor().send('POST', path, { ...BRIEF, ...wrong })).status]).toEqual([
        wrong,
        path,
        400,
      ])
})
