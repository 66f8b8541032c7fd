import { DATE_LOCALE } from './constants.ts'

/** In which days are told where nothing is known of whoever reads them. */
export const SHOP_TIME_ZONE = 'America/Mexico_City'

/** «14 de mayo de 2026», in the reader's own time zone unless one is given. */
export function longDay(date: Date, timeZone?: string): string {
  return date.toLocaleDateString(DATE_LOCALE, { dateStyle: 'long', ...(timeZone && { timeZone }) })
}
