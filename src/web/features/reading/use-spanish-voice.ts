import { useEffect, useState } from 'react'
import { pickVoice } from './speech.ts'

/** The best Spanish voice, once the browser has loaded its voices. */
export function useSpanishVoice(): SpeechSynthesisVoice | null {
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
