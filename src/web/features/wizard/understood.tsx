import type { Advice, Chip, Piece, ReadingKey } from '../../../contract/readings.ts'
import { saidOf } from './confirm.ts'
import type { Draft } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { LeftOut } from './left-out.tsx'
import { UnderstoodAsk } from './understood-ask.tsx'
import { UnderstoodSentence } from './understood-sentence.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUnderstanding } from './use-understanding.ts'

const PAPER = 'mt-7 rounded-paper bg-maize-soft p-[clamp(1.2rem,4vw,2.2rem)] shadow-lift forced-colors:border'

/** «Así lo entendimos»: the answers read back, to be said again where they were understood otherwise. */
export function Understood() {
  const draft = useDraft()
  const { read, isWaiting } = useUnderstanding(draft)
  if (!read) return isWaiting ? <BeingRead /> : null
  const { sentences, asks } = read
  const leftOut = read.advice.filter((one) => one.leftOut && !saysOtherwise(draft, one, sentences))
  if (sentences.length === 0 && asks.length === 0 && leftOut.length === 0) return null
  const belongsTo =
    (index: number) =>
    ({ field }: Advice) =>
      sentences.findIndex((pieces) => wordsOf(field, pieces)) === index
  return (
    <section aria-labelledby="understood" className={PAPER}>
      <h2 id="understood" className="text-t3 wrap-anywhere">
        Así lo entendimos
      </h2>
      {(sentences.length > 0 || asks.length > 0) && (
        <p className="mt-1 text-ink-2">Toca lo que quieras decir de otra manera. Lo demás se queda como está.</p>
      )}
      <div className="mt-4 grid grid-cols-1 gap-3">
        {sentences.map((pieces, index) => (
          <div key={index}>
            <UnderstoodSentence pieces={pieces} draft={draft} />
            {leftOut.filter(belongsTo(index)).map((one) => (
              <LeftOut key={one.field} advice={one} draft={draft} />
            ))}
          </div>
        ))}
        {leftOut.filter(belongsTo(-1)).map((one) => (
          <LeftOut key={one.field} advice={one} draft={draft} />
        ))}
        {asks.map((ask) => (
          <UnderstoodAsk key={ask.key} ask={ask} said={saidOf(draft, ask.key)} />
        ))}
      </div>
    </section>
  )
}

/** Where the server takes its time. */
function BeingRead() {
  return (
    <section aria-labelledby="understood" aria-busy="true" className={PAPER}>
      <h2 id="understood" className="text-t3">
        Así lo entendimos
      </h2>
      <p role="status" className="mt-1 text-ink-2">
        Leemos tus respuestas…
      </p>
      <div className="mt-4 grid gap-3">
        <Skeleton className="w-4/5" />
        <Skeleton className="w-full" />
        <Skeleton className="w-3/5" />
      </div>
    </section>
  )
}

/** The chip with an answer's own words; one sentence has it, or none. */
const wordsOf = (field: Advice['field'], pieces: readonly Piece[]): Chip | undefined =>
  pieces.find((piece): piece is Chip => typeof piece !== 'string' && piece.key === WORDS_FOR[field])

/** Other words were said for the answer, or none of it: what stays out of it is no longer told. */
function saysOtherwise(draft: Draft, { field }: Advice, sentences: readonly Piece[][]): boolean {
  const key = WORDS_FOR[field]
  const said = key && saidOf(draft, key)
  return said !== undefined && said !== sentences.map((pieces) => wordsOf(field, pieces)).find(Boolean)?.value
}

const WORDS_FOR: Partial<Record<Advice['field'], ReadingKey>> = {
  favoriteThing: 'favorite',
  specialMemory: 'memory',
  admiration: 'admiration',
  extraTrait: 'trait',
}
