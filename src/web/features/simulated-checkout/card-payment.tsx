import { formatMoney } from '../../../contract/money.ts'
import { SIMULATED_CHECKOUT_PATH, type ShownCheckout } from '../../../contract/simulated-checkout.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

type Props = { checkout: ShownCheckout }

const FIELDS = ['number', 'expiry', 'cvc', 'name'] as const

/** The card form; only the button where a code has made it free. */
export function CardPayment({ checkout }: Props) {
  const { id, price, discount, email, problems } = checkout
  const total = { ...price, amount: price.amount - discount }
  const free = total.amount === 0
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-[1.9rem]">
        {free ? 'No hay nada que pagar' : 'Pagar con tarjeta'}
      </h2>
      {problems && (
        <p role="alert" className="relative mt-5 rounded-paper bg-danger-soft py-4 pr-5 pl-7">
          <span className="stitch-y absolute inset-y-2.5 left-2.5" />
          No pudimos hacer el pago. Revisa los datos de la tarjeta.
        </p>
      )}
      <p className="mt-4.5 flex flex-wrap gap-x-5 border-b-[1.5px] border-dashed border-rule py-3.5 wrap-anywhere">
        <span className="text-ink-2">Email</span>
        {email}
      </p>
      {!free && (
        <p className="mt-4.5 text-ink-2">
          No escribas una tarjeta real. Para pagar usa <TestCard>4242 4242 4242 4242</TestCard>; para ver un rechazo,{' '}
          <TestCard>4000 0000 0000 0002</TestCard>.
        </p>
      )}
      {/* What is wrong is said by the server, in Spanish, whatever language the browser speaks. */}
      <form method="post" action={`${SIMULATED_CHECKOUT_PATH}/${id}/pay`} autoComplete="off" noValidate>
        {!free && <CardFields checkout={checkout} />}
        <Button variant="main" type="submit" block className="mt-7.5">
          {free ? 'Confirmar' : `Pagar ${formatMoney(total)}`}
        </Button>
      </form>
      {!free && (
        <p className="mt-4.5 text-small text-ink-2">
          Los datos de la tarjeta se comprueban y se olvidan: no se guardan ni se envían a nadie.
        </p>
      )}
    </section>
  )
}

function TestCard({ children }: { children: string }) {
  return <code className="num font-ui font-bold whitespace-nowrap text-ink">{children}</code>
}

/** Focuses the first wrong field of a form that came back with errors. */
function CardFields({ checkout: { problems = {}, typed } }: Props) {
  const first = FIELDS.find((name) => problems[name])
  const field = (name: (typeof FIELDS)[number]) => ({
    id: name,
    name,
    required: true,
    autoFocus: first === name,
    error: problems[name],
  })
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-5">
      <div className="col-span-full">
        <TextField
          {...field('number')}
          label="Número de tarjeta"
          inputMode="numeric"
          placeholder="4242 4242 4242 4242"
          maxLength={23}
        />
      </div>
      <TextField
        {...field('expiry')}
        label="Vencimiento"
        inputMode="numeric"
        placeholder="MM / AA"
        maxLength={9}
        defaultValue={typed?.expiry}
      />
      <TextField {...field('cvc')} label="CVC" inputMode="numeric" placeholder="123" maxLength={4} />
      <div className="col-span-full">
        <TextField {...field('name')} label="Nombre en la tarjeta" maxLength={80} defaultValue={typed?.name} />
      </div>
    </div>
  )
}
