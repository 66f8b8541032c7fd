import { useEffect, useState } from 'react'

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000]

/** Between two looks at a server whose clock is behind this one: after each as long again, five minutes at most. */
const [FIRST_LOOK_MS, LONGEST_LOOK_MS] = [2 * SECOND, 5 * MINUTE]

/** The time that is left, ticking. `onOver` is told when it has run out, and again until the countdown is gone. */
export function Countdown({ until, onOver }: { until: string; onOver: () => void }) {
  const left = useLeft(Date.parse(until), onOver)
  const parts = [
    [Math.floor(left / DAY), 'día', 'días'],
    [Math.floor((left % DAY) / HOUR), 'hora', 'horas'],
    [Math.floor((left % HOUR) / MINUTE), 'minuto', 'minutos'],
    [Math.floor((left % MINUTE) / SECOND), 'segundo', 'segundos'],
  ] as const
  return (
    <ol role="timer" aria-label="Lo que falta" className="flex flex-wrap justify-center gap-3 desk:justify-start">
      {parts.map(([count, one, many]) => (
        <li
          key={many}
          className="grid min-w-19 justify-items-center rounded-paper bg-page px-2 pt-2.5 pb-2 text-page-ink shadow-lift"
        >
          <b className="num font-display text-[2.1rem]/[1]">{count}</b>
          <span className="text-mini text-page-ink-2">{count === 1 ? one : many}</span>
        </li>
      ))}
    </ol>
  )
}

function useLeft(end: number, onOver: () => void): number {
  const [left, setLeft] = useState(() => Math.max(0, end - Date.now()))
  const over = left === 0
  useEffect(() => {
    if (over) return repeated(onOver)
    const timer = setInterval(() => setLeft(Math.max(0, end - Date.now())), SECOND)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- told by the clock, whoever listens by then
  }, [end, over])
  return left
}

function repeated(tell: () => void): () => void {
  let pause = FIRST_LOOK_MS
  let timer: ReturnType<typeof setTimeout>
  const next = () => {
    tell()
    timer = setTimeout(next, pause)
    pause = Math.min(pause * 2, LONGEST_LOOK_MS)
  }
  next()
  return () => clearTimeout(timer)
}
