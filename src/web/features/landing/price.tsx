import type { ReactNode } from 'react'
import { CHAPTERS, PDF_PAGES } from '../../../contract/constants.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useConfig } from '../shell/config.ts'
import { PdfPages } from './pdf-pages.tsx'
import { Lead, Section, SectionTitle } from './section.tsx'

export function Price({ price }: { price: string }) {
  const { mail } = useConfig()
  return (
    <Section className="wrap grid grid-cols-1 items-center gap-10 min-[56rem]:grid-cols-2" aria-labelledby="precio">
      <div>
        <SectionTitle id="precio">Un precio, un libro</SectionTitle>
        <Lead>
          Crear y leer el cuento es gratis; el PDF de prueba lleva la marca «Muestra» en cada página. Pagas solo si
          quieres quedártelo.
        </Lead>
        <p className="mt-6 flex items-start gap-3 text-ink-2">
          <Icon name="lock" className="mt-[0.15em]" />
          El pago ocurre en la página segura del proveedor. Nunca vemos el número de tu tarjeta.
        </p>
        <p className="mt-4 flex items-start gap-3 text-ink-2">
          <Icon name="heart" className="mt-[0.15em]" />
          <span>
            ¿Quieres que lo haga otra persona? Dale una <a href="/tarjeta">tarjeta de regalo</a>.
          </span>
        </p>
        <PdfPages />
      </div>
      <div className="relative -rotate-[1.2deg] filter-[drop-shadow(0_18px_22px_oklch(0.2_0.04_190/0.28))_drop-shadow(0_1px_1px_oklch(0.2_0.04_190/0.3))] max-[56rem]:mt-[3.2rem]">
        <svg
          className="absolute -top-[74px] left-1/2 -ml-[22px] h-28 w-[150px] fill-none stroke-thread stroke-4 [stroke-linecap:round]"
          viewBox="0 0 150 112"
          aria-hidden="true"
        >
          <path d="M22 105C14 70 30 44 66 40s58-22 50-36M22 105c14-30 30-40 60-48" />
        </svg>
        <div className="relative mx-auto w-full max-w-108 bg-sheet px-[clamp(1.1rem,6vw,2rem)] pt-[4.4rem] pb-8 text-center [clip-path:polygon(22%_0,78%_0,100%_13%,100%_100%,0_100%,0_13%)] before:absolute before:top-[1.35rem] before:left-1/2 before:-ml-[13px] before:size-[26px] before:rounded-[50%] before:bg-paper before:shadow-[inset_0_2px_3px_#0006,0_0_0_4px_var(--maize)]">
          <p className="num mb-[0.35rem] font-display text-[clamp(2.1rem,9vw,3.15rem)]/[1] font-semibold whitespace-nowrap text-thread">
            {price}
          </p>
          <p className="text-ink-2">un solo pago, sin suscripción</p>
          <ul className="num mt-[1.3rem] mb-6 grid gap-[0.55rem] text-left text-[1.12rem]">
            <Included>{CHAPTERS} capítulos con ilustración y portada</Included>
            <Included>PDF de {PDF_PAGES} páginas en alta calidad</Included>
            <Included>
              {mail ? 'Descarga inmediata y copia en tu correo' : 'Descarga inmediata, en cuanto pagas'}
            </Included>
          </ul>
          <Button variant="main" block asChild>
            <a href="/create" data-begin>
              Crea tu cuento ahora
            </a>
          </Button>
        </div>
      </div>
    </Section>
  )
}

function Included({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-[0.7rem]">
      <Icon name="check" className="mt-[0.15em] text-leaf" />
      <span>{children}</span>
    </li>
  )
}
