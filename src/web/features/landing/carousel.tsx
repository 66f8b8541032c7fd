import { CAROUSEL_START } from '../../../contract/constants.ts'
import { RoundButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SamplePicture } from './sample-picture.tsx'
import { type Slide, SLIDES } from './samples.ts'
import './carousel.css'

/** An open book whose pages turn by themselves. `attachCarousel` brings it to life. */
export function Carousel() {
  return (
    <section className="carousel" aria-roledescription="carrusel" aria-label="Páginas de muestra" data-carousel>
      <div className="carousel-book">
        <div className="carousel-pages" data-track>
          {SLIDES.map((slide, index) => (
            <CarouselSlide key={index} slide={slide} index={index} />
          ))}
        </div>
        <i className="carousel-sewing stitch-y" aria-hidden="true" />
        <LooseThread />
      </div>
      <div className="carousel-controls">
        <RoundButton label="Página anterior" data-previous>
          <Icon name="left" />
        </RoundButton>
        <div className="carousel-dots">
          {SLIDES.map((_, index) => (
            <button
              key={index}
              type="button"
              data-dot
              aria-label={`Ir a la página ${index + 1}`}
              {...(index === CAROUSEL_START ? { 'aria-current': 'true' } : {})}
            />
          ))}
        </div>
        <RoundButton label="Página siguiente" data-next>
          <Icon name="right" />
        </RoundButton>
        <button
          type="button"
          className="carousel-pause"
          data-pause
          aria-pressed="false"
          aria-label="Detener el pase de páginas"
        >
          <Icon name="pause" className="when-playing" />
          <Icon name="play" className="when-held" />
        </button>
      </div>
    </section>
  )
}

function CarouselSlide({ slide, index }: { slide: Slide; index: number }) {
  const first = index === CAROUSEL_START
  return (
    <div
      className="slide"
      role="group"
      aria-roledescription="diapositiva"
      aria-label={`${index + 1} de ${SLIDES.length}`}
      data-slide
      {...(first ? { 'data-current': '' } : {})}
    >
      <figure>
        <SamplePicture
          picture={slide.picture}
          alt={slide.alt}
          sizes="(min-width: 60rem) 36rem, 92vw"
          priority={first}
          focus={slide.focus}
        />
      </figure>
      <div className="slide-text">
        <img className="slide-emoji" src={`/samples/emoji-${slide.emoji}.svg`} alt="" width={54} height={54} />
        {slide.subtitle && <p className="slide-subtitle num">{slide.subtitle}</p>}
        <h2>{slide.title}</h2>
        <p className="slide-story">{slide.text}</p>
        <span className="slide-folio num" aria-hidden="true">
          {index + 1}
        </span>
      </div>
    </div>
  )
}

/** The thread that sews the book runs on out of it, to where one begins. */
function LooseThread() {
  return (
    <svg className="loose-thread" viewBox="0 0 760 260" preserveAspectRatio="none" aria-hidden="true">
      <path d="M700 6c6 70-40 120-130 122S430 60 380 92s-4 96 60 84 40-92-40-96S200 130 60 214" />
      <g transform="translate(8 240) rotate(-32)">
        <path
          d="M58 6C58 3 55 2 52 2 40 2 22 4 2 6c20 2 38 4 50 4 3 0 6-1 6-4z"
          fill="oklch(.86 .015 230)"
          stroke="none"
        />
      </g>
    </svg>
  )
}
