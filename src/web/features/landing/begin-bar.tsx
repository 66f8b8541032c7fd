import { Button } from '../../ui/button.tsx'

/** On a phone: a bar with the link to the wizard, from below the hero's button to the price's. */
export function BeginBar({ price }: { price: string }) {
  return (
    <div className="begin-bar sticky bottom-0 z-5 mt-[calc(-4.6rem-env(safe-area-inset-bottom))] hidden items-center justify-between gap-4 bg-sheet px-(--gutter) pt-[0.6rem] pb-[calc(0.6rem+env(safe-area-inset-bottom))] text-[0.95rem]/[1.25] text-ink-2 shadow-[0_-1px_0_var(--rule),0_-10px_18px_-12px_color-mix(in_oklab,var(--shade)_40%,transparent)] max-[40rem]:flex">
      <p className="num">
        <b className="block text-[1.15rem] text-ink">{price}</b>
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
