import type { Quality } from '../language/admired/quality.ts'
import { inTheImperfect } from '../language/grammar/imperfect.ts'

/** What was read of somebody who has died, told in the past: nothing of it goes on. */

/** It is said of them and not to them. */
export function rememberedQuality(quality: Quality): Quality {
  // what is no plain clause stays as it was typed
  return { ...quality, told: quality.toYou !== null ? inTheImperfect(quality.told) : quality.told, toYou: null }
}
