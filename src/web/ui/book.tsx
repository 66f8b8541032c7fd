import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Style } from '../../contract/styles.ts'
import './book.css'

type Props = {
  /** Decides the colour of the cloth. */
  style: Style
  title?: string
  /** The line under the title, for instance «para Leo, de mamá». */
  dedication?: string
  /** The picture let into the board; without it, a penciled plate. */
  picture?: ReactNode
  className?: string
}

/** Letters that two lines of the label hold. */
const LONG_TITLE = 24

/** A cloth-bound book, the same in both themes. Its width is set by the parent. */
export function Book({ style, title, dedication, picture, className }: Props) {
  return (
    <span className={clsx('book-box', className)}>
      <span className={clsx('book', `cloth-of-${style}`)}>
        <span className="book-plate">{picture ?? <PencilPlate />}</span>
        {title && (
          <span className={clsx('book-label', title.length > LONG_TITLE && 'book-label-long')}>
            <span className="book-title">{title}</span>
            {dedication && <span className="book-dedication">{dedication}</span>}
          </span>
        )}
      </span>
    </span>
  )
}

function PencilPlate() {
  return (
    <svg viewBox="0 0 120 80" className="book-pencil" aria-hidden="true">
      <path d="M4 66c20-16 36-16 52-4s38 6 60-10" />
      <circle cx="88" cy="22" r="10" />
      <path d="M26 54V38l12-10 12 10v18" />
    </svg>
  )
}
