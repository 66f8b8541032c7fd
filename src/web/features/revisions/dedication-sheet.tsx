import { lazy, useState } from 'react'
import type { Brief } from '../../../contract/brief.ts'
import { dedicationLines } from '../../../contract/dedication.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { DedicationPanel } from '../stories/dedication-panel.tsx'
import { SuggestedDedication } from './suggested-dedication.tsx'
import { useReturningFocus } from './use-returning-focus.ts'
import type { Bench } from './use-workshop.ts'

const DedicationForm = lazy(() =>
  import('./dedication-form.tsx').then(({ DedicationForm }) => ({ default: DedicationForm })),
)

type Props = {
  storyId: number
  bench: Bench
  /** Who gives and who receives, and the book's style. */
  names: Pick<Brief, 'recipientName' | 'illustrationStyle'> & { senderName?: string | undefined }
  /** A dedication to take as it is; empty where there is none to suggest. */
  suggestion: string
}

/** Shows the dedication and opens the form for it and the title. */
export function DedicationSheet({ storyId, bench, names, suggestion }: Props) {
  const [editing, setEditing] = useState(false)
  const button = useReturningFocus(editing)
  const { dedication } = bench.workshop
  const form = editing && (
    <DedicationForm storyId={storyId} bench={bench} suggestion={suggestion} onDone={() => setEditing(false)} />
  )
  if (form) return <LatePart onMissing={() => setEditing(false)}>{form}</LatePart>
  return (
    <section
      className="sheet grid justify-items-center gap-[0.7rem] p-[clamp(1.4rem,4vw,2.4rem)] text-center"
      aria-label="Dedicatoria"
    >
      {dedication ? (
        <DedicationPanel style={names.illustrationStyle} {...dedicationLines(dedication, names)} />
      ) : (
        <>
          <p className="max-w-[24em] text-balance text-ink-2">
            Aquí cabe tu dedicatoria: se imprime al principio del libro.
          </p>
          {suggestion && (
            <SuggestedDedication
              storyId={storyId}
              suggestion={suggestion}
              onTaken={() => button.current?.focus({ preventScroll: true })}
            />
          )}
        </>
      )}
      <Button ref={button} size="small" variant="soft" onClick={() => setEditing(true)}>
        <Icon name="pencil" />{' '}
        {dedication
          ? 'Cambiar título y dedicatoria'
          : suggestion
            ? 'Escribir otra dedicatoria'
            : 'Escribir una dedicatoria'}
      </Button>
    </section>
  )
}
