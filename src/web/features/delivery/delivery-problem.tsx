import { Link } from '@tanstack/react-router'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { useConfig } from '../shell/config.ts'
import { Button } from '../../ui/button.tsx'
import { PageFrame } from '../shell/page-frame.tsx'

const WORDS = {
  missing: {
    art: 'book',
    title: 'No se encontró el cuento',
    text: 'Abre el enlace que te enviamos por correo: con él, el libro se abre en cualquier dispositivo.',
  },
  deleted: {
    art: 'book',
    title: 'Este libro se borró',
    text: 'Quien lo compró eliminó el cuento o su cuenta, y con ellos el libro. Este enlace ya no abre nada; el PDF que se descargó sigue siendo suyo.',
  },
  unverified: {
    art: 'knot',
    title: 'No pudimos confirmar tu pago',
    text: 'Si ya pagaste, no pagues otra vez: tu compra está guardada y el libro te llegará por correo.',
  },
  refunded: {
    art: 'bow',
    title: 'Esta compra se devolvió',
    text: 'Si pagaste con tarjeta, el dinero vuelve a ella en unos días. El cuento sigue aquí, por si quieres volver a leerlo.',
  },
  awaiting: {
    art: 'bow',
    title: 'Tu libro espera el pago en la tienda',
    text: 'Paga el vale antes de que caduque. En cuanto nos avisen, a más tardar el siguiente día hábil, el libro te llegará por correo. No hace falta que dejes esta página abierta.',
  },
  unknown: {
    art: 'book',
    title: 'Este enlace no abre ningún libro pagado',
    text: 'Puede ser de una compra que no se terminó o que se devolvió. Si pagaste, no pagues otra vez: busca en tu correo el enlace más reciente.',
  },
  unpaid: {
    art: 'bow',
    title: 'Este libro todavía no está pagado',
    text: 'No se ha cobrado nada. Puedes terminar la compra cuando quieras.',
  },
} as const

type Props = { kind: keyof typeof WORDS; storyId: number; onRetry?: () => void }

/** The same where no mail goes out. */
const WITHOUT_MAIL: Partial<Record<keyof typeof WORDS, string>> = {
  missing: 'Abre la página a la que volviste después de pagar: su dirección abre el libro en cualquier dispositivo.',
  unverified: 'Si ya pagaste, no pagues otra vez: tu compra está guardada y el libro aparecerá en esta página.',
  awaiting:
    'Paga el vale antes de que caduque. En cuanto nos avisen, a más tardar el siguiente día hábil, el libro estará en esta página: guarda su dirección.',
  unknown:
    'Puede ser de una compra que no se terminó o que se devolvió. Si pagaste, no pagues otra vez: abre la página a la que volviste después de pagar.',
}

/** Shown where the purchase is not complete: what happened and what to do. */
export function DeliveryProblem({ kind, storyId, onRetry }: Props) {
  const { mail } = useConfig()
  const { art, title, text } = WORDS[kind]
  return (
    <PageFrame title={title}>
      <BlankSlate art={art} title={title} lead={<p>{(!mail && WITHOUT_MAIL[kind]) || text}</p>}>
        {kind === 'unverified' && (
          <Button variant="main" onClick={onRetry}>
            Comprobar otra vez
          </Button>
        )}
        {(kind === 'refunded' || kind === 'awaiting') && (
          <Button variant="main" asChild>
            <Link to="/preview/$storyId" params={{ storyId: String(storyId) }}>
              Ver el cuento
            </Link>
          </Button>
        )}
        {kind === 'unpaid' && (
          <Button variant="main" asChild>
            <Link to="/checkout/$storyId" params={{ storyId: String(storyId) }}>
              Volver a la compra
            </Link>
          </Button>
        )}
        <Button asChild>
          <Link to="/">Volver al inicio</Link>
        </Button>
      </BlankSlate>
    </PageFrame>
  )
}
