/** What may be said of a person's hair and face. */
export const HAIR_TYPES = ['liso', 'ondulado', 'rizado', 'afro', 'calvo'] as const
export const HAIR_LENGTHS = ['corto', 'medio', 'largo'] as const
export const BEARDS = ['ninguna', 'bigote', 'barba'] as const
