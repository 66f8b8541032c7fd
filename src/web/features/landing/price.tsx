import type { ReactNode } from 'react'
import { CHAPTERS, PDF_PAGES } from '../../../contract/constants.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PdfPages } from './pdf-pages.tsx'

export function Price({ price }: { price: string }) {
  return (
    <section className="section price wrap" aria-labelledby="precio">
      <div>
        <h2 id="precio" className="section-title">
          Un precio, un libro
        </h2>
        <p className="lead mt-4">
          Crear y leer el cuento es gratis; el PDF de prueba lleva la marca «Muestra» en cada página. Pagas solo si
          quieres quedártelo.
        </p>
        <p className="mt-6 flex items-start gap-3 text-ink-2">
          <Icon name="lock" className="mt-[0.15em]" />
          El pago ocurre en la página segura del proveedor. Nunca vemos el número de tu tarjeta.
        </p>
        <PdfPages />
      </div>
      <div className="ticket-box">
        <svg className="ticket-string" viewBox="0 0 150 112" aria-hidden="true">
          <path d="M22 105C14 70 30 44 66 40s58-22 50-36M22 105c14-30 30-40 60-48" />
        </svg>
        <div className="ticket">
          <p className="ticket-amount num">{price}</p>
          <p className="text-ink-2">un solo pago, sin suscripción</p>
          <ul className="num">
            <Included>{CHAPTERS} capítulos con ilustración y portada</Included>
            <Included>PDF de {PDF_PAGES} páginas en alta calidad</Included>
            <Included>Descarga inmediata y copia en tu correo</Included>
          </ul>
          <Button variant="main" block asChild>
            <a href="/create" data-begin>
              Crea tu cuento ahora
            </a>
          </Button>
        </div>
      </div>
    </section>
  )
}

function Included({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="check" className="mt-[0.15em] text-leaf" />
      <span>{children}</span>
    </li>
  )
}
