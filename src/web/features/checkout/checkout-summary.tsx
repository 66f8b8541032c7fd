import { PDF_PAGES } from '../../../contract/constants.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { Brief } from '../../../contract/brief.ts'
import type { Story } from '../../../contract/stories.ts'
import { DEFAULT_STYLE } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { SIZES, StoryPicture } from '../stories/story-picture.tsx'
import { useConfig } from '../shell/config.ts'

type Props = { story: Story | undefined; brief: Brief | undefined }

export function CheckoutSummary({ story, brief }: Props) {
  const { price } = useConfig()
  const cover = story?.coverImageUrl
  return (
    <aside className="sheet sheet-stack checkout-summary" aria-label="Resumen de tu compra" aria-busy={!story}>
      <div className="checkout-book">
        <Book
          style={brief?.illustrationStyle ?? DEFAULT_STYLE}
          {...(cover ? { picture: <StoryPicture src={cover} alt="Portada" sizes={SIZES.smallBook} eager /> } : {})}
        />
        <div className="min-w-0">
          <h2 className="text-[1.7rem]">{story?.storyTitle ?? 'Abriendo tu cuento…'}</h2>
          {story && <p className="mt-1.5 text-ink-2">Creado para {story.recipientName}</p>}
        </div>
      </div>
      <dl>
        <div className="checkout-line">
          <dt>Libro en PDF, {PDF_PAGES} páginas</dt>
          <dd className="num whitespace-nowrap">{formatMoney(price)}</dd>
        </div>
        <div className="checkout-line checkout-total">
          <dt>Total</dt>
          <dd className="num">{formatMoney(price)}</dd>
        </div>
      </dl>
    </aside>
  )
}
