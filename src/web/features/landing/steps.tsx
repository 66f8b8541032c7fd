import type { ReactNode } from 'react'
import { STEPS } from './content.ts'
import { Lead, Section, SectionTitle } from './section.tsx'

const MOTIFS = [<TagMotif key="tag" />, <FacesMotif key="faces" />, <BoatMotif key="boat" />, <BookMotif key="book" />]

/** The thread runs from hoop to hoop: down a phone, across a desk. */
const STEP =
  'relative grid grid-cols-[7rem_1fr] content-center gap-x-[1.4rem] not-last:after:absolute not-last:after:top-full not-last:after:left-[3.35rem] not-last:after:h-9 not-last:after:stitch-y min-[54rem]:block min-[54rem]:not-last:after:top-[6.1rem] min-[54rem]:not-last:after:-right-[2.8rem] min-[54rem]:not-last:after:left-[11.2rem] min-[54rem]:not-last:after:h-1 min-[54rem]:not-last:after:w-auto min-[54rem]:not-last:after:stitch-x'

/** Colours of cotton, the same in the dark scheme. */
const COTTON = {
  thread: 'oklch(0.545 0.195 27)',
  cloth: 'oklch(0.38 0.07 190)',
  maize: 'oklch(0.76 0.14 80)',
  brown: 'oklch(0.43 0.06 50)',
  leaf: 'oklch(0.56 0.13 150)',
  sky: 'oklch(0.6 0.1 230)',
}
const WHOLE = { strokeDasharray: 'none' }
const filled = (colour: string) => ({ fill: colour, stroke: colour, strokeWidth: 3, strokeDasharray: 'none' })

/** How it works, embroidered: four hoops that one thread runs through. */
export function Steps() {
  return (
    <Section className="wrap pt-4" id="como-funciona" aria-labelledby="como">
      <div className="mb-[clamp(2rem,4vw,3.25rem)] max-w-176">
        <SectionTitle id="como">Cómo se cose un cuento</SectionTitle>
        <Lead>Cuatro puntadas. Se hace desde el teléfono, en el sofá.</Lead>
      </div>
      <ol className="grid gap-9 min-[54rem]:grid-cols-[repeat(4,1fr)] min-[54rem]:gap-10">
        {STEPS.map((step, index) => (
          <li key={step.title} className={STEP}>
            <Hoop>{MOTIFS[index]}</Hoop>
            <h3 className="self-end text-(length:--text-t3)">
              <span className="num text-thread">{index + 1}. </span>
              {step.title}
            </h3>
            <p className="col-start-2 mt-[0.3rem] max-w-[30em] text-[1.15rem] text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** A wooden embroidery hoop over stretched linen. */
function Hoop({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 180 190"
      className="relative z-1 row-[1/3] w-full filter-[drop-shadow(0_6px_6px_color-mix(in_oklab,var(--shade)_28%,transparent))] min-[54rem]:mb-5 min-[54rem]:w-[min(100%,11.5rem)]"
      aria-hidden="true"
    >
      <path d="M82 2h16v14H82z" fill="oklch(0.8 0.12 85)" stroke="oklch(0.55 0.09 70)" strokeWidth="1.5" />
      <circle cx="90" cy="100" r="80" fill="oklch(0.97 0.014 85)" />
      <g fill="none" strokeWidth="4.2" strokeLinecap="round" strokeLinejoin="round" strokeDasharray="8.5 6">
        {children}
      </g>
      <circle cx="90" cy="100" r="83" fill="none" stroke="oklch(0.62 0.085 62)" strokeWidth="9" />
      <circle cx="90" cy="100" r="78" fill="none" stroke="oklch(0.76 0.085 70)" strokeWidth="5" />
    </svg>
  )
}

function TagMotif() {
  return (
    <>
      <path stroke={COTTON.thread} d="M62 58h56l14 20v70H48V78z" />
      <circle stroke={COTTON.maize} cx="90" cy="76" r="6" />
      <path stroke={COTTON.thread} {...WHOLE} d="M90 70c-2-18 10-26 26-30" />
      <path stroke={COTTON.cloth} d="M62 104h38M62 118h26" />
      <path
        {...filled(COTTON.thread)}
        d="M112 132s-11-6.5-11-13.500a6 6 0 0 1 11-3.5 6 6 0 0 1 11 3.500c0 7-11 13.5-11 13.500z"
      />
    </>
  )
}

function FacesMotif() {
  return (
    <>
      <circle stroke={COTTON.cloth} cx="68" cy="96" r="24" />
      <path stroke={COTTON.brown} d="M45 92c-2-24 14-32 26-31 14 1 22 12 21 27-8-2-14-8-17-14-8 6-20 10-30 18z" />
      <path stroke={COTTON.cloth} {...WHOLE} d="M60 100v.1M76 100v.1M61 110c5 4 9 4 14 0" />
      <path stroke={COTTON.thread} d="M36 152c2-20 14-28 32-28s28 8 32 24" />
      <circle stroke={COTTON.cloth} cx="122" cy="112" r="19" />
      <path stroke={COTTON.brown} d="M103 108c0-8 4-8 4-14 4 0 4-6 11-5 4-5 11-2 13 1 8 0 8 8 10 14" />
      <path stroke={COTTON.cloth} {...WHOLE} d="M116 115v.1M129 115v.1M117 123c4 3 7 3 11 0" />
      <path stroke={COTTON.leaf} d="M98 156c1-16 9-22 24-22s24 6 26 20" />
    </>
  )
}

function BoatMotif() {
  return (
    <>
      <circle stroke={COTTON.maize} cx="124" cy="70" r="14" />
      <path stroke={COTTON.maize} d="M124 44v-6M145 54l5-5M150 75h7M101 51l-5-5" />
      <path stroke={COTTON.cloth} d="M46 114h88l-18 24H66z" />
      <path stroke={COTTON.thread} d="M86 112V54L54 104h32M92 112V64l26 40H92" />
      <path
        stroke={COTTON.sky}
        d="M28 148c12-8 20-8 31 0s20 8 31 0 20-8 31 0 20 8 31 0M40 162c10-7 18-7 28 0s17 7 26 0 17-7 26 0 12 6 18 4"
      />
    </>
  )
}

function BookMotif() {
  return (
    <>
      <path
        stroke={COTTON.cloth}
        d="M90 88c-14-10-32-13-52-11v58c20-2 38 1 52 12 14-11 32-14 52-12V77c-20-2-38 1-52 11z"
      />
      <path stroke={COTTON.thread} d="M90 90v56" />
      <path
        stroke={COTTON.brown}
        d="M52 96c9 0 17 1 25 5M52 110c9 0 17 1 25 5M128 96c-9 0-17 1-25 5M128 110c-9 0-17 1-25 5"
      />
      <path
        {...filled('oklch(0.8 0.145 84)')}
        d="M90 36l5.5 13.500L110 51l-11 9.5 3.5 14L90 67l-12.5 7.5 3.5-14L70 51l14.5-1.500z"
      />
      <path stroke={COTTON.thread} d="M58 56l4 4M122 56l-4 4M52 70h6M128 70h-6" />
    </>
  )
}
