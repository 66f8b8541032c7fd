import { Link } from '@tanstack/react-router'
import { Avatar } from 'radix-ui'
import type { User } from '../../../contract/accounts.ts'
import { pathOf } from '../../path-of.ts'
import { Brand } from './brand.tsx'
import { useUser } from './user.ts'

/** Navigation for members; brand and sign-in link for visitors. */
export function Header({ plain = false }: { plain?: boolean }) {
  return (
    <header className="header">
      <div className="wrap flex items-center gap-4">
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
    <nav aria-label="Principal" className="header-nav">
      <a href={pathOf('login')}>Ingresar</a>
    </nav>
  )
}

function MemberNav({ user }: { user: User }) {
  return (
    <nav aria-label="Principal" className="header-nav header-nav-member">
      <Link to="/">Inicio</Link>
      <Link to="/mis-cuentos">Mis Cuentos</Link>
      <Link to="/mis-fotos">Mis Fotos</Link>
      <Link to="/" hash="como-funciona" activeOptions={{ includeHash: true }} className="header-how">
        Cómo funciona
      </Link>
      <Link to="/ingresar" className="header-me">
        <span className="sr-only">Tu cuenta: </span>
        <Avatar.Root className="header-avatar" aria-hidden="true">
          {user.profileImageUrl && <Avatar.Image src={user.profileImageUrl} alt="" />}
          <Avatar.Fallback>{initials(user.username)}</Avatar.Fallback>
        </Avatar.Root>
        <span className="header-name">{user.username}</span>
      </Link>
      <a href={pathOf('logout')}>Salir</a>
    </nav>
  )
}

function initials(name: string): string {
  return name.slice(0, 2).toLocaleUpperCase('es')
}
