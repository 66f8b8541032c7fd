import { type ReactNode, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { idOf } from '../../id-of.ts'
import { isMissing } from '../../send.ts'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Unreachable } from '../errors/unreachable.tsx'
import { isBought } from '../stories/bought.ts'
import { briefQuery, deliveryQuery, storyQuery } from '../stories/queries.ts'
import { useConfig } from '../shell/config.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { CodeAtHand } from './code-at-hand.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { keptCode } from './kept-code.ts'
import { emailOnLeaving } from './left-checkout.ts'

/** Purchase summary and the e-mail that the book is sent to. */
export function CheckoutPage() {
  const { storyId } = useParams({ strict: false })
  const id = idOf(storyId)
  const story = useQuery({ ...storyQuery(id), enabled: id > 0 })
  const brief = useQuery({ ...briefQuery(id), enabled: id > 0 })
  const delivery = useQuery({ ...deliveryQuery(id), enabled: story.isSuccess })
  const { cash, mail } = useConfig()
  const [code, setCode] = useState(keptCode)
  if (story.isError && !isMissing(story.error))
    return (
      <PageFrame title="Tu compra">
        <Unreachable what="No pudimos abrir tu compra" error={story.error} onRetry={() => void story.refetch()} />
      </PageFrame>
    )
  if (id === 0 || story.isError) return <NoStory />
  if (isBought(delivery.data)) return <AlreadyBought storyId={storyId} />
  return (
    <PageFrame title="Tu compra">
      <div className="wrap grid grid-cols-1 items-start gap-9 pt-6 pb-20 min-[56rem]:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] min-[56rem]:gap-[clamp(3rem,6vw,6rem)]">
        <div className="min-w-0">
          <p>
            <Link
              to="/preview/$storyId"
              params={{ storyId }}
              className="inline-flex min-h-11 items-center gap-2 underline decoration-thread decoration-auto"
            >
              <Icon name="back" /> Volver al cuento
            </Link>
          </p>
          <h1 className="mt-2.5 mb-6 text-t1">Un último nudo</h1>
          {emailOnLeaving(id) !== null && (
            <p className="mb-5 text-lead" role="status">
              Volviste sin pagar y no se cobró nada. Tu correo sigue aquí: termina cuando quieras.
            </p>
          )}
          {code !== null && <CodeAtHand code={code} onForget={() => setCode(null)} />}
          <CheckoutForm storyId={id} ready={story.isSuccess} />
          <div className="mt-5 grid gap-[0.9rem]">
            <Assurance icon="lock">
              {code === null
                ? 'Pagas con tarjeta en la página segura del proveedor; ahí puedes usar un código promocional. Nosotros nunca vemos el número.'
                : 'Tu tarjeta de regalo paga el libro: en la página segura del proveedor solo confirmas.'}
            </Assurance>
            {cash && code === null && (
              <Assurance icon="clock">
                También puedes pagar en efectivo en OXXO: te damos un vale que dura tres días, y el libro{' '}
                {mail ? 'te llega por correo' : 'está en su página'} a más tardar el día hábil siguiente al pago.
              </Assurance>
            )}
            <Assurance icon="heart">Si el libro no pudiera completarse, te devolvemos el dinero.</Assurance>
          </div>
        </div>
        <CheckoutSummary story={story.data} brief={brief.data} hasCard={code !== null} />
      </div>
    </PageFrame>
  )
}

function AlreadyBought({ storyId }: { storyId: string | undefined }) {
  return (
    <PageFrame title="Este libro ya es tuyo">
      <BlankSlate art="bow" title="Este libro ya es tuyo" lead={<p>Lo compraste ya. No hace falta pagar otra vez.</p>}>
        <Button variant="main" asChild>
          <Link to="/delivery/$storyId" params={{ storyId: storyId ?? '' }} search={{}}>
            Ver mi libro
          </Link>
        </Button>
      </BlankSlate>
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

/** What whoever pays may worry about. */
function Assurance({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex items-start gap-[0.8rem] leading-[1.42] text-ink-2">
      <Icon name={icon} className="mt-[0.15rem]" />
      <span>{children}</span>
    </p>
  )
}
