/** What the house does at an hour because it was always done then: `room` is where. */
type Hour = { at: string; does: string; room: string }

type Hours = { morning: readonly [Hour, Hour, Hour]; night: readonly [Hour, Hour, Hour] }

export const HOURS: Hours = {
  morning: [
    {
      at: 'A las siete en punto',
      does: 'la cafetera se encendió sola y puso agua para dos',
      room: 'una cocina con una cafetera que humea',
    },
    {
      at: 'A las siete y cuarto',
      does: 'se abrieron las cortinas, primero una y luego la otra',
      room: 'una sala con las cortinas abiertas',
    },
    {
      at: 'A las seis y media',
      does: 'la tetera silbó aquella canción, la mitad que se sabía',
      room: 'una cocina con una tetera que humea',
    },
  ],
  night: [
    {
      at: 'A las nueve',
      does: 'se encendió la lámpara del pasillo, la que quedaba para quien llegara tarde',
      room: 'un pasillo con una lámpara encendida',
    },
    {
      at: 'A las nueve y media',
      does: 'la llave dio dos vueltas, y luego una al revés, por si faltaba alguien',
      room: 'una entrada con una llave en la puerta',
    },
    { at: 'A las diez', does: 'la mecedora se puso a mecerse, despacito', room: 'una sala con una mecedora' },
  ],
}

/** Of an animal that has died. */
export const PET_HOURS: Hours = {
  morning: [
    {
      at: 'A las siete en punto',
      does: 'se oyeron unas uñas en el piso, camino de la cocina',
      room: 'una cocina con un plato en el suelo',
    },
    {
      at: 'A las seis y media',
      does: 'algo saltó de la cama, y el colchón subió un poquito',
      room: 'un dormitorio con una cobija tibia',
    },
    {
      at: 'A las siete y cuarto',
      does: 'la puerta del patio crujió, como si alguien pidiera salir',
      room: 'un patio con la puerta entreabierta',
    },
  ],
  night: [
    { at: 'A las nueve', does: 'el cojín del sillón se hundió por en medio', room: 'una sala con un cojín hundido' },
    {
      at: 'A las nueve y media',
      does: 'sonó una plaquita, tin, la última vuelta antes de dormir',
      room: 'un pasillo con una lámpara',
    },
    {
      at: 'A las diez',
      does: 'hubo un suspiro, muy largo, a los pies de la cama',
      room: 'un dormitorio con una cobija al pie',
    },
  ],
}

/** Who still comes by at their hour, and who has not slept well since. */
export const CALLERS = [
  { un: 'la costurera de al lado, con un plato tapado', o: 'la costurera' },
  { un: 'el cartero, sin ninguna carta', o: 'el cartero' },
  { un: 'la tendera, con el delantal puesto', o: 'la tendera' },
]

export const WAKEFUL = [
  { un: 'el vecino de enfrente, en pantuflas', o: 'el vecino' },
  { un: 'la vecina del once, con el abrigo sobre la bata', o: 'la vecina' },
  { un: 'el muchacho de la azotea, con ojeras', o: 'el muchacho' },
]
