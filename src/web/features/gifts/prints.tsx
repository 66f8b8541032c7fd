import type { ReactNode } from 'react'
import type { Style } from '../../../contract/styles.ts'

type Print = {
  size: readonly [width: number, height: number]
  turn?: number
  draw: (one: string, two: string, sheet: string) => ReactNode
}

const STAR = 'M0-17l5 11 12 1.500-9 8 2.500 12L0 9.500l-10.500 6 2.500-12-9-8L-5-6z'
const LEAF = 'M0 26C-17 12-15-12 0-26 15-12 17 12 0 26z'
const PETAL = 'M0 0C-11-9-9-22-3-25l3 5 3-5C9-22 11-9 0 0z'

const FANS = [20, 40, 60, 80, 100, 120].flatMap((y, row) =>
  (row % 2 ? [0, 80] : [40, -40, 120]).map((x) => [x, y] as const),
)

/** What is printed on each style's paper: one tile, repeated. */
export const PRINTS: Record<Style, Print> = {
  infantil: {
    size: [96, 96],
    draw: (one, two) => (
      <>
        <path d={STAR} transform="translate(26 28) rotate(-12)" fill={one} />
        <path d={STAR} transform="translate(74 74) rotate(14) scale(.8)" fill={two} />
        <circle cx="74" cy="24" r="6" fill={two} />
        <circle cx="24" cy="76" r="5" fill={one} />
        <circle cx="50" cy="52" r="3" fill={two} />
      </>
    ),
  },
  ghibli: {
    size: [90, 108],
    draw: (one, two) => (
      <>
        <path d={LEAF} transform="translate(24 30) rotate(28) scale(.8)" fill={one} />
        <path d="M-10 22L12-22" transform="translate(24 30)" stroke={two} strokeWidth="2" />
        <path d={LEAF} transform="translate(68 78) rotate(-34) scale(.9)" fill={two} />
        <path d="M12 24L-13-22" transform="translate(68 78)" stroke={one} strokeWidth="2" />
        <circle cx="70" cy="22" r="4" fill={one} />
        <circle cx="22" cy="86" r="3" fill={one} />
      </>
    ),
  },
  pixar: {
    size: [110, 110],
    draw: (one, two) => (
      <>
        <circle cx="30" cy="34" r="20" fill={one} />
        <circle cx="24" cy="27" r="6" fill={two} />
        <circle cx="82" cy="76" r="26" fill={one} opacity=".7" />
        <circle cx="74" cy="67" r="8" fill={two} />
        <circle cx="84" cy="20" r="8" fill={two} opacity=".7" />
        <circle cx="28" cy="90" r="10" fill={one} />
      </>
    ),
  },
  anime: {
    size: [104, 104],
    draw: (one, two) => (
      <>
        <g transform="translate(34 36)" fill={one}>
          {[0, 72, 144, 216, 288].map((angle) => (
            <path key={angle} d={PETAL} transform={`rotate(${angle})`} />
          ))}
          <circle r="4.500" fill={two} />
        </g>
        <path d={PETAL} transform="translate(84 84) rotate(40)" fill={one} />
        <path d={PETAL} transform="translate(82 26) rotate(-70) scale(.8)" fill={two} />
        <path d={PETAL} transform="translate(26 92) rotate(120) scale(.7)" fill={two} />
      </>
    ),
  },
  funko: {
    size: [56, 56],
    turn: 45,
    draw: (one, two) => (
      <>
        <path d="M0 0h16v56H0z" fill={one} />
        <path d="M28 0h6v56h-6z" fill={two} />
      </>
    ),
  },
  realista: {
    size: [44, 44],
    draw: (one, two) => (
      <>
        <path d="M0 11L11 0M11 22L33 0M33 22L44 11M0 33L11 22M11 44L33 22M33 44L44 33" stroke={one} strokeWidth="4" />
        <path d="M22 0v44M0 0v44" stroke={two} strokeWidth="1.500" opacity=".6" />
      </>
    ),
  },
  acuarela: {
    size: [150, 150],
    draw: (one, two) => (
      <>
        <path d="M22 40c4-22 34-32 50-16s8 42-14 46S18 62 22 40z" fill={one} opacity=".55" />
        <path d="M30 42c4-14 22-20 32-10s4 26-10 28-26-4-22-18z" fill={one} opacity=".5" />
        <path d="M88 106c0-20 24-30 40-18s10 38-10 42-30-6-30-24z" fill={two} opacity=".6" />
        <path d="M98 108c2-12 16-16 24-8s4 20-8 22-18-4-16-14z" fill={two} opacity=".55" />
        <circle cx="118" cy="34" r="12" fill={two} opacity=".4" />
        <circle cx="36" cy="116" r="16" fill={one} opacity=".35" />
        <circle cx="84" cy="82" r="4" fill={one} opacity=".6" />
      </>
    ),
  },
  comic: {
    size: [48, 48],
    turn: 20,
    draw: (one, two) => (
      <>
        <circle cx="12" cy="12" r="9" fill={one} />
        <circle cx="36" cy="36" r="9" fill={one} />
        <circle cx="36" cy="12" r="4" fill={two} />
        <circle cx="12" cy="36" r="4" fill={two} />
      </>
    ),
  },
  retro: {
    size: [80, 80],
    // Fans, each row over the one before.
    draw: (one, two, sheet) => (
      <g strokeWidth="3.500">
        {FANS.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="39" fill={sheet} stroke={one} />
            <circle cx={x} cy={y} r="27" fill="none" stroke={two} />
            <circle cx={x} cy={y} r="15" fill={one} stroke="none" />
          </g>
        ))}
      </g>
    ),
  },
  dibujo: {
    size: [120, 120],
    draw: (one, two) => (
      <g fill="none" strokeWidth="2.500" strokeLinecap="round">
        <path d="M10 50l30-38M20 56l32-42M32 58l26-34M46 58l18-22" stroke={one} />
        <path d="M70 110l34-40M82 112l30-36M94 112l20-24" stroke={one} />
        <path d="M78 20q10-10 20 0t20 0M14 92q10-10 20 0t20 0" stroke={two} />
      </g>
    ),
  },
}
