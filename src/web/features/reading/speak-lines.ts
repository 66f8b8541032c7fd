import { sentencesOf, type Stretch, wordAt } from './speech.ts'

/** Slightly slower than normal speech. */
const RATE = 0.92

type Line = { block: number; sentence: Stretch; text: string }

type Handlers = {
  onWord: (index: number, word: Stretch | null) => void
  onEnd: () => void
  onFailure: () => void
}

/** Speaks one line after the other. Returns how to stop; no handler is called after that. */
export function speakLines(
  lines: readonly Line[],
  from: number,
  voice: SpeechSynthesisVoice,
  handlers: Handlers,
): () => void {
  let over = false
  // Held here as well: Chrome forgets the events of an utterance that nothing refers to.
  let current: SpeechSynthesisUtterance | null = null
  let pause: ReturnType<typeof setTimeout> | undefined

  function speak(index: number): void {
    const line = lines[index]
    if (!line) {
      // A short pause before the page is turned.
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

export function linesOf(text: string, block: number): Line[] {
  return sentencesOf(text).map((sentence) => ({ block, sentence, text: text.slice(sentence.start, sentence.end) }))
}
