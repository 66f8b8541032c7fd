import { clsx } from 'clsx'
import type { usePdfDownload } from './use-pdf-download.ts'

const EDITION =
  'inline-flex min-h-11 items-center underline decoration-current/55 decoration-auto hover:text-thread in-[.cloth]:hover:text-maize'

type Props = { onDownload: ReturnType<typeof usePdfDownload>['download']; className?: string }

/** What else a bought book can be downloaded as. */
export function Editions({ onDownload, className }: Props) {
  return (
    <p className={clsx('mt-4 flex flex-wrap gap-x-7', className)}>
      <button type="button" className={EDITION} onClick={() => void onDownload('imprenta')}>
        Versión para imprenta
      </button>
      <button type="button" className={EDITION} onClick={() => void onDownload('epub')}>
        Para tu lector electrónico
      </button>
    </p>
  )
}
