import { MESSAGES } from './messages.ts'
import { z } from './zod.ts'

/** The largest number that the database takes as an id. */
export const MAX_ID = 2_147_483_647
/** Decimal digits and nothing else: what JavaScript takes for a number besides (`0x10`, `1e3`, ` 7`) is none here. */
const DIGITS = /^[1-9]\d{0,9}$/

/** A whole number from 1 to `most`: as a number in JSON, as digits in an address. */
export function wholeNumber(most: number) {
  const error = MESSAGES.invalidRequest
  const bounded = z.int({ error }).min(1, error).max(most, error)
  return z.union([bounded, z.string().regex(DIGITS, error).transform(Number).pipe(bounded)], { error })
}

export const idSchema = wholeNumber(MAX_ID)
