import type { Role } from '../../language/relations.ts'

/** A house where things are mended at night: three repairs, the first of which is noticed by all. */
type House = {
  place: string
  in: string
  desk: string
  repairs: readonly [string, string, string]
  door: string
}

const SCHOOL: House = {
  place: 'un pasillo de escuela con ventanas altas',
  in: 'la escuela',
  desk: 'el escritorio',
  repairs: [
    'el reloj del pasillo, parado desde hacía seis años, dio las ocho',
    'Los lápices amanecieron con punta, hasta los rojos',
    'La campana ya no sonaba a cacerola',
  ],
  door: 'la puerta del salón que nunca se abre',
}

const OFFICE: House = {
  place: 'una oficina con escritorios y plantas',
  in: 'la oficina',
  desk: 'el escritorio',
  repairs: [
    'la cafetera, que goteaba desde su fundación, dejó de gotear',
    'Las sillas rodaban sin decir ni pío',
    'La impresora imprimió a la primera, y hubo quien se santiguó',
  ],
  door: 'la puerta del archivo muerto',
}

const BUILDING: House = {
  place: 'la escalera de un edificio viejo con azulejos',
  in: 'el edificio',
  desk: 'la entrada',
  repairs: [
    'el foco del tercer piso, fundido desde otro gobierno, prendió',
    'El pasamanos ya no bailaba',
    'El timbre del dos, que antes tosía, cantó',
  ],
  door: 'la puerta de debajo de la escalera',
}

/** By who they are: teachers have a school, colleagues an office, all others a house with a staircase. */
export const houseOf = (role: Role) => (role === 'teacher' ? SCHOOL : role === 'colleague' ? OFFICE : BUILDING)

/** Who is suspected first: `proof` against them, `alibi` after it. */
export const SUSPECTS = [
  {
    un: 'un señor con maletín que siempre miraba al techo',
    o: 'el señor del maletín',
    proof: 'tenía las manos demasiado limpias',
    alibi: 'en el maletín llevaba una torta, y solo una torta',
  },
  {
    un: 'la señora del atole, que lo sabía todo antes que nadie',
    o: 'la señora del atole',
    proof: 'llegaba antes que el sol',
    alibi: 'de noche revolvía la olla, y la olla no la dejaba mentir',
  },
  {
    un: 'una mensajera con casco y mucha prisa',
    o: 'la mensajera',
    proof: 'nadie le había visto nunca la cara completa',
    alibi: 'de noche ni con llave inglesa se levantaba de la cama',
  },
]

/** Who does it. */
export const CULPRITS = [
  {
    un: 'una mujer menuda con una caja de herramientas',
    o: 'la mujer de las herramientas',
    own: 'un tocadiscos que no sonaba',
  },
  { un: 'un vigilante que caminaba sin hacer ruido', o: 'el vigilante', own: 'un reloj de bolsillo sin tictac' },
  { un: 'un viejo electricista jubilado a la fuerza', o: 'el electricista', own: 'una lámpara que no prendía' },
]
