import { createAtom } from '@tanstack/react-store'
import { type Generation as Brief, generationSchema } from '../../../contract/brief.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { pathOf } from '../../path-of.ts'
import { proveWork } from '../../proof.ts'
import { applyEvent, IDLE } from './generation.ts'
import { postStory } from './post-stream.ts'
import { followStory, type StreamHandlers } from './story-stream.ts'

/** Which of the three notices a failure deserves. */
export type Failure = { kind: 'stream' | 'connection' | 'other'; message: string }

const CONNECTION_LOST = 'Error de conexión durante la generación'

/** Servers refuse heads above 16 KB, cookies included; answers in other scripts can be longer than that. */
const MAX_ADDRESS_LENGTH = 8_000

type Options = {
  follow?: (brief: Brief, handlers: StreamHandlers) => () => void
  onStory?: (storyId: number, attempt: string | null) => void
}

/** One generation at a time; it outlives the page component. */
export function createGenerationStore({ follow = followProven, onStory }: Options = {}) {
  const state = createAtom(IDLE)
  let stop: (() => void) | null = null
  let attempt: string | null = null

  function fail(failure: Failure, onFailure: (failure: Failure) => void): void {
    stop?.()
    stop = null
    state.set((before) => ({ ...before, status: 'failed', error: failure.message }))
    onFailure(failure)
  }

  return {
    state,
    /** Whether the shown story is that of this attempt. */
    isOf: (wish: string | null) => attempt !== null && attempt === wish,
    /** Begins, unless a story is being made already. */
    start(brief: Brief, onFailure: (failure: Failure) => void): void {
      if (state.get().status === 'generating') return
      const checked = generationSchema.safeParse(brief)
      if (!checked.success) {
        const message = checked.error.issues[0]?.message ?? MESSAGES.generationFailed
        return fail({ kind: 'other', message }, onFailure)
      }
      attempt = checked.data.attempt ?? null
      state.set(() => ({ ...IDLE, status: 'generating' }))
      stop = follow(checked.data, {
        onEvent(event) {
          state.set((before) => applyEvent(before, event))
          if (event.type === 'story_part') onStory?.(event.storyId, checked.data.attempt ?? null)
          if (event.type === 'error') fail({ kind: 'stream', message: state.get().error ?? '' }, onFailure)
        },
        onLost: () => fail({ kind: 'connection', message: CONNECTION_LOST }, onFailure),
      })
    },
    /** Stops listening and clears the story; what the server has begun it finishes by itself. */
    reset() {
      stop?.()
      stop = null
      attempt = null
      state.set(() => IDLE)
    },
  }
}

/** EventSource cannot read why it was refused, so proof of work is sent beforehand. */
function followProven(brief: Brief, handlers: StreamHandlers): () => void {
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

function followByLength(brief: Brief, handlers: StreamHandlers): () => void {
  const address = pathOf('streamStory', { query: brief })
  return address.length > MAX_ADDRESS_LENGTH ? postStory(brief, handlers) : followStory(address, handlers)
}
