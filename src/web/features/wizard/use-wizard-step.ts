import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { WIZARD_STEPS, type WizardStep } from '../../../contract/constants.ts'
import { neighbour } from './steps.ts'

/** The step lives in the address (`?paso=2`), so that reload and the browser's own back button keep their meaning. */
export function useWizardStep() {
  const { paso } = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  const cameFrom = useLocation({ select: ({ state }) => state.wizardFrom })
  const wanted = WIZARD_STEPS[Number(paso ?? 1) - 1] ?? 'recipient'

  const open = useCallback(
    (step: WizardStep, how: { replace?: boolean; from?: WizardStep }) =>
      void navigate({
        to: '/create',
        search: searchFor(step),
        replace: how.replace ?? false,
        state: how.from ? { wizardFrom: how.from } : {},
        resetScroll: false,
      }),
    [navigate],
  )

  return {
    wanted,
    goNext: (step: WizardStep) => open(neighbour(step, 1) ?? step, { from: step }),
    /** Opens a step from the review, or replaces an address whose step is not reachable yet. */
    goTo: useCallback((step: WizardStep) => open(step, { replace: true }), [open]),
    goBack: (step: WizardStep) => {
      const before = neighbour(step, -1) ?? step
      // Goes back in the history where the previous entry is the previous step.
      if (cameFrom === before) router.history.back()
      else open(before, { replace: true })
    },
  }
}

export function searchFor(step: WizardStep): { paso?: string } {
  const number = WIZARD_STEPS.indexOf(step) + 1
  return number === 1 ? {} : { paso: String(number) }
}

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merging needs an interface
  interface HistoryState {
    wizardFrom?: WizardStep
  }
}
