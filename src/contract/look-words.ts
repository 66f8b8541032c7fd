/*
 * The words that a look is told in. They are Spanish because people read them as they stand: on a button, in a prompt.
 */
export const HAIR_TYPES = ['liso', 'ondulado', 'rizado', 'afro', 'calvo'] as const
export const HAIR_LENGTHS = ['corto', 'medio', 'largo'] as const
export const BEARDS = ['ninguna', 'barba incipiente', 'bigote', 'perilla', 'barba'] as const
export const PARTINGS = ['izquierda', 'centro', 'derecha'] as const
export const HAIRLINES = ['recta', 'en pico', 'entradas'] as const
export const FRINGES = ['ninguno', 'recto', 'ladeado', 'abierto'] as const
export const FACE_SHAPES = ['ovalada', 'redonda', 'cuadrada', 'alargada', 'corazón'] as const
export const NOSE_SHAPES = ['recta', 'respingona', 'aguileña', 'redonda'] as const
export const GLASSES_SHAPES = ['redondas', 'cuadradas', 'ovaladas', 'de gato', 'de aviador', 'al aire'] as const
export const COVERINGS = [
  'ninguna',
  'hiyab',
  'pañuelo',
  'turbante',
  'gorra',
  'sombrero',
  'gorro',
  'kipá',
  'casco',
] as const
export const MARKS = [
  'ninguna',
  'lunar',
  'cicatriz',
  'mancha de nacimiento',
  'audífono',
  'brackets',
  'dientes separados',
] as const
/** Left and right are those of whoever looks at the face. */
export const MARK_PLACES = ['frente', 'mejilla izquierda', 'mejilla derecha', 'labio', 'barbilla'] as const

type Cut = { types: readonly (typeof HAIR_TYPES)[number][]; length: (typeof HAIR_LENGTHS)[number] }

/** The haircuts: for which hair, the usual kind first, and how long it is. */
export const HAIRCUT_KINDS = {
  rapado: { types: ['liso', 'ondulado', 'rizado', 'afro'], length: 'corto' },
  degradado: { types: ['liso', 'ondulado', 'rizado', 'afro'], length: 'corto' },
  'raya al lado': { types: ['liso', 'ondulado'], length: 'corto' },
  'hacia atrás': { types: ['liso', 'ondulado'], length: 'corto' },
  tupé: { types: ['liso', 'ondulado', 'rizado'], length: 'corto' },
  'flequillo corto': { types: ['liso', 'ondulado'], length: 'corto' },
  cresta: { types: ['liso', 'ondulado', 'rizado', 'afro'], length: 'corto' },
  revuelto: { types: ['ondulado', 'liso'], length: 'corto' },
  tazón: { types: ['liso'], length: 'corto' },
  pixie: { types: ['liso', 'ondulado'], length: 'corto' },
  pelusa: { types: ['liso', 'ondulado', 'rizado'], length: 'corto' },
  coronilla: { types: ['calvo'], length: 'corto' },
  calva: { types: ['calvo'], length: 'corto' },
  'rizos cortos': { types: ['rizado', 'afro'], length: 'corto' },
  'rizos arriba': { types: ['rizado', 'afro'], length: 'corto' },
  'afro corto': { types: ['afro'], length: 'corto' },
  'afro alto': { types: ['afro'], length: 'corto' },
  'media melena': { types: ['liso', 'ondulado'], length: 'medio' },
  'melena con flequillo': { types: ['liso', 'ondulado'], length: 'medio' },
  'melena a capas': { types: ['ondulado', 'liso'], length: 'medio' },
  'melena ondulada': { types: ['ondulado'], length: 'medio' },
  rizos: { types: ['rizado'], length: 'medio' },
  afro: { types: ['afro'], length: 'medio' },
  'moños afro': { types: ['afro', 'rizado'], length: 'medio' },
  trencitas: { types: ['afro', 'rizado'], length: 'medio' },
  'rastas cortas': { types: ['afro', 'rizado'], length: 'medio' },
  'coleta baja': { types: ['liso', 'ondulado', 'rizado'], length: 'medio' },
  'moño bajo': { types: ['liso', 'ondulado', 'rizado', 'afro'], length: 'medio' },
  moño: { types: ['liso', 'ondulado', 'rizado', 'afro'], length: 'largo' },
  'dos moños': { types: ['liso', 'ondulado', 'rizado', 'afro'], length: 'largo' },
  coleta: { types: ['liso', 'ondulado'], length: 'largo' },
  'coleta rizada': { types: ['rizado', 'afro'], length: 'largo' },
  'dos coletas': { types: ['liso', 'ondulado', 'rizado', 'afro'], length: 'largo' },
  'dos trenzas': { types: ['liso', 'ondulado', 'rizado', 'afro'], length: 'largo' },
  trenza: { types: ['liso', 'ondulado', 'rizado'], length: 'largo' },
  semirrecogido: { types: ['liso', 'ondulado', 'rizado'], length: 'largo' },
  'melena larga': { types: ['liso'], length: 'largo' },
  'ondas largas': { types: ['ondulado'], length: 'largo' },
  'rizos largos': { types: ['rizado'], length: 'largo' },
  'afro grande': { types: ['afro'], length: 'largo' },
  'trenzas africanas': { types: ['afro', 'rizado'], length: 'largo' },
  rastas: { types: ['afro', 'rizado'], length: 'largo' },
} as const satisfies Record<string, Cut>

type Haircut = keyof typeof HAIRCUT_KINDS
export const HAIRCUTS = Object.keys(HAIRCUT_KINDS) as Haircut[]
