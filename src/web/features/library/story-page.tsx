import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { coverLine, forWhom } from '../../../contract/cover-line.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { DEFAULT_STYLE } from '../../../contract/styles.ts'
import type { Story } from '../../../contract/stories.ts'
import { idOf } from '../../id-of.ts'
import { pathOf } from '../../path-of.ts'
import { isMissing } from '../../send.ts'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Book } from '../../ui/book.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MemberGate } from '../accounts/member-gate.tsx'
import { Editions } from '../delivery/editions.tsx'
import { usePdfDownload } from '../delivery/use-pdf-download.ts'
import { Unreachable } from '../errors/unreachable.tsx'
import { ChapterCarousel } from '../generation/chapter-carousel.tsx'
import { isBought } from '../stories/bought.ts'
import { briefQuery, deliveryQuery, storyQuery } from '../stories/queries.ts'
import { SIZES, StoryPicture } from '../stories/story-picture.tsx'
import { ReadButton } from '../reading/read-button.tsx'
import { recordingsQuery } from '../recordings/queries.ts'
import { ReceivedThanks } from '../thanks/received-thanks.tsx'

const WAY = 'inline-flex min-h-11 items-center'

/** One story to read, chapter by chapter. */
export function StoryPage() {
  const { id } = useParams({ strict: false })
  return (
    <MemberGate title="Tu cuento" waiting={<ReadingSkeleton />} redirect>
      <Reading storyId={idOf(id)} />
    </MemberGate>
  )
}

function Reading({ storyId }: { storyId: number }) {
  const {
    data: story,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...storyQuery(storyId),
    enabled: storyId > 0,
  })
  if (story) return <Opened story={story} />
  if (error && !isMissing(error))
    return <Unreachable what="No pudimos abrir tu cuento" error={error} onRetry={() => void refetch()} />
  if (isPending && Number.isInteger(storyId) && storyId > 0) return <ReadingSkeleton />
  return (
    <BlankSlate art="book" title={MESSAGES.storyNotFound}>
      <Button asChild>
        <Link to="/mis-cuentos">Volver a mis cuentos</Link>
      </Button>
    </BlankSlate>
  )
}

function Opened({ story }: { story: Story }) {
  const { data: delivery } = useQuery(deliveryQuery(story.storyId))
  const { data: brief } = useQuery(briefQuery(story.storyId))
  const style = brief?.illustrationStyle ?? DEFAULT_STYLE
  const bought = isBought(delivery)
  const { data: voice = [] } = useQuery(recordingsQuery(story.storyId))
  const { downloading, download } = usePdfDownload(story.storyId, story.storyTitle)
  const id = String(story.storyId)
  return (
    <article className="wrap pt-8 pb-20">
      <header className="mb-10 grid items-center gap-7 desk:grid-cols-[24rem_1fr]">
        <Book
          className="mx-auto w-[min(64vw,17rem)] desk:w-full desk:max-w-80"
          style={style}
          title={story.storyTitle}
          dedication={coverLine({ ...brief, recipientName: story.recipientName })}
          {...(story.coverImageUrl
            ? { picture: <StoryPicture src={story.coverImageUrl} alt="Portada" sizes={SIZES.book} eager /> }
            : {})}
        />
        <div>
          <h1 className="text-t1">{story.storyTitle}</h1>
          <p className="mt-2 text-lead text-ink-2">
            Creado {forWhom({ ...brief, recipientName: story.recipientName })}
          </p>
          <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
            <ReadButton
              story={{ ...story, senderName: brief?.senderName, occasion: brief?.occasion, voice }}
              style={style}
            />
            <Button variant={bought ? 'main' : 'plain'} asChild>
              <a href={pathOf('getPdf', { params: { id: story.storyId } })} target="_blank" rel="noopener">
                <Icon name="download" /> Descargar PDF
              </a>
            </Button>
            {delivery && !bought && (
              <Button variant="main" asChild>
                <Link to="/checkout/$storyId" params={{ storyId: id }}>
                  Comprar el libro
                </Link>
              </Button>
            )}
          </div>
          {bought && <Editions downloading={downloading} onDownload={download} />}
          <p className="mt-2 flex flex-wrap gap-x-7">
            <Link to="/preview/$storyId" params={{ storyId: id }} className={WAY}>
              Cambiar el texto, una ilustración o la dedicatoria
            </Link>
            {bought && (
              <Link to="/delivery/$storyId" params={{ storyId: id }} search={{}} className={WAY}>
                Regalar y compartir
              </Link>
            )}
          </p>
          {delivery && !bought && (
            <p className="mt-3 text-small text-ink-2">El PDF que ves ahora es una muestra, con marca en cada página.</p>
          )}
        </div>
      </header>
      <ChapterCarousel parts={story.parts} />
      {bought && <ReceivedThanks storyId={story.storyId} own />}
      <p className="mt-10 text-center">
        <Link to="/mis-cuentos">Volver a mis cuentos</Link>
      </p>
    </article>
  )
}

function ReadingSkeleton() {
  return (
    <div className="wrap pt-8 pb-20" role="status" aria-label="Abriendo el cuento">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="mt-8 aspect-[3/2] w-full" />
    </div>
  )
}
