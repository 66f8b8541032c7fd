import type { Look, SeenLook } from '../../../contract/looks.ts'
import { draftStore, useDraft } from './draft-store.ts'
import { LookEditor } from './look-editor.tsx'
import { LookFigure } from './look-figure.tsx'
import type { PhotoRole } from './photo-storage.ts'

type Props = { role: PhotoRole; seen: SeenLook | null; name: string }

/** «¿Así es?»: the look detected in the photo, with an optional correction. */
export function LookQuestion({ role, seen, name }: Props) {
  const draft = useDraft()
  const corrected = role === 'sender' ? draft.senderLook : draft.recipientLook
  const look = corrected ?? (seen && toLook(seen))
  if (!look) return null
  const faceless = seen?.findings?.includes('no-face')

  function correct(next: Look | null): void {
    draftStore.change(role === 'sender' ? { senderLook: next } : { recipientLook: next })
  }

  return (
    <details className="look">
      <summary>
        <LookFigure look={look} className="look-figure" />
        <span>
          <b className="font-display text-[1.25rem] font-semibold">¿Así es?</b>
          <span className="block text-small">
            {corrected
              ? 'Con tus retoques'
              : faceless
                ? 'No lo vemos bien en la foto. Cuéntanos cómo es.'
                : 'Es lo que vemos en la foto. Puedes retocarlo.'}
          </span>
        </span>
      </summary>
      <LookEditor look={look} name={name} onChange={correct} />
      {corrected && (
        <button type="button" className="look-undo" onClick={() => correct(null)}>
          Volver a lo que se ve en la foto
        </button>
      )}
    </details>
  )
}

function toLook({ findings: _, ...look }: SeenLook): Look {
  return look
}
