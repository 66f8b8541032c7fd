import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { coverParts } from '../../../contract/cover-line.ts'
import { capital } from '../../../contract/said-names.ts'
import type { Parcel as Received } from '../../../contract/gifts.ts'
import { PAPERS } from './papers.ts'
import { BOTTOM, BOX, RIGHT } from './parcel-box.ts'
import { Wrapping } from './wrapping.tsx'
import './parcel.css'

const VIEW = { x: 40, y: 90, width: 540, height: 660 } as const

type Props = {
  parcel: Received
  /** The book inside; null where it cannot be opened. */
  children: ReactNode
  /** Whether it was untied. */
  open: boolean
  onOpened: () => void
}

/** The parcel: a touch or a key unties it, the paper folds open, and the book lies there. */
export function Parcel({ parcel, children, open, onOpened }: Props) {
  const [untying, setUntying] = useState(false)
  const [shaken, setShaken] = useState(0)
  const state = open ? 'open' : untying ? 'untying' : 'tied'
  const canOpen = children !== null
  return (
    <div
      className={clsx('parcel', shaken > 0 && 'is-shaken')}
      data-state={state}
      // A second touch shakes it again.
      key={shaken}
    >
      <svg className="parcel-drawing" viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`} aria-hidden="true">
        <OpenedPaper back={PAPERS[parcel.style].back} />
      </svg>
      {state !== 'tied' && (
        <div className="parcel-book" onAnimationEnd={(event) => event.animationName === 'parcel-rise' && onOpened()}>
          {children}
        </div>
      )}
      {state !== 'open' && (
        <>
          <button
            type="button"
            className="parcel-button"
            aria-disabled={canOpen ? undefined : true}
            onClick={() => (canOpen ? setUntying(true) : setShaken(shaken + 1))}
          >
            <span className="sr-only">
              {canOpen ? 'Desatar el lazo y abrir el regalo' : 'Todavía no se puede abrir'}
            </span>
            <svg
              className="parcel-drawing"
              viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}
              aria-hidden="true"
            >
              <Wrapping style={parcel.style} />
              <path className="parcel-string" d="M268 372C292 440 306 480 318 516" />
            </svg>
          </button>
          <Tag parcel={parcel} />
        </>
      )}
    </div>
  )
}

/** For whom, from whom, and the giver's own line. */
function Tag({ parcel: { line, ...names } }: { parcel: Received }) {
  const { whom, from } = coverParts(names)
  return (
    <div className="parcel-tag">
      <p className="font-display text-[clamp(1.25rem,9cqi,1.7rem)]/[1.08] font-semibold wrap-anywhere">
        {whom || 'Para ti'}
      </p>
      {line && <p className="mt-1.5 font-story text-[clamp(1rem,7cqi,1.2rem)]/[1.28] wrap-anywhere italic">{line}</p>}
      {from && <p className="mt-1.5 font-story text-[clamp(1rem,7cqi,1.2rem)]/[1.2] wrap-anywhere">{capital(from)}</p>}
    </div>
  )
}

/** The sheet laid open, its unprinted side up. */
function OpenedPaper({ back }: { back: string }) {
  const left = `M${BOX.x} ${BOX.y - 8}L${BOX.x - 128} ${BOX.y + 6}L${BOX.x - 134} ${BOTTOM - 4}L${BOX.x} ${BOTTOM + 20}z`
  const right = `M${RIGHT} ${BOX.y - 8}L${RIGHT + 132} ${BOX.y + 2}L${RIGHT + 126} ${BOTTOM + 6}L${RIGHT} ${BOTTOM + 20}z`
  return (
    <>
      <defs>
        <linearGradient id="opened-left">
          <stop offset="0" stopColor="#000" stopOpacity="0" />
          <stop offset=".8" stopColor="#000" stopOpacity=".05" />
          <stop offset="1" stopColor="#000" stopOpacity=".22" />
        </linearGradient>
        <linearGradient id="opened-right" x1="1" x2="0">
          <stop offset="0" stopColor="#000" stopOpacity="0" />
          <stop offset=".8" stopColor="#000" stopOpacity=".05" />
          <stop offset="1" stopColor="#000" stopOpacity=".22" />
        </linearGradient>
      </defs>
      <path className="parcel-under" d={`M${BOX.x} ${BOX.y - 8}H${RIGHT}V${BOTTOM + 20}H${BOX.x}z`} fill={back} />
      <g className="parcel-flap parcel-flap-left">
        <path d={left} fill={back} />
        <path d={left} fill="url(#opened-left)" />
      </g>
      <g className="parcel-flap parcel-flap-right">
        <path d={right} fill={back} />
        <path d={right} fill="url(#opened-right)" />
      </g>
    </>
  )
}
