/** Who drives, and why the bus stops here. */
export const DRIVERS = [
  { un: 'una conductora con guantes de lana', o: 'la conductora', why: 'se acabó el camino en el mapa' },
  { un: 'un conductor con bigote de foca', o: 'el conductor', why: 'se acabó la gasolina y hasta las ganas' },
  { un: 'un chofer que hablaba bajito', o: 'el chofer', why: 'se fundieron los dos faros, uno de susto' },
]

/** Where it leaves them. */
export const ENDS = [
  {
    place: 'un campo de girasoles dormidos',
    sees: 'Los girasoles, de noche, se miran los pies.',
    sign: 'un letrero sin letras',
  },
  {
    place: 'una playa sin mar, donde el mar solo viene los jueves',
    sees: 'Había botes esperando sobre la arena, muy formales.',
    sign: 'un faro apagado',
  },
  {
    place: 'una plaza donde todas las tiendas venden lo mismo: puertas',
    sees: 'Había puertas rojas, puertas con gatera y una, pequeñísima, para cartas.',
    sign: 'un reloj sin agujas',
  },
  {
    place: 'una estación con un solo banco, muy largo',
    sees: 'El banco daba la vuelta entera y volvía a empezar.',
    sign: 'un quiosco cerrado',
  },
]
