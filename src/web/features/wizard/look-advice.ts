import { HARDLY, isSure, type MainTrait, unsureTraits } from '../../../contract/look-traits.ts'
import type { SeenLook } from '../../../contract/looks.ts'

/** What is said beside a look: whence it is, and where the photo leaves doubts, what to have a look at. */
export function lookAdvice(seen: SeenLook | null, isConfirmed: boolean): string {
  if (!isConfirmed && seen?.findings?.includes('no-face')) return 'No lo vemos bien en la foto. Cuéntanos cómo es.'
  const unsure = doubts(seen).map((trait) => WORDS[trait])
  return adviceOn('Es lo que vemos en la foto.', unsure, isConfirmed)
}

/** Whence it is, and what of it is unsure; or what comes of it once it is confirmed. */
export function adviceOn(whence: string, unsure: readonly string[], isConfirmed: boolean): string {
  if (isConfirmed) return 'Así saldrá en el cuento. Puedes seguir retocando.'
  return unsure.length > 0 ? `${whence} Mira sobre todo ${LIST.format(unsure)}: ahí la foto no lo deja claro.` : whence
}

/** What the photo leaves open and the drawing shows. Nothing but what is wrong there is worth a question. */
export function doubts(seen: SeenLook | null): Asked[] {
  if (!seen) return []
  const { sure = {} } = seen
  const isWorn = sure.covering !== undefined && !isSure(sure.covering)
  return [...unsureTraits(sure).filter((trait) => isShown(trait, seen)), ...(isWorn ? (['covering'] as const) : [])]
}

type Asked = MainTrait | 'covering'

function isShown(trait: MainTrait, { hairType, covering = 'ninguna', sitter, sure = {} }: SeenLook): boolean {
  switch (trait) {
    case 'hair':
    case 'hairLength':
      return hairType !== 'calvo' && covering === 'ninguna'
    case 'hairType':
      // A photo never tells straight hair from wavy for sure, and a drawing hardly does.
      return isTold(hairType, sure.hairType) && covering === 'ninguna'
    case 'beard':
      return sitter !== 'child'
    default:
      return true
  }
}

function isTold(hairType: SeenLook['hairType'], sure = 1): boolean {
  return (hairType !== 'liso' && hairType !== 'ondulado') || sure < HARDLY
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' })

const WORDS: Record<Asked, string> = {
  skin: 'la piel',
  hair: 'el color del pelo',
  hairType: 'el tipo de pelo',
  hairLength: 'el largo del pelo',
  glasses: 'los lentes',
  beard: 'la barba',
  clothes: 'la ropa',
  covering: 'lo que lleva en la cabeza',
}
