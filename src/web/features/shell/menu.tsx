import { Link, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { pathOf } from '../../path-of.ts'
import { mayHaveStories } from './own-stories.ts'

/** The part of the landing page with the stories that were made in this browser. */
export const OWN_STORIES = 'tus-cuentos'

type Props = {
  user: User | null
  /** What stands before a member's name. */
  avatar?: ReactNode
}

const LINK =
  'px-2 py-[0.9rem] text-[1.06rem]/[1] font-medium no-underline hover:text-thread in-[.cloth]:hover:text-maize aria-[current=page]:underline aria-[current=page]:decoration-thread aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-[0.45em] in-[.menu]:px-5 in-[.menu]:hover:text-thread [&[hidden]]:hidden'

/** Every way that leads on, in a row; on a phone in a menu, which opens without a script, too. */
export function Menu(props: Props) {
  return (
    <>
      <nav
        aria-label="Principal"
        className="ml-auto flex items-center gap-[clamp(0.25rem,1.4vw,1.5rem)] max-tablet:hidden"
      >
        <Links {...props} />
      </nav>
      <details className="menu relative ml-auto tablet:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center px-2 text-[1.06rem]/[1] font-medium before:mr-2 before:text-[1.4rem] before:content-['☰'/''] [&::-webkit-details-marker]:hidden">
          Menú
        </summary>
        <nav
          aria-label="Principal"
          className="absolute right-0 z-30 grid w-max min-w-52 rounded-paper bg-sheet py-2 text-ink shadow-high"
        >
          <Links {...props} />
        </nav>
      </details>
    </>
  )
}

function Links({ user, avatar }: Props) {
  return user ? (
    <>
      <Way to="/">Inicio</Way>
      <Way to="/mis-cuentos">Mis Cuentos</Way>
      <Way to="/mis-fotos">Mis Fotos</Way>
      <Way to="/legacy">Nuevo cuento</Way>
      <HowItWorks />
      <Link to="/ingresar" className={clsx(LINK, 'group/me flex items-center gap-2')}>
        <span className="sr-only">Tu cuenta: </span>
        {avatar}
        <b>{user.username}</b>
      </Link>
      <a href={pathOf('logout')} className={LINK}>
        Salir
      </a>
    </>
  ) : (
    <VisitorLinks />
  )
}

function VisitorLinks() {
  const { pathname, searchStr } = useLocation()
  const isDoor = pathname === '/ingresar'
  const next = isDoor ? new URLSearchParams(searchStr).get('next') : pathname === '/' ? null : pathname + searchStr
  return (
    <>
      <HowItWorks />
      <a href={`/#${OWN_STORIES}`} className={LINK} hidden={!mayHaveStories()} data-own-link>
        Tus cuentos
      </a>
      <a href={pathOf('login', { query: { next } })} className={LINK}>
        Ingresar
      </a>
    </>
  )
}

function HowItWorks() {
  return (
    <Link to="/" hash="como-funciona" activeOptions={{ includeHash: true }} className={LINK}>
      Cómo funciona
    </Link>
  )
}

function Way({ to, children }: { to: '/' | '/mis-cuentos' | '/mis-fotos' | '/legacy'; children: string }) {
  return (
    <Link to={to} className={LINK}>
      {children}
    </Link>
  )
}
