import type { CSSProperties } from 'react'
import { Bow } from '../../ui/bow.tsx'
import './gift-wrap.css'

/** Each piece of confetti, at the window's sides: position in percent, colour and angle. The first four lie beside the book on a phone. */
const BITS: readonly [left: number, top: number, colour: string, angle: number][] = [
  [4, 15, 'maize', 24],
  [9, 26, 'rose', -18],
  [90, 17, 'sky', 48],
  [94, 29, 'red', -30],
  [7, 47, 'sky', 16],
  [3, 63, 'maize', -40],
  [10, 78, 'red', 32],
  [92, 45, 'maize', -12],
  [96, 60, 'rose', 60],
  [89, 76, 'red', 14],
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
