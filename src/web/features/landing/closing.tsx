import { Bow } from '../../ui/bow.tsx'
import { Button } from '../../ui/button.tsx'
import { TornEdge } from '../../ui/torn-edge.tsx'

export function Closing() {
  return (
    <>
      <TornEdge papers={['endpaper', 'maize', 'cloth-red']} className="-mb-px" />
      <section className="closing cloth cloth-red on-red" aria-labelledby="empezar">
        <div className="wrap">
          <Bow className="mx-auto mb-5 w-[150px]" />
          <h2 id="empezar">Hay alguien que merece ser protagonista</h2>
          <p>Empieza ahora y en unos minutos lo tendrás entre las manos.</p>
          <Button variant="main" asChild>
            <a href="/create" data-begin>
              Empezar ahora gratis
            </a>
          </Button>
        </div>
      </section>
    </>
  )
}
