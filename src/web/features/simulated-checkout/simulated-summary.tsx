import { formatMoney, formatTotal } from '../../../contract/money.ts'
import { SIMULATED_CHECKOUT_PATH, type ShownCheckout } from '../../../contract/simulated-checkout.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useConfig } from '../shell/config.ts'

type Props = { checkout: ShownCheckout }

/** Purchase summary with the promotion code. */
export function SimulatedSummary({ checkout }: Props) {
  const { productName } = useConfig()
  const { price, discount, code, title, description, coverUrl, backUrl, status, takesCodes } = checkout
  const total = formatTotal({ ...price, amount: price.amount - discount })
  return (
    <section
      aria-labelledby="what"
      className="cloth px-[clamp(1.25rem,5vw,4.5rem)] pt-[clamp(1.25rem,4vw,3.5rem)] pb-[clamp(2rem,4vw,3.5rem)] [--focus:var(--maize)] [--thread:var(--maize)]"
    >
      <div className="mx-auto max-w-108 min-[55rem]:mr-0">
        <a className="flex min-h-11 items-center gap-2" href={backUrl}>
          <span aria-hidden="true">← </span>Cancelar y volver
        </a>
        <div className="mt-3 grid items-center gap-5 has-[img]:grid-cols-[8.5rem_minmax(0,1fr)] min-[55rem]:has-[img]:grid-cols-1">
          {coverUrl && (
            <img
              src={coverUrl}
              alt={takesCodes ? `Portada de ${title}` : title}
              width={240}
              height={160}
              className="h-auto w-full -rotate-[1.5deg] rounded-[2px] border-5 border-page shadow-high"
            />
          )}
          <div className="min-w-0">
            <p className="text-on-cloth-2">{productName}</p>
            <h1 id="what" className="mt-0.5 text-t2 wrap-anywhere">
              {title}
            </h1>
          </div>
        </div>
        <p className="num mt-5.5 font-display text-[clamp(2.6rem,2rem+2vw,3.4rem)] leading-none font-semibold">
          {total}
        </p>
        <dl className="mt-4.5">
          <Line what={description} price={formatMoney(price)} />
          {code && <Line what={`Código ${code}`} price={`−${formatMoney({ ...price, amount: discount })}`} />}
          <Line what="Total" price={total} />
        </dl>
        {status === 'open' && takesCodes && <CodeForm checkout={checkout} />}
      </div>
      <span className="stitch-x absolute inset-x-0 bottom-0 [--stitch:oklch(0.7_0.175_28)] min-[55rem]:hidden" />
      <span className="stitch-y absolute inset-y-0 right-0 hidden [--stitch:oklch(0.7_0.175_28)] min-[55rem]:block" />
    </section>
  )
}

function Line({ what, price }: { what: string; price: string }) {
  return (
    <div className="flex justify-between gap-4 border-b-[1.5px] border-dashed border-on-cloth/30 py-3 last:border-0 last:text-[1.25rem] last:font-bold">
      <dt>{what}</dt>
      <dd className="num whitespace-nowrap">{price}</dd>
    </div>
  )
}

function CodeForm({ checkout: { id, code, codeProblem, typedCode } }: Props) {
  const action = `${SIMULATED_CHECKOUT_PATH}/${id}/code`
  if (code) {
    return (
      <form method="post" action={action} className="mt-3">
        <input type="hidden" name="code" value="" />
        <Button variant="onCloth" type="submit">
          Quitar {code}
        </Button>
      </form>
    )
  }
  return (
    <form
      method="post"
      action={action}
      noValidate
      className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5"
    >
      <TextField
        id="code"
        name="code"
        label="Código promocional"
        defaultValue={typedCode}
        maxLength={40}
        autoComplete="off"
        className="uppercase"
        error={codeProblem}
      />
      <Button variant="onCloth" type="submit" className="mt-8.5">
        Aplicar
      </Button>
    </form>
  )
}
