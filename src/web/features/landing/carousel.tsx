import { CAROUSEL_START } from '../../../contract/constants.ts'
import { RoundButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SamplePicture } from './sample-picture.tsx'
import { type Slide, SLIDES } from './samples.ts'

/** The thread on either side of a page's number. */
const FOLIO =
  'mx-[0.7rem] mb-1 inline-block h-[3px] w-[26px] bg-[oklch(0.6_0.15_28)] [mask:var(--stitch-x)_0_0/13px_3px_repeat-x]'

/**
 * A page lies under the one that is open until its turn comes. Its picture is fetched when it is the next, once all that
 * is seen first has come. Without scripts the pages lie side by side and are drawn along with a finger.
 */
const SLIDE = [
  'invisible col-start-1 row-start-1 grid origin-left grid-rows-[auto_1fr] opacity-0',
  'transform-[perspective(1600px)_rotateY(-16deg)] [transition:opacity_var(--calm),transform_620ms_var(--ease-paper),visibility_0s_var(--calm)]',
  'data-current:visible data-current:transform-none data-current:opacity-100 data-current:delay-0',
  'not-data-current:not-data-next-up:[&_img]:hidden noscript:[&_img]:block',
  'min-[60rem]:min-h-116 min-[60rem]:[grid-template:1fr/54fr_46fr]',
  'noscript:visible noscript:flex-[0_0_100%] noscript:transform-none noscript:snap-start noscript:opacity-100',
].join(' ')

/** An open book whose pages turn by themselves, once `attachCarousel` has its markup. */
export function Carousel() {
  return (
    <section aria-roledescription="carrusel" aria-label="Páginas de muestra" data-carousel>
      <div className="relative rounded-[6px] [background:var(--weave),var(--cloth-red)] p-[clamp(8px,1vw,12px)] shadow-[0_40px_50px_-28px_#000b,0_6px_10px_#0005] min-[60rem]:rotate-[1.1deg]">
        <div
          className="relative grid touch-pan-y touch-pinch-zoom overflow-hidden rounded-paper bg-page text-page-ink shadow-[0_0_0_1px_#0002,3px_3px_0_-1px_oklch(0.9_0.02_88),5px_5px_0_-1px_oklch(0.8_0.03_85)] noscript:flex noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
          data-track
        >
          {SLIDES.map((slide, index) => (
            <CarouselSlide key={index} slide={slide} index={index} />
          ))}
        </div>
        <i
          className="absolute inset-y-[14px] left-[7px] z-3 stitch-y min-[60rem]:left-[calc(54%-2px)]"
          aria-hidden="true"
        />
        <LooseThread />
      </div>
      <div className="mt-[1.35rem] flex items-center justify-center gap-1 min-[60rem]:justify-end min-[60rem]:pr-2 noscript:hidden">
        <RoundButton label="Página anterior" className="max-[23rem]:size-[46px]" data-previous>
          <Icon name="left" />
        </RoundButton>
        <div className="flex">
          {SLIDES.map((_, index) => (
            <button
              key={index}
              type="button"
              data-dot
              className="grid h-11 w-8 place-items-center before:h-[5px] before:w-[14px] before:rounded-paper before:bg-[oklch(0.97_0.02_92/0.55)] before:transition-[width,background-color] before:duration-(--calm) aria-[current=true]:before:w-7 aria-[current=true]:before:bg-maize max-[23rem]:w-6 forced-colors:before:forced-color-adjust-none forced-colors:before:bg-[ButtonText] forced-colors:aria-[current=true]:before:bg-[Highlight]"
              aria-label={`Ir a la página ${index + 1}`}
              {...(index === CAROUSEL_START ? { 'aria-current': 'true' } : {})}
            />
          ))}
        </div>
        <RoundButton label="Página siguiente" className="max-[23rem]:size-[46px]" data-next>
          <Icon name="right" />
        </RoundButton>
        <button
          type="button"
          className="group/pause grid size-11 place-items-center text-on-cloth-2"
          data-pause
          aria-pressed="false"
          aria-label="Detener el pase de páginas"
        >
          <Icon name="pause" className="group-aria-[pressed=true]/pause:hidden" />
          <Icon name="play" className="group-aria-[pressed=false]/pause:hidden" />
        </button>
      </div>
    </section>
  )
}

