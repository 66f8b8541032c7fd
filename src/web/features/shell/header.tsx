import type { User } from '../../../contract/accounts.ts'
import { Brand } from './brand.tsx'
import { Menu } from './menu.tsx'
import { useUser } from './user.ts'

/** The brand and the menu, which differs for members. */
export function Header({ plain = false }: { plain?: boolean }) {
  return (
    <header className="relative z-5 py-[0.85rem]">
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
  return <Menu user={user} avatar={user && <Face user={user} />} />
}

/** The initials lie under the picture: what cannot be loaded leaves them. */
function Face({ user }: { user: User }) {
  return (
    <span
      className="relative grid size-10 place-items-center overflow-hidden rounded-seal bg-cloth text-[0.95rem]/[1] font-bold text-on-cloth ring-1 ring-edge group-aria-[current=page]/me:ring-3 group-aria-[current=page]/me:ring-thread max-tablet:size-9"
      aria-hidden="true"
    >
      {initials(user.username)}
      {user.profileImageUrl && <img src={user.profileImageUrl} alt="" className="absolute size-full object-cover" />}
    </span>
  )
}

function initials(name: string): string {
  return name.slice(0, 2).toLocaleUpperCase('es')
}
