import { CatchBoundary, Outlet } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { lazy, Suspense } from 'react'
import { shownToast, type Toast } from '../../ui/toast.ts'

// Loaded with the first toast.
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

/** Announces a toast even where the toaster could not be loaded. */
function PlainToast({ toast }: { toast: Toast }) {
  return (
    <p role="alert" className="fixed inset-x-4 bottom-28 z-60 rounded-paper bg-sheet p-4 shadow-high">
      <b>{toast.title}</b> {toast.description}
    </p>
  )
}
