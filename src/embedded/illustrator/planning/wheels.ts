import type { Brief } from '../../../engine.ts'

const CHAIR = /(?<!\p{L})silla\s+(?:de|con)\s+ruedas/iu
/** A chair that is told of as gone, or that is somebody else's. */
const NOT_NOW =
  /(?<!\p{L})(?:ya\s+no|sin|dej\p{L}+|cuando\s+(?:estuv|tuv|us)\p{L}*)\s[^.]{0,30}silla\s+(?:de|con)\s+ruedas/iu
const OF_THE_GIVER = /(?<!\p{L})mi\s+silla\s+(?:de|con)\s+ruedas/iu

/** Who of the two is told to move in a wheelchair, which every picture then shows. */
export function wheelsOf({ recipientRelation, favoriteThing, admiration, extraTrait }: Brief) {
  const told = [recipientRelation, favoriteThing, admiration, extraTrait].filter(
    (text) => CHAIR.test(text) && !NOT_NOW.test(text),
  )
  const giver = told.some((text) => OF_THE_GIVER.test(text))
  return { sender: giver, recipient: told.some((text) => !OF_THE_GIVER.test(text)) }
}
