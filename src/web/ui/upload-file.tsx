import { useEffect, useId, useState } from 'react'
import { ACCEPTED_IMAGE_TYPES } from '../../contract/constants.ts'
import { useFileDrop } from './use-file-drop.ts'

type Props = {
  file: File | null
  onFile: (file: File | null) => void
  error?: string | undefined
  /** What makes a good photo here. */
  hint: string
}

/** Where the photo is chosen or let fall, and then seen as a print. */
export function UploadFile({ file, onFile, error, hint }: Props) {
  const errorId = useId()
  const address = useAddress(file)
  const { over, handlers } = useFileDrop((files) => files[0] && onFile(files[0]))
  return (
    <div>
      <label
        data-over={over || undefined}
        {...handlers}
        className="grid min-h-28 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-[1.1rem] rounded-paper border-2 border-dashed border-edge px-[1.2rem] py-4 wrap-anywhere focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:border-thread data-over:border-thread data-over:bg-maize-soft"
      >
        {address ? (
          <img
            src={address}
            alt=""
            className="size-22 -rotate-2 rounded-[2px] border-5 border-page object-cover shadow-lift"
          />
        ) : (
          <FaceInThread />
        )}
        <span>
          <b className="underline decoration-thread underline-offset-4">{file ? 'Cambiar foto' : 'Elegir foto'}</b>
          <span className="mt-1 block text-small text-ink-2">{file ? file.name : hint}</span>
        </span>
        <input
          type="file"
          accept={ACCEPTED_IMAGE_TYPES.join(',')}
          className="sr-only"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        />
      </label>
      {error && (
        <p id={errorId} className="mt-[0.4rem] font-bold text-thread">
          {error}
        </p>
      )}
    </div>
  )
}

/** An address by which the page can show a file of this device; none where the file is no picture it can open. */
function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

function FaceInThread() {
  return (
    <svg
      viewBox="0 0 104 104"
      aria-hidden="true"
      className="size-22 fill-none stroke-thread stroke-[2.5] [stroke-linecap:round]"
    >
      <circle cx="52" cy="52" r="49" strokeDasharray="9 7" />
      <circle cx="52" cy="43" r="17" />
      <path d="M22 88c4-18 15-25 30-25s26 7 30 25" />
    </svg>
  )
}
