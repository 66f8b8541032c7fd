import type { Understanding } from '../../contract/readings.ts'
import type { Brief } from '../../engine.ts'
import { readBrief } from './kit/reading.ts'
import { adviceOn } from './readback/advice.ts'
import { asksOf } from './readback/asks.ts'
import { saidTo } from './readback/giver-voice.ts'
import { sentencesOf } from './readback/sentences.ts'
import { spokenTo } from './readback/who-read-back.ts'

/**
 * The answers read back in a few sentences, with what is better asked than guessed and what may be better said. Any
 * answer may be empty; needs the dictionary to be loaded (`loadDictionary`).
 */
export function readAnswers(brief: Brief): Understanding {
  const reading = readBrief(brief)
  const spoken = spokenTo(brief, reading)
  const asks = asksOf(brief, reading).map((ask) => ({ ...ask, question: saidTo(spoken, ask.question) }))
  const advice = adviceOn(brief, reading).map((one) => ({
    ...one,
    why: saidTo(spoken, one.why),
    ...(one.leftOut && { leftOut: saidTo(spoken, one.leftOut) }),
  }))
  return { sentences: sentencesOf(brief, reading), asks, advice }
}
