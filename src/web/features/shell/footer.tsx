import { Link } from '@tanstack/react-router'
import { Brand } from './brand.tsx'
import { useConfig } from './config.ts'
import { LampButton } from './lamp-button.tsx'

export function Footer() {
  const { productName, engines } = useConfig()
  const note = engineNote(engines)
  return (
    <footer className="footer">
      <div className="wrap">
        <Brand className="footer-brand" />
        <Link to="/privacidad">Privacidad</Link>
        <LampButton />
        <p className="footer-rights num">
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
