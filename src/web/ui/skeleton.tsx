import { clsx } from 'clsx'
import './skeleton.css'

/** The shape of something that is on its way. Decoration: say in words what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton', className)} />
}
