import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useConfig } from '../shell/config.ts'
import { Polaroid } from './polaroid.tsx'
import { ChildPortrait, MotherPortrait } from './portraits.tsx'
import { Section, SectionTitle } from './section.tsx'

/** What happens to the photos and how long they are kept. */
export function PhotosPromise() {
  const { retentionDays, engines } = useConfig()
  return (
    <Section className="endpaper" aria-labelledby="fotos">
      <div className="wrap grid items-center gap-10 max-[40rem]:pb-12 min-[56rem]:grid-cols-[1.1fr_1fr] min-[56rem]:gap-16">
        <div>
          <SectionTitle id="fotos">Qué pasa con tus fotos</SectionTitle>
          <p className="mt-4 max-w-[34em] text-lead">
            Son fotos de los tuyos. Las tratamos como tratarías una carta ajena: se leen lo justo y se guardan bien.
          </p>
          <ul className="mt-[1.6rem] grid gap-[1.1rem]">
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
    </Section>
  )
}

function Pledge({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-[0.85rem] text-[1.16rem]">
      <Icon name={icon} className="mt-[0.12em] size-[1.5em]" />
      <span className="num">
        <b>{title}</b> {children}
      </span>
    </li>
  )
}

function Envelope() {
  return (
    <div className="relative mx-auto h-[330px] w-full max-w-115" aria-hidden="true">
      <div className="absolute inset-x-0 top-[110px] bottom-0 rounded-[4px] bg-[oklch(0.83_0.07_62)]" />
      <Polaroid className="absolute top-0 left-[12%] w-[42%] -rotate-6 px-[7px] pt-[7px] pb-6">
        <MotherPortrait />
      </Polaroid>
      <Polaroid className="absolute top-[22px] right-[11%] w-[42%] rotate-5 px-[7px] pt-[7px] pb-6">
        <ChildPortrait />
      </Polaroid>
      <svg
        className="absolute inset-x-0 top-[110px] h-55 w-full filter-[drop-shadow(0_-3px_4px_#0003)]"
        viewBox="0 0 460 220"
        preserveAspectRatio="none"
      >
        <path d="M0 12 230 132 460 12V220H0z" fill="oklch(.9 .05 70)" />
        <path d="M0 220 182 98M460 220 278 98" stroke="oklch(.78 .07 62)" strokeWidth="2" fill="none" />
      </svg>
      <svg
        className="absolute top-[205px] left-1/2 -ml-[37px] w-[74px] filter-[drop-shadow(0_2px_3px_#0005)]"
        viewBox="0 0 60 60"
      >
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
