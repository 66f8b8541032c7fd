import type { Quality } from '../language/admired/quality.ts'
import { inTheImperfect } from '../language/grammar/imperfect.ts'

/** What was read of somebody who has died, told in the past: nothing of it goes on. */

/** It is said of them and not to them. */
export function rememberedQuality(quality: Quality): Quality {
  // 'tu paciencia conmigo' was said to them
  const isToThem = /(?<![A-Za-zÀ-ỹ])(?:te|ti|tus?|vos|contigo|usted)(?![A-Za-zÀ-ỹ])/iu.test(quality.told)
  return { ...quality, told: isToThem ? quality.told : inTheImperfect(quality.told), toYou: null }
}
