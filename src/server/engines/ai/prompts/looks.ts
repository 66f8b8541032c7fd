import { coatInWords } from '../../../../contract/coats.ts'
import { fineTraitsInWords } from '../../../../contract/look-prose.ts'
import type { Coat, Look } from '../../../../engine.ts'

/** A look that the giver confirmed, in Spanish words for a prompt: everything that is known of it, clothes where they are wished. */
export function describeLook(look: Look, { clothes }: { clothes: boolean }): string {
  const hair =
    look.hairType === 'calvo' ? 'sin pelo' : `pelo ${hairColour(look.hair)}, ${look.hairType} y ${look.hairLength}`
  return [
    `piel ${skinTone(look.skin)}`,
    hair,
    ...(look.glasses ? ['con gafas'] : []),
    ...(look.beard === 'ninguna' ? [] : [`con ${look.beard}`]),
    ...fineTraitsInWords(look, colourName),
    ...(clothes ? [`ropa de color ${colourName(look.clothes)}`] : []),
  ].join(', ')
}

/** A coat that the giver confirmed, in Spanish words for a prompt. */
export function describeCoat(coat: Coat): string {
  return coatInWords(coat, colourName).join(', ')
}

type Hsl = { hue: number; saturation: number; lightness: number }

function skinTone(colour: string): string {
  const { lightness } = toHsl(colour)
  if (lightness > 0.78) return 'muy clara'
  if (lightness > 0.64) return 'clara'
  if (lightness > 0.48) return 'morena clara'
  return lightness > 0.32 ? 'morena' : 'negra'
}

function hairColour(colour: string): string {
  const { hue, saturation, lightness } = toHsl(colour)
  if (lightness < 0.12) return 'negro'
  if (saturation < 0.12) return lightness > 0.72 ? 'blanco' : lightness > 0.3 ? 'gris' : 'negro'
  if (saturation > 0.5 && (hue < 26 || hue > 345) && lightness > 0.25) return 'pelirrojo'
  if (lightness > 0.55) return 'rubio'
  if (lightness > 0.38) return 'castaño claro'
  return lightness > 0.22 ? 'castaño' : 'castaño oscuro'
}

const HUES: readonly [upTo: number, name: string][] = [
  [14, 'rojo'],
  [42, 'naranja'],
  [68, 'amarillo'],
  [165, 'verde'],
  [195, 'turquesa'],
  [255, 'azul'],
  [295, 'morado'],
  [345, 'rosa'],
  [360, 'rojo'],
]

function colourName(colour: string): string {
  const { hue, saturation, lightness } = toHsl(colour)
  if (lightness > 0.93) return 'blanco'
  if (lightness < 0.1) return 'negro'
  if (saturation < 0.12) return lightness > 0.75 ? 'gris claro' : lightness > 0.3 ? 'gris' : 'gris oscuro'
  if (hue >= 10 && hue < 45 && lightness < 0.42) return 'marrón'
  const name = HUES.find(([upTo]) => hue <= upTo)?.[1] ?? 'rojo'
  return lightness < 0.3 ? `${name} oscuro` : lightness > 0.72 ? `${name} claro` : name
}

/** `#rrggbb` to hue in degrees, saturation and lightness from 0 to 1. */
function toHsl(colour: string): Hsl {
  const value = Number.parseInt(colour.slice(1), 16)
  const [red, green, blue] = [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255] as const
  const max = Math.max(red, green, blue)
  const span = max - Math.min(red, green, blue)
  const lightness = max - span / 2
  if (span === 0) return { hue: 0, saturation: 0, lightness }
  const sector =
    max === red ? ((green - blue) / span + 6) % 6 : max === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return { hue: sector * 60, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness }
}
