import { toLook } from '../../../contract/look-traits.ts'
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
  const look = corrected ?? toLook(seen)
  if (!look) return null
  const faceless = seen?.findings?.includes('no-face')

  function correct(next: Look | null): void {
    draftStore.change(role === 'sender' ? { senderLook: next } : { recipientLook: next })
  }

  return (
    <details className="look group mt-[0.9rem] border-t-2 border-dashed border-[oklch(0.858_0.03_80)] pt-[0.6rem]">
      <summary className="flex min-h-18 cursor-pointer list-none items-center gap-[0.8rem] after:mr-2 after:ml-auto after:size-[11px] after:flex-none after:rotate-45 after:border-r-2 after:border-b-2 after:border-current after:transition-[rotate] group-open:after:rotate-225 [&::-webkit-details-marker]:hidden">
        <LookFigure look={look} className="w-[66px] flex-none rounded-[50%] bg-[oklch(0.93_0.035_90)]" />
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
        <button
          type="button"
          className="mt-2 min-h-11 underline underline-offset-[0.2em]"
          onClick={() => correct(null)}
        >
          Volver a lo que se ve en la foto
        </button>
      )}
    </details>
  )
}
