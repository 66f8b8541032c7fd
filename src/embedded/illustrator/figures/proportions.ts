import type { Style } from '../../../contract/styles.ts'
import type { Age, Character } from '../scene/character.ts'

/** How a style draws people. */
export type FigureStyle = {
  face: FaceKind
  /** Heights in heads. */
  heads: Record<Age, number>
  headWidth: number
  /** Thickness of arms and legs, width of shoulders: 1 is the picture-book norm. */
  limb: number
  torso: number
  blush: number
  headShape: 'round' | 'box' | 'oval' | 'pointed'
}

export type FaceKind = 'dot' | 'gentle' | 'big' | 'anime' | 'button' | 'real' | 'comic' | 'retro'

const heads = (baby: number, child: number, teenager: number, adult: number, elder: number) => ({
  baby,
  child,
  teenager,
  adult,
  elder,
})

export const FIGURE_STYLES: Record<Style, FigureStyle> = {
  infantil: {
    face: 'dot',
    heads: heads(2.2, 2.6, 3.1, 3.4, 3.25),
    headWidth: 1,
    limb: 1,
    torso: 1,
    blush: 1,
    headShape: 'round',
  },
  ghibli: {
    face: 'gentle',
    heads: heads(2.3, 3.2, 3.9, 4.4, 4.1),
    headWidth: 0.92,
    limb: 1.1,
    torso: 1.14,
    blush: 0.6,
    headShape: 'round',
  },
  pixar: {
    face: 'big',
    heads: heads(2.2, 2.8, 3.4, 3.8, 3.6),
    headWidth: 0.97,
    limb: 1,
    torso: 1.04,
    blush: 0.6,
    headShape: 'round',
  },
  anime: {
    face: 'anime',
    heads: heads(2.3, 3.2, 4.1, 4.7, 4.4),
    headWidth: 0.9,
    limb: 1.08,
    torso: 1.18,
    blush: 0.5,
    headShape: 'pointed',
  },
  funko: {
    face: 'button',
    heads: heads(1.8, 1.95, 2.05, 2.15, 2.1),
    headWidth: 1.12,
    limb: 0.92,
    torso: 0.88,
    blush: 0,
    headShape: 'box',
  },
  realista: {
    face: 'real',
    heads: heads(2.7, 3.7, 4.7, 5.2, 4.9),
    headWidth: 0.83,
    limb: 1.28,
    torso: 1.42,
    blush: 0.45,
    headShape: 'oval',
  },
  acuarela: {
    face: 'dot',
    heads: heads(2.3, 3, 3.6, 4, 3.8),
    headWidth: 0.95,
    limb: 0.96,
    torso: 1.04,
    blush: 1,
    headShape: 'round',
  },
  comic: {
    face: 'comic',
    heads: heads(2.3, 3, 3.7, 4.2, 4),
    headWidth: 0.93,
    limb: 1.12,
    torso: 1.2,
    blush: 0.2,
    headShape: 'round',
  },
  retro: {
    face: 'retro',
    heads: heads(2.2, 2.9, 3.6, 4.1, 3.9),
    headWidth: 0.94,
    limb: 0.8,
    torso: 1,
    blush: 0,
    headShape: 'round',
  },
  dibujo: {
    face: 'dot',
    heads: heads(2.3, 3.2, 3.9, 4.3, 4.1),
    headWidth: 0.93,
    limb: 1.02,
    torso: 1.1,
    blush: 0.4,
    headShape: 'round',
  },
}

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
  foot: number
  neck: number
}

/** Measures of a person in a style. */
export function bodyOf(character: Character, style: FigureStyle): Body {
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
    hand: (grown ? 0.148 : 0.14) * (0.5 + style.limb / 2),
    foot: 0.14 * (0.45 + style.limb * 0.55),
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
