import { clsx } from 'clsx'
import { Icon } from '../../ui/icon.tsx'
import { reachedMilestones } from './generation.ts'

const LABELS = ['Historia', 'Capítulos', 'Ilustraciones']

/** Three indicators, green at 20, 60 and 100 percent. */
export function Milestones({ progress }: { progress: number }) {
  const reached = reachedMilestones(progress)
  return (
    <ol className="milestones" aria-label="Pasos">
      {LABELS.map((label, index) => (
        <li key={label} className={clsx(index < reached && 'is-reached')}>
          {index < reached ? <Icon name="check" /> : <span className="milestone-open" />}
          {label}
          <span className="sr-only">{index < reached ? ': listo' : ': en camino'}</span>
        </li>
      ))}
    </ol>
  )
}
