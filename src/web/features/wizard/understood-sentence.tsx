import { Fragment, type ReactNode, useId, useRef, useState } from 'react'
import type { Chip, Piece } from '../../../contract/readings.ts'
import { ChipEditor } from './chip-editor.tsx'
import { confirm, saidOf } from './confirm.ts'
import type { Draft } from './draft.ts'

/** Below it a reading is asked about. */
const SURE = 0.7

type Props = { pieces: readonly Piece[]; draft: Draft }

/** One sentence that is read back; what was understood in it can be touched. */
export function UnderstoodSentence({ pieces, draft }: Props) {
  const [open, setOpen] = useState<Chip | null>(null)
  const touched = useRef<HTMLElement>(null)
  const editor = useId()
  const chips = pieces.filter((piece) => typeof piece !== 'string')
  const current = chips.find(({ key }) => key === open?.key)
  const doubtful = chips.find(({ key, sure }) => sure < SURE && saidOf(draft, key) === undefined)

  function close(): void {
    setOpen(null)
    touched.current?.focus()
  }

  return (
    <div>
      <p className="font-story text-[1.32rem]/[1.6] font-medium wrap-anywhere">
        {pieces.map((piece, index) =>
          typeof piece === 'string' ? (
            <Fragment key={index}>{piece}</Fragment>
          ) : (
            <ChipButton
              key={index}
              expanded={current?.key === piece.key}
              controls={editor}
              onPress={(chip) => {
                touched.current = chip
                setOpen(current?.key === piece.key ? null : piece)
              }}
            >
              <ChipText chip={piece} said={saidOf(draft, piece.key)} />
            </ChipButton>
          ),
        )}
      </p>
      {doubtful && !current && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-2">
          <span>¿Lo entendimos bien: «{doubtful.text}»?</span>
          <button
            type="button"
            className="min-h-11 text-ink underline decoration-thread"
            onClick={() => confirm(doubtful.key, doubtful.value)}
          >
            Sí, así es
          </button>
        </p>
      )}
      <div id={editor}>
        {current && <ChipEditor key={current.key} chip={current} said={saidOf(draft, current.key)} onDone={close} />}
      </div>
    </div>
  )
}

type ChipButtonProps = {
  expanded: boolean
  controls: string
  onPress: (chip: HTMLElement) => void
  children: ReactNode
}

/** A button that breaks over lines as the sentence around it does, which the element of that name does not. */
function ChipButton({ expanded, controls, onPress, children }: ChipButtonProps) {
  return (
    <span
      role="button"
      tabIndex={0}
      className="cursor-pointer rounded-field box-decoration-clone underline decoration-thread decoration-dotted decoration-2 underline-offset-[0.22em] hover:bg-sheet aria-expanded:bg-sheet"
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPress(event.currentTarget)
      }}
    >
      {children}
    </span>
  )
}

function ChipText({ chip, said }: { chip: Chip; said: string | null | undefined }) {
  if (said === null)
    return (
      <>
        <s className="text-ink-2">{chip.text}</s>
        <span className="sr-only"> (queda fuera)</span>
      </>
    )
  return said === undefined || said === chip.value ? chip.text : (labelOf(chip, said) ?? said)
}

/** What was chosen of a few, as a sentence goes on with it. */
function labelOf({ choices }: Chip, said: string): string | undefined {
  const label = choices?.find(({ value }) => value === said)?.label
  return label && label.charAt(0).toLowerCase() + label.slice(1)
}
