import { clsx } from 'clsx'
import { PDF_PAGES } from '../../../contract/constants.ts'
import { SampleFrame, SamplePage } from './sample-frame.tsx'
import { SLIDES } from './samples.ts'

const PAGES = Array.from({ length: PDF_PAGES }, (_, index) => index + 1)
const ID = 'muestra-pdf'

const FANNED =
  'h-auto w-full rounded-[2px] shadow-[var(--shadow-sheet),var(--shadow-high)] transition-transform duration-(--calm) ease-paper'
/** How each page lies, and how it rises under the pointer. */
const FAN = [
  'z-5 [&>img]:transform-[rotate(-5deg)_translateY(8px)] group-hover/pdf:[&>img]:transform-[translateY(-4px)]',
  'z-4 [&>img]:transform-[rotate(-2.4deg)_translateY(1px)] group-hover/pdf:[&>img]:transform-[translateY(2px)]',
  'z-3 group-hover/pdf:[&>img]:transform-[translateY(-4px)]',
  'z-2 [&>img]:transform-[rotate(2.4deg)_translateY(1px)] group-hover/pdf:[&>img]:transform-[translateY(2px)]',
  '[&>img]:transform-[rotate(5deg)_translateY(8px)] group-hover/pdf:[&>img]:transform-[translateY(-4px)]',
]

/** What is bought: the very pages of a sample book's PDF, spread on the table, to be opened and read. */
export function PdfPages() {
  return (
    <>
      <a
        href={`#${ID}`}
        className="group/pdf mt-9 block w-[min(100%,40rem)] no-underline"
        data-open-book
        aria-haspopup="dialog"
      >
        <span className="flex pt-2 pb-[0.9rem]">
          {PAGES.map((page) => (
            <PdfPage
              key={page}
              page={page}
              alt=""
              className={clsx('relative w-[26%] flex-none not-first:-ml-[8.4%]', FAN[page - 1])}
              image={FANNED}
            />
          ))}
        </span>
        <span className="mt-[0.6rem] block font-bold underline decoration-thread decoration-[1.5px] underline-offset-[0.22em]">
          Ver las {PDF_PAGES} páginas de un PDF
        </span>
      </a>
      <SampleFrame id={ID} title={SLIDES[0]?.title ?? ''} about={`El PDF, tal como se recibe: ${PDF_PAGES} páginas`}>
        {PAGES.map((page) => (
          <SamplePage key={page} className="grid place-items-center bg-well">
            <PdfPage
              page={page}
              alt={`Página ${page} de ${PDF_PAGES} del PDF`}
              image="h-auto max-h-[calc(100dvh-11.5rem)] w-auto max-w-full object-contain"
            />
          </SamplePage>
        ))}
      </SampleFrame>
    </>
  )
}

type PageProps = { page: number; alt: string; className?: string | undefined; image?: string }

/** `className` is for its place, `image` for the picture itself. */
function PdfPage({ page, alt, className, image }: PageProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={`/samples/pages/${page}.avif`} />
      <img
        src={`/samples/pages/${page}.webp`}
        width={720}
        height={1018}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={image}
      />
    </picture>
  )
}
