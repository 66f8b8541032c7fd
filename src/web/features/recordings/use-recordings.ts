import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Recording } from '../../../contract/recordings.ts'
import { call } from '../../call.ts'
import { ApiError, explain } from '../../send.ts'
import { toast } from '../../ui/toast.ts'
import { dropWaiting, keepWaiting, listWaiting, type Waiting } from './kept-recordings.ts'
import { recordingsQuery } from './queries.ts'

/** Answers after which sending the same again would change nothing. */
const REFUSED = [400, 409, 413, 415]

export type Recordings = {
  /** Undefined until the server has told them. */
  sent: Recording[] | undefined
  /** In this browser, on their way. */
  waiting: Waiting[]
  /** False while there is no network, or the server did not answer. */
  sending: boolean
  keep: (chapter: number, wav: Blob) => Promise<void>
  remove: (chapter: number) => Promise<void>
}

/** A story's recordings: kept in the browser first, and sent as soon as the server can be reached. */
export function useRecordings(storyId: number): Recordings {
  const client = useQueryClient()
  const { data: sent } = useQuery(recordingsQuery(storyId))
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const [sending, setSending] = useState(false)
  const running = useRef(false)

  const sendAll = useCallback(async () => {
    if (running.current) return
    running.current = true
    try {
      for (let left = await look(); left[0]; left = await look()) {
        setSending(true)
        const told = await send(left[0])
        client.setQueryData(recordingsQuery(storyId).queryKey, (before) => told ?? before)
      }
    } catch {
      // They wait in this browser: for the network, for a new visit, for the next recording.
    } finally {
      running.current = false
      setSending(false)
    }

    async function look(): Promise<Waiting[]> {
      const found = await listWaiting(storyId)
      setWaiting(found)
      return found
    }
  }, [client, storyId])

  useEffect(() => {
    const start = () => void sendAll()
    start()
    addEventListener('online', start)
    return () => removeEventListener('online', start)
  }, [sendAll])

  return {
    sent,
    waiting,
    sending,
    async keep(chapter, wav) {
      await keepWaiting({ storyId, chapter, wav })
      setWaiting(await listWaiting(storyId))
      void sendAll()
    },
    async remove(chapter) {
      for (const kept of waiting) if (kept.chapter === chapter) await dropWaiting(kept)
      setWaiting(await listWaiting(storyId))
      try {
        const left = await call('deleteRecording', { params: { storyId, chapter } })
        client.setQueryData(recordingsQuery(storyId).queryKey, left)
      } catch (error) {
        complain('No pudimos borrarla', error)
      }
    },
  }
}

/** What the server has afterwards; null where it wants none of it. Throws where it is to be tried again. */
async function send(kept: Waiting): Promise<Recording[] | null> {
  const { storyId, chapter, wav } = kept
  try {
    const told = await call('keepRecording', { params: { storyId, chapter }, sound: wav, form: {} })
    await dropWaiting(kept)
    return told
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSED.includes(error.status)) throw error
    await dropWaiting(kept)
    complain('No pudimos guardar la grabación', error)
    return null
  }
}

function complain(title: string, error: unknown): void {
  toast({ title, description: explain(error, 'Inténtalo de nuevo'), variant: 'destructive' })
}
