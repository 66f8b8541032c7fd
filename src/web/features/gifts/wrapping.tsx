import type { Style } from '../../../contract/styles.ts'
import { BOTTOM, BOX, MIDDLE, RIGHT, THICK } from './parcel-box.ts'
import { PAPERS } from './papers.ts'
import { SatinBow } from './satin-bow.tsx'
import { WrappingDefinitions } from './wrapping-definitions.tsx'

/** Where the ribbons cross. */
const KNOT = { x: 262, y: 352 } as const
const RIBBON = 46

/** A wrapped book. Every part that moves while it is untied is a group of its own. */
export function Wrapping({ style }: { style: Style }) {
  const paper = PAPERS[style]
  return (
    <>
      <WrappingDefinitions style={style} paper={paper} />
      <g className="parcel-shadow">
        <rect
          x={BOX.x + 6}
          y={BOX.y + 30}
          width={BOX.width + 22}
          height={BOX.height}
          rx="10"
          fill="#000"
          opacity=".42"
          filter="url(#parcel-far)"
        />
        <rect
          x={BOX.x + 4}
          y={BOX.y + 10}
          width={BOX.width + 16}
          height={BOX.height + 12}
          rx="8"
          fill="#000"
          opacity=".4"
          filter="url(#parcel-near)"
        />
      </g>
      <g className="parcel-half parcel-left">
        <Half from={BOX.x} to={MIDDLE} clip="parcel-clip-left" sheet={paper.sheet} />
      </g>
      <g className="parcel-half parcel-right">
        <Half from={MIDDLE} to={RIGHT} clip="parcel-clip-right" sheet={paper.sheet} />
        {/* The sheet's edge lies over its other side. */}
        <path d={`M${MIDDLE - 5} ${BOX.y}h5v${BOX.height}h-9z`} fill="url(#parcel-seam)" />
        <path d={`M${MIDDLE} ${BOX.y}v${BOX.height}`} stroke="#fff" strokeOpacity=".5" strokeWidth="1.500" />
      </g>
      <g className="parcel-band-down">
        <rect
          x={KNOT.x - RIBBON / 2}
          y={BOX.y - 1}
          width={RIBBON}
          height={BOX.height + THICK + 2}
          fill="url(#parcel-satin-down)"
          filter="url(#parcel-lift)"
        />
        <path d={`M${KNOT.x - RIBBON / 2} ${BOTTOM}h${RIBBON}v${THICK + 1}h-${RIBBON}z`} fill="#000" opacity=".28" />
      </g>
      <g className="parcel-band-across">
        <rect
          x={BOX.x - 1}
          y={KNOT.y - RIBBON / 2}
          width={BOX.width + THICK + 2}
          height={RIBBON}
          fill="url(#parcel-satin-across)"
          filter="url(#parcel-lift)"
        />
        <path d={`M${RIGHT} ${KNOT.y - RIBBON / 2}h${THICK + 1}v${RIBBON}h-${THICK + 1}z`} fill="#000" opacity=".22" />
      </g>
      <g transform={`translate(${KNOT.x} ${KNOT.y}) scale(1.06)`}>
        <SatinBow paper={paper} />
      </g>
    </>
  )
}

function Half({ from, to, clip, sheet }: { from: number; to: number; clip: string; sheet: string }) {
  const width = to - from
  const isRight = to === RIGHT
  const outline = `M${from} ${BOX.y}h${width + (isRight ? THICK : 0)}v${BOX.height + THICK}H${from}z`
  return (
    <g clipPath={`url(#${clip})`}>
      <path d={outline} fill={sheet} />
      <path d={outline} fill="url(#parcel-print)" />
      {/* The book's thickness: below and on the right. */}
      <path
        d={`M${from} ${BOTTOM}h${width}${isRight ? `l${THICK} ${THICK}` : `v${THICK}`}H${isRight ? from : from + THICK}z`}
        fill="#000"
        opacity=".4"
      />
      {isRight && (
        <path d={`M${RIGHT} ${BOX.y}l${THICK} ${THICK}v${BOX.height}l-${THICK}-${THICK}z`} fill="#000" opacity=".28" />
      )}
      <rect x={from} y={BOX.y} width={width} height={BOX.height} fill="url(#parcel-light)" />
      {/* Where the paper was folded in, above and below. */}
      <rect x={from} y={BOX.y} width={width} height="46" fill="url(#parcel-fold)" />
      <rect x={from} y={BOTTOM - 46} width={width} height="46" fill="url(#parcel-fold)" />
      <path d={`M${from} ${BOX.y + 1.5}h${width}`} stroke="#fff" strokeOpacity=".55" strokeWidth="3" />
      {!isRight && (
        <path d={`M${BOX.x + 1.5} ${BOX.y}v${BOX.height}`} stroke="#fff" strokeOpacity=".4" strokeWidth="3" />
      )}
    </g>
  )
}
