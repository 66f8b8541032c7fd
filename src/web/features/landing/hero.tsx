import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TornEdge } from '../../ui/torn-edge.tsx'
import { Header } from '../shell/header.tsx'
import { Carousel } from './carousel.tsx'
import { FACTS } from './content.ts'
import { ChildPortrait, MotherPortrait } from './portraits.tsx'

export function Hero({ price }: { price: string }) {
  return (
    <>
      <div className="hero cloth">
        <Header />
        <div className="hero-grid wrap">
          <div>
            <p className="hero-badge">Cuentos Personalizados con IA</p>
            <h1>Crea cuentos mágicos en minutos</h1>
            <p className="hero-lead">
              Tú pones dos fotos y un recuerdo. Nosotros escribimos, ilustramos y cosemos un libro de cinco capítulos en
              el que esa persona es la protagonista.
            </p>
            <div className="hero-begin">
              <Button variant="main" asChild>
                <a href="/create" data-begin>
                  Crea tu cuento ahora <Icon name="next" />
                </a>
              </Button>
              <a href="#estilos">Ver muestras</a>
            </div>
            <p className="hero-sure num">
              Sin cuenta. Lo lees antes de pagar.
              <br />
              {price}, solo si te lo quedas.
            </p>
          </div>
          <div className="relative">
            <HeroPhotos />
            <Carousel />
          </div>
        </div>
      </div>
      <TornEdge papers={['maize', 'endpaper', 'paper']} className="hero-edge" />
      <ul className="facts wrap">
        {FACTS.map((fact) => (
          <li key={fact} className="num">
            <Icon name="check" />
            {fact}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where the book comes from, at one glance: two photos, drawn ones, tucked behind its corner. */
function HeroPhotos() {
  return (
    <div className="hero-photos" aria-hidden="true">
      <span className="polaroid">
        <MotherPortrait />
        mamá
      </span>
      <span className="polaroid">
        <ChildPortrait />
        Leo
      </span>
    </div>
  )
}
