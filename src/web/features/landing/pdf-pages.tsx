import { PDF_PAGES } from '../../../contract/constants.ts'
import { SampleFrame } from './sample-frame.tsx'
import { SLIDES } from './samples.ts'
import './pdf-pages.css'

const PAGES = Array.from({ length: PDF_PAGES }, (_, index) => index + 1)
const ID = 'muestra-pdf'

/** What is bought: the very pages of a sample book's PDF, spread on the table, to be opened and read. */
export function PdfPages() {
  return (
    <>
      <a href={`#${ID}`} className="pdf-pages" data-open-book aria-haspopup="dialog">
        <span className="pdf-fan">
          {PAGES.map((page) => (
            <PdfPage key={page} page={page} alt="" />
          ))}
        </span>
        <span className="pdf-look">Ver las {PDF_PAGES} páginas de un PDF</span>
      </a>
      <SampleFrame id={ID} title={SLIDES[0]?.title ?? ''} about={`El PDF, tal como se recibe: ${PDF_PAGES} páginas`}>
        {PAGES.map((page) => (
          <section key={page} className="sample-page pdf-page">
            <PdfPage page={page} alt={`Página ${page} de ${PDF_PAGES} del PDF`} />
          </section>
        ))}
      </SampleFrame>
    </>
  )
}

function PdfPage({ page, alt }: { page: number; alt: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/samples/pages/${page}.avif`} />
      <img src={`/samples/pages/${page}.webp`} width={720} height={1018} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}
