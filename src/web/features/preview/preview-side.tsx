import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DEFAULT_STORY_TITLE } from '../../../contract/constants.ts'
import { formatMoney } from '../../../contract/money.ts'
import { DEFAULT_STYLE } from '../../../contract/styles.ts'
import type { Brief } from '../../../contract/brief.ts'
import { coverLine } from '../../../contract/cover-line.ts'
import type { Paragraph } from '../../../contract/stories.ts'
import { Book } from '../../ui/book.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DeleteStory } from '../delivery/delete-story.tsx'
import { usePdfDownload } from '../delivery/use-pdf-download.ts'
import type { ReadableStory } from '../reading/pages.ts'
import { chosenDedications, guestbookQuery } from '../guestbooks/queries.ts'
import { ReadButton } from '../reading/read-button.tsx'
import { CoverTools } from '../revisions/cover-tools.tsx'
import type { Bench } from '../revisions/use-workshop.ts'
import { useConfig } from '../shell/config.ts'
import { isBought } from '../stories/bought.ts'
import { deliveryQuery } from '../stories/queries.ts'
import { EarlierAnswers } from './earlier-answers.tsx'
import { StitchCount } from './stitch-count.tsx'
import { SIZES, StoryPicture } from '../stories/story-picture.tsx'
import type { Illustrations } from './use-illustrations.ts'

type Story = {
  storyId: number
  title: string | undefined
  recipientName: string
  coverImageUrl: string | null
  dedication: string | undefined
  paragraphs: readonly Paragraph[]
  brief: Brief | undefined
}
/** On phones one slim bar at the window's edge with what comes next; whatever else can be done lies in the page. */
const BAR =
  'preview-bar grid max-desk:edge-bar max-desk:px-(--gutter) max-desk:pt-[0.6rem] max-desk:pb-[calc(0.6rem+env(safe-area-inset-bottom))]'

type Props = { story: Story; illustrations: Illustrations; bench: Bench | null }

/** The book's cover, how far it is, and what can be done with it. Stays in sight beside the chapters. */
export function PreviewSide({ story, illustrations, bench }: Props) {
  const { title, recipientName, coverImageUrl, brief } = story
  const line = brief && coverLine({ ...brief, recipientName })
  return (
    <aside className="grid grid-cols-1 gap-5 desk:sticky desk:top-6 desk:gap-[0.9rem]" aria-label="Tu libro">
      <div className="preview-cover grid grid-cols-[112px_minmax(0,1fr)] items-center gap-5 desk:grid-cols-1 desk:gap-[1.3rem]">
        <Book
          className="desk:mx-auto desk:w-[min(78%,21vh)]"
          style={brief?.illustrationStyle ?? DEFAULT_STYLE}
          {...(title ? { title } : {})}
          {...(line ? { dedication: line } : {})}
          {...(coverImageUrl
            ? { picture: <StoryPicture src={coverImageUrl} alt="Portada" sizes={SIZES.book} eager /> }
            : {})}
        />
        <div className="min-w-0">
          <h1 className="mb-[0.4rem] text-[clamp(1.75rem,1.3rem+2vw,2.6rem)] wrap-anywhere">{title}</h1>
          {line && <p className="mb-[0.8rem] font-story text-[1.2rem]/[1.3] wrap-anywhere text-ink-2 italic">{line}</p>}
          <StitchCount count={illustrations.count} total={illustrations.total} />
          {bench && coverImageUrl && <CoverTools bench={bench} />}
        </div>
      </div>
      <EarlierAnswers storyId={story.storyId} />
      <Actions story={story} illustrations={illustrations} />
    </aside>
  )
}

function Actions({ story, illustrations }: Omit<Props, 'bench'>) {
  const { storyId } = story
  const { complete, running, start } = illustrations
  const { price } = useConfig()
  const { busy, download } = usePdfDownload(storyId, story.title)
  const { data: guestbook } = useQuery(guestbookQuery(storyId))
  const bought = isBought(useQuery(deliveryQuery(storyId)).data)
  const toCheckout = { to: '/checkout/$storyId', params: { storyId: String(storyId) } } as const
  const buy = (
    <Button variant="main" size="bar" asChild>
      <Link {...toCheckout}>
        <span>
          Quedármelo por <span className="num whitespace-nowrap">{formatMoney(price)}</span>
        </span>
      </Link>
    </Button>
  )
  return (
    <>
      <ReadButton
        story={{ ...readable(story), ...chosenDedications(guestbook) }}
        style={story.brief?.illustrationStyle ?? DEFAULT_STYLE}
        className="desk:min-h-[50px]"
        ending={complete && !bought ? buy : undefined}
      />
      <div className="grid gap-[0.6rem]">
        {complete && (
          <div className={BAR}>
            {bought ? (
              <Button variant="main" size="bar" asChild>
                <Link to="/delivery/$storyId" params={{ storyId: String(storyId) }} search={{}}>
                  Ver mi libro
                </Link>
              </Button>
            ) : (
              buy
            )}
          </div>
        )}
        <div className={complete ? 'order-last grid max-desk:sr-only' : BAR}>
          <Button
            variant={complete ? 'quiet' : 'main'}
            size="bar"
            busy={running}
            disabled={complete}
            onClick={() => void start()}
          >
            Generar todas las ilustraciones
          </Button>
        </div>
        <Button size="bar" disabled={!complete} busy={busy} onClick={() => void download()}>
          <Icon name="download" /> Descargar PDF
        </Button>
      </div>
      <p className="flex gap-[0.8rem] text-[1rem]/[1.42] text-ink-2">
        <Icon name={bought ? 'check' : 'eye'} className="mt-0.5" />
        {bought ? (
          <span>Este libro ya es tuyo: el PDF va limpio y a toda calidad.</span>
        ) : complete ? (
          <span>
            Este PDF es una muestra: cada página lleva la marca «Muestra». El libro comprado va limpio y a toda calidad.
          </span>
        ) : (
          <span>
            {running && 'Puedes cerrar esta página: seguimos dibujando. '}
            El PDF de prueba lleva la marca «Muestra»;{' '}
            <Link {...toCheckout} className="underline">
              el libro limpio cuesta <span className="num whitespace-nowrap">{formatMoney(price)}</span>
            </Link>
            .
          </span>
        )}
      </p>
      {story.brief && <DeleteStory storyId={storyId} bought={bought} />}
    </>
  )
}

function readable({ title, recipientName, dedication, coverImageUrl, paragraphs, brief }: Story): ReadableStory {
  return {
    storyTitle: title ?? DEFAULT_STORY_TITLE,
    recipientName,
    senderName: brief?.senderName,
    occasion: brief?.occasion,
    coverImageUrl,
    ...(dedication ? { dedication } : {}),
    parts: paragraphs.map(({ paragraphNumber, paragraphText, imageUrl }) => ({
      paragraphNumber,
      content: paragraphText,
      imageUrl,
    })),
  }
}
