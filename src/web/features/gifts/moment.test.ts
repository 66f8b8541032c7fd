import { expect, test } from 'vitest'
import { localMoment, momentIn, momentOf } from './moment.ts'

test.each([
  ['2026-12-24T09:00', 'America/Mexico_City', '2026-12-24T15:00:00.000Z'],
  ['2026-12-24T09:00', 'Europe/Madrid', '2026-12-24T08:00:00.000Z'],
  ['2026-07-01T00:30', 'Europe/Madrid', '2026-06-30T22:30:00.000Z'],
  ['2026-07-01T09:00', 'Asia/Kolkata', '2026-07-01T03:30:00.000Z'],
  // The hour that the clocks leave out is the one after, and of the one that comes twice it is the first.
  ['2026-03-29T02:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
  ['2026-03-08T02:30', 'America/Tijuana', '2026-03-08T10:30:00.000Z'],
])('%s in %s is %s', (local, timeZone, iso) => {
  expect(momentIn(local, timeZone)).toBe(iso)
})

test('a moment is told as the clocks of its zone show it', () => {
  const [iso, zone] = ['2026-12-24T15:00:00.000Z', 'America/Mexico_City']
  expect(localMoment(iso, zone)).toBe('2026-12-24T09:00')
  expect(momentIn(localMoment(iso, zone), zone)).toBe(iso)
  expect(momentOf({ opensAt: iso, timeZone: zone })).toBe('jueves, 24 de diciembre de 2026 a las 9:00')
  expect(momentOf({ opensAt: null, timeZone: null })).toBe('')
})

test('what is no moment is none', () => {
  expect(momentIn('', 'Europe/Madrid')).toBeNull()
  expect(momentIn('2026-12-24T09:00', '')).toBeNull()
})
