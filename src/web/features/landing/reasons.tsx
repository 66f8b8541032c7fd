import { useConfig } from '../shell/config.ts'
import { ChildPortrait, MotherPortrait } from './portraits.tsx'
import { SamplePicture } from './sample-picture.tsx'
import { SAMPLE_BOOKS } from './samples.ts'

const SHOWN_STYLES = ['ghibli', 'comic', 'acuarela', 'retro', 'dibujo']

/** Three sheets pinned side by side. */
export function Reasons() {
  const { productName } = useConfig()
  const shown = SAMPLE_BOOKS.filter((book) => SHOWN_STYLES.includes(book.style))
  return (
    <section className="section wrap" aria-labelledby="por-que">
      <h2 id="por-que" className="section-title">
        Por qué elegir {productName}
      </h2>
      <div className="reasons">
        <article className="sheet">
          <div className="reason-art endpaper">
            <svg
              viewBox="0 0 340 230"
              className="reason-thread"
              preserveAspectRatio="xMidYMid slice"
              aria-hidden="true"
            >
              <path d="M96 118c60 70 110 60 150-4" />
            </svg>
            <span className="polaroid left-[9%] top-[34px] -rotate-[7deg]">
              <MotherPortrait />
            </span>
            <span className="polaroid right-[9%] top-[58px] rotate-6">
              <ChildPortrait />
            </span>
          </div>
          <div className="reason-text">
            <h3>Usa tus fotos</h3>
            <p>Una tuya y una de quien lo recibe. Sus caras, su pelo y su suéter favorito viajan al cuento.</p>
          </div>
        </article>
        <article className="sheet">
          <div className="reason-art reason-strips">
            {shown.map((book) => (
              <SamplePicture key={book.style} picture={book.cover.picture} alt="" sizes="16rem" />
            ))}
          </div>
          <div className="reason-text">
            <h3>Múltiples estilos</h3>
            <p>Pixar, Anime, Studio Ghibli y otros. Diez maneras de ilustrar la misma ternura.</p>
          </div>
        </article>
        <article className="sheet">
          <div className="reason-art cloth cloth-red grid place-items-center">
            <Clock />
          </div>
          <div className="reason-text">
            <h3>Muy rápido</h3>
            <p>Menos de 5 minutos desde la primera pregunta hasta el libro terminado.</p>
          </div>
        </article>
      </div>
    </section>
  )
}

function Clock() {
  return (
    <svg viewBox="0 0 200 200" width="186" aria-hidden="true">
      <circle cx="100" cy="100" r="88" fill="oklch(.98 .018 92)" />
      <circle
        cx="100"
        cy="100"
        r="76"
        fill="none"
        stroke="oklch(.5 .178 27)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="13.9 6"
        pathLength="478"
      />
      <g textAnchor="middle" fill="oklch(.29 .05 188)">
        <text x="100" y="124" className="font-display num" fontWeight="600" fontSize="92">
          5
        </text>
        <text x="100" y="152" className="font-ui" fontWeight="700" fontSize="19">
          minutos
        </text>
      </g>
    </svg>
  )
}
