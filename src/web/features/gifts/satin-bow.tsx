import type { Paper } from './papers.ts'

const LOOP = 'M4 2C-34-74-112-122-156-92C-196-62-168 18-96 32C-52 40-14 22 4 2z'
const LOOP_INSIDE = 'M-14-8C-50-58-106-88-134-70C-158-50-134 2-84 8C-52 12-26 4-14-8z'
const LOOP_FOLD = 'M2 4C-30 10-70-6-104-40M4 0C-40-14-86-46-118-80'
const TAIL = 'M-4 6C-26 64-62 118-104 172L-76 170L-60 196C-26 138 10 74 18 10z'

/** Two loops, two tails and the knot, round its own middle. */
export function SatinBow({ paper: { ribbon } }: { paper: Paper }) {
  return (
    <g className="parcel-bow" filter="url(#parcel-bow-lift)">
      <g className="parcel-tail parcel-tail-left">
        <path d={TAIL} fill="url(#parcel-satin-tail)" />
        <path d="M2 18C-20 78-52 126-84 168" stroke={ribbon.light} strokeOpacity=".55" strokeWidth="4" fill="none" />
      </g>
      <g className="parcel-tail parcel-tail-right">
        <g transform="scale(-.94 .9) rotate(-8)">
          <path d={TAIL} fill="url(#parcel-satin-tail)" />
          <path d="M2 18C-20 78-52 126-84 168" stroke={ribbon.light} strokeOpacity=".4" strokeWidth="4" fill="none" />
        </g>
      </g>
      {(['left', 'right'] as const).map((side) => (
        <g key={side} className={`parcel-loop parcel-loop-${side}`}>
          <g transform={side === 'left' ? 'rotate(-2)' : 'scale(-1 1) rotate(5) scale(.97)'}>
            <path d={LOOP} fill="url(#parcel-satin-loop)" />
            <path d={LOOP_INSIDE} fill="url(#parcel-satin-inside)" />
            <path
              d={LOOP_FOLD}
              stroke={ribbon.deep}
              strokeOpacity=".5"
              strokeWidth="2.500"
              fill="none"
              strokeLinecap="round"
            />
            <path
              d="M-20-52C-62-102-128-118-150-88"
              stroke="#fff"
              strokeOpacity=".4"
              strokeWidth="5"
              fill="none"
              strokeLinecap="round"
            />
            <path
              d="M-60 28C-110 24-150-4-160-42"
              stroke={ribbon.deep}
              strokeOpacity=".45"
              strokeWidth="3"
              fill="none"
              strokeLinecap="round"
            />
          </g>
        </g>
      ))}
      <g className="parcel-knot">
        <path
          d="M-26-22C-14-30 14-30 26-22C32-8 32 10 26 24C12 32-12 32-26 24C-32 10-32-8-26-22z"
          fill="url(#parcel-satin-knot)"
        />
        <path
          d="M-12-26C-6-8-6 10-12 27M10-27C5-8 6 10 12 27"
          stroke={ribbon.deep}
          strokeOpacity=".55"
          strokeWidth="2.500"
          fill="none"
        />
        <path
          d="M-20-18C-8-24 8-24 18-19"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
      </g>
    </g>
  )
}
