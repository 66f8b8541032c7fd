import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { idOf } from '../../id-of.ts'
import { isMissing } from '../../send.ts'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Unreachable } from '../errors/unreachable.tsx'
import { briefQuery, storyQuery } from '../stories/queries.ts'
import { useConfig } from '../shell/config.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import './checkout.css'

/** Purchase summary and the e-mail that the book is sent to. */
export function CheckoutPage() {
  const { storyId } = useParams({ strict: false })
  const id = idOf(storyId)
  const story = useQuery({ ...storyQuery(id), enabled: id > 0 })
  const brief = useQuery({ ...briefQuery(id), enabled: id > 0 })
  const { cash } = useConfig()
  if (story.isError && !isMissing(story.error))
    return (
      <PageFrame title="Tu compra">
        <Unreachable what="No pudimos abrir tu compra" onRetry={() => void story.refetch()} />
      </PageFrame>
    )
  if (id === 0 || story.isError) return <NoStory />
  return (
    <PageFrame title="Tu compra">
      <div className="wrap checkout">
        <div className="min-w-0">
          <p>
            <Link to="/preview/$storyId" params={{ storyId }} className="checkout-back">
              <Icon name="back" /> Volver al cuento
            </Link>
          </p>
          <h1 className="mt-2.5 mb-6 text-t1">Un último nudo</h1>
          <CheckoutForm storyId={id} ready={story.isSuccess} />
          <p className="checkout-safe">
            <Icon name="lock" />
            <span>
              Pagas con tarjeta en la página segura del proveedor; ahí puedes usar un código promocional. Nosotros nunca
              vemos el número.
            </span>
          </p>
          {cash && (
            <p className="checkout-safe">
              <Icon name="clock" />
              <span>
                También puedes pagar en efectivo en OXXO: te damos un vale que dura tres días, y el libro te llega por
                correo a más tardar el día hábil siguiente al pago.
              </span>
            </p>
          )}
          <p className="checkout-safe">
            <Icon name="heart" />
            <span>Si el libro no pudiera completarse, te devolvemos el dinero.</span>
          </p>
        </div>
        <CheckoutSummary story={story.data} brief={brief.data} />
      </div>
    </PageFrame>
  )
}

function NoStory() {
  return (
    <PageFrame title="No se encontró el cuento">
      <BlankSlate
        art="book"
        title="No se encontró el cuento"
        lead={<p>Puede que el enlace esté incompleto, o que el cuento sea de otra persona.</p>}
      >
        <Button variant="main" asChild>
          <Link to="/">Volver al inicio</Link>
        </Button>
      </BlankSlate>
    </PageFrame>
  )
}
