/** The station: `from` is where it is, `place` what is seen of it. */
export const STATIONS = [
  { name: 'Radio Desvelo', from: 'el último piso de un edificio sin elevador', place: 'una azotea con una antena' },
  {
    name: 'Radio Nadie',
    from: 'el cuarto de arriba de una papelería',
    place: 'una ventana encendida sobre una papelería',
  },
  { name: 'Radio Entre Dos', from: 'la caseta vieja del estacionamiento', place: 'una caseta con una antena torcida' },
]

/** Whose voice it is: `alone` is said. */
export const HOSTS = [
  {
    un: 'una locutora con un suéter enorme',
    o: 'la locutora',
    alone: 'Veinte años hablando, y nunca había venido nadie a verme',
  },
  {
    un: 'un locutor flaco, con audífonos enormes',
    o: 'el locutor',
    alone: 'Llevo veinte años hablando, y esta noche se me terminaron las palabras',
  },
  {
    un: 'una locutora con lápiz en la oreja',
    o: 'la locutora',
    alone: 'Toda la ciudad conoce mi voz, y nadie me conoce a mí',
  },
]

/** Who calls in: `says` is whose greeting it is. */
export const CALLERS = [
  { un: 'el vigilante de un museo', o: 'el vigilante', says: 'de parte de todas las estatuas' },
  { un: 'una enfermera en su descanso', o: 'la enfermera', says: 'de parte de todo el turno de noche' },
  {
    un: 'un panadero que ya estaba amasando',
    o: 'el panadero',
    says: 'con olor a pan recién hecho',
  },
  {
    un: 'una taxista sin pasajeros',
    o: 'la taxista',
    says: 'desde todos los semáforos en verde',
  },
]
