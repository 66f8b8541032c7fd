import { ANSWER_DEFAULTS } from '../../../../contract/constants.ts'
import type { Brief } from '../../engine.ts'
import { emojiWords } from './language/emoji.ts'
import { tidy } from './language/tidy.ts'

/** The free answers of a brief, never empty but for the trait: what holds only emoji is said in words. */
export type Answers = { favourite: string; memory: string; admiration: string; trait: string }

export function answersOf(brief: Brief): Answers {
  return {
    favourite: worded(brief.favoriteThing, ANSWER_DEFAULTS.favoriteThing),
    memory: worded(brief.specialMemory, ANSWER_DEFAULTS.specialMemory),
    admiration: worded(brief.admiration, ANSWER_DEFAULTS.admiration),
    trait: worded(brief.extraTrait, ''),
  }
}

function worded(raw: string, fallback: string): string {
  if (/[\p{L}\p{N}]/u.test(tidy(raw))) return raw
  return emojiWords(raw) || fallback
}
