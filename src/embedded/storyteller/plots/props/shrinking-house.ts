/** Who measures houses: `alone` is said in tears. */
export const SURVEYORS = [
  {
    un: 'una agrimensora con metro de madera',
    o: 'la agrimensora',
    thing: 'un metro de madera',
    alone: 'En mi casa hay dos sillones, y en el otro nunca se sienta nadie',
  },
  {
    un: 'un perito de zapatos muy brillantes',
    o: 'el perito',
    thing: 'una cinta de medir',
    alone: 'En mi casa ceno en una mesa de doce sillas, y las otras once están vacías',
  },
  {
    un: 'una arquitecta con un lápiz en el pelo',
    o: 'la arquitecta',
    thing: 'un rollo de planos',
    alone: 'Dibujo casas para todo el mundo, y en la mía, de siete cuartos, no vive nadie más',
  },
]

/** What goes, and what was in it. */
export const LOST_ROOMS = [
  { el: 'el cuarto de visitas', what: 'las colchas buenas' },
  { el: 'el estudio', what: 'las cajas sin abrir' },
  { el: 'el comedor', what: 'las sillas que nadie usaba' },
  { el: 'el cuarto del fondo', what: 'los paraguas de repuesto' },
]
