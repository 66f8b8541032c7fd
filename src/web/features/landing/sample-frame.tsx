import type { ReactNode } from 'react'
import { Button, RoundButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import './sample-frame.css'

type Props = { id: string; title: string; about: string; children: ReactNode }

/** Something to leaf through, over the page: opened by a link to `#id` with `data-open-book`, see `attachShelf`. */
export function SampleFrame({ id, title, about, children }: Props) {
  return (
    <dialog id={id} className="sample" aria-labelledby={`${id}-titulo`} data-book>
      <div className="sample-head">
        <p>
          <b id={`${id}-titulo`}>{title}</b>
          <span>{about}</span>
        </p>
        <a href="#estilos" className="sample-close" data-close aria-label="Cerrar el libro">
          <Icon name="close" />
        </a>
      </div>
      <div className="sample-pages" data-pages tabIndex={0} role="group" aria-label={`Páginas de «${title}»`}>
        {children}
      </div>
      <div className="sample-controls">
        <RoundButton label="Página anterior" data-previous>
          <Icon name="left" />
        </RoundButton>
        <Button variant="main" size="small" asChild>
          <a href="/create" data-begin>
            Hazlo con los tuyos
          </a>
        </Button>
        <RoundButton label="Página siguiente" data-next>
          <Icon name="right" />
        </RoundButton>
      </div>
    </dialog>
  )
}
