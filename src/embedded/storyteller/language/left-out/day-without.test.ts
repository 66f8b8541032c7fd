import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { leftOutOf } from './left-out.ts'

beforeAll(loadDictionary)

const told = (memory: string) => leftOutOf(memory, { memory: true })?.rest

it.each([
  ['reprobó mate y estudió todo el verano con su abuela. Cuando pasó, la abuela repartió paletas', 'estudió todo el verano con su abuela. Cuando pasó, la abuela repartió paletas'],
  ['en tercero se jaló química y se aprendió la tabla con el loro del vecino', 'se aprendió la tabla con el loro del vecino'],
  ['en quinto se jalo mate y aprendio las tablas con el panadero', 'aprendio las tablas con el panadero'],
  ['reprobó el año, y repasó las tablas en la panadería. Ese día comió tres conchas', 'repasó las tablas en la panadería. Ese día comió tres conchas'],
  ['Cuando terminé con mi ex llegó a mi casa con una olla de sopa. Cantamos hasta las tres', 'llegó a mi casa con una olla de sopa. Cantamos hasta las tres'],
  // what leans on it goes with it, and what was told before stays
  ['Nos enseñó a pescar en el muelle. Mi tío venía borracho. Entonces le quitó las llaves', 'Nos enseñó a pescar en el muelle.'],
  ['Nos enseñó a pescar en el muelle. Mi tío venía borracho. Un día volvimos con mi mamá', 'Nos enseñó a pescar en el muelle. Un día volvimos con mi mamá'],
])('of «%s» the rest is told where it stands', (memory, rest) => expect(told(memory)).toBe(rest)) // oxfmt-ignore

it.each([
  'Su hermano reprobó mate y estudió todo el verano con él',
  'El vecino reprobó mate y estudió todo el verano con ella',
  'mi hermana reprobó mate y se aprendió la tabla con el loro',
  'reprobó mate y lloró toda la tarde en la cocina',
  'reprobamos mate y estudió con nosotros en la cocina',
  'Mi tío venía borracho. Entonces cantamos todos en el patio',
])('of «%s» nothing is, where what stays may be of somebody else', (memory) => expect(told(memory)).toBe(''))
