import type { Look } from '../../../contract/looks.ts'

export type Choice = { value: string; label: string }

/** Swatches run from light to dark; a colour found in the photo joins them. */
export const SKINS: readonly Choice[] = [
  { value: '#f9dcc4', label: 'muy clara' },
  { value: '#f0c39e', label: 'clara' },
  { value: '#dca475', label: 'dorada' },
  { value: '#c08457', label: 'canela' },
  { value: '#9a6239', label: 'morena' },
  { value: '#744425', label: 'oscura' },
  { value: '#4d2c19', label: 'muy oscura' },
]

export const HAIR_COLOURS: readonly Choice[] = [
  { value: '#1f1712', label: 'negro' },
  { value: '#4a2c1a', label: 'castaño oscuro' },
  { value: '#7b4a26', label: 'castaño' },
  { value: '#b9772f', label: 'rubio oscuro' },
  { value: '#e0b865', label: 'rubio' },
  { value: '#a8431f', label: 'pelirrojo' },
  { value: '#a9a7a3', label: 'gris' },
  { value: '#ece8e1', label: 'blanco' },
]

export const CLOTHES: readonly Choice[] = [
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

export const HAIR_TYPE_LABELS: Record<Look['hairType'], string> = {
  liso: 'Liso',
  ondulado: 'Ondulado',
  rizado: 'Rizado',
  afro: 'Afro',
  calvo: 'Sin pelo',
}

export const HAIR_LENGTH_LABELS: Record<Look['hairLength'], string> = { corto: 'Corto', medio: 'Medio', largo: 'Largo' }

export const BEARD_LABELS: Record<Look['beard'], string> = {
  ninguna: 'Nada',
  'barba incipiente': 'Incipiente',
  bigote: 'Bigote',
  perilla: 'Perilla',
  barba: 'Barba',
}

/** The swatches, with the given colour among them. */
export function withColour(choices: readonly Choice[], colour: string): readonly Choice[] {
  const known = choices.some(({ value }) => value.toLowerCase() === colour.toLowerCase())
  return known ? choices : [{ value: colour, label: 'como en la foto' }, ...choices]
}
