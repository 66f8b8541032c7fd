import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button, RoundButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = { id: string; title: string; about: string; children: ReactNode }

/** Something to leaf through, over the page: opened by a link to `#id` with `data-open-book`, see `attachShelf`. */
export function SampleFrame({ id, title, about, children }: Props) {
  return (
    <dialog
      id={id}
      className="m-auto max-h-[calc(100dvh-1.5rem)] w-[min(44rem,100vw-1.5rem)] flex-col overflow-hidden rounded-[6px] bg-sheet p-0 text-ink shadow-high backdrop:bg-[oklch(0.2_0.03_190/0.72)] open:flex noscript:target:my-8 noscript:target:flex"
      aria-labelledby={`${id}-titulo`}
      data-book
    >
      <div className="flex items-center justify-between gap-4 py-[0.7rem] pr-[0.6rem] pl-[1.3rem]">
        <p>
          <b id={`${id}-titulo`} className="block font-display text-[1.3rem]/[1.15] font-semibold">
            {title}
          </b>
          <span className="text-[1rem] text-ink-2">{about}</span>
        </p>
        <a
          href="#estilos"
          className="grid size-12 flex-none place-items-center"
          data-close
          aria-label="Cerrar el libro"
        >
          <Icon name="close" />
        </a>
      </div>
      <div
        className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto scroll-smooth bg-page text-page-ink [scrollbar-width:none]"
        data-pages
        tabIndex={0}
        role="group"
        aria-label={`Páginas de «${title}»`}
      >
        {children}
      </div>
      <div className="flex items-center justify-between gap-3 px-4 py-[0.8rem] noscript:hidden">
        <RoundButton label="Página anterior" data-previous>
          <Icon name="left" />
        </RoundButton>
        <Button variant="main" size="small" asChild>
          <a href="/create" data-begin>
            Hazlo con los tuyos
          </a>
        </Button>
        <RoundButton label="Página siguiente" data-next>
          <Icon name="right" />
        </RoundButton>
      </div>
    </dialog>
  )
}

/** One page of what is leafed through, as wide as the frame. */
export function SamplePage({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <section className={clsx('flex-[0_0_100%] snap-start snap-always overflow-y-auto', className)}>{children}</section>
  )
}
