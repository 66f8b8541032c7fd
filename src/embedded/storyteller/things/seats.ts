/**
 * Where whoever tells of a day sits down with whoever hears it, behind a plot's door, in its vapour or on its tape: none
 * that could be taken for the place of the day, and so no room, nothing that stands in it and no weather.
 */

const USUAL = [
  'un rincón tranquilo',
  'un lugar sin prisa',
  'un rincón con lugar para todos',
  'un lugar muy callado',
  'un rincón de los que invitan a sentarse',
  'un lugar apartado y tranquilo',
] as const

const TINY = ['un rinconcito tibio', 'un rinconcito muy callado', 'un rinconcito con lugar para todos'] as const

const FOR_NOSES = [
  'un rincón tibio con lugar para dos',
  'un rincón tibio, con lugar para echarse',
  'un rincón muy callado',
] as const

const MISSED = ['un rincón tranquilo', 'un lugar muy callado', 'un lugar sin prisa'] as const

/** Places to tell it in; each is always true, since nobody says that the day itself was there. */
export const SEATS: Readonly<Record<'usual' | 'tiny' | 'pet' | 'missed', readonly string[]>> = {
  usual: USUAL,
  tiny: TINY,
  pet: FOR_NOSES,
  missed: MISSED,
}
