import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import type { Style } from '../../../contract/styles.ts'
import { CoverFace, EndFace, Endpaper, OpeningFace, PictureFace, WholeFace, WordsFace } from './faces.tsx'
import { DedicationsFace } from './dedications-face.tsx'
import type { ReadableStory, ReaderPage } from './pages.ts'
import type { Spoken } from './use-read-aloud.ts'
import type { Turning } from './use-turning.ts'

type Props = {
  story: ReadableStory
  style: Style
  pages: readonly ReaderPage[]
  position: number
  /** Two pages side by side. */
  wide: boolean
  turning: Turning
  spoken: Spoken | null
  ending: ReactNode
  onOpen: () => void
}

type Leaf = { key: string; front: ReactNode; back: ReactNode }

/** The book's leaves, the turned ones on the left. Only the open pages are focusable and exposed to screen readers. */
export function Leaves(props: Props) {
  const { pages, position, wide, turning } = props
  const leaves = pages.map((page, index) => leafOf(props, page, index))
  return leaves.map((leaf, index) => {
    const isTurned = index < position
    const moving = turning && index === (turning.direction === 1 ? position : position - 1)
    const progress = moving && (turning.direction === 1 ? turning.progress : 1 - turning.progress)
    const style: CSSProperties =
      progress === null || progress === false
        ? { zIndex: isTurned ? index : leaves.length - index }
        : { zIndex: leaves.length + 1, transform: `rotateY(${(progress * -180).toFixed(1)}deg)`, transition: 'none' }
    return (
      <div key={leaf.key} className={clsx('leaf', isTurned && 'is-turned')} style={style}>
        <div className="leaf-front" {...outOfReach(index !== position)}>
          {leaf.front}
        </div>
        <div className="leaf-back" {...outOfReach(!wide || index !== position - 1)}>
          {leaf.back}
        </div>
      </div>
    )
  })
}

/** A leaf's front lies on the right at its position; its back on the left at the next. */
function leafOf(
  { story, style, pages, position, wide, spoken, ending, onOpen }: Props,
  page: ReaderPage,
  index: number,
): Leaf {
  const near = Math.abs(index - position) <= 1
  const said = index === position ? spoken : null
  const following = pages[index + 1]
  return { key: page.label, front: front(), back: wide ? back() : null }

  function front(): ReactNode {
    if (page.kind === 'cover') return <CoverFace story={story} style={style} onOpen={onOpen} />
    if (page.kind === 'opening') return <OpeningFace story={story} style={style} spoken={said} />
    if (page.kind === 'dedications') return <DedicationsFace story={story} spoken={said} />
    if (page.kind === 'end') return <EndFace story={story}>{ending}</EndFace>
    return wide ? <WordsFace page={page} spoken={said} /> : <WholeFace page={page} near={near} spoken={said} />
  }
  function back(): ReactNode {
    if (following?.kind !== 'chapter') return <Endpaper />
    const isOpen = index + 1 === position
    return <PictureFace page={following} near={near || isOpen} spoken={isOpen ? spoken : null} />
  }
}

/** `inert`, with `aria-hidden` for assistive technology that does not support it. */
function outOfReach(hidden: boolean) {
  return hidden ? { inert: true, 'aria-hidden': true } : {}
}
