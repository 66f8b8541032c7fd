import { useQuery, useQueryClient } from '@tanstack/react-query'
import { longDay } from '../../../contract/long-day.ts'
import { REACTION_SIGNS } from '../../../contract/reactions.ts'
import type { ReceivedThanks as Received } from '../../../contract/thanks.ts'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { Icon } from '../../ui/icon.tsx'
import { VoicePlayer } from '../../ui/voice-player.tsx'
import { toast } from '../../ui/toast.ts'
import { thanksQuery } from './queries.ts'

/** What was answered to a story's giver; nothing until somebody does. Whoever made the story may delete it. */
export function ReceivedThanks({ storyId, own }: { storyId: number; own: boolean }) {
  const client = useQueryClient()
  const { data } = useQuery(thanksQuery(storyId))
  if (!data || data.length === 0) return null

  async function remove(thanksId: string): Promise<void> {
    try {
      const left = await call('deleteThanks', { params: { storyId, thanksId } })
      client.setQueryData(thanksQuery(storyId).queryKey, left)
    } catch (error) {
      toast({
        title: 'No pudimos borrarlo',
        description: explain(error, 'Inténtalo de nuevo'),
        variant: 'destructive',
      })
    }
  }
  return (
    <section aria-labelledby="respuestas" className="wrap max-w-4xl py-10 text-left">
      <h2 id="respuestas" className="text-t2">
        Te dieron las gracias
      </h2>
      <ul className="mt-5 grid gap-4">
        {data.map((thanks) => (
          <li key={thanks.id} className="sheet flex items-start gap-4 p-[clamp(1.1rem,3vw,1.6rem)]">
            <Words thanks={thanks} />
            {own && (
              <button
                type="button"
                className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-seal hover:bg-well"
                aria-label={`Borrar la respuesta${thanks.signature && ` de ${thanks.signature}`}`}
                onClick={() => void remove(thanks.id)}
              >
                <Icon name="bin" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ thanks: { reaction, words, signature, soundUrl, sentAt } }: { thanks: Received }) {
  const day = longDay(new Date(sentAt))
  return (
    <div className="min-w-0 grow">
      {reaction && (
        <p className="flex items-center gap-2 font-bold">
          <span aria-hidden="true" className="text-[1.6rem]/[1]">
            {REACTION_SIGNS[reaction].sign}
          </span>
          {REACTION_SIGNS[reaction].name}
        </p>
      )}
      {words && (
        <p className="font-story text-[1.25rem]/[1.4] wrap-anywhere whitespace-pre-line italic not-first:mt-2">
          {words}
        </p>
      )}
      {soundUrl && (
        <VoicePlayer
          src={soundUrl}
          label={signature ? `Mensaje de voz de ${signature}` : 'Mensaje de voz'}
          className="h-11 w-full max-w-md not-first:mt-3"
        />
      )}
      <p className="mt-2 text-small wrap-anywhere text-ink-2">
        {signature && `${signature} · `}
        {day}
      </p>
    </div>
  )
}
