import { afterAll, beforeEach, expect, test } from 'vitest'
import { startProviders } from '../../../../test/doubles/providers.ts'
import { paint } from '../../../../test/doubles/providers/picture.ts'
import { createLanes } from './lanes.ts'
import { createAiModerator } from './moderator.ts'
import { parseModel } from './settings.ts'

const providers = await startProviders()
afterAll(() => providers.close())
beforeEach(() => providers.reset())

const deps = () => ({ lanes: createLanes(), backoffMs: 1 })
const moderator = () => createAiModerator(providers.settings, parseModel('openai:omni-moderation-latest'), deps())

test('reviews the texts together and every picture on its own', async () => {
  const images = [await paint('a', 300, 300), await paint('b', 300, 300)]
  expect(await moderator().review({ texts: ['la cometa', ''], images }, {})).toEqual({ ok: true })
  expect(providers.requests.map(({ images }) => images).toSorted((a, b) => a - b)).toEqual([0, 1, 1])
})

test('asks nothing where there is nothing to review', async () => {
  expect(await moderator().review({ texts: [' '] }, {})).toEqual({ ok: true })
  expect(providers.requests).toHaveLength(0)
})

test('says kindly what to change, in the words or in the photo', async () => {
  providers.fail({ when: '"type":"text"', answer: 'refusal' })
  const words = await moderator().review({ texts: ['algo feo'] }, {})
  expect(words).toMatchObject({ ok: false, reason: expect.stringContaining('más amable') })
  providers.fail({ when: 'image_url', answer: 'refusal' })
  const photo = await moderator().review({ images: [await paint('a', 300, 300)] }, {})
  expect(photo).toMatchObject({ ok: false, reason: expect.stringContaining('otra foto') })
})

test('survives passing faults and lets nothing pass unseen', async () => {
  providers.fail({ when: '', status: 503 })
  expect(await moderator().review({ texts: ['la cometa'] }, {})).toEqual({ ok: true })
  providers.fail({ when: '', status: 503, times: 9 })
  await expect(moderator().review({ texts: ['la cometa'] }, {})).rejects.toMatchObject({ failure: 'unavailable' })
})

test('takes what was written for one’s own server to nobody else', async () => {
  const settings = { providers: { compatible: { apiKey: 'k' } } }
  const lost = createAiModerator(settings, parseModel('compatible:guard'), deps())
  await expect(lost.review({ texts: ['la cometa'] }, {})).rejects.toMatchObject({ failure: 'auth' })
})

test('speaks to no provider that has no moderation', () => {
  expect(() => createAiModerator(providers.settings, parseModel('google:x'), deps())).toThrow('openai and compatible')
})
