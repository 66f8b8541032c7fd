import { useQuery } from '@tanstack/react-query'
import type { ShownCheckout } from '../../../contract/simulated-checkout.ts'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { CardPayment } from './card-payment.tsx'
import { simulatedCheckoutQuery } from './queries.ts'
import { SimulatedSummary } from './simulated-summary.tsx'

/** The simulated payment provider's hosted page: plain HTML forms, no script, no charge. */
export function SimulatedCheckoutPage() {
  const { data: checkout } = useQuery(simulatedCheckoutQuery)
  if (!checkout) return <NoCheckout />
  return (
    <PageFrame title="Pagar" header="none" footer={false} className="flex flex-1 flex-col">
      <p role="note" className="bg-maize px-5 py-2.5 text-center text-on-maize">
        <strong>Pago simulado. </strong>No se cobra nada.
      </p>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start min-[55rem]:grid-cols-2 min-[55rem]:content-stretch">
        <SimulatedSummary checkout={checkout} />
        <div className="px-[clamp(1.25rem,5vw,4.5rem)] py-[clamp(1.75rem,4vw,3.5rem)]">
          <div className="mx-auto max-w-108 min-[55rem]:ml-0">
            {checkout.status === 'open' ? <CardPayment checkout={checkout} /> : <Closed checkout={checkout} />}
          </div>
        </div>
      </div>
    </PageFrame>
  )
}

function Closed({ checkout }: { checkout: ShownCheckout }) {
  const paid = checkout.status === 'complete'
  return (
    <section>
      <h2 className="text-[1.9rem]">{paid ? 'Este pago ya está hecho' : 'Este pago caducó'}</h2>
      <p className="mt-2">
        {paid ? 'Lo que compraste te espera.' : 'Vuelve a la compra para empezar otra vez. No se cobró nada.'}
      </p>
      <Button variant="main" block className="mt-7.5" asChild>
        <a href={checkout.backUrl}>{paid ? 'Ver mi compra' : 'Volver a la compra'}</a>
      </Button>
    </section>
  )
}

function NoCheckout() {
  return (
    <PageFrame title="Pago no encontrado" header="none" footer={false} className="grid flex-1 content-center">
      <BlankSlate
        art="knot"
        title="No encontramos este pago"
        lead={<p>Puede que el enlace esté incompleto. No se cobró nada.</p>}
      >
        <Button variant="main" asChild>
          <a href="/">Volver al inicio</a>
        </Button>
      </BlankSlate>
    </PageFrame>
  )
}
