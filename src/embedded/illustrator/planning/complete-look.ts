import { isSure } from '../../../contract/look-traits.ts'
import type { Look, PhotoReading, Sitter } from '../../../engine.ts'
import { type Kinship, kinshipOf } from './kinship.ts'

/** Grey hair, where nothing else is known of a grandparent's. */
const GREY = '#dcd8d2'

/** A reading of whoever is named; what the photo does not show of them is what is likely. */
export function completeReading(reading: PhotoReading, sitter: Sitter): PhotoReading {
  const person = kinshipOf(sitter)[sitter.of]
  const isChild = person.age === 'baby' || person.age === 'child'
  return { ...reading, look: completeLook(reading, person), sitter: isChild ? 'child' : 'grown' }
}

/**
 * The look that a photo shows, and where it is not sure of a trait, what age and gender make likely: no bald head on a
 * mother or a child, grey hair on a grandmother. No photo gives either of them a beard: one that is read into a shadow is
 * commoner than one that is there, and whoever has one is given it by a tap.
 */
export function completeLook(
  { look: seen, sure }: Pick<PhotoReading, 'look' | 'sure'>,
  { age, feminine }: Kinship['sender'],
): Look {
  const look = feminine && age !== 'baby' ? womansCut(seen) : seen
  const mayBeBearded = !feminine && age !== 'child' && age !== 'baby'
  const isGrownMan = !feminine && (age === 'adult' || age === 'elder')
  const bald = look.hairType === 'calvo' && !isSure(sure.hairType) && !isGrownMan && age !== 'baby'
  return {
    ...look,
    ...(isGrownMan || (mayBeBearded && isSure(sure.beard)) ? {} : { beard: 'ninguna' }),
    ...(bald ? { hairType: 'liso', hairLength: feminine ? 'medio' : 'corto', haircut: undefined } : {}),
    ...(age === 'elder' && !isSure(sure.hair) ? { hair: GREY } : {}),
  }
}

/**
 * Hair that seems short on a woman, with a bare forehead, is mostly tied behind her head; and hers does not go back. A
 * crop with a fringe covers her ears.
 */
function womansCut({ hairline, ...look }: Look): Look {
  const isShort = look.hairLength === 'corto' && look.haircut !== undefined
  const isBack = isShort && BACK.has(look.haircut)
  return {
    ...look,
    ...(hairline && hairline !== 'entradas' ? { hairline } : {}),
    ...(isBack ? { hairLength: 'medio', haircut: 'moño bajo' } : {}),
    ...(isShort && look.haircut === 'flequillo corto' ? { haircut: 'pixie', fringe: 'recto' } : {}),
  }
}

const BACK = new Set<Look['haircut']>(['hacia atrás', 'degradado'])
