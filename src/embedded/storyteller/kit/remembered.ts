import type { Quality } from '../language/admired/quality.ts'
import { inTheImperfect } from '../language/grammar/imperfect.ts'
import { speaksToYou } from '../language/admired/quality-voice.ts'

/** What was read of somebody who has died, told in the past: nothing of it goes on. */

/** It is said of them and not to them. */
export function rememberedQuality(quality: Quality): Quality {
  const told = speaksToYou(quality.told) ? quality.told : inTheImperfect(quality.told)
  return { ...quality, told, what: quality.what.startsWith('«') ? told : inTheImperfect(quality.what), toYou: null }
}
