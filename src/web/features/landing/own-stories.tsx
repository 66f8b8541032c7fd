import { pathOf } from '../../path-of.ts'
import { useConfig } from '../shell/config.ts'
import { OWN_STORIES } from '../shell/menu.tsx'
import { SectionTitle } from './section.tsx'

/** The stories that were made in this browser: nothing until `attachOwnStories` finds some. */
export function OwnStories() {
  const { retentionDays } = useConfig()
  return (
    <section
      id={OWN_STORIES}
      aria-labelledby="tus-cuentos-titulo"
      className="wrap scroll-mt-6 pt-10"
      hidden
      data-own={pathOf('listOwnStories')}
    >
      <SectionTitle id="tus-cuentos-titulo">Tus cuentos en este navegador</SectionTitle>
      <p className="mt-3 text-ink-2">
        Los que compraste son tuyos. Los demás se guardan {retentionDays} días y después se borran con sus fotos.
      </p>
      <ul className="mt-6 grid gap-4 tablet:grid-cols-2">
        <li
          className="sheet grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 p-4 [&[hidden]]:hidden"
          hidden
          data-own-story
        >
          <span className="grid aspect-[3/2] place-items-center bg-page">
            <img alt="" className="size-full object-contain" hidden />
          </span>
          <div>
            <b className="block font-display text-[1.15rem]/[1.2] font-semibold wrap-anywhere" data-title />
            <span className="text-small text-ink-2" data-state />
            <p className="flex flex-wrap gap-x-5 text-(length:--text-body)">
              <a className={ACTION} data-continue>
                Continuar
              </a>
              <a className={ACTION} data-buy>
                Comprar
              </a>
              <a className={`${ACTION} text-ink-2`} data-delete>
                Borrar
              </a>
            </p>
          </div>
        </li>
      </ul>
    </section>
  )
}

const ACTION = 'inline-flex min-h-11 items-center [&[hidden]]:hidden'
