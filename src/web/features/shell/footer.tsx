import { Link } from '@tanstack/react-router'
import { Brand } from './brand.tsx'
import { useConfig } from './config.ts'
import { switchLamp } from './lamp.ts'

const FOOTER_LINK =
  'inline-flex min-h-11 items-center underline decoration-rule underline-offset-[0.2em] hover:text-ink hover:decoration-thread'

/** By the lamp where somebody has turned it, else by the system. */
const IN_DARK = {
  hides: '[[data-theme=dark]_&]:hidden [@media(prefers-color-scheme:dark)]:[:root:not([data-theme=light])_&]:hidden',
  shows: '[[data-theme=dark]_&]:inline [@media(prefers-color-scheme:dark)]:[:root:not([data-theme=light])_&]:inline',
}

export function Footer() {
  const { productName, engines } = useConfig()
  const note = engineNote(engines)
  return (
    <footer className="border-t border-rule bg-paper py-8 text-(length:--text-small) text-ink-2">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 max-tablet:gap-x-7 max-tablet:gap-y-1">
        <Brand small />
        <Link to="/tarjeta" className={FOOTER_LINK}>
          Tarjeta de regalo
        </Link>
        <Link to="/ayuda" className={FOOTER_LINK}>
          Ayuda
        </Link>
        <Link to="/terminos" className={FOOTER_LINK}>
          Términos
        </Link>
        <Link to="/privacidad" className={FOOTER_LINK}>
          Privacidad
        </Link>
        <button type="button" className={FOOTER_LINK} onClick={switchLamp} data-lamp>
          <span className={IN_DARK.hides}>Ver en oscuro</span>
          <span className={`hidden ${IN_DARK.shows}`}>Ver en claro</span>
        </button>
        <p className="num ml-auto max-tablet:mt-2 max-tablet:ml-0 max-tablet:basis-full">
          © <span data-year>{new Date().getFullYear()}</span> {productName}. Todos los derechos reservados.
        </p>
        {note && <p className="basis-full text-mini">{note}</p>}
      </div>
    </footer>
  )
}

/** Says what writes the stories where no AI model is configured. */
function engineNote({ text, image }: { text: 'embedded' | 'ai'; image: 'embedded' | 'ai' }): string | undefined {
  const own = 'motor integrado de este sitio, sin servicios externos de IA'
  if (text === 'embedded' && image === 'embedded') return `Textos e ilustraciones hechos por el ${own}.`
  if (text === 'embedded') return `Textos hechos por el ${own}.`
  if (image === 'embedded') return `Ilustraciones hechas por el ${own}.`
  return undefined
}
