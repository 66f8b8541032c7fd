import { Bow } from '../../ui/bow.tsx'
import { Button } from '../../ui/button.tsx'
import { TornEdge } from '../../ui/torn-edge.tsx'

export function Closing() {
  return (
    <>
      <TornEdge papers={['endpaper', 'maize', 'cloth-red']} className="-mb-px" />
      <section
        className="cloth cloth-red pt-[clamp(5.5rem,12vw,9rem)] pb-[clamp(4rem,9vw,7rem)] text-center"
        aria-labelledby="empezar"
      >
        <div className="wrap">
          <Bow className="mx-auto mb-5 w-[150px]" />
          <h2 id="empezar" className="mx-auto max-w-[13em] text-[clamp(2.7rem,1.8rem+4vw,5rem)]">
            Hay alguien que merece ser protagonista
          </h2>
          <p className="mx-auto mt-[1.2rem] mb-8 max-w-[32em] text-(length:--text-lead)">
            Empieza ahora y en unos minutos lo tendrás entre las manos.
          </p>
          <Button variant="mainOnCloth" asChild>
            <a href="/create" data-begin>
              Empezar ahora gratis
            </a>
          </Button>
        </div>
      </section>
    </>
  )
}
