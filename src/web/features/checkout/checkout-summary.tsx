import { PDF_PAGES } from '../../../contract/constants.ts'
import { forWhom } from '../../../contract/cover-line.ts'
import { formatMoney, formatTotal } from '../../../contract/money.ts'
import type { Brief } from '../../../contract/brief.ts'
import type { Story } from '../../../contract/stories.ts'
import { DEFAULT_STYLE } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { SIZES, StoryPicture } from '../stories/story-picture.tsx'
import { useConfig } from '../shell/config.ts'

type Props = {
  story: Story | undefined
  brief: Brief | undefined
  /** A gift card pays for it. */
  hasCard: boolean
}

export function CheckoutSummary({ story, brief, hasCard }: Props) {
  const { price } = useConfig()
  const cover = story?.coverImageUrl
  return (
    <aside
      className="sheet sheet-stack p-[clamp(1.25rem,3.2vw,2.25rem)]"
      aria-label="Resumen de tu compra"
      aria-busy={!story}
    >
      <div className="mb-[1.1rem] grid grid-cols-[112px_minmax(0,1fr)] items-center gap-6 wrap-anywhere">
        <Book
          style={brief?.illustrationStyle ?? DEFAULT_STYLE}
          {...(cover ? { picture: <StoryPicture src={cover} alt="Portada" sizes={SIZES.smallBook} eager /> } : {})}
        />
        <div className="min-w-0">
          <h2 className="text-[1.7rem]">{story?.storyTitle ?? 'Abriendo tu cuento…'}</h2>
          {story && (
            <p className="mt-1.5 text-ink-2">Creado {forWhom({ ...brief, recipientName: story.recipientName })}</p>
          )}
        </div>
      </div>
      <dl>
        <div className="flex justify-between gap-4 border-b-[1.5px] border-dashed border-rule py-[0.85rem]">
          <dt>
            Libro en PDF, {PDF_PAGES} páginas
            <span className="block text-ink-2">Sin marca de muestra, y también en EPUB y para imprimir</span>
          </dt>
          <dd className="num whitespace-nowrap">{formatMoney(price)}</dd>
        </div>
        {hasCard && (
          <div className="flex justify-between gap-4 border-b-[1.5px] border-dashed border-rule py-[0.85rem]">
            <dt>Tarjeta de regalo</dt>
            <dd className="num whitespace-nowrap">−{formatMoney(price)}</dd>
          </div>
        )}
        <div className="flex items-baseline justify-between gap-4 pt-[0.85rem] text-[1.3rem] font-bold">
          <dt>Total</dt>
          <dd className="num font-display text-[clamp(1.7rem,8.4vw,2.2rem)]/[1] font-semibold whitespace-nowrap text-thread">
            {formatTotal(hasCard ? { ...price, amount: 0 } : price)}
          </dd>
        </div>
      </dl>
    </aside>
  )
}
