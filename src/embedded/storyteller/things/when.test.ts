import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { dayIn, whenIn } from './when.ts'

beforeAll(loadDictionary)

it.each([
  ['El viernes que se cayó el sistema nos quedamos todas', 'el viernes que se cayó el sistema'],
  ['el día que llegó el camión de mudanza se subió al sillón', 'el día que llegó el camión de mudanza'],
  ['El verano que trabajó de socorrista me enseñó a silbar', 'el verano que trabajó de socorrista'],
  // said of the giver, denied, not yet whole
  ['el viernes que me dieron el alta lloramos', 'aquel viernes'],
  ['El domingo que no llegó el bus caminamos', 'aquel domingo'],
  ['el día que conoció a su perra no durmió', null],
  ['Nació un martes de lluvia', 'un martes de lluvia'],
  ['me soltó sin avisar un domingo a la mañana', 'un domingo a la mañana'],
  ['los sabados lavábamos el coche', 'un sábado de aquellos'],
  ['Se fue la luz toda la mañana por la tormenta', 'una mañana de tormenta'],
  ['contamos ventanas una noche de apagón', 'una noche de apagón'],
  ['La noche que llegó la perra nadie durmió', 'la noche que llegó la perra'],
  ['nos reímos toda la tarde', 'una tarde entera'],
  ['En Navidad armó el pesebre con carritos', 'aquella Navidad'],
  ['El primer día de cole entró sin mirar', 'el primer día de cole'],
  ['En el cumple de su abuela apagó la vela', 'el cumple de la abuela'],
  ['En la boda de mi prima nos colamos al baile', 'la boda de la prima'],
  ['El bautizo de mi hijo empezó con cohetes', 'un bautizo'],
  ['En el cumple de mi esposo se fue la luz', 'un cumple'],
  ['En la kermés de la primaria vendió aguas', 'la kermés de la primaria'],
  ['En mi boda bailó con todos', 'una boda'],
  ['En el viaje a Tarma se malogró el carro', 'el viaje a Tarma'],
  ['en la final contra 4to A atajó un penal', 'la final contra 4to A'],
  ['para el acto de sexto hicimos un vestido', 'el acto de sexto'],
  ['Cuando fuimos a ver los alumbrados se perdió', 'los alumbrados'],
  ['la noche de San Juan saltamos la hoguera', 'la noche de San Juan'],
  ['La noche del apagón contamos estrellas', 'la noche del apagón'],
  ['El día de la sustentación se dañó el portátil', 'el día de la sustentación'],
  ['El día que cumplió treinta se me olvidó el pastel', 'el día que cumplió treinta'],
  ['el día que cumplí treinta se me olvidó el pastel', null],
  ['La primera Navidad que pasamos juntos quemamos el pavo', 'la primera Navidad'],
  ['En nuestra segunda cita se pinchó la rueda', 'la segunda cita'],
  ['Nuestra boda fue en un garaje', 'una boda'],
  ['En la entrevista se rio', 'la entrevista'],
  ['al final de la obra lloró', null],
  ['el día de su graduación se le rompió el tacón', 'el día de la graduación'],
  // no noun's own words are cut
  ['En la posada del año pasado se cayó la piñata', 'la posada del año pasado'],
  ['En la fiesta del mes pasado ganó la rifa', 'la fiesta del mes pasado'],
  ['En la kermés del curso pasado vendió aguas', 'la kermés del curso pasado'],
  ['En la verbena del pueblo vecino bailó sola', 'la verbena'],
  ['En la fiesta del barrio de San Juan bailó sola', 'la fiesta'],
  ['En la boda de su tía todos cantaron', 'la boda de la tía'],
  ['En la verbena del pueblo bailó sola', 'la verbena del pueblo'],
  ['En la boda de mi hermana Rosa lloró', 'la boda de la hermana'],
  // another day, denied, of today, of what it is called, of a later sentence, of a hard day
  ['estudió hasta el domingo', null],
  ['no sacamos nada en toda la tarde', null],
  ['los domingos viene a comer', null],
  ['el fútbol de los martes me gustaba', null],
  ['se rio mucho. El lunes se fue', null],
  ['nos vimos el lunes siguiente', null],
  ['de la noche a la mañana cambió', null],
  ['En la fiesta de su tía murió el perro', null],
])('«%s» was %s', (memory, when) => expect(whenIn(memory)).toBe(when))

it.each([
  ['En el cumple de mi hermana se cayó el pastel', 'un cumple'],
  ['En la graduación de mi hermanita llovió', 'una graduación'],
  ['el día de la boda de su hermana bailamos', 'el día de la boda'],
  ['El primer día de clases de mi hermana lloramos los dos', 'el primer día de clases'],
  ['En la fiesta de su tía bailó con todos', 'la fiesta de la tía'],
  ['En el bautizo de la vecina se durmió', 'el bautizo de la vecina'],
])('of whom the story is told nobody is «la hermana»: «%s» was %s', (memory, when) =>
  expect(whenIn(memory, /^(?:herman)/u)).toBe(when),
)

it.each([true, false])('names nothing where neither a time nor a town is said', (isOneDay) =>
  expect(dayIn('se rio mucho', isOneDay, null)).toBeNull(),
)

it.each([
  ['se nos quedó el coche en Tlalpan y empujamos', 'un día en Tlalpan'],
  ['un verano fuimos a Almería en bus', 'un verano en Almería'],
  ['los veranos en Pichidangui nos despertaba', 'un verano en Pichidangui'],
  ['los domingos me llevaba al Atanasio', 'un domingo en el Atanasio'],
  ['nos revolcó una ola en Punta Hermosa', 'un día en Punta Hermosa'],
  ['la encontramos en la Narvarte', 'la Narvarte de aquel día'],
  // a feast, a screen, a game, somebody, a subject, letters
  ['nos vimos en Nochevieja', null],
  ['la conocí en Netflix', null],
  ['jugábamos en Roblox', null],
  ['yo confiaba en Clara', null],
  ['llevó al Beto a la cama', null],
  ['reprobé en Cálculo y se rio', null],
  ['nos conocimos en el CBC', null],
  // where one of them lives, or went alone, who is called so, denied
  ['mi hermana vive en Piura y me llamó', null],
  ['cuando me fui a estudiar a Valdivia me escribía', null],
  ['no llegamos nunca a Teruel', null],
  ['le di un beso a Clara', null],
])('«%s» was in its town: %s', (memory, there) => {
  expect(dayIn(memory, true, null)).toBe(there)
})

it.each([
  ['en el cumple de mi papá se metieron debajo de la mesa', 'Katy', 'el cumple del papá de Katy'],
  ['En la boda de mi prima nos colamos', 'la tía Ana', 'la boda de la prima de la tía Ana'],
  // of kin that both of them have, or where nobody can be named
  ['en el cumple de mi papá se metieron debajo de la mesa', null, 'el cumple del papá'],
  ['En la boda de mi tía nos colamos', null, 'la boda de la tía'],
  // no kin of the giver
  ['En el cumple de su abuela apagó la vela', 'Katy', 'el cumple de la abuela'],
  ['En la kermés de la primaria vendió aguas', 'Katy', 'la kermés de la primaria'],
])('of «%s», told by «%s», it was %s', (memory, giver, when) => expect(whenIn(memory, null, giver)).toBe(when))
