import type { Coat } from '../../../contract/coats.ts'
import type { Look } from '../../../contract/looks.ts'
import { useDrawnLooks } from './look-drawing.ts'
import type { PhotoRole } from './photo-storage.ts'

type Props = { role: PhotoRole; look: Look | Coat; alt: string; className?: string }

/** Head and shoulders of a look, or a whole animal, by the hand that draws the book. */
export function LookFigure({ role, look, alt, className = '' }: Props) {
  const picture = useDrawnLooks(role, [look], 'large')
  return (
    <span className={`block aspect-square overflow-hidden bg-[oklch(0.9_0.02_180)] ${className}`}>
      {picture && <img src={picture} alt={alt} className="size-full object-cover" />}
    </span>
  )
}
