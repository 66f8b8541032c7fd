import { coverLine, forWhom } from '../../../contract/cover-line.ts'
import { ofName, saidBack } from '../../../contract/said-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { idOf } from '../../id-of.ts'
import { ApiError, isMissing } from '../../send.ts'
import type { Story } from '../../../contract/stories.ts'
import type { Delivery } from '../../../contract/purchases.ts'
import { Book } from '../../ui/book.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Unreachable } from '../errors/unreachable.tsx'
import { forgetCode } from '../checkout/kept-code.ts'
import { startOver } from '../generation/current-generation.ts'
import { optionalPart } from '../../ui/optional-part.tsx'
import { TornEdge } from '../../ui/torn-edge.tsx'
import { storyQuery } from '../stories/queries.ts'
import { SIZES, StoryPicture } from '../stories/story-picture.tsx'
import { shareLink } from '../gifts/share-link.ts'
import { ReadButton } from '../reading/read-button.tsx'
import { recordingsQuery } from '../recordings/queries.ts'
import { Header } from '../shell/header.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { DeleteStory } from './delete-story.tsx'
import { DeliveryProblem } from './delivery-problem.tsx'
import { Editions } from './editions.tsx'
import { PaperBits, Ribbon } from './gift-wrap.tsx'
import { MailNotice } from './mail-notice.tsx'
import { liveDeliveryQuery, verificationQuery } from './queries.ts'
import { usePdfDownload } from './use-pdf-download.ts'

/** After the purchase: download, e-mail notice, sharing. */
export function DeliveryPage() {
  const { storyId } = useParams({ strict: false })
  const { session_id: sessionId } = useSearch({ strict: false })
  const id = idOf(storyId)

  const verification = useQuery({ ...verificationQuery(sessionId ?? ''), enabled: sessionId !== undefined })
  const verified = sessionId === undefined || verification.data?.verified === true
  const isPaid = verification.data?.verified === true
  useEffect(() => {
    if (isPaid) forgetCode()
  }, [isPaid])
  // An unpaid session: a voucher is still to be paid, or the story was bought by another session.
  const delivery = useQuery({ ...liveDeliveryQuery(id), enabled: id > 0 && !verification.isLoading })
  const enabled = id > 0 && (verified || delivery.isSuccess)
  const story = useQuery({ ...storyQuery(id), enabled })

  const unread = [story, delivery].filter((query) => query.isLoadingError && !isMissing(query.error))
  if (unread.length > 0)
    return (
      <PageFrame title="Tu libro">
        <Unreachable
          what="No pudimos abrir tu libro"
          error={unread[0]?.error}
          onRetry={() => void Promise.all(unread.map((query) => query.refetch()))}
        />
      </PageFrame>
    )
  if (id === 0 || story.isError) return <DeliveryProblem kind="missing" storyId={id} />
  if (verification.error instanceof ApiError && verification.error.status === 404)
    return <DeliveryProblem kind="deleted" storyId={id} />
  if (verification.isError)
    return <DeliveryProblem kind="unverified" storyId={id} onRetry={() => void verification.refetch()} />
  if (delivery.data?.state === 'awaiting') return <DeliveryProblem kind="awaiting" storyId={id} />
  if (delivery.data?.state === 'refunded') return <DeliveryProblem kind="refunded" storyId={id} />
  if (delivery.data?.state === 'not_bought') return <DeliveryProblem kind="unpaid" storyId={id} />
  // In another browser an invalid session may be a refunded purchase.
  if (verification.data?.verified === false && delivery.isLoadingError)
    return <DeliveryProblem kind="unknown" storyId={id} />
  if (!story.data || !delivery.data) return <Opening />
  return (
    <Gift
      storyId={id}
      story={story.data}
      cover={delivery.data.cover}
      own={delivery.data.own}
      notice={<MailNotice delivery={delivery.data} email={verification.data?.customerEmail ?? delivery.data.email} />}
      sharePath={delivery.data.sharePath}
      ready={!['preparing', 'stuck'].includes(delivery.data.state)}
    />
  )
}

const GivingPanel = optionalPart(async () => (await import('../gifts/giving-panel.tsx')).GivingPanel)

const VoicePanel = optionalPart(async () => (await import('../recordings/voice-panel.tsx')).VoicePanel)

const ReceivedThanks = optionalPart(async () => (await import('../thanks/received-thanks.tsx')).ReceivedThanks)
const FamilyPanel = optionalPart(async () => (await import('../guestbooks/family-panel.tsx')).FamilyPanel)

type GiftProps = {
  storyId: number
  story: Story
  cover: Delivery['cover']
  /** Whether it was made in this browser, or by this member. */
  own: boolean
  notice: React.ReactNode
  sharePath: string | null
  ready: boolean
}

