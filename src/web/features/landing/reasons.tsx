import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useConfig } from '../shell/config.ts'
import { Polaroid } from './polaroid.tsx'
import { ChildPortrait, MotherPortrait } from './portraits.tsx'
import { SamplePicture } from './sample-picture.tsx'
import { SAMPLE_BOOKS } from './samples.ts'
import { Section, SectionTitle } from './section.tsx'

const SHOWN_STYLES = ['ghibli', 'comic', 'acuarela', 'retro', 'dibujo']

/** Three sheets pinned side by side. */
export function Reasons() {
  const { productName } = useConfig()
  const shown = SAMPLE_BOOKS.filter((book) => SHOWN_STYLES.includes(book.style))
  return (
    <Section className="wrap" aria-labelledby="por-que">
      <SectionTitle id="por-que">Por qué elegir {productName}</SectionTitle>
      <div className="mt-[clamp(2rem,4vw,3.25rem)] grid gap-7 min-[54rem]:grid-cols-[repeat(3,1fr)] min-[54rem]:gap-8">
        <Reason
          title="Usa tus fotos"
          words="Una tuya y una de quien lo recibe. De ellas tomamos piel, pelo, cara y lentes; antes de dibujar te preguntamos si así es."
          className="min-[54rem]:-rotate-[0.5deg]"
          art="endpaper"
        >
          <svg
            viewBox="0 0 340 230"
            className="absolute inset-0 size-full fill-none stroke-thread stroke-4 [stroke-dasharray:13_8] [stroke-linecap:round]"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <path d="M96 118c60 70 110 60 150-4" />
          </svg>
          <Polaroid className="absolute top-[34px] left-[9%] w-[118px] -rotate-7 px-[7px] pt-[7px] pb-6">
            <MotherPortrait />
          </Polaroid>
          <Polaroid className="absolute top-[58px] right-[9%] w-[118px] rotate-6 px-[7px] pt-[7px] pb-6">
            <ChildPortrait />
          </Polaroid>
        </Reason>
        <Reason
          title="Múltiples estilos"
          words="Pixar, Anime, Studio Ghibli y otros. Diez maneras de ilustrar la misma ternura."
          className="min-[54rem]:translate-y-7"
          art="grid grid-cols-[repeat(5,1fr)] [&_img]:h-[230px] [&_img]:w-full [&_img]:scale-x-112 [&_img]:object-cover [&_img]:object-[40%_50%] [&_img]:[clip-path:polygon(8%_0,100%_0,92%_100%,0_100%)]"
        >
          {shown.map((book) => (
            <SamplePicture key={book.style} picture={book.cover.picture} alt="" sizes="16rem" />
          ))}
        </Reason>
        <Reason
          title="Muy rápido"
          words="Menos de 5 minutos desde la primera pregunta hasta el libro terminado."
          className="min-[54rem]:rotate-[0.6deg]"
          art="cloth cloth-red grid place-items-center"
        >
          <Clock />
        </Reason>
      </div>
    </Section>
  )
}

type ReasonProps = { title: string; words: string; className: string; art: string; children: ReactNode }

/** A sheet with a picture above and what it means below; `art` is the ground of the picture. */
function Reason({ title, words, className, art, children }: ReasonProps) {
  return (
    <article className={clsx('sheet', className)}>
      <div className={clsx('relative h-[230px] overflow-hidden rounded-t-paper', art)}>{children}</div>
      <div className="px-6 pt-[1.4rem] pb-[1.7rem]">
        <h3 className="text-(length:--text-t3)">{title}</h3>
        <p className="mt-[0.45rem] text-[1.15rem] text-ink-2">{words}</p>
      </div>
    </article>
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
