import { afterEach, expect, test } from 'vitest'
import type { Understanding } from '../../src/contract/readings.ts'
import { engineCalls } from '../../src/server/db/schema/usage.ts'
import { createTestApp } from '../create-test-app.ts'
import { type Fault, startProviders } from '../doubles/providers.ts'
import { BRIEF } from '../factories.ts'

const providers = await startProviders()
afterEach(() => providers.reset())

const PATH = '/api/stories/understanding'
const TOLD = {
  ...BRIEF,
  recipientAge: 'mayor',
  occasion: 'en-recuerdo',
  variant: 'es-AR',
  recipientKind: 'una',
  senderGender: 'f',
  readings: { favorite: 'los faros de la costa', trait: null },
}

/** The review waits as long as a loaded machine may need, but where its `patience` is what is tried. */
function hosted(env: Record<string, string> = {}, patience = 60_000) {
  return createTestApp({
    realEngines: true,
    deps: { reviewPatience: patience },
    env: {
      TEXT_MODEL: 'openai:gpt-5.6-luna',
      MODERATION_MODEL: 'openai:omni-moderation-latest',
      ...providers.env,
      ...env,
    },
  })
}

const asked = (words: string) => providers.requests.filter(({ text }) => text.includes(words))
const keysIn = ({ sentences }: Understanding) =>
  sentences.flat().flatMap((piece) => (typeof piece === 'string' ? [] : [piece.key]))

test('the review is read by the writer’s model, moderated first, in the published format, and its cost is kept', async () => {
  await using t = await hosted()
  const read = await t.visitor().json<Understanding>('POST', PATH, TOLD)
  expect(keysIn(read)).toEqual(['age', 'favorite'])
  const [age] = read.sentences.flat().filter((piece) => typeof piece !== 'string')
  expect(age).toMatchObject({ value: '2-4', sure: 1, source: 'recipientRelation' })
  expect(age?.choices).toContainEqual({ value: 'mayor', label: 'Persona mayor' })
  expect(read.sentences.flat().filter((piece) => typeof piece === 'string')).toContain('los faros')
  expect(read.asks).toEqual([{ key: 'gender', question: '¿Es niña o niño?' }])
  const paths = providers.requests.map(({ path }) => path.split('/').at(-1))
  expect(paths).toEqual(['moderations', 'responses'])
  expect(providers.requests[0]?.text).toContain('los faros de la costa')
  const calls = await t.ctx.db.select().from(engineCalls)
  expect(calls.filter(({ kind }) => kind === 'text')).toMatchObject([{ storyId: null, model: 'openai:gpt-5.6-luna' }])
})

test('what was said and confirmed is told to the model that writes the story', async () => {
  await using t = await hosted()
  await t.visitor().json('POST', '/api/stories/generate-text', TOLD)
  const [written] = asked('Escribe el cuento')
  for (const words of ['voseo', 'Se regala en recuerdo', 'Es una persona mayor', 'confirmado_por_quien_regala'])
    expect(written?.text).toContain(words)
})

test('what is private, was left out or was said otherwise reaches no model', async () => {
  await using t = await hosted()
  const told = {
    ...BRIEF,
    favoriteThing: 'los faros, pero ya no sale porque lo corrieron',
    specialMemory: 'fuimos al faro y comió pan. Cuando me visitó en la cárcel cantó conmigo',
    admiration: 'tiene epilepsia, pero sonríe a todo el mundo',
    extraTrait: 'ronca como un tractor',
    recipientName: 'Nico, el del 4.º',
    recipientRelation: 'mi vecino con autismo',
    senderName: 'Bea, depto 301',
    readings: { favorite: 'los faros de la costa', trait: null },
  }
  await t.visitor().json('POST', PATH, told)
  await t.visitor().json('POST', '/api/stories/generate-text', told)
  const prompts = [...asked('Di lo que entiendes'), ...asked('Escribe el cuento')]
  expect(prompts.length).toBeGreaterThanOrEqual(2)
  for (const { text } of prompts) {
    expect(text).toContain('los faros de la costa')
    expect(text).toContain('sonríe a todo el mundo')
    expect(text).not.toMatch(/cárcel|epilepsia|corrieron|tractor|el del 4|autismo|301/)
  }
})

test('advice costs nothing', async () => {
  await using t = await hosted()
  expect(keysIn(await t.visitor().json<Understanding>('POST', `${PATH}?purpose=advice`, BRIEF))).toContain('favorite')
  expect(providers.requests).toEqual([])
})

const FAULTS: Omit<Fault, 'times'>[] = [
  { when: 'responses', status: 500 },
  { when: 'responses', status: 429, headers: { 'retry-after': '30' } },
  { when: 'responses', answer: 'broken_json' },
  { when: 'responses', answer: 'refusal' },
  { when: 'responses', answer: 'hang' },
  { when: 'moderations', answer: 'refusal' },
]

test.each(FAULTS)('%j: the answers are read by rules, and nobody notices', async (fault) => {
  providers.fail(fault)
  await using t = await hosted({}, fault.answer === 'hang' ? 4_000 : undefined)
  const read = await t.visitor().json<Understanding>('POST', PATH, BRIEF)
  expect(keysIn(read)).toContain('favorite')
  expect(JSON.stringify(read)).toContain('dinosaurios')
  expect(asked('Di lo que entiendes').length).toBe(fault.when === 'moderations' ? 0 : 1)
  expect(t.logged()).not.toContain('dinosaurios')
})

test('where the day’s budget is spent, too', async () => {
  await using t = await hosted({ DAILY_BUDGET_USD: '0.000001' })
  expect(keysIn(await t.visitor().json<Understanding>('POST', PATH, BRIEF))).toContain('favorite')
  expect(asked('Di lo que entiendes')).toEqual([])
})
