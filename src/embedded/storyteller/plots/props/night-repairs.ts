import type { Role } from '../../language/people/relations.ts'

/** A house where things are mended at night: what was found first is noticed by all. */
type House = {
  place: string
  in: string
  desk: string
  first: readonly string[]
  later: readonly string[]
  door: string
}

const SCHOOL: House = {
  place: 'un pasillo de escuela con ventanas altas',
  in: 'la escuela',
  desk: 'el escritorio',
  first: ['el reloj del pasillo, parado desde hacía seis años, dio las ocho'],
  later: [
    'Todos los lápices amanecieron con punta',
    'La campana, que sonaba a cacerola, sonó otra vez a campana',
    'El mapa del salón volvió a tener océano',
  ],
  door: 'la puerta de la sala que nunca se abre',
}

const OFFICE: House = {
  place: 'una oficina con escritorios y plantas',
  in: 'la oficina',
  desk: 'el escritorio',
  first: ['la cafetera, que llevaba años goteando, dejó de gotear'],
  later: [
    'Las sillas dejaron de rechinar',
    'La impresora imprimió a la primera, y nadie se lo creía',
    'El cajón que no abría se abrió con un dedo',
  ],
  door: 'la puerta del archivo viejo',
}

const BUILDING: House = {
  place: 'la escalera de un edificio viejo con azulejos',
  in: 'el edificio',
  desk: 'la entrada',
  first: [
    'el foco del tercer piso, que llevaba años sin dar luz, se encendió',
    'la puerta de la calle, que había que empujar entre dos, se abrió con un dedo',
    'el buzón que se tragaba las cartas las devolvió todas, planchadas',
  ],
  later: [
    'El pasamanos de la escalera ya no se movía',
    'El timbre del segundo piso, que antes tosía, sonó como un canario',
    'Los escalones dejaron de quejarse',
    'La llave del agua, que goteaba desde siempre, dejó de gotear',
    'El letrero de la entrada tenía otra vez todas sus letras',
  ],
  door: 'la puerta de debajo de la escalera',
}

/** 'los de la oficina', 'el cierre de mes': not whoever works in a hospital or drives. */
const AT_DESKS =
  /(?<![A-Za-zÀ-ỹ])(?:oficinas?|escritorios?|impresoras?|informes?|reportes?|planillas?|cierres? de (?:mes|año)|excel|contabilidad|recursos humanos|ventas|cartera|cobranzas?|auditor[ií]as?|jefaturas?|secretaria)(?![A-Za-zÀ-ỹ])/iu

/** By who they are: teachers have a school, who works at desks by what is `said` an office, all others a house with a staircase. */
export function houseOf(role: Role, said: string, pick: <T>(...options: readonly T[]) => T) {
  const house = role === 'teacher' ? SCHOOL : role === 'colleague' && AT_DESKS.test(said) ? OFFICE : BUILDING
  const second = pick(...house.later)
  return { house, found: pick(...house.first), second, third: pick(...house.later.filter((one) => one !== second)) }
}

/** Who is suspected first: `proof` against them, `alibi` after it. */
export const SUSPECTS = [
  {
    un: 'un contador con maletín que siempre miraba al techo',
    o: 'el contador',
    proof: 'nadie mira tanto las lámparas sin motivo',
    alibi: 'en el maletín llevaba la merienda, y ninguna herramienta',
  },
  {
    un: 'la panadera, que llegaba antes que el sol',
    o: 'la panadera',
    proof: 'a esas horas no había nadie más',
    alibi: 'no sabía apretar un tornillo, y lo que se le aflojaba lo pegaba con masa',
  },
  {
    un: 'una mensajera que nunca se quitaba el casco',
    o: 'la mensajera',
    proof: 'nadie le había visto nunca la cara',
    alibi: 'llevaba un mes buscando a quien le arreglara la moto',
  },
]

/** Who does it. */
export const CULPRITS = [
  {
    un: 'una carpintera menuda con su caja de herramientas',
    o: 'la carpintera',
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
