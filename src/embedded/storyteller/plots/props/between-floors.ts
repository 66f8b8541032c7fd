/** Who is in the lift already: `whom` lives on the fifth floor, and has not been seen since a quarrel. */
export const PASSENGERS = [
  {
    un: 'una pastelera con un pastel en una caja',
    o: 'la pastelera',
    whom: 'mi hermana, y no nos hablamos desde una pelea',
    who: 'su hermana',
    has: 'un pastel',
  },
  {
    un: 'un sastre con un paraguas seco',
    o: 'el sastre',
    whom: 'mi mejor amigo, y por un perro dejamos de hablarnos',
    who: 'su mejor amigo',
    has: 'un paraguas',
  },
  {
    un: 'una florista con un ramo de girasoles',
    o: 'la florista',
    whom: 'mi mejor amiga de siempre, y ya no nos hablamos',
    who: 'su mejor amiga',
    has: 'un ramo de girasoles',
  },
]

/** Floors that no house has, from below to half way up: what is there, told in one sentence, and one thing of it for a picture. */
export const FLOORS = [
  {
    number: 'cuatro y un décimo',
    sees: 'Era un almacén donde guardaban los aplausos que sobran en los teatros, y uno se escapó',
    thing: 'cajas con etiquetas',
  },
  {
    number: 'cuatro y un cuarto',
    sees: 'Ahí guardaban los días de vacaciones que nadie había usado, doblados como sábanas',
    thing: 'sábanas dobladas',
  },
  {
    number: 'cuatro y un tercio',
    sees: 'Era el lugar al que van a parar los calcetines perdidos, y bailaban de dos en dos',
    thing: 'calcetines que bailan',
  },
  {
    number: 'cuatro y dos quintos',
    sees: 'Unas nubes jóvenes ensayaban ahí sus primeros truenos, en voz baja y con director',
    thing: 'nubes con corbata',
  },
]

/** Why it stopped. */
export const STOPS = [
  'entre el cuatro y el cinco, el elevador hizo clonc y se detuvo',
  'cuando iban por el cuatro, la luz parpadeó, algo hizo clonc y el elevador se quedó quieto',
  'al pasar el cuarto piso se oyó un clonc muy fuerte, y el elevador no subió más',
]
