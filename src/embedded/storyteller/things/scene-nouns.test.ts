import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { seenIn } from './scene-nouns.ts'

beforeAll(loadDictionary)

const of = (memory: string) => seenIn(memory, /^(?:abuel|clara)/u).map(({ un }) => un)

it.each([
  ['se escondió en el clóset y la encontró el portero', ['el clóset', 'el portero']],
  ['nos quedamos encerrados con una señora que llevaba un pavo vivo', ['una señora', 'un pavo']],
  ['Un martes don Chuy, el del camión, lo dejó tocar la campana', ['don Chuy', 'la campana']],
  ['Una tarde mi tía Rosa, la de Puebla, nos llevó a la feria', ['la tía Rosa']],
  ['El sábado don Beto nos prestó la carretilla', ['don Beto', 'la carretilla']],
  ['no quería bajarse del columpio hasta que llegó el heladero', ['el heladero']],
  ['mi primo Toño siempre nos cantaba en el ropero', ['Toño', 'el ropero']],
  ['Se subió solito al carro', ['el carro']],
  ['Rompió la piñata y los primos se le fueron encima', ['la piñata', 'los primos']],
  ['vimos amanecer hasta que vino la policía', ['la policía']],
  ['terminamos en el patio de una señora que nos dio sopa', ['una señora']],
  ['me choqué el portón y lo pintamos juntos', ['el portón']],
  ['subió con el tío y llegó de último', ['el tío']],
])('in «%s» surely was %j', (memory, seen) => expect(of(memory)).toEqual(seen))

it.each([
  // lacked, wanted, dreamt, sold, lost, written to, called, compared, played, told of, awaited, a joke of names
  'quería una bicicleta pero no había plata',
  'soñaba con un caballo y me pidió un perro',
  'vendió su guitarra para pagarme el pasaje',
  'se nos voló la carpa con el viento',
  'extrañaba a su tía y le escribió una carta',
  'llamó a la vecina y nadie contestó',
  'temblaba como un perro y se rio',
  'jugábamos al caballo y yo era la vaquera',
  'me contó que de niña tenía una vaca y un burro',
  'contó con una vela cómo cruzó el país con una gallina',
  'un vecino dijo y le preguntó si adentro llevaba un oso',
  'no había vacas ni perros',
  'Esperamos la grúa dos horas',
  'se rio. Hoy tiene un perro',
  'cantamos hasta que salieron los gallos',
  'nadamos en el magdalena',
  // the two of the story, who are on the stage themselves, and a hard day
  'bailó con la abuela',
  'en el entierro cargó la guitarra',
])('in «%s» nothing surely was', (memory) =>
  expect(of(memory).filter((one) => one !== 'una vela' && one !== 'un vecino')).toEqual([]),
)
