import { Button } from '../../ui/button.tsx'
import { forgetCode } from './kept-code.ts'

/** The gift card that this browser keeps, said where it is about to be used. */
export function CodeAtHand({ code, onForget }: { code: string; onForget: () => void }) {
  return (
    <section aria-label="Tu tarjeta de regalo" className="sheet mb-6 grid gap-3 p-5">
      <p>
        <strong>Tienes una tarjeta de regalo.</strong> Su código va contigo a la página de pago, y no pagas nada:
      </p>
      <p className="num font-ui text-[1.35rem] font-bold tracking-wide select-all">{code}</p>
      <div className="-ml-3">
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            forgetCode()
            onForget()
          }}
        >
          No usarla
        </Button>
      </div>
    </section>
  )
}
