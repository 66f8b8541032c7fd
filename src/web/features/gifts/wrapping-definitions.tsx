import type { Style } from '../../../contract/styles.ts'
import { BOTTOM, BOX, MIDDLE, RIGHT, THICK } from './parcel-box.ts'
import type { Paper } from './papers.ts'
import { PRINTS } from './prints.tsx'

/** The print, the satin, the light and the shadows that a wrapping is drawn with. */
export function WrappingDefinitions({ style, paper }: { style: Style; paper: Paper }) {
  const { size, turn, draw } = PRINTS[style]
  const { deep, base, light } = paper.ribbon
  const satin = [
    [0, deep],
    [0.12, base],
    [0.34, light],
    [0.52, base],
    [0.74, light],
    [0.9, base],
    [1, deep],
  ] as const
  const stops = satin.map(([at, colour]) => <stop key={at} offset={at} stopColor={colour} />)
  return (
    <defs>
      <pattern
        id="parcel-print"
        width={size[0]}
        height={size[1]}
        patternUnits="userSpaceOnUse"
        patternTransform={`translate(${BOX.x} ${BOX.y}) rotate(${turn ?? 0}) scale(.82)`}
      >
        {draw(...paper.inks, paper.sheet)}
      </pattern>
      <clipPath id="parcel-clip-left">
        <path
          d={`M${BOX.x + 4} ${BOX.y}H${MIDDLE}V${BOTTOM + THICK + 2}H${BOX.x + THICK}L${BOX.x} ${BOTTOM}V${BOX.y + 4}z`}
        />
      </clipPath>
      <clipPath id="parcel-clip-right">
        <path d={`M${MIDDLE} ${BOX.y}H${RIGHT - 2}L${RIGHT + THICK} ${BOX.y + THICK}V${BOTTOM + THICK}H${MIDDLE}z`} />
      </clipPath>
      <linearGradient id="parcel-light" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".32" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".2" />
      </linearGradient>
      <linearGradient id="parcel-seam">
        <stop offset="0" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".3" />
      </linearGradient>
      <linearGradient id="parcel-fold" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".22" />
        <stop offset=".9" stopColor="#fff" stopOpacity="0" />
        <stop offset=".92" stopColor="#000" stopOpacity=".1" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="parcel-satin-down">{stops}</linearGradient>
      <linearGradient id="parcel-satin-across" x1="0" y1="0" x2="0" y2="1">
        {stops}
      </linearGradient>
      <linearGradient id="parcel-satin-tail" x1=".2" y1="0" x2=".7" y2="1">
        <stop offset="0" stopColor={deep} />
        <stop offset=".3" stopColor={base} />
        <stop offset=".62" stopColor={light} />
        <stop offset="1" stopColor={base} />
      </linearGradient>
      <linearGradient id="parcel-satin-loop" x1="1" y1=".9" x2=".1" y2=".1">
        <stop offset="0" stopColor={deep} />
        <stop offset=".3" stopColor={base} />
        <stop offset=".62" stopColor={light} />
        <stop offset=".8" stopColor={base} />
        <stop offset="1" stopColor={base} />
      </linearGradient>
      <linearGradient id="parcel-satin-inside" x1="1" y1=".5" x2="0" y2=".2">
        <stop offset="0" stopColor={deep} />
        <stop offset=".55" stopColor={deep} stopOpacity=".92" />
        <stop offset="1" stopColor={base} />
      </linearGradient>
      <linearGradient id="parcel-satin-knot" x1="0" y1="0" x2=".3" y2="1">
        <stop offset="0" stopColor={light} />
        <stop offset=".5" stopColor={base} />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
      <Blurs />
    </defs>
  )
}

function Blurs() {
  return (
    <>
      <filter id="parcel-far" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="26" />
      </filter>
      <filter id="parcel-near" x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="7" />
      </filter>
      <filter id="parcel-lift" x="-40%" y="-40%" width="180%" height="180%">
        <feDropShadow dx="2" dy="3" stdDeviation="3" floodColor="#000" floodOpacity=".38" />
      </filter>
      <filter id="parcel-bow-lift" x="-20%" y="-20%" width="140%" height="150%">
        <feDropShadow dx="4" dy="9" stdDeviation="7" floodColor="#000" floodOpacity=".42" />
      </filter>
    </>
  )
}
