/** Who is in the lift already: `since` when they have not seen who lives on the fifth floor. */
export const PASSENGERS = [
  {
    un: 'una señora con un pastel en una caja',
    o: 'la señora del pastel',
    since: 'desde una boda',
    has: 'un pastel',
  },
  {
    un: 'un señor con un paraguas seco',
    o: 'el señor del paraguas',
    since: 'desde una discusión por un perro',
    has: 'un paraguas',
  },
  {
    un: 'una muchacha con un ramo de apio',
    o: 'la muchacha del apio',
    since: 'desde la secundaria',
    has: 'un ramo de apio',
  },
]

/** Floors that no house has, from below to half way up: what is there, told in one sentence, and one thing of it for a picture. */
export const FLOORS = [
  {
    number: 'cuatro y un décimo',
    sees: 'En una bodega inmensa estaban los aplausos que sobran en los teatros, y uno se escapó',
    thing: 'cajas con etiquetas',
  },
  {
    number: 'cuatro y un cuarto',
    sees: 'Ahí guardan los lunes sin usar, doblados como sábanas',
    thing: 'sábanas dobladas',
  },
  {
    number: 'cuatro y un tercio',
    sees: 'Era el lugar a donde van a dar los calcetines solos, y todos bailaban en pareja',
    thing: 'calcetines que bailan',
  },
  {
    number: 'cuatro y dos quintos',
    sees: 'Unos truenos muy jóvenes ensayaban en voz baja, con director y todo',
    thing: 'nubes con corbata',
  },
]

/** Why it stopped. */
export const STOPS = [
  'Entre el cuatro y el cinco, el elevador hizo clonc y se quedó pensando',
  'Iba por el cuatro cuando se fue la luz, volvió la luz y se fue el suelo de abajo',
  'Pasó el cuatro, no llegó el cinco, y ahí se quedó, como quien olvida a qué venía',
]
