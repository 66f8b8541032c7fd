import { clsx } from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { useBackCloses } from './use-back-closes.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  className?: string
}

/** A modal dialog. Focus stays inside, Escape and the back button close it, focus goes back where it was. */
export function Dialog({ open, onOpenChange, title, description, children, className }: Props) {
  const focus = useFocusReturn()
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* As high as the sheets: of two dialogs, the second dims the first. */}
        <Radix.Overlay className="dialog-overlay fixed inset-0 z-50 animate-dim bg-[oklch(0.2_0.03_190/0.6)]" />
        <Radix.Content
          {...focus}
          className={clsx(
            'dialog fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(34rem,100vw-2rem)] -translate-1/2 animate-lay-over overflow-y-auto rounded-paper bg-sheet p-[clamp(1.4rem,4vw,2.25rem)] text-ink shadow-high',
            className,
          )}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className="pr-10 text-t2">{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-ink-2">{description}</Radix.Description>}
          <div className="mt-5">{children}</div>
          <Radix.Close className="absolute top-2 right-2 grid size-11 place-items-center" aria-label="Cerrar">
            <Icon name="close" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
