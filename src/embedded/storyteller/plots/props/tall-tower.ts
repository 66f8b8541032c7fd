/** What is piled up: `goes` is how it goes on top. */
export const PIECES = [
  { un: 'una silla', el: 'la silla', goes: '¡Upa!' },
  { un: 'un tambor', el: 'el tambor', goes: '¡Pum!' },
  { un: 'una sandía', el: 'la sandía', goes: '¡Flop!' },
  { un: 'una maleta', el: 'la maleta', goes: '¡Ras!' },
  { un: 'un balde', el: 'el balde', goes: '¡Clan!' },
  { un: 'una almohada', el: 'la almohada', goes: '¡Fuu!' },
  { un: 'un piano chiquito', el: 'el piano', goes: '¡Tilín!' },
]

/** Who went up and does not dare to come down. */
export const STUCK = [
  { un: 'una estrella muy joven', o: 'la estrella' },
  { un: 'un duende muy joven', o: 'el duende' },
  { un: 'una osita con paracaídas', o: 'la osita' },
  { un: 'un gatito blanco', o: 'el gatito' },
]

/** Who helps from below. */
export const HELPERS = [
  { un: 'una hormiga con casco', el: 'la hormiga' },
  { un: 'un perro albañil', el: 'el perro' },
  { un: 'una gallina muy fuerte', el: 'la gallina' },
]
