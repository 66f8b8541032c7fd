import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { seenIn } from './scene-nouns.ts'

beforeAll(loadDictionary)

const of = (memory: string) => seenIn(memory, /^(?:abuel|clara)/u).map(({ un }) => un)

it.each([
  ['se escondió en el clóset y la encontró el portero', ['el clóset', 'el portero']],
  ['nos quedamos encerrados con una señora que llevaba un pavo vivo', ['un pavo']],
  ['Un martes don Chuy, el del camión, lo dejó tocar la campana', ['don Chuy', 'la campana']],
  ['El sábado don Beto nos prestó la carretilla', ['don Beto', 'la carretilla']],
  ['no quería bajarse del columpio hasta que nos saludó el heladero', ['el heladero']],
  ['mi primo Toño siempre nos cantaba en el ropero', ['Toño', 'el ropero']],
  ['Se subió solito al carro', ['el carro']],
  ['Rompió la piñata y los primos se le fueron encima', ['los primos']],
  ['terminamos en el patio de una señora que nos invitó sopa', ['una señora']],
  ['la enfermera nos dejó entrar', ['la enfermera']],
  ['se quedó dormido en el sillón', ['el sillón']],
  ['hicimos una carpa en el living y durmió ahí', ['una carpa']],
  ['prestó la carpa y dormimos en el carro', ['la carpa', 'el carro']],
  ['plantaron un árbol y lo regaron', ['un árbol']],
  ['Lloramos de risa con los primos', ['los primos']],
  ['llamó a la vecina y cantó con los primos', ['los primos']],
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
  // eaten, felled, broken, sold, changed, blown away, taken, let loose, gone by itself, or only seen
  'se comieron el sofá',
  'talamos el árbol del patio',
  'rompió la cortina y el sillón',
  'me prestó el auto y lo choqué',
  'subimos la carpa y la carpa se voló con el viento',
  'cambiamos el televisor por una guitarra',
  'dejó la hamaca en el mar y se la llevó la corriente',
  'soltamos el pájaro de la jaula y se fue',
  'encontramos el gato, pero ya se había ido',
  'chocó con el portón',
  'me choqué el portón y lo pintamos juntos',
  // who may have died since, or is missed
  'nos casó el tío Ramón, que ya no está',
  'Una tarde mi tía Rosa, la de Puebla, nos llevó a la feria',
  'subió con el tío y llegó de último',
  'mi primo Toño nos cantaba, cómo lo extrañamos',
  // strangers of whom nothing kind is told, and whoever is there in the worst hour
  'la enfermera nos dijo que no había nada que hacer',
  'un policía nos paró en la calle',
  'un señor nos gritó y ella le contestó',
  'el taxista nos dejó tiradas en la carretera',
  'la enfermera nos dejó pasar por última vez',
  'lloró cuando el doctor nos ayudó',
  'vimos amanecer hasta que vino la policía',
  // the two of the story, who are on the stage themselves, and a hard day
  'bailó con la abuela',
  'en el entierro cargó la guitarra',
])('in «%s» nothing surely was', (memory) =>
  expect(of(memory).filter((one) => one !== 'una vela' && one !== 'un vecino')).toEqual([]),
)

it('shows no beast that the story is for', () => {
  const memory = 'Aprobé con la gata adentro de la campera'
  const seen = (whose: RegExp) => seenIn(memory, whose).map(({ noun }) => noun)
  expect(seen(/^(?:perr)/u)).toContain('gata')
  expect(seen(/^(?:gat)/u)).not.toContain('gata')
})
