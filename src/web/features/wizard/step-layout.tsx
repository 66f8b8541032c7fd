import type { ReactNode } from 'react'

/** The questions, and on a desk the workbench beside them. */
export const STEP_TABLE =
  'grid grid-cols-1 items-start gap-8 pt-2 desk:grid-cols-[minmax(0,1fr)_25rem] desk:gap-[clamp(3rem,6vw,6rem)]'
export const STEP_FIELDS = 'mt-[1.9rem] grid grid-cols-1 gap-[1.7rem]'
export const STEP_TITLE = 'text-[clamp(2.1rem,1.6rem+2.2vw,3.35rem)] wrap-anywhere'
/** A word of advice; its letters' size comes from outside. */
export const TIP = 'flex gap-[0.9rem] rounded-paper bg-maize-soft px-[1.15rem] py-4'

/** A step's title and lead; beside it, on a phone, the book as it stands; under it where letters are too large. */
export function HeadingWithBook({ book, children }: { book: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-5">
      <div className="min-w-0 flex-[1_1_11rem]">{children}</div>
      <div className="w-[72px] flex-none rotate-3 desk:hidden" aria-hidden="true">
        {book}
      </div>
    </div>
  )
}

/** On a desk: the book as it stands, on cloth. Decoration, since the form says it all. */
export function Workbench({ book, caption }: { book: ReactNode; caption: string }) {
  return (
    <aside
      className="cloth top-6 hidden min-h-128 grid-cols-[100%] place-content-center place-items-center rounded-[6px] px-[3.4rem] pt-[2.6rem] pb-[2.2rem] shadow-[inset_0_3px_10px_#0005] desk:grid"
      aria-hidden="true"
    >
      {book}
      <p className="mt-9 text-center text-on-cloth-2">{caption}</p>
    </aside>
  )
}
