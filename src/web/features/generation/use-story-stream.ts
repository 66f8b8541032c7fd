import { useEffect, useEffectEvent } from 'react'
import type { StoryEvent } from '../../../contract/events.ts'
import { pathOf } from '../../path-of.ts'
import type { StreamHandlers } from './story-stream.ts'

/** Hears what happens to a story, from its beginning. Listens only while `active`: a browser has few connections to a host. */
export function useStoryStream(storyId: number | null, active: boolean, handlers: StreamHandlers): void {
  const onEvent = useEffectEvent((event: StoryEvent) => handlers.onEvent(event))
  const onLost = useEffectEvent(() => handlers.onLost())
  useEffect(() => {
    if (!active || storyId === null) return undefined
    let over = false
    let stop: (() => void) | undefined
    async function follow(id: number): Promise<void> {
      // Loaded only where it is needed.
      const { followStory } = await import('./story-stream.ts')
      if (over) return
      stop = followStory(pathOf('followStory', { params: { storyId: id } }), {
        onEvent: (event) => onEvent(event),
        onLost: () => onLost(),
      })
    }
    // Without that part of the page there is no connection either.
    void follow(storyId).catch(() => {
      if (!over) onLost()
    })
    return () => {
      over = true
      stop?.()
    }
  }, [active, storyId])
}
