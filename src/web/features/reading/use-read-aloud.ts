import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { pickVoice, sentencesOf, type Stretch, wordAt } from './speech.ts'

/** A little slower than talk: this is a bedtime story. */
const RATE = 0.92

/** Where the voice is: a block of the page, a sentence in it, and the word, where the voice tells its words. */
export type Spoken = { block: number; sentence: Stretch; word: Stretch | null }

type Line = { block: number; sentence: Stretch; text: string }

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

  // A book that nobody looks at is not read on: a hidden page's voice is cut off by some browsers, and haunts others.
  useEffect(() => {
    const hush = () => {
      if (!document.hidden) return
      // At once: a page that is being left draws no more.
      if ('speechSynthesis' in window) speechSynthesis.cancel()
      setReading(false)
    }
    document.addEventListener('visibilitychange', hush)
    return () => document.removeEventListener('visibilitychange', hush)
  }, [])

  const toggle = useCallback(() => setReading((before) => !before), [])
  return { available: voice !== null, remote: voice?.localService === false, reading, spoken, toggle }
}

type Handlers = {
  onWord: (index: number, word: Stretch | null) => void
  onEnd: () => void
  onFailure: () => void
}

/** Speaks one line after the other. Answers the way to stop; after that, nobody is told of anything. */
function speakLines(lines: readonly Line[], from: number, voice: SpeechSynthesisVoice, handlers: Handlers): () => void {
  let over = false
  // Held here as well: Chrome forgets the events of an utterance that nothing refers to.
  let current: SpeechSynthesisUtterance | null = null
  let pause: ReturnType<typeof setTimeout> | undefined

  function speak(index: number): void {
    const line = lines[index]
    if (!line) {
      // A breath before the page is turned.
      pause = setTimeout(handlers.onEnd, 600)
      return
    }
    current = new SpeechSynthesisUtterance(line.text)
    Object.assign(current, { voice, lang: voice.lang, rate: RATE })
    current.addEventListener('boundary', ({ name, charIndex, charLength }) => {
      if (!over && (name === 'word' || name === '')) handlers.onWord(index, wordAt(line.text, charIndex, charLength))
    })
    current.addEventListener('end', () => !over && speak(index + 1))
    current.addEventListener('error', ({ error }) => {
      if (!over && error !== 'canceled' && error !== 'interrupted') handlers.onFailure()
    })
    handlers.onWord(index, null)
    speechSynthesis.speak(current)
  }

  speechSynthesis.cancel()
  speak(from)
  return () => {
    over = true
    clearTimeout(pause)
    speechSynthesis.cancel()
  }
}

function linesOf(text: string, block: number): Line[] {
  return sentencesOf(text).map((sentence) => ({ block, sentence, text: text.slice(sentence.start, sentence.end) }))
}

/** Browsers load their voices late, and say so. */
function useSpanishVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null)
  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined
    const choose = () => setVoice(pickVoice(speechSynthesis.getVoices(), navigator.languages))
    choose()
    // Old Safari's synthesis is no event target.
    speechSynthesis.addEventListener?.('voiceschanged', choose)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', choose)
  }, [])
  return voice
}
