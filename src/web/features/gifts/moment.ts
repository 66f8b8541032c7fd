import { DATE_LOCALE } from '../../../contract/constants.ts'

const MINUTE = 60_000

/** The day and hour at which a gift opens, in its recipient's time zone: «jueves, 24 de diciembre de 2026 a las 9:00». */
export function momentOf({ opensAt, timeZone }: { opensAt: string | null; timeZone: string | null }): string {
  if (opensAt === null) return ''
  const zone = timeZone === null ? {} : { timeZone }
  const at = new Date(opensAt)
  return `${at.toLocaleDateString(DATE_LOCALE, { dateStyle: 'full', ...zone })} a las ${at.toLocaleTimeString(DATE_LOCALE, { timeStyle: 'short', ...zone })}`
}

/**
 * When the clocks of a zone show this (`2026-12-24T09:00`, as a field has it), in ISO. An hour that they leave out counts
 * as the next; of one that comes twice it is the first. Null where something is missing.
 */
export function momentIn(local: string, timeZone: string): string | null {
  if (local === '' || timeZone === '') return null
  const shown = Date.parse(`${local}:00Z`)
  // The zone's offset a day before and a day after: one of them holds at that moment.
  const found = [-1, 1]
    .map((side) => shown - offsetAt(shown + side * 1_440 * MINUTE, timeZone))
    .toSorted((a, b) => a - b)
  const exact = found.find((at) => at + offsetAt(at, timeZone) === shown)
  return new Date(exact ?? Math.max(...found)).toISOString()
}

/** What the clocks of a zone show at a moment, as a field takes it. */
export function localMoment(iso: string, timeZone: string): string {
  const at = Date.parse(iso)
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16)
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const whole = Math.floor(at / MINUTE) * MINUTE
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...FIELDS }).formatToParts(whole)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - whole
}

const FIELDS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const

/** Where this browser's clock is. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Every zone that this browser knows, its own among them. */
export function timeZones(): string[] {
  return [...new Set([ownTimeZone(), ...Intl.supportedValuesOf('timeZone')])].toSorted()
}
