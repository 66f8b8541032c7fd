import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { withNames } from './names-kept.ts'

beforeAll(loadDictionary)

it.each([
  ['la tercera noche Ruben se durmio al lado', 'la tercera noche Rubén se durmio al lado'],
  ['zoe durmio con ella', 'Zoé durmio con ella'],
  ['la hija de Zoe y Lucía', 'la hija de Zoé y Lucia'],
  // a word of every day, where no capital tells it from the name
  ['el sol y el alma mia', 'el sol y el alma mia'],
  // somebody else's name, where no accent was typed at all
  ['mi tio German y la abuela Ines', 'mi tio Germán y la abuela Inés'],
  ['mi tío German y la abuela Inés', 'mi tío German y la abuela Inés'],
])('names are spelt as their people sign: %s', (typed, spelt) =>
  expect(withNames(typed, 'Rubén Zoé Lucia Sol Alma')).toBe(spelt),
)

it.each([
  ['fuimos con andres y maria a la playa y diego se quedo dormido', 'fuimos con Andrés y María a la playa y Diego se quedo dormido'],
  ['y leo se echo a llorar y ahora leo quiere ser bruja', 'y Leo se echo a llorar y ahora Leo quiere ser bruja'],
  ['a los de maria les gusta y carmen nos espero', 'a los de María les gusta y Carmen nos espero'],
  ['le presto la bici a tomas y a martin', 'le presto la bici a Tomás y a Martín'],
  ['con luis y juan me llamo', 'con Luis y Juan me llamo'],
  // words, where such a word stands
  ['cuando dolores me dieron y que dolores me daba', 'cuando dolores me dieron y que dolores me daba'],
  ['que paz nos daba y luz le daba', 'que paz nos daba y luz le daba'],
  ['porque sol me quemaba y mar nos faltaba', 'porque sol me quemaba y mar nos faltaba'],
  ['y esperanza me daba, y consuelo le pedia', 'y esperanza me daba, y consuelo le pedia'],
  ['y milagros nos hacia, y socorro me grito', 'y milagros nos hacia, y socorro me grito'],
  ['fuimos con tomas y cables', 'fuimos con tomas y cables'],
  ['y leo me duermo, y cuando tomas me enojo', 'y leo me duermo, y cuando tomas me enojo'],
  ['siempre leo con ella y leo cuentos', 'siempre leo con ella y leo cuentos'],
  ['y lucia un vestido rojo', 'y lucia un vestido rojo'],
  ['cuando tomas el bus y el martin pescador', 'cuando tomas el bus y el martin pescador'],
  ['mi papi me dijo y papi me abrazo', 'mi papi me dijo y papi me abrazo'],
  ['la rosa se cayo y el sol se puso', 'la rosa se cayo y el sol se puso'],
])('a small name that is a word too is known by where it stands: %s', (typed, spelt) =>
  expect(withNames(typed, 'Bruna Kiko')).toBe(spelt)) // oxfmt-ignore
