import { clsx } from 'clsx'

/** Placeholder while something loads. Decorative: say in words what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block min-h-[1em] animate-skeleton rounded-paper [background:linear-gradient(100deg,var(--well)_30%,var(--rule)_50%,var(--well)_70%)_0/300%]',
        className,
      )}
    />
  )
}
