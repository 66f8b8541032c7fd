import { useEffect, useMemo } from 'react'

type Handlers = { onEnd: () => void; onFailure: () => void }

type Player = {
  /** Goes on where the same recording was stopped. Returns how to stop; no handler is called after that. */
  play: (url: string, handlers: Handlers) => () => void
  isPlaying: () => boolean
}

/** One player for all of a book's recordings: a phone lets only one that was started by a press play on by itself. */
export function useRecordingPlayer(): Player {
  const player = useMemo(() => createPlayer(new Audio()), [])
  useEffect(() => player.close, [player])
  return player
}

function createPlayer(audio: HTMLAudioElement): Player & { close: () => void } {
  audio.preload = 'auto'
  let current = ''
  return {
    isPlaying: () => current !== '' && !audio.paused,
    play(url, { onEnd, onFailure }) {
      if (current !== url || audio.ended || audio.error) audio.src = url
      current = url
      const over = new AbortController()
      audio.addEventListener('ended', onEnd, { signal: over.signal })
      audio.addEventListener('error', onFailure, { signal: over.signal })
      audio.play().catch((error: unknown) => {
        // Stopped before it began.
        if (!over.signal.aborted && !(error instanceof DOMException && error.name === 'AbortError')) onFailure()
      })
      return () => {
        over.abort()
        audio.pause()
      }
    },
    close() {
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
      current = ''
    },
  }
}
