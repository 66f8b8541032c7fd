import { expect, test } from 'vitest'
import { MESSAGES, postponedMessage } from '../../../contract/messages.ts'
import { EngineError, type EngineFailure } from '../../engines/engine.ts'
import { outcomeOf } from './rules.ts'

const HOUR = 3_600_000
type Outcome = ReturnType<typeof outcomeOf>
const busy = { message: MESSAGES.enginesBusy, refused: false }
const failed = { message: MESSAGES.generationFailed, refused: false }

const cases: [EngineFailure, number | undefined, { attempt?: number; postponed?: number }, Outcome][] = [
  ['unavailable', undefined, {}, 'retry'],
  ['unavailable', 30_000, {}, 'retry'],
  ['unavailable', HOUR, {}, { waitMs: HOUR }],
  ['rate_limited', undefined, {}, 'retry'],
  ['rate_limited', 2_000, {}, { waitMs: 2_000 }],
  ['rate_limited', 24 * HOUR, { postponed: 19 }, { waitMs: 24 * HOUR }],
  ['rate_limited', 24 * HOUR + 1, {}, busy],
  ['rate_limited', HOUR, { postponed: 20 }, busy],
  ['bad_output', undefined, {}, 'retry'],
  ['bad_output', undefined, { attempt: 1 }, failed],
  ['auth', undefined, {}, failed],
  ['budget', undefined, {}, failed],
]

test.each(cases)('%s, asked to wait %s, %j', (failure, retryAfterMs, { attempt = 0, postponed = 0 }, expected) => {
  const error = new EngineError(failure, 'x', retryAfterMs === undefined ? {} : { retryAfterMs })
  expect(outcomeOf(error, attempt, postponed)).toEqual(expected)
})

test('a refusal is told in the engine’s own kind words, at once', () => {
  const error = new EngineError('refused', 'x', { userMessage: 'Prueba otra cosa', retryAfterMs: 5 })
  expect(outcomeOf(error, 0, 0)).toEqual({ message: 'Prueba otra cosa', refused: true })
})

test.each([
  [1_000, 'en un minuto'],
  [61_000, 'en unos 2 minutos'],
  [HOUR, 'en unos 60 minutos'],
  [5.2 * HOUR, 'en unas 6 horas'],
  [23.5 * HOUR, 'mañana'],
])('%d ms is %s', (waitMs, words) => {
  expect(postponedMessage(waitMs)).toContain(`seguirá solo ${words}.`)
})
