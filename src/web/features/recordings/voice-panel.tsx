import { useState } from 'react'
import { splitChapter, type Story } from '../../../contract/stories.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VoicePlayer } from '../../ui/voice-player.tsx'
import { chapterName } from '../stories/chapter-text.tsx'
import { clockTime } from './clock-time.ts'
import { NarratorOffer } from './narrator-offer.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { type Recordings, useRecordings } from './use-recordings.ts'

/** For whoever gives a bought story: its chapters in their own voice. */
export function VoicePanel({ storyId, parts }: { storyId: number; parts: Story['parts'] }) {
  const recordings = useRecordings(storyId)
  const [recorded, setRecorded] = useState<number | null>(null)
  const chapters = parts.map(({ paragraphNumber, content }) => ({ number: paragraphNumber, ...splitChapter(content) }))
  const chosen = chapters.find(({ number }) => number === recorded)
  const { sent, waiting } = recordings
  if (!sent) return null
  const isUnread = (number: number) => {
    const kept = sent.find(({ chapter }) => chapter === number)
    return !waiting.some(({ chapter }) => chapter === number) && (!kept || (kept.narrated && kept.outdated))
  }
  return (
    <section aria-labelledby="con-tu-voz" className="wrap max-w-4xl py-10 text-left print:hidden">
      <div className="sheet p-[clamp(1.25rem,4vw,2.4rem)]">
        <h2 id="con-tu-voz" className="text-t2">
          Con tu voz
        </h2>
        <p className="mt-2 text-ink-2">
          Graba los capítulos como se los leerías. Quien abra el libro pasará las páginas escuchándote; lo que no grabes
          lo lee la voz del navegador.
        </p>
        <ol className="mt-4">
          {chapters.map(({ number, title }) => (
            <li
              key={number}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-[1.5px] border-dashed border-rule py-3"
            >
              <Chapter {...{ number, title, recordings }} onRecord={() => setRecorded(number)} />
            </li>
          ))}
        </ol>
        <NarratorOffer storyId={storyId} unread={chapters.filter(({ number }) => isUnread(number)).length} />
      </div>
      {chosen && (
        <RecordDialog
          title={`${chapterName(chosen.number)}: ${chosen.title}`}
          paragraphs={chosen.paragraphs}
          onClose={() => setRecorded(null)}
          onKeep={(wav) => {
            setRecorded(null)
            void recordings.keep(chosen.number, wav)
          }}
        />
      )}
    </section>
  )
}

type ChapterProps = { number: number; title: string; recordings: Recordings; onRecord: () => void }

function Chapter({ number, title, recordings, onRecord }: ChapterProps) {
  const { sent, waiting, sending, remove } = recordings
  const kept = sent?.find(({ chapter }) => chapter === number)
  const waits = waiting.some(({ chapter }) => chapter === number)
  const name = chapterName(number)
  const isNarrated = kept?.narrated === true && !waits
  const action = (kept && !kept.narrated) || waits ? 'Grabar otra vez' : 'Grabar'
  const voice = isNarrated ? 'el narrador' : 'tu voz'
  return (
    <>
      <p className="min-w-0 grow wrap-anywhere max-tablet:basis-full">
        <b>{name}</b> · {title}
        <span className="block text-small text-ink-2" role="status">
          {waits && (sending ? 'Enviando…' : 'Guardada en este equipo: se enviará cuando vuelva la conexión.')}
          {!waits &&
            (kept ? `${isNarrated ? 'Leído por el narrador' : 'Grabado'}, ${clockTime(kept.seconds)}` : 'Sin grabar')}
          {!waits && kept?.outdated && (
            <span className="flex items-center gap-2">
              <Icon name="warning" /> {isNarrated ? 'El narrador leyó' : 'Grabaste'} otra versión de este capítulo.
            </span>
          )}
        </span>
      </p>
      {kept && !waits && <VoicePlayer src={kept.soundUrl} label={`${name}, ${voice}`} />}
      <div className="-mx-3 flex flex-wrap">
        <Button
          size="small"
          variant={kept || waits ? 'soft' : 'plain'}
          className="mx-3"
          aria-label={`${action}: ${name}`}
          onClick={onRecord}
        >
          {action}
        </Button>
        {(kept || waits) && (
          <Button
            size="small"
            variant="soft"
            aria-label={`Borrar: ${name}, ${voice}`}
            onClick={() => void remove(number)}
          >
            Borrar
          </Button>
        )}
      </div>
    </>
  )
}
