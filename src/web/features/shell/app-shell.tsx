import { CatchBoundary, Outlet } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { lazy, Suspense } from 'react'
import { shownToast, type Toast } from '../../ui/toast.ts'

// Most visits never see a toast: what shows them is fetched with the first one.
const Toaster = lazy(() => import('../../ui/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })))

export function AppShell() {
  const toast = useSelector(shownToast)
  return (
    <>
      <Outlet />
      {toast && (
        <CatchBoundary getResetKey={() => 'toaster'} errorComponent={() => toast.open && <PlainToast toast={toast} />}>
          <Suspense>
            <Toaster />
          </Suspense>
        </CatchBoundary>
      )}
    </>
  )
}

/** What a notice has to say, even where the part that shows it well could not be fetched. */
function PlainToast({ toast }: { toast: Toast }) {
  return (
    <p role="alert" className="fixed inset-x-4 bottom-28 z-60 rounded-paper bg-sheet p-4 shadow-high">
      <b>{toast.title}</b> {toast.description}
    </p>
  )
}
