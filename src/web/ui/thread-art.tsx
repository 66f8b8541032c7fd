import { clsx } from 'clsx'

/** Line drawings for empty states. */
const DRAWINGS = {
  /** A shelf with room on it. */
  shelf:
    'M20 158h380M62 158V84h28v74M96 158V70h22v88M126 158l18-82 22 5-17 77M330 158V78h26v80M362 158V92h22v66M210 158c10-40 22-58 42-58s32 16 44 58',
  /** A knot that will not come undone. */
  knot: 'M14 150c60 10 104-6 132-40 30-36 74-70 108-44 30 24 8 70-30 70-42 0-60-54-26-80 38-28 92-4 92 38 0 36-40 54-70 36M290 130c34 26 72 28 116 12',
  /** An open book with nothing on its pages. */
  book: 'M40 150c50-26 110-24 170 8 60-32 120-34 170-8V46c-50-24-110-22-170 10-60-32-120-34-170-10zM210 56v102',
  /** Two prints on a line, with nobody in them yet. */
  prints:
    'M14 34c130 34 262 34 392 0M104 58l96 8-9 116-96-8zM132 176c4-34 36-34 38 3M153 116a17 17 0 1 0 .1 0zM228 66l96-8 9 116-96 8zM258 179c0-36 34-38 40-4M275 114a17 17 0 1 0 .1 0z',
  /** A bow that is tied but not yet pulled tight. */
  bow: 'M210 92c-34-62-142-84-148-38-6 44 92 52 148 38 56 14 154 6 148-38-6-46-114-24-148 38M210 92c-14 36-54 66-104 84M210 92c14 36 54 66 104 84',
} as const

export type ThreadDrawing = keyof typeof DRAWINGS
export const THREAD_DRAWINGS = Object.keys(DRAWINGS) as ThreadDrawing[]

export function ThreadArt({ name, className }: { name: ThreadDrawing; className?: string }) {
  return (
    <svg viewBox="0 0 420 190" className={clsx('mx-auto w-[min(100%,25rem)]', className)} aria-hidden="true">
      <path
        d={DRAWINGS[name]}
        fill="none"
        stroke="var(--thread)"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="13 9"
      />
    </svg>
  )
}
