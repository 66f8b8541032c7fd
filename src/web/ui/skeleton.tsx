import { clsx } from 'clsx'
import './skeleton.css'

/** Placeholder while something loads. Decorative: say in words what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton', className)} />
}
