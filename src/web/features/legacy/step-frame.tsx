import { type ReactNode, useEffect, useRef } from 'react'
import { STYLE_CARDS } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDraft } from '../wizard/draft-store.ts'
import { styleLabel, StylePicture } from '../wizard/style-picture.tsx'
import '../wizard/wizard.css'

type Props = {
  title: string
  lead: string
  children: ReactNode
  submit: string
  onSubmit: () => void
  onBack?: () => void
}

/** A step that asks: its questions beside the book that they make, and the way on under them. */
export function StepFrame({ title, lead, children, submit, onSubmit, onBack }: Props) {
  return (
    <form className="wizard-table" noValidate action={onSubmit}>
      <div className="min-w-0">
        <div className="wizard-heading">
          <div>
            <StepTitle>{title}</StepTitle>
            <p className="mt-2.5 text-lead text-ink-2">{lead}</p>
          </div>
          <div className="wizard-small-book" aria-hidden="true">
            <DraftBook />
          </div>
        </div>
        <div className="wizard-fields">{children}</div>
        <div className="mt-9 flex justify-between gap-4">
          {onBack && (
            <Button variant="quiet" onClick={onBack}>
              <Icon name="back" /> Atrás
            </Button>
          )}
          <Button variant="main" type="submit" className="ml-auto max-w-88 flex-1">
            {submit}
          </Button>
        </div>
      </div>
      <Bench />
    </form>
  )
}

/** Takes the focus when its step comes up, so that a screen reader says where one is. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className="wizard-title">
      {children}
    </h1>
  )
}

/** Decoration: the form says it all. */
function Bench() {
  const { illustrationStyle } = useDraft()
  return (
    <aside className="wizard-bench cloth" aria-hidden="true">
      <DraftBook className="w-full -rotate-2" />
      <p className="mt-9 text-center text-on-cloth-2">{styleLabel(STYLE_CARDS[illustrationStyle].label)}</p>
    </aside>
  )
}

function DraftBook({ className }: { className?: string }) {
  const { illustrationStyle, recipientName, senderName } = useDraft()
  return (
    <Book
      style={illustrationStyle}
      title={recipientName.trim() ? `Para ${recipientName.trim()}` : 'Para…'}
      {...(senderName.trim() && { dedication: `de ${senderName.trim()}` })}
      picture={<StylePicture style={illustrationStyle} />}
      {...(className && { className })}
    />
  )
}
