import type { Look } from '../../../contract/looks.ts'

export type Swatch = { value: string; label: string }
type ColourTrait = 'skin' | 'hair' | 'eyeColour' | 'browColour' | 'glassesColour' | 'coveringColour' | 'clothes'

/** The ten tones of the Monk scale, light to dark (Ellis Monk, 2022; skintone.google, CC BY 4.0). */
const MONK = [
  '#f6ede4',
  '#f3e7db',
  '#f7ead0',
  '#eadaba',
  '#d7bd96',
  '#a07e56',
  '#825c43',
  '#604134',
  '#3a312a',
  '#292420',
]

const HAIR: readonly Swatch[] = [
  { value: '#1f1712', label: 'negro' },
  { value: '#4a2c1a', label: 'castaño oscuro' },
  { value: '#7b4a26', label: 'castaño' },
  { value: '#b9772f', label: 'rubio oscuro' },
  { value: '#e0b865', label: 'rubio' },
  { value: '#a8431f', label: 'pelirrojo' },
  { value: '#a9a7a3', label: 'gris' },
  { value: '#ece8e1', label: 'blanco' },
]

const EYES: readonly Swatch[] = [
  { value: '#3b2417', label: 'marrón oscuro' },
  { value: '#6b4226', label: 'marrón' },
  { value: '#8a6a2f', label: 'miel' },
  { value: '#5f8a4a', label: 'verde' },
  { value: '#4e8fb8', label: 'azul' },
  { value: '#7d8a94', label: 'gris' },
]

const CLOTH: readonly Swatch[] = [
  { value: '#c23b31', label: 'rojo' },
  { value: '#e8953a', label: 'naranja' },
  { value: '#edc244', label: 'amarillo' },
  { value: '#4f8f5b', label: 'verde' },
  { value: '#3f78b5', label: 'azul' },
  { value: '#7a5aa6', label: 'morado' },
  { value: '#e2929f', label: 'rosa' },
  { value: '#f2efe8', label: 'blanco' },
  { value: '#2f3437', label: 'negro' },
]

const SWATCHES: Record<ColourTrait, readonly Swatch[]> = {
  skin: MONK.map((value, index) => ({ value, label: `tono ${index + 1} de ${MONK.length}` })),
  hair: HAIR,
  browColour: HAIR,
  eyeColour: EYES,
  glassesColour: CLOTH,
  coveringColour: CLOTH,
  clothes: CLOTH,
}

/** The swatches of a trait, and among them what is neither: the colour of the photo, or the one that is kept. */
export function swatchesOf(trait: ColourTrait, look: Look, seen: Look | null): readonly Swatch[] {
  const swatches = SWATCHES[trait]
  const missing = (colour: string | undefined, among: readonly Swatch[]) =>
    colour !== undefined && among.every(({ value }) => value.toLowerCase() !== colour.toLowerCase()) ? colour : null
  const photographed = missing(seen?.[trait], swatches)
  const withSeen = photographed ? [{ value: photographed, label: 'como en la foto' }, ...swatches] : swatches
  const kept = missing(look[trait], withSeen)
  return kept ? [{ value: kept, label: 'el de ahora' }, ...withSeen] : withSeen
}

export type { ColourTrait }
