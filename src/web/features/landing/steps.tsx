import type { ReactNode } from 'react'
import { STEPS } from './content.ts'

const MOTIFS = [<TagMotif key="tag" />, <FacesMotif key="faces" />, <BoatMotif key="boat" />, <BookMotif key="book" />]

/** How it works, embroidered: four hoops that one thread runs through. */
export function Steps() {
  return (
    <section className="section wrap pt-4" id="como-funciona" aria-labelledby="como">
      <div className="section-head">
        <h2 id="como" className="section-title">
          Cómo se cose un cuento
        </h2>
        <p className="lead">Cuatro puntadas. Se hace desde el teléfono, en el sofá.</p>
      </div>
      <ol className="steps">
        {STEPS.map((step, index) => (
          <li key={step.title}>
            <Hoop>{MOTIFS[index]}</Hoop>
            <h3>
              <span className="num text-thread">{index + 1}. </span>
              {step.title}
            </h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A wooden embroidery hoop over stretched linen. */
function Hoop({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 180 190" className="hoop" aria-hidden="true">
      <path d="M82 2h16v14H82z" className="hoop-screw" />
      <circle cx="90" cy="100" r="80" className="hoop-linen" />
      <g className="hoop-stitches">{children}</g>
      <circle cx="90" cy="100" r="83" className="hoop-wood-outer" />
      <circle cx="90" cy="100" r="78" className="hoop-wood-inner" />
    </svg>
  )
}

function TagMotif() {
  return (
    <>
      <path className="in-thread" d="M62 58h56l14 20v70H48V78z" />
      <circle className="in-maize" cx="90" cy="76" r="6" />
      <path className="in-thread is-whole" d="M90 70c-2-18 10-26 26-30" />
      <path className="in-cloth" d="M62 104h38M62 118h26" />
      <path
        className="in-thread is-filled"
        d="M112 132s-11-6.5-11-13.500a6 6 0 0 1 11-3.5 6 6 0 0 1 11 3.500c0 7-11 13.5-11 13.500z"
      />
    </>
  )
}

function FacesMotif() {
  return (
    <>
      <circle className="in-cloth" cx="68" cy="96" r="24" />
      <path className="in-brown" d="M45 92c-2-24 14-32 26-31 14 1 22 12 21 27-8-2-14-8-17-14-8 6-20 10-30 18z" />
      <path className="in-cloth is-whole" d="M60 100v.1M76 100v.1M61 110c5 4 9 4 14 0" />
      <path className="in-thread" d="M36 152c2-20 14-28 32-28s28 8 32 24" />
      <circle className="in-cloth" cx="122" cy="112" r="19" />
      <path className="in-brown" d="M103 108c0-8 4-8 4-14 4 0 4-6 11-5 4-5 11-2 13 1 8 0 8 8 10 14" />
      <path className="in-cloth is-whole" d="M116 115v.1M129 115v.1M117 123c4 3 7 3 11 0" />
      <path className="in-leaf" d="M98 156c1-16 9-22 24-22s24 6 26 20" />
    </>
  )
}

function BoatMotif() {
  return (
    <>
      <circle className="in-maize" cx="124" cy="70" r="14" />
      <path className="in-maize" d="M124 44v-6M145 54l5-5M150 75h7M101 51l-5-5" />
      <path className="in-cloth" d="M46 114h88l-18 24H66z" />
      <path className="in-thread" d="M86 112V54L54 104h32M92 112V64l26 40H92" />
      <path
        className="in-sky"
        d="M28 148c12-8 20-8 31 0s20 8 31 0 20-8 31 0 20 8 31 0M40 162c10-7 18-7 28 0s17 7 26 0 17-7 26 0 12 6 18 4"
      />
    </>
  )
}

function BookMotif() {
  return (
    <>
      <path
        className="in-cloth"
        d="M90 88c-14-10-32-13-52-11v58c20-2 38 1 52 12 14-11 32-14 52-12V77c-20-2-38 1-52 11z"
      />
      <path className="in-thread" d="M90 90v56" />
      <path
        className="in-brown"
        d="M52 96c9 0 17 1 25 5M52 110c9 0 17 1 25 5M128 96c-9 0-17 1-25 5M128 110c-9 0-17 1-25 5"
      />
      <path
        className="in-maize is-filled"
        d="M90 36l5.5 13.500L110 51l-11 9.5 3.5 14L90 67l-12.5 7.5 3.5-14L70 51l14.5-1.500z"
      />
      <path className="in-thread" d="M58 56l4 4M122 56l-4 4M52 70h6M128 70h-6" />
    </>
  )
}
