import { coverLine } from '../../../contract/cover-line.ts'
import { dedicationLines } from '../../../contract/dedication.ts'
import type { Parcel } from '../../../contract/gifts.ts'
import { pathOf } from '../../path-of.ts'
import { VoicePlayer } from '../../ui/voice-player.tsx'
import { ChapterText } from '../stories/chapter-text.tsx'
import { DedicationPanel } from '../stories/dedication-panel.tsx'

type Props = { parcel: Parcel; story: NonNullable<Parcel['story']>; token: string }

/** The whole book as plain text and pictures, for browsers that run no script. */
export function PlainGift({ parcel, story, token }: Props) {
  return (
    <article className="wrap grid max-w-3xl gap-10 py-12">
      <header className="text-center">
        <h2 className="text-t1 wrap-anywhere">{story.storyTitle}</h2>
        <p className="mt-2 font-story text-lead italic">{coverLine(parcel)}</p>
        {story.dedication && (
          <div className="mt-5 flex justify-center">
            <DedicationPanel style={parcel.style} {...dedicationLines(story.dedication, parcel)} />
          </div>
        )}
        {story.coverImageUrl && <Picture src={story.coverImageUrl} alt="Portada" />}
      </header>
      {story.parts.map(({ paragraphNumber, content, imageUrl }) => (
        <section key={paragraphNumber}>
          {imageUrl && <Picture src={imageUrl} alt="" />}
          <div className="mt-5">
            <ChapterText number={paragraphNumber} content={content} heading="h3" />
          </div>
        </section>
      ))}
      {story.dedications && (
        <section className="grid gap-6">
          <h3 className="text-t2">Dedicatorias</h3>
          {story.dedications.map(({ author, line, memory, soundUrl }) => (
            <blockquote key={`${author} ${line}`} className="wrap-anywhere">
              <p className="font-story text-lead italic">{line}</p>
              {memory && <p>{memory}</p>}
              <p>— {author}</p>
              {soundUrl && <VoicePlayer src={soundUrl} label={`Mensaje de voz de ${author}`} />}
            </blockquote>
          ))}
        </section>
      )}
      <p className="flex flex-wrap gap-6">
        <a href={pathOf('getParcelBook', { params: { token } })}>Descargar PDF</a>
        <a href={pathOf('getParcelBook', { params: { token }, query: { edition: 'epub' } })}>
          Para tu lector electrónico
        </a>
      </p>
    </article>
  )
}

function Picture({ src, alt }: { src: string; alt: string }) {
  return <img src={`${src}?w=960`} alt={alt} width={960} height={640} loading="lazy" className="mt-5 h-auto w-full" />
}
