import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { leftOutOf } from './left-out.ts'

beforeAll(loadDictionary)

const told = (memory: string) => leftOutOf(memory, { memory: true })?.rest

it.each([
  ['Cuando terminé con mi ex llegó a mi casa con una olla de sopa. Cantamos hasta las tres', 'llegó a mi casa con una olla de sopa. Cantamos hasta las tres'],
  // what leans on it goes with it, and what was told before stays
  ['Nos enseñó a pescar en el muelle. Mi tío venía borracho. Entonces le quitó las llaves', 'Nos enseñó a pescar en el muelle.'],
  ['Nos enseñó a pescar en el muelle. Mi tío venía borracho. Un día volvimos con mi mamá', 'Nos enseñó a pescar en el muelle. Un día volvimos con mi mamá'],
])('of «%s» the rest is told where it stands', (memory, rest) => expect(told(memory)).toBe(rest)) // oxfmt-ignore

it.each(['Mi tío venía borracho. Entonces cantamos todos en el patio'])(
  'of «%s» nothing is, where what stays may be of somebody else',
  (memory) => expect(told(memory)).toBe(''),
)

it.each([
  'reprobó mate y estudió todo el verano con su abuela. Cuando pasó, la abuela repartió paletas',
  'en tercero jaló química y se aprendió la tabla con el loro del vecino',
  'Su hermano repitió el año y estudió con él en la panadería',
  'Suspendió cuatro y se pasó el verano con su padre y la pizarra',
  'Repartía las fichas casa por casa. Ninguno perdió el año',
])('of «%s» all is, since nobody is ashamed any more of what was failed once', (memory) =>
  expect(leftOutOf(memory, { memory: true })).toBeNull(),
)

it.each([
  ['que no se rajó cuando reprobó Química y repasaba de noche con su papá, antes de que él saliera a ruta', null],
  ['se separó a los 47 y ahora lleva ella la ferretería', null],
  ['se separó de mi papá a los 47 y ahora lleva ella la ferretería', 'ahora lleva ella la ferretería'],
  ['se separó a los 40 y ahora está con otro', ''],
  // who did it, and for whom, was said in what is gone
  ['es firme con su tío que está enfermo, lo afeita y lo viste cada mañana', 'es firme con su tío'],
  ['es buena con mi hermano que tiene autismo, lo lleva al estadio', 'es buena con mi hermano, lo lleva al estadio'],
  ['que no se rindió cuando le dio el infarto y caminaba con su mamá, aunque ella ya no podía', 'que no se rindió'],
  ['trabaja doble porque le deben dinero y nunca se queja, aunque ellos no se acuerdan', 'trabaja doble y nunca se queja'],
  ['que ella sola sacó la casa. Su hermana está enferma', 'que ella sola sacó la casa.'],
])('of the praise «%s» whole sentences are told, and whose they are', (praise, rest) =>
  expect(leftOutOf(praise)?.rest ?? null).toBe(rest)) // oxfmt-ignore

it.each([
  ['salió en calzones a darle su bolsita al señor de la basura', { small: true, memory: true }, null],
  ['salió en calzones a darle su bolsita al señor de la basura', { memory: true }, 'salió a darle su bolsita al señor de la basura'],
  ['se tiró al río por una chancla de 10 mil pesos', { memory: true }, null],
  ['se tiró al río por una deuda de 10 mil pesos', { memory: true }, 'se tiró al río'],
] as const)('«%s», of %o', (said, how, rest) => expect(leftOutOf(said, how)?.rest ?? null).toBe(rest)) // oxfmt-ignore
