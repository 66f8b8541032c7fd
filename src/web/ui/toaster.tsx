import { clsx } from 'clsx'
import { useSelector } from '@tanstack/react-store'
import { Toast } from 'radix-ui'
import { Icon } from './icon.tsx'
import { dismissToast, shownToast } from './toast.ts'

/** How long a toast stays; hovering or focusing it pauses the timer. */
const VISIBLE_MS = 8_000

const TOAST = [
  'toast relative rounded-paper border border-rule py-[1.05rem] pr-[3.2rem] pl-[1.6rem] leading-[1.4] shadow-high',
  'before:absolute before:inset-y-3 before:left-[9px] before:stitch-y',
  'data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in',
  'data-[swipe=move]:transform-[translateX(var(--radix-toast-swipe-move-x))]',
].join(' ')
/** A dialog lies in a phone's middle, its buttons below: there the notice comes from above. */
const VIEWPORT = [
  'fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[var(--notice-bottom,max(1rem,env(safe-area-inset-bottom)))] z-60 w-[min(26rem,100vw-2rem)] outline-none',
  'max-tablet:[body:has(.dialog)_&]:top-[max(0.5rem,env(safe-area-inset-top))] max-tablet:[body:has(.dialog)_&]:bottom-auto',
].join(' ')

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
          className={clsx(
            TOAST,
            toast.variant === 'destructive' ? 'bg-danger-soft' : 'bg-sheet before:[--stitch:var(--leaf)]',
          )}
        >
          <Toast.Title className="text-[1.12rem] font-bold">{toast.title}</Toast.Title>
          {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          <Toast.Close
            className="absolute top-[0.4rem] right-[0.4rem] grid size-11 place-items-center"
            aria-label="Cerrar aviso"
          >
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={VIEWPORT} label="Avisos ({hotkey})" />
    </Toast.Provider>
  )
}
