import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useConfig } from '../shell/config.ts'
import { ChildPortrait, MotherPortrait } from './portraits.tsx'

/** What happens to the photos, said where one begins to wonder. */
export function PhotosPromise() {
  const { retentionDays, engines } = useConfig()
  return (
    <section className="section endpaper" aria-labelledby="fotos">
      <div className="photos-promise wrap">
        <div>
          <h2 id="fotos" className="section-title">
            Qué pasa con tus fotos
          </h2>
          <p className="mt-4 max-w-[34em] text-lead">
            Son fotos de los tuyos. Las tratamos como tratarías una carta ajena: se leen lo justo y se guardan bien.
          </p>
          <ul>
            <Pledge icon="noPlace" title="Borramos la ubicación.">
              Al subirlas quitamos los datos ocultos, GPS incluido.
            </Pledge>
            <Pledge icon="eye" title="Solo las ves tú.">
              Nunca están en una carpeta pública ni en nuestra portada.
            </Pledge>
            {engines.image === 'embedded' && (
              <Pledge icon="lock" title="No salen de aquí.">
                Nuestro propio taller dibuja el cuento: no las enviamos a nadie más.
              </Pledge>
            )}
            <Pledge icon="clock" title={`Se van a los ${retentionDays} días.`}>
              Si no compras ni creas cuenta, se eliminan de verdad, archivos incluidos.
            </Pledge>
            <Pledge icon="bin" title="Tú decides antes.">
              Con cuenta, borras una foto, un cuento o todo cuando quieras.
            </Pledge>
          </ul>
          <p className="mt-6">
            <Link to="/privacidad">Leer la nota de privacidad</Link>
          </p>
        </div>
        <Envelope />
      </div>
    </section>
  )
}

function Pledge({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} className="mt-[0.12em] size-[1.5em]" />
      <span className="num">
        <b>{title}</b> {children}
      </span>
    </li>
  )
}

function Envelope() {
  return (
    <div className="envelope" aria-hidden="true">
      <div className="envelope-back" />
      <span className="polaroid left-[12%] top-0 -rotate-6">
        <MotherPortrait />
      </span>
      <span className="polaroid right-[11%] top-[22px] rotate-[5deg]">
        <ChildPortrait />
      </span>
      <svg className="envelope-front" viewBox="0 0 460 220" preserveAspectRatio="none">
        <path d="M0 12 230 132 460 12V220H0z" fill="oklch(.9 .05 70)" />
        <path d="M0 220 182 98M460 220 278 98" stroke="oklch(.78 .07 62)" strokeWidth="2" fill="none" />
      </svg>
      <svg className="envelope-seal" viewBox="0 0 60 60">
        <path
          d="M30 3c5 0 8 4 13 6s9 5 10 10-1 8 0 13-2 11-7 14-9 3-14 7-11 3-15-1-9-5-12-10 0-9-1-14 0-11 5-14 7-2 12-6 5-5 9-5z"
          fill="oklch(.52 .19 27)"
        />
        <path
          d="M30 42s-11-6.5-11-14a6 6 0 0 1 11-3.500A6 6 0 0 1 41 28c0 7.5-11 14-11 14z"
          fill="none"
          stroke="oklch(.72 .15 28)"
          strokeWidth="2.5"
        />
      </svg>
    </div>
  )
}
