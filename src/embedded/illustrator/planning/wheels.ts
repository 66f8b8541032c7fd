import type { Brief } from '../../../engine.ts'

const CHAIR = /(?<![A-Za-zÀ-ỹ])silla\s+(?:de|con)\s+ruedas/iu
/** A chair that is told of as gone, or that is somebody else's. */
const NOT_NOW =
  /(?<![A-Za-zÀ-ỹ])(?:ya\s+no|sin|dej[A-Za-zÀ-ỹ]+|cuando\s+(?:estuv|tuv|us)[A-Za-zÀ-ỹ]*)\s[^.]{0,30}silla\s+(?:de|con)\s+ruedas/iu
const OF_THE_GIVER = /(?<![A-Za-zÀ-ỹ])mi\s+silla\s+(?:de|con)\s+ruedas/iu

/** Who of the two is told to move in a wheelchair, which every picture then shows. */
export function wheelsOf({ recipientRelation, favoriteThing, admiration, extraTrait }: Brief) {
  const told = [recipientRelation, favoriteThing, admiration, extraTrait].filter(
    (text) => CHAIR.test(text) && !NOT_NOW.test(text),
  )
  const giver = told.some((text) => OF_THE_GIVER.test(text))
  return { sender: giver, recipient: told.some((text) => !OF_THE_GIVER.test(text)) }
}