function CarouselSlide({ slide, index }: { slide: Slide; index: number }) {
  const first = index === CAROUSEL_START
  return (
    <div
      className={SLIDE}
      role="group"
      aria-roledescription="diapositiva"
      aria-label={`${index + 1} de ${SLIDES.length}`}
      data-slide
      {...(first ? { 'data-current': '' } : {})}
    >
      <figure className="relative aspect-3/2 overflow-hidden min-[60rem]:aspect-auto min-[60rem]:after:absolute min-[60rem]:after:inset-0 min-[60rem]:after:bg-[linear-gradient(270deg,oklch(0.2_0.04_60/0.38),transparent_9%)] [&_img]:size-full [&_img]:object-cover min-[60rem]:[&>picture]:absolute min-[60rem]:[&>picture]:inset-0">
        <SamplePicture
          picture={slide.picture}
          alt={slide.alt}
          sizes="(min-width: 60rem) 36rem, 88vw"
          priority={first}
          focus={slide.focus}
        />
      </figure>
      <div className="relative px-5 pt-[1.15rem] pb-[1.35rem] min-[60rem]:bg-[linear-gradient(90deg,oklch(0.25_0.04_60/0.25),transparent_12%)] min-[60rem]:pt-8 min-[60rem]:pr-7 min-[60rem]:pb-[3.2rem] min-[60rem]:pl-9">
        <img
          className="absolute -top-[1.7rem] right-4 z-5 size-[3.4rem] rounded-[50%] bg-page p-[0.7rem] shadow-[0_3px_8px_-2px_#0006] min-[60rem]:top-auto min-[60rem]:right-auto min-[60rem]:bottom-[1.4rem] min-[60rem]:-left-[1.7rem]"
          src={`/samples/emoji-${slide.emoji}.svg`}
          alt=""
          width={54}
          height={54}
          loading="lazy"
        />
        {slide.subtitle && (
          <p className="num font-story text-[1.05rem]/[1.2] text-page-ink-2 italic min-[60rem]:text-[1.15rem]/[1.2]">
            {slide.subtitle}
          </p>
        )}
        <h2 className="mt-[0.15rem] mb-2 text-[1.72rem] text-page-ink min-[60rem]:text-[2.1rem] min-[75rem]:text-[2.3rem]">
          {slide.title}
        </h2>
        <p className="font-story text-[1.15rem]/[1.46] whitespace-pre-line first-letter:float-left first-letter:pt-[0.06em] first-letter:pr-[0.08em] first-letter:font-display first-letter:text-[2.9em]/[0.78] first-letter:font-semibold first-letter:text-page-thread min-[60rem]:text-[1.32rem]/[1.46] min-[75rem]:text-[1.42rem]/[1.42]">
          {slide.text}
        </p>
        <span
          className="num absolute inset-x-0 bottom-[1.3rem] hidden text-center font-story text-[1.1rem]/[1] text-page-ink-2 italic min-[60rem]:block"
          aria-hidden="true"
        >
          <i className={FOLIO} />
          {index + 1}
          <i className={FOLIO} />
        </span>
      </div>
    </div>
  )
}

/** A line of thread from the book down to the link to the wizard. */
function LooseThread() {
  return (
    <svg
      className="pointer-events-none absolute top-[calc(100%-9px)] right-[calc(46%-0.079*var(--w))] z-3 hidden h-[178px] w-(--w) max-w-none fill-none stroke-[oklch(0.66_0.19_28)] stroke-[4.5] [--w:min(45vw,660px)] [stroke-linecap:round] filter-[drop-shadow(0_3px_2px_oklch(0_0_0/0.4))] min-[60rem]:block"
      viewBox="0 0 760 260"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
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
