import { useEffect, useState } from 'react'
import type { Look } from '../../../contract/looks.ts'
import { api } from '../../api.ts'
import { draftStore, useDraft } from './draft-store.ts'
import { LookEditor } from './look-editor.tsx'
import { LookFigure } from './look-figure.tsx'
import { renderCrop } from './photo-images.ts'
import type { PhotoRole, StoredPhoto } from './photo-storage.ts'

type Props = { role: PhotoRole; photo: StoredPhoto; name: string }

/** «¿Así es?»: what was seen in the photo, to be corrected by whoever wants to. Nobody has to. */
export function LookQuestion({ role, photo, name }: Props) {
  const draft = useDraft()
  const seen = useSeenLook(photo)
  const corrected = role === 'sender' ? draft.senderLook : draft.recipientLook
  const look = corrected ?? seen
  if (!look) return null

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
            {corrected ? 'Con tus retoques' : 'Es lo que vemos en la foto. Puedes retocarlo.'}
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

/** What the server sees in the square, once it has come to rest. Null where it cannot tell. */
function useSeenLook(photo: StoredPhoto): Look | null {
  const [look, setLook] = useState<Look | null>(null)
  useEffect(() => {
    const cancel = new AbortController()
    const timer = setTimeout(() => {
      renderCrop(photo)
        .then((file) => api.readLook(file, cancel.signal))
        .then(setLook)
        .catch(() => {
          if (!cancel.signal.aborted) setLook(null)
        })
    }, 700)
    return () => {
      clearTimeout(timer)
      cancel.abort()
    }
  }, [photo])
  return look
}
