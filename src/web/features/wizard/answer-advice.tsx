import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AnswerField } from '../../../contract/brief-fields.ts'
import type { Advice } from '../../../contract/readings.ts'
import { Icon } from '../../ui/icon.tsx'
import { dismissAdvice, isDismissed } from './dismissed-advice.ts'
import { useDraft } from './draft-store.ts'
import { understandingQuery } from './understanding-query.ts'

/** A pause in writing, in milliseconds. */
const SETTLE_MS = 900

type Props = { name: AnswerField; value: string; onTake: (example: string) => void }

/** What may be better said in an answer, once its writer pauses; it may be taken up, put away or ignored. */
export function AnswerAdvice({ name, value, onTake }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const advice = useCalmly(useAdvice(name, value), place)
  const [taken, setTaken] = useState<{ advice: Advice; before: string } | null>(null)
  const [, redraw] = useState(0)
  const shown = advice && advice !== taken?.advice && !isDismissed(advice) ? advice : null
  return (
    <div ref={place} role="status">
      {shown && (
        <div className="mt-2.5 flex items-start gap-3 rounded-paper bg-maize-soft px-4 py-2">
          <Icon name="idea" className="mt-2.5 size-6 flex-none" />
          <div className="min-w-0 flex-1">
            <p className="py-2">{shown.why}</p>
            {shown.example && (
              <button
                type="button"
                className={LINK}
                onClick={() => {
                  setTaken({ advice: shown, before: value })
                  onTake(shown.example ?? '')
                }}
              >
                Usar este ejemplo: «{shown.example}»
              </button>
            )}
          </div>
          <button
            type="button"
            aria-label="Cerrar el consejo"
            className="grid size-11 flex-none cursor-pointer place-items-center"
            onClick={() => {
              dismissAdvice(shown)
              redraw((times) => times + 1)
            }}
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
      )}
      {!shown && taken && taken.advice.example === value && (
        <button
          type="button"
          className={LINK}
          onClick={() => {
            onTake(taken.before)
            setTaken(null)
          }}
        >
          Volver a lo que escribiste
        </button>
      )}
    </div>
  )
}

const LINK = 'min-h-11 text-left underline decoration-thread underline-offset-[0.2em] wrap-anywhere'

function useAdvice(name: AnswerField, value: string): Advice | null {
  const draft = useDraft()
  const [settled, setSettled] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  const { data } = useQuery({
    ...understandingQuery(settled, 'advice'),
    enabled: value.trim() !== '',
    placeholderData: keepPreviousData,
  })
  // It stays while its answer is written on, so that nothing jumps at every stroke.
  return data?.advice.find(({ field }) => field === name) ?? null
}

/** Holds a change back while somebody writes in a field further down, which it would push away. */
function useCalmly(advice: Advice | null, place: RefObject<HTMLElement | null>): Advice | null {
  const [shown, setShown] = useState(advice)
  useEffect(() => {
    const show = () => setShown(advice)
    if (!isWritingBelow(place.current)) return show()
    document.addEventListener('focusout', show, { once: true })
    return () => document.removeEventListener('focusout', show)
  }, [advice, place])
  return shown
}

function isWritingBelow(place: HTMLElement | null): boolean {
  const active = document.activeElement
  if (!place || !active?.matches('input, textarea')) return false
  return Boolean(place.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING)
}
