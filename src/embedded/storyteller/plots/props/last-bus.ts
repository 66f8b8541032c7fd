/** Who drives, and why the bus stops here. */
export const DRIVERS = [
  { un: 'una conductora con guantes de lana', o: 'la conductora', why: 'ya no hay más camino' },
  { un: 'un conductor con bigote de foca', o: 'el conductor', why: 'se acabó la gasolina' },
  { un: 'un chofer que hablaba bajito', o: 'el chofer', why: 'se fundieron los faros' },
]

/** Where it leaves them. */
export const ENDS = [
  {
    place: 'un campo de girasoles dormidos',
    sees: 'Los girasoles dormían con la cabeza agachada.',
    sign: 'un letrero sin letras',
  },
  {
    place: 'una playa a la que el mar solo llega los jueves',
    sees: 'No era jueves, y los botes esperaban sobre la arena.',
    sign: 'un faro apagado',
  },
  {
    place: 'una plaza donde todas las tiendas vendían puertas',
    sees: 'Había puertas rojas, puertas azules y una pequeñísima, para ratones, pero ninguna llevaba a casa.',
    sign: 'un reloj sin agujas',
  },
  {
    place: 'una estación con un solo banco, muy largo',
    sees: 'El banco daba la vuelta a toda la estación, y estaba vacío.',
    sign: 'una ventanilla cerrada',
  },
]
