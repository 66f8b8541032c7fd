import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Stretch } from './speech.ts'
import { linesOf, speakLines } from './speak-lines.ts'
import { useSpanishVoice } from './use-spanish-voice.ts'

/** Where the voice is: a block of the page, a sentence in it, and the word, where the voice tells its words. */
export type Spoken = { block: number; sentence: Stretch; word: Stretch | null }

export type ReadAloud = {
  /** False where this browser has no Spanish voice. */
  available: boolean
  /** The voice is not on this device: what it reads travels to its maker. */
  remote: boolean
  reading: boolean
  spoken: Spoken | null
  toggle: () => void
}

/**
 * Reads a page's blocks aloud, sentence by sentence; `onEnd` is told when it has come to the page's end. Other blocks
 * while it reads mean that the page was turned: it goes on there.
 */
export function useReadAloud(blocks: readonly string[], onEnd: () => boolean): ReadAloud {
  const voice = useSpanishVoice()
  const [reading, setReading] = useState(false)
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  const lines = useMemo(() => blocks.flatMap(linesOf), [blocks])
  // Where to go on after a pause; begins anew with each page.
  const next = useRef({ lines, index: 0 })
  const ended = useRef(onEnd)
  ended.current = onEnd

  useEffect(() => {
    if (!reading || !voice) return undefined
    if (next.current.lines !== lines) next.current = { lines, index: 0 }
    const stop = speakLines(lines, next.current.index, voice, {
      onWord: (index, word) => {
        next.current.index = index
        const line = lines[index]
        if (line) setSpoken({ block: line.block, sentence: line.sentence, word })
      },
      onEnd: () => {
        next.current = { lines, index: 0 }
        setSpoken(null)
        if (!ended.current()) setReading(false)
      },
      onFailure: () => setReading(false),
    })
    return () => {
      stop()
      setSpoken(null)
    }
  }, [reading, lines, voice])

  // Stops in a hidden tab: some browsers cut the voice off there, others keep speaking.
  useEffect(() => {
    const hush = () => {
      if (!document.hidden) return
      // Cancelled here, since a page being left renders no more.
      if ('speechSynthesis' in window) speechSynthesis.cancel()
      setReading(false)
    }
    document.addEventListener('visibilitychange', hush)
    return () => document.removeEventListener('visibilitychange', hush)
  }, [])

  const toggle = useCallback(() => setReading((before) => !before), [])
  return { available: voice !== null, remote: voice?.localService === false, reading, spoken, toggle }
}
