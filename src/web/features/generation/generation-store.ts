import { useSyncExternalStore } from 'react'
import { routes } from '../../../contract/routes.ts'
import { type Generation as Wish, generationSchema } from '../../../contract/brief.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { applyEvent, IDLE, type Generation } from './generation.ts'
import { proveWork } from '../../proof.ts'
import { postStory } from './post-stream.ts'
import { followStory, toQuery, type StreamHandlers } from './story-stream.ts'

/** Which of the three notices a failure deserves. */
export type Failure = { kind: 'stream' | 'connection' | 'other'; message: string }

export const CONNECTION_LOST = 'Error de conexión durante la generación'

/** Servers refuse heads above 16 KB, cookies included; answers in other scripts can be longer than that. */
const MAX_QUERY_LENGTH = 8_000

type Options = {
  follow?: (brief: object, handlers: StreamHandlers) => () => void
  onStory?: (storyId: number, attempt: string | null) => void
}

/** One generation at a time, whatever page is shown meanwhile. */
export function createGenerationStore({ follow = followProven, onStory }: Options = {}) {
  let state = IDLE
  let stop: (() => void) | null = null
  let attempt: string | null = null
  const listeners = new Set<() => void>()

  function set(next: Generation): void {
    state = next
    for (const listener of listeners) listener()
  }

  function fail(failure: Failure, onFailure: (failure: Failure) => void): void {
    stop?.()
    stop = null
    set({ ...state, status: 'failed', error: failure.message })
    onFailure(failure)
  }

  return {
    get: () => state,
    /** Whether what is on the screen is this wish's story: another draft begins anew. */
    isOf: (wish: string | null) => attempt !== null && attempt === wish,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Begins, unless a story is being made already. */
    start(brief: Wish, onFailure: (failure: Failure) => void): void {
      if (state.status === 'generating') return
      const checked = generationSchema.safeParse(brief)
      if (!checked.success) {
        const message = checked.error.issues[0]?.message ?? MESSAGES.generationFailed
        return fail({ kind: 'other', message }, onFailure)
      }
      attempt = checked.data.attempt ?? null
      set({ ...IDLE, status: 'generating' })
      stop = follow(checked.data, {
        onEvent(event) {
          set(applyEvent(state, event))
          if (event.type === 'story_part') onStory?.(event.storyId, checked.data.attempt ?? null)
          if (event.type === 'error') fail({ kind: 'stream', message: state.error ?? '' }, onFailure)
        },
        onLost: () => fail({ kind: 'connection', message: CONNECTION_LOST }, onFailure),
      })
    },
    /** Stops listening and clears the story; what the server has begun it finishes by itself. */
    reset() {
      stop?.()
      stop = null
      attempt = null
      set(IDLE)
    },
  }
}

/** An event stream cannot tell why it was refused, so what it may need is proven before. */
function followProven(brief: object, handlers: StreamHandlers): () => void {
  let stop: (() => void) | null = null
  let stopped = false
  const begin = () => {
    if (!stopped) stop = followByLength(brief, handlers)
  }
  proveWork().then(begin, begin)
  return () => {
    stopped = true
    stop?.()
  }
}

function followByLength(brief: object, handlers: StreamHandlers): () => void {
  const query = toQuery(brief)
  if (query.length > MAX_QUERY_LENGTH) return postStory(brief, handlers)
  return followStory(`${routes.streamStory.path}?${query}`, handlers)
}

export type GenerationStore = ReturnType<typeof createGenerationStore>

export function useGenerationState(store: GenerationStore): Generation {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
