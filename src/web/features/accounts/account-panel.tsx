import type { User } from '../../../contract/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { pathOf } from '../../path-of.ts'
import { Section } from './account-section.tsx'
import { Address } from './address.tsx'
import { BoughtCards } from './bought-cards.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'
import { Password } from './password.tsx'
import { Profile } from './profile.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor.tsx'

export function AccountPanel({ user }: { user: User }) {
  return (
    <PageFrame title="Tu cuenta">
      <div className="wrap pt-8 pb-20">
        <h1 className="text-t1">Tu cuenta</h1>
        <EmailConfirmation />
        {/* Sheets of different length, two stacks of the same height. */}
        <div className="mt-8 grid gap-6 desk:block desk:columns-2 desk:gap-x-6">
          <Profile user={user} />
          <Address user={user} />
          <Password user={user} />
          <TwoFactor user={user} />
          <Sessions />
          <BoughtCards />
          <Section title="Tus datos">
            <p>Descarga todo lo que guardamos de ti: cuenta, fotos, cuentos e ilustraciones.</p>
            <Button asChild size="small" className="mt-4">
              <a href={pathOf('exportAccount')} download>
                Descargar mis datos
              </a>
            </Button>
          </Section>
          <DeleteAccount />
        </div>
      </div>
    </PageFrame>
  )
}
