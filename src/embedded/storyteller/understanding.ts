import type { Understanding } from '../../contract/readings.ts'
import type { Brief } from '../../engine.ts'
import { readBrief } from './kit/reading.ts'
import { adviceOn } from './readback/advice.ts'
import { asksOf } from './readback/asks.ts'
import { sentencesOf } from './readback/sentences.ts'

/**
 * The answers read back in a few sentences, with what is better asked than guessed and what may be better said. Any
 * answer may be empty; needs the dictionary to be loaded (`loadDictionary`).
 */
export function readAnswers(brief: Brief): Understanding {
  const reading = readBrief(brief, ([first]) => first!)
  return { sentences: sentencesOf(brief, reading), asks: asksOf(brief, reading), advice: adviceOn(brief) }
}
