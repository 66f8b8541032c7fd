import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readRecipient } from '../language/people/person.ts'
import { reported } from './by-report.ts'
import { deedsOf, shownOf } from './families.ts'
import { nearestTo } from './nearest.ts'

beforeAll(loadDictionary)

const nameOf = (said: string) => shownOf(said)?.id ?? nearestTo(said)[0]

it.each([
  ['que me escribe todas las noches', 'keeping in touch'],
  ['todos los días llama a su mamá', 'keeping in touch'],
  ['se sienta con los que están solos en el comedor', 'keeping company'],
  ['los domingos visita a los viejitos del asilo', 'keeping company'],
  ['que van por la calle de la mano', 'hand in hand'],
  ['no le da pena decir que es hijo de un albañil', 'pride in theirs'],
  ['presume de sus hijas con todo el mundo', 'pride in theirs'],
  ['revive matas que la gente bota', 'rescuing'],
  ['rescata perros de la calle', 'rescuing'],
  ['siempre regresa', 'coming in person'],
  ['nunca se pierde un partido de su hija', 'coming in person'],
  ['tenía ganas de conocernos', 'glad to see'],
  ['sabe ganar sin burlarse', 'fair play'],
  ['es justo con los tres', 'fair play'],
  ['le ve lo lindo a todo', 'seeing the good'],
  ['llegó al velorio y no dijo nada, se quedó', 'few words'],
  ['le da besos a todo el mundo', 'tenderness'],
  ['inventa canciones para todo', 'imagination'],
  ['se sabe los horarios de todos los trenes', 'memory'],
] as const)('is called by its own word: %s', (said, family) => expect(nameOf(said)).toBe(family))

it.each([
  'me llama por mi nombre completo cuando se enoja',
  'no visita a los abuelos por obligación',
  'sabe quién miente con solo mirarlo',
  'se vino sin hablar una palabra de inglés',
  'siempre llega tarde',
  'salva los partidos en el último minuto',
  'se levanta a las cinco a sacar al perro a la calle',
  'recoge las cosas que tira su hermano',
  'va a todos los conciertos de rock',
  'no se pierde un partido del América',
  'escribe desde los doce años',
  'marca siempre',
  'su humor y su inteligencia van de la mano',
])('is of none of these by what is near to its words: %s', (said) =>
  expect([
    'keeping in touch',
    'keeping company',
    'hand in hand',
    'pride in theirs',
    'rescuing',
    'coming in person',
    'few words',
  ]).not.toContain(shownOf(said)?.id),
)

it.each([
  ['siempre me decía «el que no arriesga no gana»', 'tenderness', false],
  ['me decía «mi cielo»', 'tenderness', true],
  ['tenía ganas de llegar lejos', 'glad to see', false],
  ['es guapo, bueno y listo', 'kindness', true],
  ['bueno, casi siempre. Bueno, a veces', 'kindness', true],
  ['es terco, bueno, a veces', 'kindness', false],
] as const)('«%s» is %s: %s', (said, family, is) => expect(shownOf(said)?.id === family).toBe(is))

it('does not what somebody else is called', () => {
  const mother = readRecipient('Noa', 'mi mamá')
  const deeds = deedsOf("me dice 'el que me hace reír'", mother).map((act) => act(mother, 'el gato'))
  expect(deeds.filter((deed) => /gallina|carcajada|suspir/u.test(deed))).toEqual([])
})

it.each([
  ['que conduce una grúa', 'que conduce una grúa'],
  ['su manera de ver la vida', 'su manera de ver la vida'],
  ['que me deja las llaves puestas, y se va', 'que deja las llaves puestas'],
  ['que se ríe conmigo', null],
  ['que me eligió', null],
  ['que siempre llega tarde, pero con pan', null],
  ['todo', null],
  ['que habla tres idiomas', 'que habla tres idiomas'],
  ['que está embarazada', null],
  ['que enviudó joven y crió a cinco', null],
  ['que se operó las rodillas', null],
  ['que habla inglés, francés y chino', null],
  ['su cuerpo de diosa', null],
  ['lo alta que es', null],
] as const)('«%s» is told by whoever heard it as %s', (told, said) => expect(reported(told)).toBe(said))

it('tells in their own words what no family is sure of, and sees it done', () => {
  const friend = readRecipient('Noa', 'mi amiga')
  const told = deedsOf('conduce una grúa amarilla', friend, false, 'que conduce una grúa amarilla')
  const plain = deedsOf('conduce una grúa amarilla', friend)
  expect(told.map((act) => act(friend, 'el gato')).filter((deed) => !deed.includes('que conduce una grúa'))).toEqual([])
  expect(plain.map((act) => act(friend, 'el gato')).filter((deed) => deed.includes('grúa'))).toEqual([])
})
