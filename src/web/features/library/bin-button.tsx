import { clsx } from 'clsx'
import { Icon } from '../../ui/icon.tsx'

type Props = { label: string; className?: string; onClick: () => void }

/** What is beside it goes, once asked for again; `label` says what. Its colour comes from outside. */
export function BinButton({ label, className, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={clsx('grid size-11 flex-none place-items-center rounded-seal hover:bg-well', className)}
    >
      <Icon name="bin" />
    </button>
  )
}
