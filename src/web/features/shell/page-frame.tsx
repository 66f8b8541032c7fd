import { type ReactNode, useEffect, useRef } from 'react'
import { useConfig } from './config.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

type Props = {
  /** The page's own title; the product's name follows it. */
  title: string
  /** `plain` shows the brand alone, for flows that should not be left by accident; `none` leaves it to the page. */
  header?: 'full' | 'plain' | 'none'
  footer?: boolean
  className?: string
  children: ReactNode
}

/** The frame of every page: title, skip link, header, main, footer. */
export function PageFrame({ title, header = 'full', footer = true, className, children }: Props) {
  const { productName } = useConfig()
  const main = useRef<HTMLElement>(null)

  // After a move between pages the reader of a screen reader starts at the new page's content.
  useEffect(() => {
    if (hasMoved) main.current?.focus({ preventScroll: true })
    hasMoved = true
  }, [])

  return (
    <>
      <title>{`${title} · ${productName}`}</title>
      <a
        href="#contenido"
        className="absolute -top-24 left-4 z-70 bg-sheet px-[1.2rem] py-[0.8rem] text-ink shadow-high focus:top-4"
      >
        Saltar al contenido
      </a>
      {header !== 'none' && <Header plain={header === 'plain'} />}
      <main id="contenido" ref={main} tabIndex={-1} className={className ?? 'flex-1'}>
        {children}
      </main>
      {footer && <Footer />}
    </>
  )
}

/** The first page of a visit keeps the browser's own focus. */
let hasMoved = false
