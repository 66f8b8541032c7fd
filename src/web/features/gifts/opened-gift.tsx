import type { ComponentProps, RefObject } from 'react'
import { Link } from '@tanstack/react-router'
import { coverLine } from '../../../contract/cover-line.ts'
import type { Parcel } from '../../../contract/gifts.ts'
import { giverName } from '../../../contract/said-names.ts'
import { pathOf } from '../../path-of.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ReadButton } from '../reading/read-button.tsx'
import { useConfig } from '../shell/config.ts'
import { goToThanks, ThanksAtEnd } from '../thanks/thanks-at-end.tsx'

type Props = {
  parcel: Parcel
  story: NonNullable<Parcel['story']>
  token: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** The book out of its paper: to read, to listen to, to keep. */
export function OpenedGift({ parcel, story, token, heading }: Props) {
  const { productName } = useConfig()
  const { recipientName, senderName, occasion, style, line } = parcel
  const giver = giverName(senderName)
  const hasVoice = story.voice.length > 0
  const book: ComponentProps<typeof ReadButton> = {
    story: { ...story, recipientName, senderName, occasion },
    style,
    ...(!parcel.giver && { ending: (leave) => <ThanksAtEnd onPress={() => leave(goToThanks)} /> }),
  }
  return (
    <div className="max-desk:contents desk:order-2">
      <div className="order-1 animate-ink">
        <h1 ref={heading} tabIndex={-1} className="text-[clamp(2.1rem,1.5rem+3vw,4.2rem)] wrap-anywhere">
          {story.storyTitle}
        </h1>
        <p className="mt-2 font-story text-lead wrap-anywhere text-on-cloth-2 italic">{coverLine(parcel)}</p>
      </div>
      <div className="order-3 animate-ink">
        {line && (
          <p className="mt-4 font-story text-[1.3rem]/[1.4] wrap-anywhere">
            «{line}»{giver && <span className="text-on-cloth-2"> — {giver}</span>}
          </p>
        )}
        <div className="mx-auto mt-7 grid max-w-96 gap-[0.6rem] desk:mx-0">
          {hasVoice && <ReadButton listen variant="mainOnCloth" {...book} />}
          <ReadButton variant={hasVoice ? 'onCloth' : 'mainOnCloth'} {...book} />
          <Button variant="onCloth" asChild>
            <a href={pathOf('getParcelBook', { params: { token } })} download>
              <Icon name="download" /> Descargar PDF
            </a>
          </Button>
          <Button variant="onCloth" asChild>
            <a href={pathOf('getParcelBook', { params: { token }, query: { edition: 'epub' } })} download>
              <Icon name="book" /> Para tu lector electrónico
            </a>
          </Button>
        </div>
        <p className="mt-8 text-on-cloth-2">
          Un cuento único, hecho con {productName}.{' '}
          <Link to="/create" className="inline-flex min-h-11 items-center hover:text-maize">
            Regala tú uno
          </Link>
        </p>
      </div>
    </div>
  )
}
