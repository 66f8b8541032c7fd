import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './plate.css'

/**
 * `new`: just arrived, fades in once; `swapped`: the same, in place of another picture. While
 * `redrawing`, the present picture stays, dimmed.
 */
export type PlateState = 'pending' | 'developing' | 'new' | 'swapped' | 'redrawing' | 'ready'

type Props = {
  state: PlateState
  /** The `<img>`, where there is one. */
  picture?: ReactNode
}

const GROUNDS: Partial<Record<PlateState, string>> = {
  pending:
    'isolate grid place-items-center bg-well before:absolute before:inset-3.5 before:rounded-[4px] before:border-2 before:border-dashed before:border-edge before:opacity-75 after:absolute after:inset-0 after:-z-1 after:bg-rule after:opacity-55 after:[mask:var(--print)_50%_50%/132px]',
  developing: 'bg-[oklch(0.972_0.014_92)]',
}

/** The place of a picture. It is 3:2 in every state, so that nothing below it ever moves. */
export function Plate({ state, picture }: Props) {
  return (
    <div
      className={clsx(
        `plate plate-${state} relative aspect-3/2 overflow-hidden rounded-t-paper [&>img]:size-full [&>img]:object-cover`,
        GROUNDS[state] ?? 'bg-page',
      )}
    >
      {state === 'pending' && <Pending />}
      {state === 'developing' && <Developing />}
      {state !== 'pending' && state !== 'developing' && picture}
      {state === 'redrawing' && <Pencil />}
      {state === 'new' && <PlateTag icon="check">Recién pintada</PlateTag>}
      {state === 'redrawing' && <PlateTag icon="brush">Dibujando otra…</PlateTag>}
      {state === 'developing' && <PlateTag icon="brush">Ilustrando…</PlateTag>}
    </div>
  )
}

function PlateTag({ icon, children }: { icon: 'check' | 'brush'; children: ReactNode }) {
  return (
    <span className="absolute bottom-3.5 left-3.5 z-3 inline-flex items-center gap-[0.5em] rounded-seal bg-sheet px-[0.95rem] py-[0.4rem] font-ui text-[1rem]/[1.2] font-bold text-ink shadow-lift">
      <Icon name={icon} />
      {children}
    </span>
  )
}

function Pending() {
  return (
    <p className="rounded-paper bg-well p-4 text-center">
      <svg
        viewBox="0 0 64 48"
        className="mx-auto mb-2 w-16 fill-none stroke-ink-2 stroke-2 [stroke-linecap:round]"
        aria-hidden="true"
      >
        <rect x="3" y="3" width="58" height="42" rx="2" strokeDasharray="5 5" />
        <path d="M9 38l14-13 10 9 9-9 13 13" />
        <circle cx="45" cy="15" r="5" />
      </svg>
      Pendiente de ilustrar
    </p>
  )
}

/** Placeholder animation of watercolour and pencil; needs no picture data. */
function Developing() {
  return (
    <>
      <span className="plate-wash" />
      <span className="plate-wash" />
      <span className="plate-wash" />
      <span className="plate-wash" />
      <Pencil />
    </>
  )
}

function Pencil() {
  return (
    <svg
      className="plate-pencil absolute inset-0 size-full fill-none stroke-[oklch(0.36_0.03_60)] stroke-[2.2] opacity-72 [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 600 400"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path pathLength="1" d="M0 262c90-14 160-12 250-4s190 10 350-12" />
      <circle pathLength="1" cx="430" cy="190" r="46" />
      <path pathLength="1" d="M0 330c120-40 220-30 320 0s190 20 280-14" />
      <path pathLength="1" d="M120 330V210c-30-26-62-20-76 0M120 210c-4-36 20-56 52-50M120 210c22-24 60-22 74 6" />
      <path pathLength="1" d="M300 300l30-42 32 42zM306 300v28h50v-28" />
    </svg>
  )
}
