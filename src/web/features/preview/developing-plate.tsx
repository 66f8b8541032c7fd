import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Washes bloom on damp paper while a pencil goes over it: a picture is being made. */
export function DevelopingPlate() {
  const filter = useId()
  return (
    <div className="plate plate-developing">
      <svg className="plate-washes" viewBox="0 0 600 400" preserveAspectRatio="none" aria-hidden="true">
        <filter id={filter} x="-20%" y="-20%" width="140%" height="140%">
          <feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="4" seed="7" result="noise" />
          <feDisplacementMap in="SourceGraphic" in2="noise" scale="110" xChannelSelector="R" yChannelSelector="G" />
        </filter>
        <g filter={`url(#${filter})`}>
          <ellipse cx="170" cy="90" rx="300" ry="150" fill="oklch(.83 .1 55)" />
          <ellipse cx="500" cy="110" rx="220" ry="160" fill="oklch(.86 .11 86)" />
          <ellipse cx="320" cy="310" rx="420" ry="110" fill="oklch(.76 .1 215)" />
          <ellipse cx="120" cy="350" rx="260" ry="80" fill="oklch(.8 .1 120)" />
        </g>
      </svg>
      <svg className="plate-pencil" viewBox="0 0 600 400" preserveAspectRatio="none" aria-hidden="true">
        <path pathLength="1" d="M0 262c90-14 160-12 250-4s190 10 350-12" />
        <circle pathLength="1" cx="430" cy="190" r="46" />
        <path pathLength="1" d="M0 330c120-40 220-30 320 0s190 20 280-14" />
        <path pathLength="1" d="M120 330V210c-30-26-62-20-76 0M120 210c-4-36 20-56 52-50M120 210c22-24 60-22 74 6" />
        <path pathLength="1" d="M300 300l30-42 32 42zM306 300v28h50v-28" />
      </svg>
      <span className="plate-tag">
        <Icon name="brush" />
        Ilustrando…
      </span>
    </div>
  )
}
