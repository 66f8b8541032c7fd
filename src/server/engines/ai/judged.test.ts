import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startProviders } from '../../../../test/doubles/providers.ts'
import { paint } from '../../../../test/doubles/providers/picture.ts'
import type { EngineError, PictureRequest, Usage } from '../../../engine.ts'
import { createAiIllustrator } from './illustrator.ts'
import { createAiJudge } from './judge.ts'
import { judged } from './judged.ts'
import { createLanes } from './lanes.ts'
import { parseModel } from './settings.ts'

const providers = await startProviders()
afterAll(() => providers.close())
beforeEach(() => providers.reset())

const scene = { place: 'el muelle', time: 'de noche', action: 'miran el mar', objects: [] }
const request: PictureRequest = {
  subject: 'cover',
  brief: {
    senderName: 'Nora',
    recipientName: 'Alba',
    recipientRelation: 'mi sobrina',
    favoriteThing: 'los faros',
    specialMemory: 'la cometa',
    admiration: 'su paciencia',
    extraTrait: '',
    illustrationStyle: 'comic',
  },
  head: { title: 'Alba', characters: 'Alba: abrigo amarillo.', cover: { imagePrompt: 'El muelle', scene } },
  chapter: null,
  imagePrompt: 'El muelle de noche',
  style: 'comic',
  width: 600,
  height: 400,
  photos: { sender: null, recipient: null },
  sheet: await paint('sheet'),
}

const JUDGE = 'google:gemini-3.8-flash'
const failures: string[] = []

async function draw(judgeModel = JUDGE) {
  const deps = { lanes: createLanes(), backoffMs: 1 }
  const usages: Usage[] = []
  const illustrator = createAiIllustrator(providers.settings, parseModel('openai:gpt-image-2'), deps)
  const judge = createAiJudge(providers.settings, parseModel(judgeModel), deps)
  failures.length = 0
  const onFailure = (_id: string, error: EngineError) => failures.push(error.failure)
  const onUsage = (usage: Usage) => usages.push(usage)
  const picture = await judged(illustrator, judge, onFailure).illustrate(request, { seed: 's', onUsage })
  return { picture, kinds: usages.map(({ kind }) => kind) }
}

describe.each(['google:gemini-3.8-flash', 'openai:gpt-5.6-luna', 'anthropic:claude-haiku-5-5', 'compatible:qwen3-vl'])(
  '%s',
  (model) => {
    test('a good picture is judged once, feature by feature, beside the sheet', async () => {
      const { picture, kinds } = await draw(model)
      expect(kinds).toEqual(['image', 'judge'])
      expect(picture.verdicts?.map(({ ok }) => ok)).toEqual(Array(7).fill(true))
      expect(providers.requests[1]?.images).toBe(2)
    })
  },
)

test('a picture that fails is drawn once more with its defects named', async () => {
  providers.fail({ when: 'veredicto', answer: 'bad_verdict' })
  const { picture, kinds } = await draw()
  expect(kinds).toEqual(['image', 'judge', 'image', 'judge'])
  expect(providers.requests[2]?.text).toContain('El pelo de A debería ser rizado')
  expect(picture.verdicts?.map(({ ok }) => ok)).toEqual(Array(7).fill(true))
})

test('two that fail are enough: the first stays, with its verdict', async () => {
  providers.fail({ when: 'veredicto', answer: 'bad_verdict', times: 9 })
  const { picture, kinds } = await draw()
  expect(kinds).toEqual(['image', 'judge', 'image', 'judge'])
  expect(picture.verdicts?.find(({ ok }) => !ok)).toMatchObject({
    feature: 'hair',
    note: expect.stringContaining('rizado'),
  })
})

test('a judge that is not to be had costs nobody their picture', async () => {
  providers.fail({ when: 'veredicto', status: 500, times: 9 })
  const { picture } = await draw()
  expect(picture.data.length).toBeGreaterThan(5_000)
  expect(picture.verdicts).toBeUndefined()
  expect(failures).toEqual(['unavailable'])
})
