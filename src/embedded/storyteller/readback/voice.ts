import type { Many } from './first-to-second.ts'

export type Spoken = 'tú' | 'vos' | 'ustedes' | 'vosotros'

/** `one` is the giver, `many` whom they mean by «nosotros». `areWomen`: all of these. `isPast`: it is told of a day that was. */
export type Voice = { one: Spoken; many: Many; areWomen: boolean; isPast: boolean }
