import { saidOf } from './confirm.ts'
import { useDraft } from './draft-store.ts'
import { UnderstoodAsk } from './understood-ask.tsx'
import { UnderstoodSentence } from './understood-sentence.tsx'
import { useUnderstanding } from './use-understanding.ts'

/** «Así lo entendimos»: the answers read back, to be said again where they were understood otherwise. */
export function Understood() {
  const draft = useDraft()
  const { read, isWaiting } = useUnderstanding(draft)
  if (!read) return isWaiting ? <div className="mt-7 min-h-64 rounded-paper bg-maize-soft" aria-busy="true" /> : null
  const { sentences, asks } = read
  if (sentences.length === 0 && asks.length === 0) return null
  return (
    <section
      aria-labelledby="understood"
      className="mt-7 rounded-paper bg-maize-soft p-[clamp(1.2rem,4vw,2.2rem)] shadow-lift forced-colors:border"
    >
      <h2 id="understood" className="text-t3 wrap-anywhere">
        Así lo entendimos
      </h2>
      <p className="mt-1 text-ink-2">Toca lo que quieras decir de otra manera. Lo demás se queda como está.</p>
      <div className="mt-4 grid grid-cols-1 gap-3">
        {sentences.map((pieces, index) => (
          <UnderstoodSentence key={index} pieces={pieces} draft={draft} />
        ))}
        {asks.map((ask) => (
          <UnderstoodAsk key={ask.key} ask={ask} said={saidOf(draft, ask.key)} />
        ))}
      </div>
    </section>
  )
}
