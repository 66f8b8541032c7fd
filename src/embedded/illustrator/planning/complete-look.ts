import { isSure } from '../../../contract/look-traits.ts'
import type { Look, PhotoReading } from '../../../engine.ts'
import type { Kinship } from './kinship.ts'

/** Grey hair, where nothing else is known of a grandparent's. */
const GREY = '#dcd8d2'

/**
 * The look that a photo shows, and where it is not sure of a trait, what age and gender make likely: no beard and no
 * bald head on a mother or a child, grey hair on a grandmother.
 */
export function completeLook(
  { look, sure }: Pick<PhotoReading, 'look' | 'sure'>,
  { age, feminine }: Kinship['sender'],
): Look {
  const isGrownMan = !feminine && (age === 'adult' || age === 'elder')
  const bald = look.hairType === 'calvo' && !isSure(sure.hairType) && !isGrownMan && age !== 'baby'
  return {
    ...look,
    ...(isSure(sure.beard) || isGrownMan ? {} : { beard: 'ninguna' }),
    ...(bald ? { hairType: 'liso', hairLength: feminine ? 'medio' : 'corto' } : {}),
    ...(age === 'elder' && !isSure(sure.hair) ? { hair: GREY } : {}),
  }
}
