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
  /** As large as a page allows: with larger letters, and still under the pointer. */
  large?: boolean
  className?: string
}

/** Letters that two lines of the label hold. */
const LONG_TITLE = 24
const LETTERS = {
  normal: {
    short: 'text-[clamp(0.95rem,8.2cqi,1.5rem)]/[1.05] @max-[185px]:text-[0.86rem]/[1.05]',
    long: 'text-[clamp(0.8rem,6.4cqi,1.3rem)]/[1.05] @max-[185px]:text-[0.78rem]/[1.05]',
  },
  large: {
    short: 'text-[clamp(1rem,7.6cqi,2.5rem)]/[1.05]',
    long: 'text-[clamp(0.95rem,6.4cqi,2.1rem)]/[1.05]',
  },
}

/** A cloth-bound book, the same in both themes. Its width is set by the parent. */
export function Book({ style, title, dedication, picture, large, className }: Props) {
  return (
    <span className={clsx('@container block', className)}>
      <span className={clsx('book', `cloth-of-${style}`, !large && 'book-lifts')}>
        <span className="absolute top-[13%] right-[8%] left-[14%] grid aspect-3/2 place-items-center overflow-hidden rounded-[2px] bg-[oklch(0.984_0.016_92)] shadow-[0_0_0_3px_oklch(0.975_0.02_92),0_0_0_4px_oklch(0_0_0/0.22)] @max-[150px]:top-[30%] [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover">
          {picture ?? <PencilPlate />}
        </span>
        {title && <Label title={title} dedication={dedication} large={large} />}
      </span>
    </span>
  )
}

/** A small book's label drops the dedication; a tiny book has none. */
function Label({ title, dedication, large }: Pick<Props, 'title' | 'dedication' | 'large'> & { title: string }) {
  const letters = LETTERS[large ? 'large' : 'normal'][title.length > LONG_TITLE ? 'long' : 'short']
  return (
    <span
      className={clsx(
        'absolute right-[8%] bottom-[8.5%] left-[14%] flex h-[29%] flex-col items-center justify-center overflow-hidden rounded-[2px] bg-(--board) px-[0.5em] py-[0.3em] text-center font-display font-semibold text-balance shadow-[0_0_0_1.5px_oklch(0.86_0.12_88),inset_0_0_0_3px_var(--board),inset_0_0_0_4px_oklch(0.86_0.12_88/0.6)] @max-[185px]:bottom-[5%] @max-[185px]:h-[28%] @max-[185px]:p-[0.2em] @max-[150px]:hidden',
        letters,
      )}
    >
      <span className="line-clamp-3 pb-[0.16em] wrap-anywhere">{title}</span>
      {dedication && (
        <span className="mt-[0.25em] max-w-full truncate font-story text-[0.78em]/[1.2] font-normal italic @max-[185px]:hidden">
          {dedication}
        </span>
      )}
    </span>
  )
}

function PencilPlate() {
  return (
    <svg
      viewBox="0 0 120 80"
      className="w-[78%] fill-none stroke-[oklch(0.55_0.06_60)] stroke-2 [stroke-dasharray:5_5] [stroke-linecap:round]"
      aria-hidden="true"
    >
      <path d="M4 66c20-16 36-16 52-4s38 6 60-10" />
      <circle cx="88" cy="22" r="10" />
      <path d="M26 54V38l12-10 12 10v18" />
    </svg>
  )
}
