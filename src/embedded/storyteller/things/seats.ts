/** Where whoever tells of a day sits down with whoever hears it, behind a plot's door, in its vapour or on its tape. */

const USUAL = [
  'una banca con lugar para todos, y encima una luz tibia',
  'una mesa con una lámpara encendida y dos sillas',
  'un escalón de piedra, ancho, donde todavía daba el sol',
  'un tapete redondo y, en medio, una lámpara chica',
  'un par de sillas frente a una ventana abierta',
  'una cocina chica con una luz en el centro',
  'un patio con una sola silla, y alrededor mucho suelo para sentarse',
  'un corredor con macetas, y el último sol en la pared',
  'una mecedora, una banca y una tarde que no se acababa',
  'un cuarto casi vacío, con una alfombra y luz de lado',
  'una mesa de madera, con la luz en un solo rincón',
  'una escalera ancha, con sombra arriba y sol abajo',
] as const

const TINY = [
  'una alfombra redonda y una lucecita',
  'una silla grande y una silla chiquita',
  'una cobija en el suelo y una luz amarilla',
  'una ventana con sol y tres cojines',
  'un rinconcito con cojines',
  'una casita hecha con una sábana, y adentro luz',
] as const

const FOR_NOSES = [
  'un rincón tibio con lugar para dos',
  'un tapete viejo donde daba el sol',
  'un escalón tibio y una puerta conocida',
  'un rayo de sol en el piso, con lugar para echarse',
] as const

const MISSED = [
  'una mesa con dos sillas y una sola lámpara',
  'un par de sillas frente a una ventana',
  'una banca larga donde todavía daba el sol',
  'una cocina con la luz encendida',
  'un corredor con macetas y la luz de la tarde',
] as const

/** Places to tell it in; each is always true, since nobody says that the day itself was there. */
export const SEATS: Readonly<Record<'usual' | 'tiny' | 'pet' | 'missed', readonly string[]>> = {
  usual: USUAL,
  tiny: TINY,
  pet: FOR_NOSES,
  missed: MISSED,
}
