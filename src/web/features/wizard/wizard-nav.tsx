import { Link } from '@tanstack/react-router'
import type { WizardStep } from '../../../contract/constants.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = { step: WizardStep; valid: boolean; busy: boolean; onBack: () => void; onRefused: () => void }

/** Fixed to the bottom on phones, at the page's end on larger screens. */
export function WizardNav({ step, valid, busy, onBack, onRefused }: Props) {
  const last = step === 'review'
  return (
    <div className="wizard-nav edge-bar pt-[0.8rem] pb-[calc(0.8rem+env(safe-area-inset-bottom))] forced-colors:border forced-colors:border-[ButtonText]">
      <div className="wrap flex flex-wrap justify-between gap-x-4 gap-y-2">
        {step === 'recipient' ? (
          // A link, so that it works before the app has loaded.
          <Button variant="quiet" asChild>
            <Link to="/">
              <Icon name="back" /> Atrás
            </Link>
          </Button>
        ) : (
          <Button variant="quiet" onClick={onBack} disabled={busy}>
            <Icon name="back" /> Atrás
          </Button>
        )}
        <Button
          variant="main"
          type="submit"
          disabled={!valid}
          busy={busy}
          onRefused={onRefused}
          className="ml-auto max-w-88 min-w-0 flex-[1_1_8rem]"
        >
          {last ? 'Crear cuento' : 'Continuar'}
          {!last && <Icon name="next" />}
        </Button>
      </div>
    </div>
  )
}
