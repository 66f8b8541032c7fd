import { clsx } from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { useBackCloses } from './use-back-closes.ts'
import './dialog.css'

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
        <Radix.Overlay className="dialog-overlay" />
        <Radix.Content
          {...focus}
          className={clsx('dialog', className)}
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
