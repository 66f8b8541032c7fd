import { useId, useState } from 'react'
import { ACCEPTED_IMAGE_TYPES } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { ofName, saidBack } from '../../../contract/said-names.ts'
import { CameraButton } from './camera-button.tsx'
import { useDraft } from './draft-store.ts'
import type { PhotoRole } from './photo-storage.ts'
import { useFileDrop } from '../../ui/use-file-drop.ts'

export type PhotoControls = {
  role: PhotoRole
  error: string | undefined
  reading: boolean
  onFile: (file: Blob) => Promise<void>
}

const DROP = [
  'photo-drop relative grid min-h-76 cursor-pointer place-items-center rounded-paper bg-sheet px-5 py-6 text-center wrap-anywhere shadow-[var(--shadow-sheet),var(--shadow-lift)] transition-transform',
  'before:pointer-events-none before:absolute before:inset-[10px] before:rounded-[4px] before:border-2 before:border-dashed before:border-edge',
  'focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-focus',
  'hover:-translate-y-[3px] hover:-rotate-[0.3deg] hover:before:border-thread',
  'data-over:-translate-y-[3px] data-over:-rotate-[0.3deg] data-over:bg-maize-soft data-over:before:border-thread',
].join(' ')

/** Where a photo is dropped, chosen or taken. */
export function PhotoDrop({ role, error, reading, onFile }: PhotoControls) {
  const words = usePhotoWords(role)
  const { over, handlers } = useFileDrop(take)
  const [several, setSeveral] = useState(false)
  const hintId = useId()
  const problem = several ? MESSAGES.photoOne : error

  function take(files: FileList | null | undefined): void {
    const file = files?.[0]
    setSeveral((files?.length ?? 0) > 1)
    if (file && files.length === 1) void onFile(file)
  }

  return (
    <div className="min-w-0">
      <label className={DROP} data-over={over || undefined} {...handlers}>
        <input
          type="file"
          className="absolute inset-0 cursor-pointer opacity-0"
          accept={ACCEPTED_IMAGE_TYPES.join(',')}
          aria-describedby={hintId}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
        <span>
          <FaceInThread role={role} />
          <span className="block font-display text-[1.55rem]/[1.1] font-semibold">{words.title}</span>
          <span className="mt-1.5 block text-small text-ink-2">{words.who}</span>
          <span className="mt-[0.7rem] inline-block font-bold underline decoration-thread underline-offset-[0.2em]">
            {reading ? 'Abriendo la foto…' : 'Elegir foto'}
          </span>
          <span className="mt-1 block text-small text-ink-2 pointer-coarse:hidden">o suéltala aquí</span>
        </span>
      </label>
      <CameraButton role={role} title={words.title} onFile={onFile} />
      <p id={hintId} role="alert" className="leading-[1.35] font-bold text-thread not-empty:mt-[0.7rem]">
        {problem}
      </p>
    </div>
  )
}

/** Labels of the two photos, with the names of the first step. */
export function usePhotoWords(role: PhotoRole) {
  const draft = useDraft()
  const sender = draft.senderName.trim()
  const recipient = draft.recipientName.trim()
  return role === 'sender'
    ? { title: 'Tu foto', who: `La de quien regala: ${sender}`, name: sender, part: 'Quien regala' }
    : {
        title: `La foto ${ofName(saidBack(recipient))}`,
        who: 'La de quien protagoniza el cuento',
        name: recipient,
        part: 'Quien protagoniza',
      }
}

function FaceInThread({ role }: { role: PhotoRole }) {
  return (
    <svg
      className="mx-auto mb-[0.9rem] size-26 fill-none stroke-thread stroke-[2.5] [stroke-linecap:round]"
      viewBox="0 0 104 104"
      aria-hidden="true"
    >
      <circle cx="52" cy="52" r="49" strokeDasharray="9 7" />
      <circle cx="52" cy="43" r={role === 'sender' ? 17 : 15} />
      <path d="M22 88c4-18 15-25 30-25s26 7 30 25" />
      <path d={role === 'sender' ? 'M34 42c-2-20 38-20 36 0' : 'M40 31c3-8 21-8 24 0'} />
    </svg>
  )
}