function Gift({ storyId, story, cover, own, notice, sharePath, ready }: GiftProps) {
  const { storyTitle: title, recipientName, coverImageUrl } = story
  const { illustrationStyle: style, senderName, occasion } = cover
  const { busy, downloading, download } = usePdfDownload(storyId, title)
  const { data: voice = [] } = useQuery(recordingsQuery(storyId))
  const createAnother = useCreateAnother()
  return (
    <PageFrame title="¡Es tuyo!" header="none">
      <div className="cloth overflow-hidden pb-[clamp(4rem,9vw,8rem)] text-center">
        <Header />
        <PaperBits />
        <div className="wrap relative z-1 desk:grid desk:min-h-[min(38rem,78vh)] desk:grid-cols-[auto_minmax(0,34rem)] desk:items-center desk:justify-center desk:gap-[clamp(3rem,7vw,7rem)] desk:text-left">
          <div className="relative mx-auto mt-[4.6rem] mb-11 w-[min(62vw,290px)] desk:mx-0 desk:w-80">
            <Book
              style={style}
              title={title}
              dedication={coverLine({ ...cover, recipientName })}
              {...(coverImageUrl
                ? { picture: <StoryPicture src={coverImageUrl} alt="Portada" sizes={SIZES.book} eager /> }
                : {})}
            />
            <Ribbon />
          </div>
          <div>
            <h1 className="mx-auto max-w-[11em] text-[clamp(2.6rem,1.9rem+4.4vw,5.4rem)] wrap-anywhere desk:mx-0 desk:text-[clamp(3rem,5vw,4.6rem)]">
              {occasion === 'en-recuerdo'
                ? `El libro ${forWhom({ recipientName, occasion })} ya es tuyo`
                : `Este libro ya es ${ofName(saidBack(recipientName))}`}
            </h1>
            {notice}
            <div className="mx-auto mt-7 grid max-w-96 gap-[0.6rem] desk:mx-0">
              <Button variant="mainOnCloth" busy={busy} disabled={!ready} onClick={() => void download()}>
                <Icon name="download" /> Descargar PDF
              </Button>
              <ReadButton story={{ ...story, senderName, occasion, voice }} style={style} variant="onCloth" />
              {sharePath && (
                <Button variant="onCloth" onClick={() => void shareLink(new URL(sharePath, location.href).href)}>
                  <Icon name="share" /> Compartir
                </Button>
              )}
              <Button variant="onCloth" onClick={() => void createAnother()}>
                Crear otro cuento
              </Button>
            </div>
            {ready && (
              <Editions
                className="mx-auto max-w-96 desk:mx-0 desk:max-w-none"
                downloading={downloading}
                onDownload={download}
              />
            )}
          </div>
        </div>
      </div>
      <TornEdge papers={['maize', 'endpaper', 'paper']} className="mt-[calc(-1*clamp(44px,7vw,104px))]" />
      <Suspense>
        <ReceivedThanks storyId={storyId} own={own} />
      </Suspense>
      {own && ready && (
        <Suspense>
          <GivingPanel storyId={storyId} style={style} />
          <VoicePanel storyId={storyId} parts={story.parts} />
        </Suspense>
      )}
      {own && (
        <Suspense>
          <FamilyPanel
            storyId={storyId}
            names={{ recipientName, occasion }}
            className="wrap max-w-4xl py-10 print:hidden"
          />
        </Suspense>
      )}
      <section className="wrap max-w-2xl pt-4 pb-14 text-center">
        <h2 className="text-t2">Para regalarlo bien</h2>
        <p className="mt-3 text-lead text-ink-2">
          Léelo en voz alta la primera vez. Si lo mandas imprimir, pide papel mate de 200&nbsp;g; si haces el
          cuadernillo en casa, basta uno de 120&nbsp;g, cosido con hilo rojo.
        </p>
        {own && (
          <p className="mt-5 print:hidden">
            <Link to="/preview/$storyId" params={{ storyId: String(storyId) }}>
              Cambiar el texto, una ilustración o la dedicatoria
            </Link>
          </p>
        )}
        {own && (
          <div className="mt-3">
            <DeleteStory storyId={storyId} bought />
          </div>
        )}
      </section>
    </PageFrame>
  )
}

function Opening() {
  return (
    <PageFrame title="Tu libro">
      <div className="wrap max-w-xl py-20 text-center" role="status">
        <h1 className="text-t1">Confirmando tu pago…</h1>
        <p className="mt-3 text-lead text-ink-2">Es cosa de un momento. No hace falta que recargues.</p>
        <div className="stitch-x mx-auto mt-8 w-60 animate-pulse" />
      </div>
    </PageFrame>
  )
}

/** Begins a new draft; the bought story is not touched. */
function useCreateAnother() {
  const navigate = useNavigate()
  return async () => {
    await startOver()
    await navigate({ to: '/create' })
  }
}
