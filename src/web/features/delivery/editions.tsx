import { clsx } from 'clsx'
import type { Edition } from '../../../contract/editions.ts'
import { useConfig } from '../shell/config.ts'
import type { Downloading, usePdfDownload } from './use-pdf-download.ts'

const NAME =
  'inline-flex min-h-11 items-center text-left underline decoration-current/55 decoration-auto not-aria-disabled:hover:text-thread aria-disabled:cursor-progress in-[.cloth]:not-aria-disabled:hover:text-maize'

type Offer = { edition: Edition; name: string; advice: string; onPaper?: true }

const OFFERS: readonly Offer[] = [
  {
    edition: 'cuadernillo',
    name: 'Cuadernillo para coser',
    onPaper: true,
    advice:
      'Dos hojas A4, y alguna más si lleva dedicatorias. Imprímelas en casa por las dos caras, a tamaño real y volteando por el lado corto; mete una en otra, dóblalas y dales tres puntadas en el pliegue.',
  },
  {
    edition: 'imprenta',
    name: 'Versión para imprenta',
    onPaper: true,
    advice:
      'A4 con 3 mm de sangre y marcas de corte. Los colores van en RGB (sRGB): la imprenta los pasa a CMYK con el perfil de su papel.',
  },
  { edition: 'epub', name: 'Para tu lector electrónico', advice: 'EPUB de páginas fijas, con texto que se puede oír.' },
]

/** What is true of pictures on paper: ours are drawn anew, as large as an A4 page needs; hosted ones are as they came. */
const ON_PAPER = {
  own: 'Las ilustraciones se dibujan otra vez para el papel, a 300 puntos por pulgada: la primera descarga tarda cerca de un minuto.',
  hosted: 'Las ilustraciones van como se dibujaron: a todo lo ancho de un A4 son unos 180 puntos por pulgada.',
}

type Props = {
  downloading: Downloading
  onDownload: ReturnType<typeof usePdfDownload>['download']
  className?: string
}

/** What else a bought book can be downloaded as, what each is good for, and which is being made: that may take a minute. */
export function Editions({ downloading, onDownload, className }: Props) {
  const { engines } = useConfig()
  const onPaperAdvice = engines.image === 'embedded' ? ON_PAPER.own : ON_PAPER.hosted
  return (
    <ul className={clsx('mt-5 grid gap-2 text-left print:hidden', className)} aria-label="Otras ediciones">
      {OFFERS.map(({ edition, name, advice, onPaper }) => (
        <li key={edition}>
          <button
            type="button"
            className={NAME}
            {...(downloading && { 'aria-disabled': true })}
            onClick={() => void onDownload(edition)}
          >
            {name}
          </button>
          <span role="status" className="ml-3 font-bold">
            {downloading === edition && 'Se está preparando…'}
          </span>
          <p className="max-w-[34rem] text-small text-ink-2 in-[.cloth]:text-on-cloth-2">
            {advice} {onPaper && onPaperAdvice}
          </p>
        </li>
      ))}
    </ul>
  )
}
