import { Button } from '../../ui/button.tsx'

/** On a phone: the way in stays under the thumb between the hero's button and the price's. */
export function BeginBar({ price }: { price: string }) {
  return (
    <div className="begin-bar">
      <p className="num">
        <b>{price}</b>
        Lo lees antes de pagar
      </p>
      <Button variant="main" size="small" asChild>
        <a href="/create" data-begin>
          Empieza tu cuento
        </a>
      </Button>
    </div>
  )
}
