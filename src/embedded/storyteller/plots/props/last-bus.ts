/** Who drives. */
export const DRIVERS = [
  { un: 'una conductora con guantes de lana', o: 'la conductora' },
  { un: 'un conductor con bigote de foca', o: 'el conductor' },
  { un: 'un chofer que hablaba bajito', o: 'el chofer' },
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
    place: 'una estación con una sola banca',
    sees: 'La banca daba la vuelta a toda la estación, y nadie se sentaba ahí.',
    sign: 'una ventanilla cerrada',
  },
]
