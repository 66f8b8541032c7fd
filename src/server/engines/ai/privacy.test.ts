import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { SECRET_KEY, startProviders, type Fault } from '../../../../test/doubles/providers.ts'
import { paint } from '../../../../test/doubles/providers/picture.ts'
import { openEngines, type EngineSettings } from '../../open-engines.ts'
import type { Brief, EngineError, PictureRequest, Writer } from '../../../engine.ts'

const providers = await startProviders()
afterAll(() => providers.close())
beforeEach(() => providers.reset())

const PRIVATE = 'Wenceslao Irigoyen'
const brief: Brief = {
  senderName: PRIVATE,
  recipientName: 'Alba',
  recipientRelation: 'mi sobrina',
  favoriteThing: 'los faros',
  specialMemory: `cuando ${PRIVATE} perdió la cometa`,
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'comic',
}
const scene = { place: 'el muelle', time: 'de noche', action: `${PRIVATE} mira el mar`, objects: [] }

const faults: Omit<Fault, 'when'>[] = [
  { status: 500 },
  { status: 429 },
  { status: 400, code: 'invalid_value' },
  { status: 401, code: 'invalid_api_key' },
  { answer: 'refusal' },
  { answer: 'empty' },
  { answer: 'broken_json' },
  { answer: 'not_an_image' },
  { answer: 'cut' },
]

/** Everything that this process writes, and every error that an engine gives on. */
function listen() {
  const written: string[] = []
  const keep = (chunk: unknown) => {
    written.push(String(chunk))
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep),
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...parts) => void keep(parts.join(' '))),
    ),
  ]
  return { written, keep, stop: () => spies.forEach((spy) => spy.mockRestore()) }
}

test('nothing that is written or thrown holds a name, a photo or a key, whatever goes wrong', async () => {
  const photo = { image: await paint('photo', 300, 300), face: null }
  const { written, keep, stop } = listen()
  const models = ['openai:x-1', 'google:gemini-x-image', 'compatible:x'].map((id) => id.split(':') as [string, string])
  for (const [provider, model] of models) {
    const name = [{ provider, model }] as EngineSettings['TEXT_MODEL']
    for (const fault of faults) {
      const settings = { ...providers.settings, TEXT_MODEL: name, IMAGE_MODEL: name, JUDGE_MODEL: 'openai:x' }
      const onFailure = (_id: string, error: EngineError) => keep(describe(error))
      const engines = openEngines(settings, null, { onFailure, backoffMs: 1, patienceMs: 100 })
      providers.fail({ when: '', ...fault, times: 99 })
      const request: PictureRequest = {
        subject: 'cover',
        brief,
        head: { title: PRIVATE, characters: PRIVATE, cover: { imagePrompt: PRIVATE, scene } },
        chapter: null,
        imagePrompt: PRIVATE,
        style: 'comic',
        width: 600,
        height: 400,
        photos: { sender: photo, recipient: photo },
        sheet: null,
      }
      const signal = AbortSignal.timeout(4_000)
      const told = tell(engines.writer, signal)
      const drawn = engines.illustrator.illustrate(request, { seed: 's', signal })
      for (const result of await Promise.allSettled([told, drawn]))
        if (result.status === 'rejected') keep(describe(result.reason))
      providers.reset()
    }
  }
  stop()
  const all = written.join('\n')
  expect(all).toContain('openai:x-1')
  expect(all).not.toContain(PRIVATE)
  expect(all).not.toContain('Wenceslao')
  expect(all).not.toContain(SECRET_KEY)
  expect(all).not.toMatch(/[A-Za-z0-9+/]{200,}/)
}, 120_000)

async function tell(writer: Writer, signal: AbortSignal): Promise<void> {
  for await (const event of writer.write(brief, { seed: 's', signal })) expect(event.type).toBeTruthy()
}

/** As a logger serialises an error: message, stack and every own property, causes included. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error)
  const own = JSON.stringify(error, Object.getOwnPropertyNames(error))
  return `${error.stack ?? error.message} ${own} ${error.cause ? describe(error.cause) : ''}`
}
