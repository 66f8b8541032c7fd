import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { dayOf } from './days.ts'
import { senseOf } from './happenings.ts'
import { isOneDay } from './lasting.ts'
import { scenePlaceIn } from './scene-place.ts'
import { sensedIn } from './sensed.ts'
import { dayIn } from './when.ts'

beforeAll(loadDictionary)

const kept = (memory: string, who?: 'tiny' | 'quiet') => dayOf({ memory, star: '', giver: 'Clara', who }).keep.un

it.each([
  // what failed, was missed or sulked with
  ['La mudanza. Se nos rompió el ascensor y subimos la heladera. Cenamos fideos en el piso con una vela', 'una vela'],
  ['Perdimos el bus de vuelta y dormimos en la estación con unos tunos', 'un dibujo de la estación'],
  [
    'Iba brava todo el camino con los audífonos puestos. Se nos varó el carro y terminamos comiendo trucha',
    'un dibujo de la trucha',
  ],
  // beside it, and of another day
  ['Sacábamos las sillas a la puerta y me enseñaba a pelar almendras', 'un dibujo de las almendras'],
  [
    'Sus bodas de oro en el bar del Casino. Mi abuelo dio un discurso. Es que se conocieron porque le preguntó la hora llevando reloj',
    'un dibujo del bar del Casino',
  ],
  ['se quitó los tacones y se puso a sumar con nosotros en una calculadora de rollo', 'una calculadora de rollo'],
  // as it was told, heard, built or held
  ['Encontramos una piedra con la forma de un caracol', 'una piedra con la forma de un caracol'],
  ['El chofer lo dejó tocar la bocina', 'un dibujo de la bocina'],
  ['hicimos una casa de campaña con mis cobijas en la sala', 'un dibujo de la casa de campaña en la sala'],
  ['Nació y me agarró el dedo y no me soltó', 'una manita de papel'],
  ['me apretó el dedo y sonrió', 'una tarjeta escrita a mano'],
  ['El día de mi graduación. Resulta que él me había guardado su reloj y me lo puso ahí mismo', 'un reloj'],
  // what broke, where nothing else was there; no saying
  ['Se nos dañó la lancha y nos quedamos pescando', 'un dibujo de la lancha'],
  ['Se nos cayó el dron y nos reímos', 'un dibujo del dron'],
  ['Se quedó comiendo moscas y perdimos el bus', 'una tarjeta escrita a mano'],
  ['Pintamos la silla azul del balcón y nos manchamos', 'una silla azul'],
  // what is done with it goes on, or it turns on it all the same
  ['se nos varó el carro y lo empujamos hasta el pueblo muertos de risa', 'un dibujo del carro'],
  ['se ponchó la llanta y me ayudó a cambiarla', 'un dibujo de la llanta'],
  ['me regaló unos audífonos y bailamos', 'un dibujo de los audífonos'],
  ['se agarró el dedo y nos reímos', 'una tarjeta escrita a mano'],
])('of «%s» is kept %s', (memory, un) => expect(kept(memory)).toBe(un))

it.each([
  ['me peinaba para el colegio con unas trenzas muy templadas', 'una trenza de papel'],
  ['me llevaba a pescar los domingos', 'un pececito de papel'],
  ['nos reímos mucho', 'una tarjeta escrita a mano'],
  ['me llevaba a pescar y murió en abril', 'una tarjeta escrita a mano'],
  ['me apretó el dedo y sonrió', 'una tarjeta escrita a mano'],
  ['Lo despedí en el aeropuerto y fue la última vez', 'una tarjeta escrita a mano'],
  ['me llevaba a ver los aviones al aeropuerto y ya no habló más', 'una tarjeta escrita a mano'],
])('of «%s», remembered, is made %s', (memory, un) => expect(kept(memory, 'quiet')).toBe(un))

