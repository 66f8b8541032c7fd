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

/** Whose voice it is: `alone` is said, `sells` is what is advertised. */
export const HOSTS = [
  {
    un: 'una locutora con suéter de hombre',
    o: 'la locutora',
    alone: 'Nunca ha venido nadie',
    sells: 'almohadas usadas, casi sin sueños',
  },
  {
    un: 'un locutor flaco, con audífonos enormes',
    o: 'el locutor',
    alone: 'Creí que no me oía nadie',
    sells: 'paraguas para interiores',
  },
  {
    un: 'una técnica de sonido con lápiz en la oreja',
    o: 'la técnica',
    alone: 'La voz es lo único mío que sale de aquí',
    sells: 'relojes que no corren',
  },
]

/** Who calls in: `says` follows 'que'. */
export const CALLERS = [
  { un: 'el vigilante de un museo', o: 'el vigilante', says: 'una vez le sostuvo la puerta y nadie más lo ha hecho' },
  { un: 'una enfermera en su descanso', o: 'la enfermera', says: 'le cayó bien desde lejos, por cómo camina' },
  {
    un: 'un panadero que ya estaba amasando',
    o: 'el panadero',
    says: 'le guarda siempre el pan menos derecho, que sabe mejor',
  },
  { un: 'una taxista sin pasaje', o: 'la taxista', says: 'oyó esa risa en un semáforo y se le arregló la noche' },
]
