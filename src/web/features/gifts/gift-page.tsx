import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { coverLine, forWhom } from '../../../contract/cover-line.ts'
import { GIFT_MESSAGES } from '../../../contract/gift-messages.ts'
import { LISTENING, type Parcel as Received } from '../../../contract/gifts.ts'
import { giverName } from '../../../contract/said-names.ts'
import { call } from '../../call.ts'
import { ApiError, isMissing } from '../../send.ts'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Book } from '../../ui/book.tsx'
import { Button } from '../../ui/button.tsx'
import { optionalPart } from '../../ui/optional-part.tsx'
import { Unreachable } from '../errors/unreachable.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { SIZES, StoryPicture } from '../stories/story-picture.tsx'
import { Countdown } from './countdown.tsx'
import { momentOf } from './moment.ts'
import { OpenedGift } from './opened-gift.tsx'
import { Parcel } from './parcel.tsx'
import { PlainGift } from './plain-gift.tsx'
import { parcelQuery } from './queries.ts'

/** What somebody receives: a parcel to untie, and the book in it. */
export function GiftPage() {
  const { token = '' } = useParams({ strict: false })
  const parcel = useQuery(parcelQuery(token))
  if (parcel.isError && !isMissing(parcel.error) && !parcel.data)
    return (
      <PageFrame title="Un regalo">
        <Unreachable what="No pudimos abrir tu regalo" error={parcel.error} onRetry={() => void parcel.refetch()} />
      </PageFrame>
    )
  if (parcel.isError || parcel.data === null) return <NoGift told={endingOf(parcel.error)} />
  if (!parcel.data) return <PageFrame title="Un regalo" header="plain" children={null} />
  return <ReceivedGift parcel={parcel.data} token={token} onDue={() => void parcel.refetch()} />
}

const ThanksForm = optionalPart(async () => (await import('../thanks/thanks-form.tsx')).ThanksForm)

type Props = { parcel: Received; token: string; onDue: () => void }

function ReceivedGift({ parcel, token, onDue }: Props) {
  // Whoever has the printed book needs no wrapping: its code leads to the voice.
  const [open, setOpen] = useState(() => cameToListen() && parcel.story !== null)
  const words = useRef<HTMLHeadingElement>(null)
  const { story, style } = parcel
  const title = `Un regalo ${forWhom(parcel)}`

  // For its giver to know; whoever opens it needs nothing of it.
  const told = open && !parcel.giver
  useEffect(() => {
    if (told) void call('openParcel', { params: { token } }).catch(() => undefined)
  }, [told, token])

  function onOpened(): void {
    setOpen(true)
    // What was pressed is gone; whoever reads with their ears goes on at the title.
    requestAnimationFrame(() => words.current?.focus({ preventScroll: true }))
  }

  return (
    <PageFrame title={open && story ? story.storyTitle : title} header="none" className="flex flex-1 flex-col">
      <div className="cloth flex min-h-svh flex-col desk:justify-center overflow-clip py-[clamp(1.5rem,7svh,5rem)] desk:py-[clamp(1.5rem,4vw,4rem)]">
        {parcel.giver && <GiverNote parcel={parcel} />}
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-center gap-x-[clamp(7rem,11vw,11rem)] gap-y-6 text-center desk:grid-cols-[minmax(0,31rem)_minmax(0,30rem)] desk:justify-center desk:text-left">
          <div className="order-2 min-w-0 desk:order-1">
            <Parcel parcel={parcel} open={open} onOpened={onOpened}>
              {story && (
                <Book
                  large
                  style={style}
                  title={story.storyTitle}
                  dedication={coverLine(parcel)}
                  {...(story.coverImageUrl
                    ? { picture: <StoryPicture src={story.coverImageUrl} alt="Portada" sizes={SIZES.book} eager /> }
                    : {})}
                />
              )}
            </Parcel>
          </div>
          {open && story ? (
            <OpenedGift parcel={parcel} story={story} token={token} heading={words} />
          ) : (
            <div className="order-1 desk:order-2">
              <h1 className="text-[clamp(2.1rem,1.5rem+3vw,4.4rem)] wrap-anywhere">{title}</h1>
              <Hint parcel={parcel} onDue={onDue} />
            </div>
          )}
        </div>
      </div>
      {open && story && !parcel.giver && (
        <Suspense>
          <ThanksForm token={token} giver={giverName(parcel.senderName)} />
        </Suspense>
      )}
      {story && (
        <noscript>
          <PlainGift parcel={parcel} story={story} token={token} />
        </noscript>
      )}
    </PageFrame>
  )
}

function cameToListen(): boolean {
  return typeof location !== 'undefined' && location.hash === `#${LISTENING}`
}

function Hint({ parcel, onDue }: { parcel: Received; onDue: () => void }) {
  if (parcel.state === 'open')
    return <p className="mt-3 text-lead text-on-cloth-2 not-in-[[data-app]]:invisible">Toca el lazo para desatarlo.</p>
  if (parcel.state === 'preparing')
    return (
      <p role="status" className="mt-3 text-lead text-on-cloth-2">
        Lo están terminando de envolver. En unos minutos podrás abrirlo aquí mismo.
      </p>
    )
  return (
    <div className="mt-4 grid gap-4">
      <p className="text-lead text-on-cloth-2">Se abre el {momentOf(parcel)}.</p>
      {parcel.opensAt && <Countdown until={parcel.opensAt} onOver={onDue} />}
    </div>
  )
}

function GiverNote({ parcel }: { parcel: Received }) {
  const waits = parcel.opensAt !== null && Date.parse(parcel.opensAt) > Date.now()
  return (
    <p role="note" className="wrap mb-6 text-center text-on-cloth-2">
      Así se verá tu regalo.{waits && ` Hasta el ${momentOf(parcel)} solo tú puedes abrirlo.`}
    </p>
  )
}

/** What became of it, where the server knows. */
function endingOf(error: Error | null): string | null {
  const told = error instanceof ApiError ? error.body?.message : undefined
  return told && told !== GIFT_MESSAGES.notFound ? `${told}.` : null
}

function NoGift({ told }: { told: string | null }) {
  return (
    <PageFrame title="Este regalo ya no está aquí" header="plain">
      <BlankSlate
        art="bow"
        title="Este regalo ya no está aquí"
        lead={
          <p>
            {told ??
              'Quien lo regaló cambió su dirección, o la tuya está incompleta. Pregúntale: puede darte la correcta.'}
          </p>
        }
      >
        <Button asChild>
          <Link to="/">Ir al inicio</Link>
        </Button>
      </BlankSlate>
    </PageFrame>
  )
}