it.each([
  ['me peinaba para el colegio con unas trenzas', null],
  ['me compraba los útiles para la escuela', null],
  ['Salimos corriendo para la playa', 'la playa'],
  ['Fuimos al Cajón del Maipo los dos solos. La piedra la llevamos al museo', null],
  [
    'Cuando su mamá viajó a España se quedó conmigo. Los domingos íbamos al mercado de Caquetá a vender ropa',
    'el mercado de Caquetá',
  ],
  ['Viajamos a España. Luego íbamos al mercado a comprar', null],
  ['Sus bodas de oro en el bar del Casino. Mi abuelo dio un discurso', 'el bar del Casino'],
  ['Trabaja en el bar del Casino. Mi abuelo dio un discurso', null],
  ['El día que el chofer lo dejó tocar la bocina en la terminal', 'la terminal'],
  ['El día que el chofer tocó la bocina en la terminal', null],
  ['Su boda en la playa. No pude ir, pero me la contó por teléfono', null],
  ['Su boda en la playa. Mi abuelo dio un discurso', 'la playa'],
  ['El sueño de la casa en la playa. Nunca la compramos', null],
  ['La foto en la playa. La encontramos en un cajón', null],
  ['El video en el parque. Lo vimos en el sofá', null],
  ['Su graduación en el estadio. La vi por video', null],
  ['Mi papá nos dejó en la estación y nunca volvió. Ella me abrazó', null],
  ['Mi mamá me dejó llorando en la guardería. Cuando volví, mi abuela me hizo sopa', null],
  ['Tomamos el bus para la playa y cantamos', 'la playa'],
  ['Agarramos para el río con las bicis', 'el río'],
  ['Cuando íbamos para la playa tiramos para el río y nadamos', null],
])('«%s» was in %s', (memory, place) => expect(scenePlaceIn(memory)).toBe(place))

it.each([
  ['El eclipse. Preparamos gafas y se nubló', 'el eclipse'],
  ['El cierre de diciembre en que se cayó el sistema', 'el cierre de diciembre'],
  ['El simulacro de incendio en que salimos todos menos ella', 'el simulacro de incendio'],
  ['La actuación por Fiestas Patrias: se fue el sonido y cantó', 'la actuación por Fiestas Patrias'],
  ['El viaje a Salento. Terminamos muertas de risa', 'el viaje a Salento'],
  ['Los veranos en el pueblo, en Teruel. Por la noche sacábamos las sillas', 'un verano en Teruel'],
  ['El día en que nos perdimos', null],
  ['La paciencia. Siempre esperó', null],
  ['La abuela. Nos quería mucho', null],
  ['El perro. Lo encontramos', null],
  ['El incendio. Salimos todos', null],
  ['El apagón. Contamos historias', 'el apagón'],
  ['La muerte de papá. Nos abrazamos los tres', null],
  ['El diagnóstico. Ella me sostuvo la mano', null],
  ['El despido. Cargó mis cajas', null],
  ['El hambre. Partió su pan conmigo', null],
  ['El susto. Ella me cantó', null],
  ['El simulacro de temblor. Dos horas después tembló de verdad', null],
  ['El cierre. Nos despidieron a todos', null],
  ['El cierre de la tienda de mi papá. Lloramos', null],
  ['El idioma en que me hablaba de niño', null],
  ['El vestido en que me casé lo cosió ella', null],
  ['El silencio en que nos quedamos mirando el mar', null],
])('«%s» is called %s', (memory, day) => expect(dayIn(memory, true, null)).toBe(day))

it.each([
  ['El chofer lo dejó tocar la bocina en la terminal', ['Sonaba la bocina.']],
  ['le dijo al señor de la trajinera que era para los ajolotes', ['El agua golpeaba despacito.']],
  ['Nos quedamos flotando dos horas con una hielera', ['El agua golpeaba despacito.']],
  ['Se quedó flotando en una nube', []],
  ['El globo se quedó flotando junto al techo', []],
  ['El olor a pan quedó flotando en la cocina', []],
  ['me peinaba con unas trenzas muy templadas', ['Los dedos iban y venían por el pelo.']],
  ['Sus bodas de oro en el bar del Casino. Mi abuelo dio un discurso', ['Se oían platos y vasos.']],
])('in «%s» surely was %j', (memory, lines) => expect(sensedIn(memory).map(({ line }) => line)).toEqual(lines))

it('hears what was done again and again, and no plan', () => {
  expect(senseOf('Los domingos íbamos al mercado')).toBe('Se oía a mucha gente.')
  expect(senseOf('Íbamos al mercado y se ponchó la llanta')).toBeNull()
})

it('hears no steps of who cannot take them', () => {
  expect(senseOf('Bailamos en la sala')).toBe('Se oían pasos de baile.')
  expect(senseOf('Bailamos las dos, ella en su silla de ruedas')).toBe('Se oía bailar.')
})

it('takes «así» for no deed of one day', () => expect(isOneDay('me peinaba así')).toBe(false))
