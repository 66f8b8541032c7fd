import { expect, test } from 'vitest'
import { CHAPTERS } from '../../../contract/constants.ts'
import { MESSAGES, postponedMessage } from '../../../contract/messages.ts'
import { EngineError, type EngineFailure } from '../../../engine.ts'
import { briefSchema, type Generation } from '../../../contract/brief.ts'
import { briefDigest, COVER, digestOf, outcomeOf, PICTURES, progressMessage, progressOf, sheetDigest } from './rules.ts'

const HOUR = 3_600_000
type Outcome = ReturnType<typeof outcomeOf>
const busy = { message: MESSAGES.enginesBusy, refused: false }
const failed = { message: MESSAGES.generationFailed, refused: false }

const cases: [EngineFailure, number | undefined, { attempt?: number; postponed?: number }, Outcome][] = [
  ['unavailable', undefined, {}, 'retry'],
  ['unavailable', 30_000, {}, 'retry'],
  ['unavailable', 60_000, {}, 'retry'],
  ['unavailable', 60_001, {}, { waitMs: 60_001 }],
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

test('equal wishes are known again, whatever the order of their fields and the name of the attempt', () => {
  expect(digestOf({ a: 1, b: 'x', c: null })).toBe(digestOf({ c: null, b: 'x', a: 1 }))
  expect(digestOf({ a: 1 })).not.toBe(digestOf({ a: 2 }))
  expect(digestOf({ a: 1 })).not.toBe(digestOf({ b: 1 }))
  // Stands in URLs and file names.
  expect(digestOf({ a: 1 })).toMatch(/^[\w-]{43}$/)

  const answers = { senderName: 'Clara', recipientName: 'Mateo', recipientRelation: 'hijo' }
  const filled = { favoriteThing: 'el mar', specialMemory: 'un viaje', admiration: 'su calma' }
  const brief: Generation = briefSchema.parse({ ...answers, ...filled })
  expect(briefDigest({ ...brief, attempt: 'one' })).toBe(briefDigest({ ...brief, attempt: 'another' }))
  expect(briefDigest({ ...brief, admiration: 'su risa' })).not.toBe(briefDigest(brief))
})

test('pictures lean on one character sheet while people, clothes and style are the same', () => {
  const sheet = { characters: 'Ana, de rojo', style: 'comic', senderPhotoId: 1, recipientPhotoId: null }
  const of = (change: Partial<typeof sheet>) => sheetDigest({ ...sheet, ...change }, { ...sheet, ...change })
  expect(of({})).toBe(of({}))
  const others = [{ characters: 'Ana, de azul' }, { style: 'retro' }, { senderPhotoId: 2 }, { senderPhotoId: null }]
  expect(new Set([{}, ...others].map(of)).size).toBe(5)
  expect(sheetDigest(sheet, { ...sheet, recipientPhotoId: 3 })).not.toBe(of({}))
})

test('progress only grows, and keeps 100 for the end', () => {
  const steps = [
    ...Array.from({ length: CHAPTERS + 1 }, (_, chapters) => progressOf(chapters, 0)),
    ...Array.from({ length: PICTURES }, (_, picture) => progressOf(CHAPTERS, picture + 1)),
  ]
  expect(steps).toEqual([5, 12, 19, 26, 33, 40, 50, 60, 70, 80, 90, 99])
  expect([COVER, PICTURES]).toEqual([0, 6])
})

test.each([
  [0, 0, 'Imaginando la historia…'],
  [1, 0, 'Escribiendo el capítulo 2 de 5…'],
  [4, 3, 'Escribiendo el capítulo 5 de 5…'],
  [5, 0, 'Pintando las ilustraciones: 0 de 6…'],
  [5, 5, 'Pintando las ilustraciones: 5 de 6…'],
  [5, 6, 'Cosiendo las páginas…'],
])('with %d chapters and %d pictures it says «%s»', (chapters, pictures, message) => {
  expect(progressMessage(chapters, pictures)).toBe(message)
})
