import { clsx } from 'clsx'
import { useSelector } from '@tanstack/react-store'
import { Toast } from 'radix-ui'
import { Icon } from './icon.tsx'
import { dismissToast, shownToast } from './toast.ts'
import './toaster.css'

/** How long a toast stays; hovering or focusing it pauses the timer. */
const VISIBLE_MS = 8_000

/** Shows toasts; mounted once, in the app shell. */
export function Toaster() {
  const toast = useSelector(shownToast)
  return (
    <Toast.Provider label="Aviso" duration={VISIBLE_MS} swipeDirection="right">
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id)
          }}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          className={clsx('toast', toast.variant === 'destructive' && 'toast-destructive')}
        >
          <Toast.Title className="text-[1.12rem] font-bold">{toast.title}</Toast.Title>
          {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          <Toast.Close className="toast-close" aria-label="Cerrar aviso">
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-viewport" label="Avisos ({hotkey})" />
    </Toast.Provider>
  )
}
