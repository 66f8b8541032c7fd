import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from '../../ui/toast.ts'

// Most visits never see a toast: what shows them is fetched with the first one.
const Toaster = lazy(() => import('../../ui/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })))

export function AppShell() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast)
  return (
    <>
      <Outlet />
      {toast && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  )
}
