import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Stretch } from './speech.ts'
import { linesOf, speakLines } from './speak-lines.ts'
import { useRecordingPlayer } from './use-recording-player.ts'
import { useSpanishVoice } from './use-spanish-voice.ts'

/** Where the voice is: a block of the page, a sentence in it, and the word, where the voice tells its words. */
export type Spoken = { block: number; sentence: Stretch; word: Stretch | null }

export type ReadAloud = {
  /** False where nothing is recorded and this browser has no Spanish voice. */
  available: boolean
  /** The voice is not on this device: what it reads travels to its maker. */
  remote: boolean
  reading: boolean
  spoken: Spoken | null
  toggle: () => void
}

/** How long a page is looked at of which nothing is heard, where others are recorded. */
const SILENT_PAGE_MS = 3_000

type Page = {
  blocks: readonly string[]
  /** Where its giver's voice is. */
  recording: string | null
  /** Whether any page has one. */
  hasRecordings: boolean
  /** Reads from the beginning, without being asked again. */
  atOnce: boolean
}

/**
 * Reads a page aloud: its giver's recording where there is one, else its blocks, sentence by sentence; `onEnd` is told
 * when it has come to the page's end. Other blocks while it reads mean that the page was turned: it goes on there.
 */
export function useReadAloud({ blocks, recording, hasRecordings, atOnce }: Page, onEnd: () => boolean): ReadAloud {
  const voice = useSpanishVoice()
  const player = useRecordingPlayer()
  const [reading, setReading] = useState(atOnce)
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  const lines = useMemo(() => blocks.flatMap(linesOf), [blocks])
  // Where to go on after a pause; begins anew with each page.
  const next = useRef({ lines, index: 0 })
  const ended = useRef(onEnd)
  ended.current = onEnd

  useEffect(() => {
    if (!reading) return undefined
    const turn = () => {
      if (!ended.current()) setReading(false)
    }
    if (recording !== null) return player.play(recording, { onEnd: turn, onFailure: () => setReading(false) })
    if (!voice || (hasRecordings && blocks.length === 0)) {
      const pause = setTimeout(turn, SILENT_PAGE_MS)
      return () => clearTimeout(pause)
    }
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
        turn()
      },
      onFailure: () => setReading(false),
    })
    return () => {
      stop()
      setSpoken(null)
    }
  }, [reading, lines, voice, recording])

  // Stops in a hidden tab: some browsers cut the voice off there, others keep speaking.
  useEffect(() => {
    const hush = () => {
      // A recording plays on, as on a phone whose screen is locked.
      if (!document.hidden || player.isPlaying()) return
      // Cancelled here, since a page being left renders no more.
      if ('speechSynthesis' in window) speechSynthesis.cancel()
      setReading(false)
    }
    document.addEventListener('visibilitychange', hush)
    return () => document.removeEventListener('visibilitychange', hush)
  }, [])

  const toggle = useCallback(() => setReading((before) => !before), [])
  return {
    available: voice !== null || hasRecordings,
    remote: voice?.localService === false,
    reading,
    spoken,
    toggle,
  }
}
