import { type CoatTrait, doubtsOfCoat, type SeenCoat } from '../../../contract/coats.ts'
import { adviceOn } from './look-advice.ts'

/** What is said beside an animal: whence it is, and what to have a look at. */
export function coatAdvice(seen: SeenCoat, isConfirmed: boolean): string {
  const unsure = doubtsOfCoat(seen).map((trait) => WORDS[trait])
  const whence = unsure.length > 0 ? 'Lo hemos adivinado por la foto.' : 'Es lo que vemos en la foto.'
  return adviceOn(whence, unsure, isConfirmed)
}

const WORDS: Record<CoatTrait, string> = {
  animal: 'qué animal es',
  colour: 'el color',
  second: 'el segundo color',
  pattern: 'el dibujo del pelo',
  ears: 'las orejas',
  size: 'el tamaño',
}
