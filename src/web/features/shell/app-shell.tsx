import { Outlet } from '@tanstack/react-router'
import { Toaster } from '../../ui/toaster.tsx'

export function AppShell() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}
