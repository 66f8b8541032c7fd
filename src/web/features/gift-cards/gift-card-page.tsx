import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { longDay } from '../../../contract/long-day.ts'
import type { GiftCard } from '../../../contract/gift-cards.ts'
import { pathOf } from '../../path-of.ts'
import { isMissing } from '../../send.ts'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { keepCode } from '../checkout/kept-code.ts'
import { Unreachable } from '../errors/unreachable.tsx'
import { shareLink } from '../gifts/share-link.ts'
import { useConfig } from '../shell/config.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { CardFace } from './card-face.tsx'
import { forgetDraft } from './order-draft.ts'
import { giftCardQuery } from './queries.ts'

/** A card by its address: for whoever bought it, and for whoever was given it. */
export function GiftCardPage({ token }: { token: string }) {
  const card = useQuery(giftCardQuery(token))
  if (card.isError && !isMissing(card.error) && !card.data)
    return (
      <PageFrame title="Tarjeta de regalo">
        <Unreachable what="No pudimos abrir la tarjeta" error={card.error} onRetry={() => void card.refetch()} />
      </PageFrame>
    )
  if (card.isError && isMissing(card.error)) return <NoCard />
  if (!card.data) return <PageFrame title="Tarjeta de regalo" header="plain" children={null} />
  return <Shown card={card.data} token={token} />
}

function Shown({ card, token }: { card: GiftCard; token: string }) {
  const { code, state } = card
  // Whoever orders again orders another.
  useEffect(() => {
    if (state !== 'unpaid') forgetDraft()
  }, [state])
  return (
    <PageFrame title="Tarjeta de regalo" header="plain">
      <div className="cloth py-[clamp(1.5rem,5vw,4rem)]">
        <div className="wrap max-w-xl">
          <CardFace face={card} heading="h1">
            {code ? <Code code={code} card={card} token={token} /> : <Standing card={card} />}
          </CardFace>
          {card.mail && <MailNote mail={card.mail} />}
        </div>
      </div>
    </PageFrame>
  )
}

function Code({ code, card: { expiresAt }, token }: { code: string; card: GiftCard; token: string }) {
  const navigate = useNavigate()
  function begin(): void {
    keepCode(code)
    void navigate({ to: '/create' })
  }
  return (
    <div className="mt-3 grid justify-items-center gap-4 rounded-paper border-2 border-dashed border-rule px-4 py-5">
      <p>
        <span className="block text-ink-2">Tu código</span>
        <strong className="num font-ui text-[clamp(1.45rem,7vw,2rem)]/[1.3] font-bold tracking-wide whitespace-nowrap select-all">
          {code}
        </strong>
      </p>
      <Button variant="main" onClick={begin}>
        Hacer mi cuento
      </Button>
      <p className="text-ink-2">
        Haz tu cuento en este equipo y, al pagar, el código se pone solo: no pagas nada. En otro equipo, escríbelo donde
        dice «código promocional». Vale una vez
        {expiresAt && `, hasta el ${longDay(new Date(expiresAt))}`}.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <CopyButton text={code} label="Copiar el código" />
        <Button size="small" asChild>
          <a href={pathOf('getGiftCardSheet', { params: { token } })}>Ver en PDF</a>
        </Button>
        <Button size="small" onClick={() => void shareLink(location.href, WORDS)}>
          Enviar el enlace
        </Button>
      </div>
    </div>
  )
}

const WORDS = { title: 'Una tarjeta de regalo', text: 'Te regalo un cuento por hacer:' }

function Standing({ card: { state, usedAt, expiresAt } }: { card: GiftCard }) {
  const said = {
    unpaid:
      'Todavía no está pagada. Si pagaste en efectivo, el código aparece aquí a más tardar el día hábil siguiente.',
    preparing: 'Estamos preparando el código. En unos segundos aparece aquí.',
    ready: 'El código no se puede mostrar ahora. Está en el PDF y en el correo de la tarjeta.',
    used: `Su código ya se usó${usedAt ? ` el ${longDay(new Date(usedAt))}` : ''}.`,
    expired: `Su código valía hasta el ${expiresAt ? longDay(new Date(expiresAt)) : 'día de su vencimiento'}.`,
    cancelled: 'El dinero de esta tarjeta se devolvió. Su código ya no sirve.',
  }[state]
  return (
    <p role="status" className="mt-3 rounded-paper border-2 border-dashed border-rule px-4 py-5">
      {said}
    </p>
  )
}

function MailNote({ mail: { email, state } }: { mail: NonNullable<GiftCard['mail']> }) {
  const { mail: sends } = useConfig()
  const unsent = `El correo para ${email} está escrito, pero esta instalación no envía correo: guarda esta dirección o el PDF.`
  const said = {
    planned: sends ? `Va en camino a ${email}.` : 'Guarda esta dirección o el PDF.',
    sent: sends ? `La enviamos a ${email}, con el PDF.` : unsent,
    failed: `No pudimos enviarla a ${email}. Guarda esta dirección o descarga el PDF.`,
  }[state]
  return (
    <p role="status" className="mt-6 text-center wrap-anywhere">
      {said}
    </p>
  )
}

function NoCard() {
  return (
    <PageFrame title="Esta tarjeta ya no está aquí" header="plain">
      <BlankSlate
        art="bow"
        title="Esta tarjeta ya no está aquí"
        lead={<p>El enlace está incompleto. Quien te la dio puede enviártelo otra vez.</p>}
      >
        <Button asChild>
          <Link to="/">Ir al inicio</Link>
        </Button>
      </BlankSlate>
    </PageFrame>
  )
}
