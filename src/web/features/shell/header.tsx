import { Link } from '@tanstack/react-router'
import { Avatar } from 'radix-ui'
import type { User } from '../../../contract/accounts.ts'
import { pathOf } from '../../path-of.ts'
import { Brand } from './brand.tsx'
import { useUser } from './user.ts'

const LINK =
  'px-2 py-[0.9rem] text-[1.06rem]/[1] font-medium no-underline hover:text-thread in-[.cloth]:hover:text-maize'
const MEMBER_LINK = `${LINK} aria-[current=page]:underline aria-[current=page]:decoration-thread aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-[0.45em] max-tablet:px-[0.35rem] max-tablet:py-4 max-tablet:text-[0.98rem]`

/** Navigation for members; brand and sign-in link for visitors. */
export function Header({ plain = false }: { plain?: boolean }) {
  return (
    <header className="relative z-5 py-[0.85rem]">
      <div className="wrap flex items-center gap-4 max-tablet:has-[.member-nav]:flex-wrap">
        <Brand />
        {!plain && <Nav />}
      </div>
    </header>
  )
}

/** A component of its own, so that pages without it do not query the user. */
function Nav() {
  const { user, isLoading } = useUser()
  if (isLoading) return null
  return user ? <MemberNav user={user} /> : <VisitorNav />
}

function VisitorNav() {
  return (
    <nav aria-label="Principal" className="ml-auto">
      <a href={pathOf('login')} className={LINK}>
        Ingresar
      </a>
    </nav>
  )
}

/** On a phone a bar at the window's lower edge, but a row of the header where the page has a bar of its own there. */
function MemberNav({ user }: { user: User }) {
  return (
    <nav
      aria-label="Principal"
      className="member-nav ml-auto flex items-center gap-[clamp(0.25rem,1.4vw,1.5rem)] max-tablet:basis-full max-tablet:justify-around max-tablet:gap-0 max-tablet:px-1 max-tablet:pt-[0.2rem] max-tablet:pb-[calc(0.2rem+env(safe-area-inset-bottom))] max-tablet:text-ink max-tablet:[body:not(:has(.preview-actions))_&]:edge-bar"
    >
      <Link to="/" className={MEMBER_LINK}>
        Inicio
      </Link>
      <Link to="/mis-cuentos" className={MEMBER_LINK}>
        Mis Cuentos
      </Link>
      <Link to="/mis-fotos" className={MEMBER_LINK}>
        Mis Fotos
      </Link>
      <Link
        to="/"
        hash="como-funciona"
        activeOptions={{ includeHash: true }}
        className={`${MEMBER_LINK} max-tablet:hidden`}
      >
        Cómo funciona
      </Link>
      <Link to="/ingresar" className={`${LINK} group/me flex items-center gap-2 max-tablet:p-[0.3rem]`}>
        <span className="sr-only">Tu cuenta: </span>
        <Avatar.Root
          className="grid size-10 place-items-center overflow-hidden rounded-seal bg-cloth text-[0.95rem]/[1] font-bold text-on-cloth ring-1 ring-edge group-aria-[current=page]/me:ring-3 group-aria-[current=page]/me:ring-thread max-tablet:size-9"
          aria-hidden="true"
        >
          {user.profileImageUrl && (
            <Avatar.Image src={user.profileImageUrl} alt="" className="size-full object-cover" />
          )}
          <Avatar.Fallback>{initials(user.username)}</Avatar.Fallback>
        </Avatar.Root>
        <b className="max-tablet:hidden">{user.username}</b>
      </Link>
      <a href={pathOf('logout')} className={MEMBER_LINK}>
        Salir
      </a>
    </nav>
  )
}

function initials(name: string): string {
  return name.slice(0, 2).toLocaleUpperCase('es')
}
