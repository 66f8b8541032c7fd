/** Who knows something: `knows` is a clause. */
export const HELPERS = [
  { un: 'una paloma con muy mala memoria', o: 'la paloma', knows: 'había visto unos zapatos, por lo menos dos' },
  {
    un: 'el gato de la ferretería',
    o: 'el gato ferretero',
    knows: 'alguien había pasado sin saludarlo, y eso no se olvida',
  },
  { un: 'una tortuga sin prisa', o: 'la tortuga', knows: 'alguien había pasado rapidísimo, casi caminando' },
  {
    un: 'el perico del balcón',
    o: 'el perico',
    knows: 'se había oído cerrar una puerta, y repitió el golpe once veces',
  },
  { un: 'una lagartija de jardín', o: 'la lagartija', knows: 'una sombra larga había doblado la esquina' },
]

/** Somebody else who is lost: `why` is a predicate and a clause alike. */
export const STRAYS = [
  {
    un: 'un señor con dos cafés',
    o: 'el señor',
    why: 'había comprado el segundo por costumbre, y no tenía a quién dárselo',
  },
  {
    un: 'una muchacha con un mapa al revés',
    o: 'la muchacha',
    why: 'acababa de mudarse, y en toda la ciudad no la conocía nadie',
  },
  {
    un: 'una señora con el abrigo mal abrochado',
    o: 'la señora',
    why: 'había salido a caminar para no oír lo callada que estaba su casa',
  },
]

/** What the human comes back with. */
export const ERRANDS = ['una bolsa de pan', 'un litro de leche', 'el periódico y dos limones']
