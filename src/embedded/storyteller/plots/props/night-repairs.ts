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
    'Todos los lápices amanecieron con punta',
    'La campana, que sonaba a cacerola, sonó otra vez a campana',
  ],
  door: 'la puerta de la sala que nunca se abre',
}

const OFFICE: House = {
  place: 'una oficina con escritorios y plantas',
  in: 'la oficina',
  desk: 'el escritorio',
  repairs: [
    'la cafetera, que llevaba años goteando, dejó de gotear',
    'Las sillas dejaron de rechinar',
    'La impresora imprimió a la primera, y nadie se lo creía',
  ],
  door: 'la puerta del archivo viejo',
}

const BUILDING: House = {
  place: 'la escalera de un edificio viejo con azulejos',
  in: 'el edificio',
  desk: 'la entrada',
  repairs: [
    'el foco del tercer piso, que llevaba años sin dar luz, se encendió',
    'El pasamanos de la escalera ya no se movía',
    'El timbre del segundo piso, que antes tosía, sonó como un canario',
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
    proof: 'nadie mira tanto las lámparas sin motivo',
    alibi: 'en el maletín llevaba la merienda, y ninguna herramienta',
  },
  {
    un: 'la panadera, que llegaba antes que el sol',
    o: 'la panadera',
    proof: 'a esas horas no había nadie más',
    alibi: 'se pasaba la noche entera junto a su horno',
  },
  {
    un: 'una mensajera con casco y mucha prisa',
    o: 'la mensajera',
    proof: 'nadie le había visto nunca la cara',
    alibi: 'de noche dormía tan profundo que no la despertaba ni el timbre',
  },
]

/** Who does it. */
export const CULPRITS = [
  {
    un: 'una mujer menuda con una caja de herramientas',
    o: 'la mujer de las herramientas',
    own: 'un tocadiscos que no sonaba',
    it: 'el tocadiscos',
  },
  {
    un: 'un vigilante que caminaba sin hacer ruido',
    o: 'el vigilante',
    own: 'un reloj de bolsillo sin tictac',
    it: 'el reloj de bolsillo',
  },
  {
    un: 'un viejo electricista con las manos manchadas de aceite',
    o: 'el electricista',
    own: 'una lámpara que no encendía',
    it: 'la lámpara',
  },
]
