import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startProviders, type Fault } from '../../../../test/doubles/providers.ts'
import { paint } from '../../../../test/doubles/providers/picture.ts'
import type { Brief, PictureRequest, StoryHead, Usage } from '../../../engine.ts'
import type { AiDeps } from './call.ts'
import { createAiIllustrator } from './illustrator.ts'
import { createLanes } from './lanes.ts'
import { STYLE_BLOCKS } from './prompts/styles.ts'
import { parseModel } from './settings.ts'

const providers = await startProviders()
afterAll(() => providers.close())
beforeEach(() => providers.reset())

const brief: Brief = {
  senderName: 'Nora',
  recipientName: 'Alba',
  recipientRelation: 'mi sobrina',
  favoriteThing: 'los faros',
  specialMemory: 'la cometa',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}
const head: StoryHead = {
  title: 'Alba y el farol',
  characters: 'Alba: abrigo amarillo.\nNora: jersey azul.',
  cover: {
    imagePrompt: 'Las dos en el muelle al anochecer.',
    scene: { place: 'el muelle', time: 'al anochecer', action: 'Alba y Nora levantan un farol', objects: ['un farol'] },
  },
}
const photo = async (seed: string) => ({
  image: await paint(seed, 900, 1200),
  face: await paint(`${seed}-face`, 300, 300),
})
const photos = { sender: await photo('sender'), recipient: await photo('recipient') }
const sheet = await paint('sheet')
const request: PictureRequest = {
  subject: 'cover',
  brief,
  head,
  chapter: null,
  imagePrompt: head.cover.imagePrompt,
  style: 'acuarela',
  width: 600,
  height: 400,
  photos,
  sheet,
}

function illustrator(model: string, deps: Partial<AiDeps> = { backoffMs: 1 }) {
  return createAiIllustrator(providers.settings, parseModel(model), { ...deps, lanes: createLanes() })
}

async function draw(model: string, given: PictureRequest = request) {
  const usages: Usage[] = []
  const picture = await illustrator(model).illustrate(given, { seed: 's', onUsage: (usage) => usages.push(usage) })
  return { picture, usages, asked: providers.requests[0] }
}

const MODELS: [model: string, references: number][] = [
  ['openai:gpt-image-2', 3],
  ['google:gemini-3.1-flash-image-preview', 3],
  ['compatible:flux', 3],
  ['fal:fal-ai/flux-2-pro', 3],
  ['fal:fal-ai/nano-banana-2', 3],
  ['fal:fal-ai/flux-pro/kontext/max', 1],
  ['replicate:black-forest-labs/flux-2-pro', 3],
  ['replicate:black-forest-labs/flux-kontext-max', 1],
  ['bfl:flux-2-pro', 3],
  ['bfl:flux-kontext-pro', 1],
]

describe.each(MODELS)('%s', (model, references) => {
  test('draws with the sheet and both faces in sight', async () => {
    const { picture, usages, asked } = await draw(model)
    expect(await sharp(picture.data).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 })
    expect(picture.alt).toContain('Portada de «Alba y el farol»')
    expect(asked?.images).toBe(references)
    expect(asked?.text).toContain(STYLE_BLOCKS.acuarela)
    expect(usages).toMatchObject([{ kind: 'image', model, images: 1 }])
  })

  test('draws the sheet from the photos', async () => {
    const drawn = await illustrator(model).sheet?.(
      { brief, style: 'acuarela', photos, characters: head.characters },
      { seed: 's' },
    )
    expect(drawn && (await sharp(drawn).metadata()).width).toBe(1536)
    expect(providers.requests[0]?.text).toContain('Hoja de personajes')
  })

  test.each([429, 503])('hands a long wait on instead of waiting: %s', async (status) => {
    providers.fail({ when: '', status, headers: { 'retry-after': '7200' } })
    await expect(draw(model)).rejects.toMatchObject({ retryAfterMs: 7_200_000 })
    expect(providers.requests).toHaveLength(1)
  })

  test('tells a refusal kindly and asks nobody again', async () => {
    providers.fail({ when: '', answer: 'refusal' })
    await expect(draw(model)).rejects.toMatchObject({
      failure: 'refused',
      userMessage: expect.stringContaining('Prueba'),
    })
    expect(providers.requests).toHaveLength(1)
  })

  test('gives up on what stays useless', async () => {
    providers.fail({ when: '', answer: 'blank', times: 9 })
    await expect(draw(model)).rejects.toMatchObject({ failure: 'bad_output' })
    expect(providers.requests).toHaveLength(3)
  })
})

/** One of each provider: what answers badly is the provider, whatever its model draws. */
const PROVIDERS = MODELS.filter(
  ([model], index) => MODELS.findIndex(([other]) => other.split(':')[0] === model.split(':')[0]) === index,
)

