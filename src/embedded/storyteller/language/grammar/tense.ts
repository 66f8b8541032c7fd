import { finiteForm } from './finite.ts'

const IRREGULAR: Record<string, string> = { tenía: 'tiene', había: 'ha', rodaba: 'rueda', perdía: 'pierde' }

/** 'una cafetera que hablaba por el pico' → '… que habla por el pico', 'que nunca se perdía' → 'que nunca se pierde'. */
export function inThePresent(text: string): string {
  return text.replace(
    /(?<= que (?:(?:nunca|no|siempre|se) )*)(\p{Ll}\p{L}*?)(?:aba|ía)(?= |$)/gu,
    (word, stem: string) => {
      const verb = finiteForm(word)?.infinitive
      const present = [`${stem}a`, `${stem}e`].find((form) => finiteForm(form)?.infinitive === verb)
      return IRREGULAR[word] ?? present ?? word
    },
  )
}
