import type { CSSProperties } from 'react'
import { Bow } from '../../ui/bow.tsx'
import './gift-wrap.css'

/** Each piece of confetti: position in percent, colour, angle and delay. */
const BITS: readonly [left: number, top: number, colour: string, angle: number][] = [
  [6, 30, 'maize', 24],
  [14, 58, 'rose', -18],
  [22, 18, 'sky', 48],
  [30, 44, 'red', -30],
  [71, 20, 'rose', 16],
  [79, 50, 'maize', -40],
  [87, 26, 'red', 32],
  [93, 56, 'sky', -12],
  [4, 76, 'red', 60],
  [90, 80, 'maize', 14],
  [17, 86, 'maize', -8],
  [76, 74, 'sky', 38],
]

const COLOURS: Record<string, string> = {
  maize: 'oklch(.845 .142 86)',
  rose: 'oklch(.905 .048 28)',
  sky: 'oklch(.9 .04 220)',
  red: 'oklch(.62 .19 27)',
}

/** Confetti that falls once. */
export function PaperBits() {
  return (
    <div className="gift-bits" aria-hidden="true">
      {BITS.map(([left, top, colour, angle], index) => (
        <i
          key={left}
          style={
            {
              left: `${left}%`,
              top: `${top}%`,
              '--bit': COLOURS[colour],
              '--angle': `${angle}deg`,
              animationDelay: `${index * 70}ms`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  )
}

/** Ribbon: two bands and a bow. */
export function Ribbon() {
  return (
    <span aria-hidden="true">
      <span className="gift-band gift-band-down" />
      <span className="gift-band gift-band-across" />
      <Bow className="gift-bow" />
    </span>
  )
}
