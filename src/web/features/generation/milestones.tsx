import { clsx } from 'clsx'
import { Icon } from '../../ui/icon.tsx'
import { reachedMilestones } from './generation.ts'

const LABELS = ['Historia', 'Capítulos', 'Ilustraciones']

/** Three indicators, green at 20, 60 and 100 percent. */
export function Milestones({ progress }: { progress: number }) {
  const reached = reachedMilestones(progress)
  return (
    <ol className="mt-[1.1rem] grid grid-cols-[repeat(3,1fr)] gap-2" aria-label="Pasos">
      {LABELS.map((label, index) => (
        <li
          key={label}
          className={clsx(
            'flex items-center justify-center gap-[0.6rem] rounded-paper px-[0.4rem] py-[0.8rem] text-center text-[1.05rem]/[1.2] transition-[background-color] duration-(--calm) max-[35rem]:flex-col max-[35rem]:gap-[0.3rem] max-[35rem]:text-[1rem]/[1.2]',
            index < reached ? 'bg-leaf-soft font-bold text-ink' : 'bg-well text-ink-2',
          )}
        >
          {index < reached ? (
            <Icon name="check" className="text-leaf" />
          ) : (
            <span className="size-[1.1em] flex-none rounded-[50%] border-2 border-dashed border-edge" />
          )}
          {label}
          <span className="sr-only">{index < reached ? ': listo' : ': en camino'}</span>
        </li>
      ))}
    </ol>
  )
}
