import type { Age, Character } from '../scene/character.ts'
import type { FigureManner } from '../scene/manner.ts'

/** Lengths in heads. */
export type Body = {
  total: number
  /** Half the head's width. */
  head: number
  shoulder: number
  hip: number
  torso: number
  leg: number
  arm: number
  armWidth: number
  legWidth: number
  hand: number
  /** Fingers beside the thumb; 1 is a mitten. */
  fingers: FigureManner['fingers']
  foot: number
  neck: number
}

/** Measures of a person in a style. */
export function bodyOf(character: Character, style: FigureManner): Body {
  const { age, feminine } = character
  const total = style.heads[age]
  const grown = age !== 'child' && age !== 'baby'
  const trunk = total - 0.94
  const leg = trunk * { baby: 0.42, child: 0.5, teenager: 0.55, adult: 0.55, elder: 0.52 }[age]
  const torso = trunk - leg
  const broad = {
    baby: 0.29,
    child: 0.29,
    teenager: feminine ? 0.31 : 0.35,
    adult: feminine ? 0.34 : 0.43,
    elder: feminine ? 0.36 : 0.41,
  }
  return {
    total,
    head: (style.headWidth / 2) * (grown ? (feminine ? 0.95 : 0.98) : 1),
    shoulder: broad[age] * style.torso,
    hip: { baby: 0.29, child: 0.25, teenager: 0.25, adult: 0.28, elder: 0.32 }[age] * style.torso,
    torso,
    leg,
    arm: torso * (grown ? 0.98 : 0.92) + 0.1,
    armWidth: (age === 'baby' ? 0.095 : grown && !feminine ? 0.092 : 0.08) * style.limb,
    legWidth: (age === 'baby' ? 0.125 : 0.112) * style.limb,
    hand: (grown ? 0.148 : 0.14) * style.hand,
    fingers: style.fingers,
    foot: 0.14 * style.foot,
    neck: (grown ? (feminine ? 0.095 : 0.125) : 0.09) * Math.sqrt(style.torso),
  }
}

/**
 * The body as an eye above or below it sees it: what is further from the eye is shorter. Its `total` stays that of whoever
 * stands upright, so that heads keep their size.
 */
export function foreshortened(body: Body, eye: 'high' | 'low'): Body {
  const [leg, torso] = eye === 'high' ? [0.74, 0.88] : [1.1, 1.02]
  return { ...body, leg: body.leg * leg, torso: body.torso * torso, foot: body.foot * (eye === 'low' ? 1.25 : 0.9) }
}

/** Height of an age against an adult's, before the camera. */
export const STATURE: Record<Age, number> = { baby: 0.48, child: 0.72, teenager: 0.9, adult: 1, elder: 0.95 }
