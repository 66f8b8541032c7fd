import { useEffect, useRef } from 'react'
import type { Chip } from '../../../contract/readings.ts'
import { ChipWords } from './chip-words.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { confirm, unconfirm } from './confirm.ts'

type Props = { chip: Chip; said: string | null | undefined; onDone: () => void }

/** Says a reading again: one of its choices, or other words; leaves it out, or takes back what was said. */
export function ChipEditor({ chip, said, onDone }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = box.current?.querySelector<HTMLElement>('textarea, input:checked')
    ;(chosen ?? box.current?.querySelector('input'))?.focus()
  }, [])

  function keep(words: string | null): void {
    confirm(chip.key, words)
    onDone()
  }

  return (
    <div
      ref={box}
      className="mt-2 mb-3 grid grid-cols-1 gap-3 rounded-paper bg-sheet p-4"
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      {chip.choices ? (
        <ChoiceChips
          legend="¿Qué es lo correcto?"
          words={Object.fromEntries(chip.choices.map(({ value, label }) => [value, label]))}
          value={said === undefined ? chip.value : said}
          startsOpen
          onPick={(value) => confirm(chip.key, value)}
        />
      ) : (
        <ChipWords label="Dilo con tus palabras" value={said ?? chip.value} onKeep={keep} />
      )}
      <div className="flex flex-wrap gap-x-5">
        {said !== null && <Plain onClick={() => keep(null)}>Dejarlo fuera del cuento</Plain>}
        {said !== undefined && (
          <Plain
            onClick={() => {
              unconfirm(chip.key)
              onDone()
            }}
          >
            Deshacer
          </Plain>
        )}
        <Plain onClick={onDone}>Cerrar</Plain>
      </div>
    </div>
  )
}

function Plain({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="min-h-11 underline decoration-thread underline-offset-[0.2em]" onClick={onClick}>
      {children}
    </button>
  )
}