/** All providers side by side, each at a server of its own: most of what they take is waiting. */
async function drawAfter(fault: Omit<Fault, 'when'>, timeoutMs?: number) {
  return Promise.all(
    PROVIDERS.map(async ([model]) => {
      await using own = await startProviders()
      own.fail({ when: '', ...fault })
      const deps = { backoffMs: 1, lanes: createLanes(), ...(timeoutMs !== undefined && { timeoutMs }) }
      const { data } = await createAiIllustrator(own.settings, parseModel(model), deps).illustrate(request, {
        seed: 's',
      })
      return { model, drawn: data.length > 10_000, asked: own.requests.length }
    }),
  )
}

const AT_THE_SECOND = PROVIDERS.map(([model]) => ({ model, drawn: true, asked: 2 }))

const survived: [string, Omit<Fault, 'when'>][] = [
  ['429 with a short Retry-After', { status: 429, headers: { 'retry-after': '0' } }],
  ['429 without Retry-After', { status: 429 }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['a connection that breaks', { answer: 'hang_up' }],
  ['an answer that is no JSON', { answer: 'not_json' }],
  ['an empty answer', { answer: 'empty' }],
  ['a blank picture', { answer: 'blank' }],
  ['something that is no picture', { answer: 'not_an_image' }],
  ['the wrong shape', { answer: 'wrong_shape' }],
  ['a tiny picture', { answer: 'tiny' }],
]
test.each(survived)('every provider’s model survives %s', async (_name, fault) => {
  expect(await drawAfter(fault)).toEqual(AT_THE_SECOND)
})

test('every provider’s model survives an answer that never comes', async () => {
  expect(await drawAfter({ answer: 'hang' }, 6_000)).toEqual(AT_THE_SECOND)
})

test('marks every picture as made by a model', async () => {
  const { picture } = await draw('openai:gpt-image-2')
  const { xmp, exif } = await sharp(picture.data).metadata()
  expect(xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia')
  expect(exif?.toString('latin1')).toContain('openai:gpt-image-2')
})

test('draws from words where a self-hosted server takes no references', async () => {
  providers.fail({ when: '/images/edits', status: 404, code: 'not_found' })
  const { picture } = await draw('compatible:sdxl')
  expect(picture.data.length).toBeGreaterThan(10_000)
  expect(providers.requests.map(({ path }) => path)).toEqual([
    '/compatible/v1/images/edits',
    '/compatible/v1/images/generations',
  ])
})

test('pays for no picture that a draft already holds', async () => {
  const kept = new Map<string, Uint8Array>()
  const drafts = {
    read: (key: string) => Promise.resolve(kept.get(key) ?? null),
    write: (key: string, data: Uint8Array) => Promise.resolve(void kept.set(key, data)),
  }
  const first = await illustrator('openai:gpt-image-2').illustrate(request, { seed: 's', drafts })
  const second = await illustrator('openai:gpt-image-2').illustrate(request, { seed: 's', drafts })
  expect(Buffer.compare(first.data, second.data)).toBe(0)
  await illustrator('openai:gpt-image-2').illustrate({ ...request, imagePrompt: 'Otra cosa' }, { seed: 's', drafts })
  expect(providers.requests).toHaveLength(2)
})

test('a model with a single reference gets both faces in one picture', async () => {
  await illustrator('bfl:flux-kontext-pro').sheet?.({ brief, style: 'comic', photos, characters: '' }, { seed: 's' })
  expect(providers.requests[0]?.text).toContain('dos fotos juntas')
  expect(providers.requests[0]?.images).toBe(1)
})

test('replicate gets references under the name that its model knows', async () => {
  await illustrator('replicate:black-forest-labs/flux-2-pro').illustrate(request, { seed: 's' })
  expect(providers.requests[0]?.body).toMatchObject({
    input: {
      aspect_ratio: '3:2',
      resolution: '2 MP',
      input_images: [
        expect.stringMatching(/^data:image\/jpeg/),
        expect.stringMatching(/^data:image\/jpeg/),
        expect.stringMatching(/^data:image\/jpeg/),
      ],
    },
  })
})

test('a model that takes no references gets words and needs no sheet', async () => {
  const words = illustrator('replicate:black-forest-labs/flux-schnell')
  expect(await words.sheet?.({ brief, style: 'comic', photos, characters: '' }, { seed: 's' })).toBeNull()
  await words.illustrate(request, { seed: 's' })
  expect(providers.requests.map(({ images }) => images)).toEqual([0])
})

test('combines two photos', async () => {
  const combined = await illustrator('openai:gpt-image-2').combine(
    { photos: [photos.sender.image, photos.recipient.image], prompt: 'En la playa', width: 600, height: 400 },
    { seed: 's' },
  )
  expect(await sharp(combined.data).metadata()).toMatchObject({ width: 600, height: 400 })
  expect(providers.requests[0]?.images).toBe(2)
})
