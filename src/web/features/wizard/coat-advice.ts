import { type CoatTrait, doubtsOfCoat, type SeenCoat } from '../../../contract/coats.ts'

/** What is said beside an animal: whence it is, and what to have a look at. */
export function coatAdvice(seen: SeenCoat, isConfirmed: boolean): string {
  if (isConfirmed) return 'Así saldrá en el cuento. Puedes seguir retocando.'
  const unsure = doubtsOfCoat(seen).map((trait) => WORDS[trait])
  if (unsure.length === 0) return 'Es lo que vemos en la foto.'
  return `Lo hemos adivinado por la foto. Mira sobre todo ${LIST.format(unsure)}: ahí la foto no lo deja claro.`
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' })

const WORDS: Record<CoatTrait, string> = {
  animal: 'qué animal es',
  colour: 'el color',
  second: 'el segundo color',
  pattern: 'el dibujo del pelo',
  ears: 'las orejas',
  size: 'el tamaño',
}
