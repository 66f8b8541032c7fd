/**
 * Where whoever tells of a day sits down with whoever hears it, behind a plot's door, in its vapour or on its tape. Each
 * can be seen, entered and sat in by anybody, at any hour and in any weather: no sun, no stairs, no single thing.
 */

const USUAL = [
  'un cuarto con una lámpara encendida y dos sillas',
  'un corredor con macetas y una banca',
  'una cocina chica con una luz en el centro',
  'un cuarto con un tapete redondo, una lámpara y varias sillas',
  'una sala con una mecedora y una banca',
  'una sala chica con lugar para todos',
  'una terraza con una mesa y varias sillas',
  'un patio con una banca larga y una sola luz',
  'un cuarto muy callado, con dos sillas frente a la ventana',
  'un comedor con una sola luz, encima de la mesa',
] as const

const TINY = [
  'un cuartito con una alfombra redonda y una lucecita',
  'un cuartito con una silla grande y una silla chiquita',
  'un cuartito con una cobija en el suelo',
  'un cuartito con tres cojines',
  'un rinconcito con cojines',
  'una casita hecha con una sábana, y adentro luz',
] as const

const FOR_NOSES = [
  'un rincón tibio con lugar para dos',
  'un cuarto tibio con un tapete viejo',
  'una cocina tibia, con lugar para echarse',
  'un cuarto con una cobija vieja en el suelo',
] as const

const MISSED = [
  'un cuarto con dos sillas y una sola lámpara',
  'una sala con un par de sillas frente a una ventana',
  'una cocina con la luz encendida',
  'un corredor con macetas y una banca larga',
] as const

/** Places to tell it in; each is always true, since nobody says that the day itself was there. */
export const SEATS: Readonly<Record<'usual' | 'tiny' | 'pet' | 'missed', readonly string[]>> = {
  usual: USUAL,
  tiny: TINY,
  pet: FOR_NOSES,
  missed: MISSED,
}
