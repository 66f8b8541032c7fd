import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { applyEvent, IDLE, type Generation } from '../generation/generation.ts'
import { attemptQuery } from './queries.ts'

/**
 * A story's text as it is written: followed by the story's id, or by the attempt that is becoming one. Listens only
 * while `active`, since a browser has few connections to a host.
 */
export function useWriting(storyId: number | null, attempt: string | null, active: boolean): Generation {
  const [writing, setWriting] = useState(IDLE)
  const found = useQuery({ ...attemptQuery(attempt), enabled: active && storyId === null && attempt !== null })
  const id = storyId ?? found.data ?? null
  useEffect(() => {
    if (!active || id === null) return undefined
    setWriting(IDLE)
    let over = false
    let stop: (() => void) | undefined
    async function follow(): Promise<void> {
      // Only who waits needs to understand the stream.
      const { followStory } = await import('../generation/story-stream.ts')
      if (over) return
      stop = followStory(`/api/stories/${id}/events`, {
        onEvent: (event) => setWriting((state) => applyEvent(state, event)),
        // The answer that the page waits for comes without the stream, too.
        onLost: () => undefined,
      })
    }
    void follow()
    return () => {
      over = true
      stop?.()
    }
  }, [active, id])
  return writing
}
