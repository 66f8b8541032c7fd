import { clsx } from 'clsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TornEdge } from '../../ui/torn-edge.tsx'
import { Header } from '../shell/header.tsx'
import { Carousel } from './carousel.tsx'
import { FACTS } from './content.ts'
import { Polaroid } from './polaroid.tsx'
import { ChildPortrait, MotherPortrait } from './portraits.tsx'

export function Hero({ price }: { price: string }) {
  return (
    <>
      <div className="cloth pb-[calc(clamp(44px,7vw,104px)+clamp(1.5rem,3.4vw,3.2rem))]">
        <Header />
        <div className="wrap grid items-center gap-8 pt-[clamp(1rem,3vw,2.5rem)] min-[60rem]:grid-cols-[minmax(0,9fr)_minmax(0,13fr)] min-[60rem]:gap-[clamp(2rem,4vw,4.5rem)]">
          <div className="min-w-0">
            <p className="relative mb-6 inline-block -rotate-[1.4deg] rounded-[2px] bg-maize px-[1.1rem] pt-[0.45rem] pb-2 font-ui text-[1rem]/[1.2] font-bold text-on-maize shadow-[0_3px_6px_-2px_#0007] after:absolute after:inset-[3px] after:rounded-[1px] after:border-[1.3px] after:border-dashed after:border-on-maize/55">
              Cuentos Personalizados con IA
            </p>
            <h1 className="max-w-[8.6em] text-mega">Crea cuentos mágicos en minutos</h1>
            <p className="mt-[1.7rem] mb-[1.9rem] max-w-[29em] text-lead text-on-cloth-2">
              Tú pones dos fotos y un recuerdo. Nosotros escribimos, ilustramos y cosemos un libro de cinco capítulos en
              el que esa persona es la protagonista.
            </p>
            <div className="flex flex-wrap items-center gap-x-[1.4rem] gap-y-2">
              <Button variant="main" asChild>
                <a href="/create" data-begin>
                  Crea tu cuento ahora <Icon name="next" />
                </a>
              </Button>
              <a href="#estilos" className="py-[0.6rem] font-bold decoration-maize">
                Ver muestras
              </a>
            </div>
            <p className="num mt-4 text-[1rem]/[1.5] text-on-cloth-2">
              Sin cuenta. Lo lees antes de pagar.
              <br />
              {price}, solo si te lo quedas.
            </p>
          </div>
          <div className="relative min-w-0">
            <HeroPhotos />
            <Carousel />
          </div>
        </div>
      </div>
      <TornEdge papers={['maize', 'endpaper', 'paper']} className="mt-[calc(-1*clamp(44px,7vw,104px))]" />
      <ul className="wrap flex flex-wrap justify-center gap-x-7 gap-y-[0.4rem] pt-[1.4rem] pb-[0.4rem] text-[1.08rem] font-bold max-[40rem]:grid max-[40rem]:grid-cols-[1fr_1fr] max-[40rem]:gap-x-3 max-[40rem]:gap-y-[0.7rem] max-[40rem]:text-[1.02rem]/[1.2]">
        {FACTS.map((fact) => (
          <li key={fact} className="num flex items-start gap-[0.55rem]">
            <Icon name="check" className="text-leaf" />
            {fact}
          </li>
        ))}
      </ul>
    </>
  )
}

const PRINT =
  'w-[62px] px-1 pt-1 pb-px text-center font-story text-[0.9rem]/[1.35] text-page-ink italic min-[60rem]:w-[clamp(92px,7.6vw,116px)] min-[60rem]:px-[7px] min-[60rem]:pt-[7px] min-[60rem]:pb-[3px] min-[60rem]:text-[1.15rem]/[1.35]'

/** Where the book comes from, at one glance: two photos, drawn ones, tucked behind its corner. */
function HeroPhotos() {
  return (
    <div
      className="absolute -top-[6.4rem] right-[0.4rem] z-4 flex max-[23rem]:hidden min-[60rem]:-top-[3.6rem] min-[60rem]:right-auto min-[60rem]:-left-[2.4rem]"
      aria-hidden="true"
    >
      <Polaroid
        className={clsx(PRINT, 'transform-[rotate(-6deg)_translate(7px,-6px)] min-[60rem]:transform-[rotate(-8deg)]')}
      >
        <MotherPortrait />
        mamá
      </Polaroid>
      <Polaroid
        className={clsx(PRINT, 'transform-[rotate(5deg)] min-[60rem]:transform-[rotate(6deg)_translate(-6px,-20px)]')}
      >
        <ChildPortrait />
        Leo
      </Polaroid>
    </div>
  )
}
