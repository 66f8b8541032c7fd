import { ANSWER_DEFAULTS } from '../../../contract/constants.ts'
import type { Brief } from '../../../server/engines/engine.ts'
import { emojiWords } from '../language/emoji.ts'
import { known } from '../language/dictionary.ts'
import { tidy } from '../language/tidy.ts'

/** The free answers of a brief, never empty but for the trait: what holds only emoji is said in words. */
export type Answers = { favourite: string; memory: string; admiration: string; trait: string }

export function answersOf(brief: Brief): Answers {
  return {
    favourite: worded(named(brief.favoriteThing, brief), ANSWER_DEFAULTS.favoriteThing),
    memory: worded(named(brief.specialMemory, brief), ANSWER_DEFAULTS.specialMemory),
    admiration: worded(named(brief.admiration, brief), ANSWER_DEFAULTS.admiration),
    trait: worded(named(brief.extraTrait, brief), ''),
  }
}

/** 'conoci a eva': the names of both keep their capital, but for those that are words too. */
function named(raw: string, brief: Brief): string {
  const names = `${brief.recipientName} ${brief.senderName}`.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []
  return names
    .filter((name) => !known(name.toLowerCase()))
    .reduce((text, name) => text.replace(new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'gu'), name), raw)
}

function worded(raw: string, fallback: string): string {
  if (/[\p{L}\p{N}]/u.test(tidy(raw))) return raw
  return emojiWords(raw) || fallback
}
