import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readRecipient } from '../language/people/person.ts'
import { deedsOf, FAMILIES, shownOf } from './families.ts'
import { THEN } from './then.ts'

beforeAll(loadDictionary)

const ACTS = [...FAMILIES.flatMap(({ acts }) => acts), ...Object.values(THEN)]

const doneBy = (relation: string, said: string) => {
  const whose = readRecipient('Noa', relation)
  return deedsOf(said, whose).map((act) => act(whose, 'el gato'))
}

it.each([
  ['lo cabeza dura que es, en el buen sentido. Nunca se sacó el parche', 'perseverance'],
  ['es cabezadura', 'stubbornness'],
  ['trabajó 38 años en la fundidora y llegaba con ganas de jugar', 'playfulness'],
  ['es muy juguetona', 'playfulness'],
  ['no es nada tímida', 'outgoing'],
  ['pregunta sin miedo', 'asking'],
  ['es muy justa, no soporta las trampas ni jugando al chinchón', 'fair play'],
  ['nunca hace trampa', 'fair play'],
  ['nunca nos echó al agua con los de arriba', 'answering for others'],
  ['cuando nos equivocamos, dice que fue ella', 'answering for others'],
  ['se pelean todo el día pero si a uno lo regañan el otro llora', 'sharing the pain'],
  ['sesenta años y todavía se guardan el último trozo de tarta el uno para el otro', 'keeping for another'],
  ['ha conseguido que mi padre, que no ha llorado en su vida, llorase', 'softening hearts'],
  ['su capacidad de juzgar en silencio', 'the look'],
  ['me juzga en silencio', 'the look'],
  ['que es buen papá', 'bringing up'],
  ['que se la banca', 'strength'],
  ['es bien despierta', 'intelligence'],
] as const)('is called by its own word: %s', (said, family) => expect(shownOf(said)?.id).toBe(family))

it.each([
  'no habla con desconocidos',
  'llega tarde y con ganas de pelear',
  'nunca llegaba con ganas de jugar',
  'hace trampa siempre y nos reímos',
  'se guarda el mejor pedazo',
  'no se derrite con nada',
  'si uno llora el otro se ríe',
  'si uno llora el otro no llora',
  'me tira al agua cada verano',
  'despierta a todos con su música',
  'tiene una mirada que lo dice todo',
  'con una mirada me dice todo lo que me quiere',
  'cuando nos equivocamos, nos dice la verdad sin herir',
  'si algo sale mal, no dice groserías: respira',
  'si algo sale mal, dice que mañana será otro día',
  'cuando nos equivocábamos, decía las cosas con cariño',
  'nunca nos tiró al agua: nos enseñó a nadar con paciencia',
  'nunca nos echó al agua: nos enseñó a nadar con paciencia',
  'no tira al agua ni un papel: cuida el río',
  'no se guardan rencor el uno al otro',
  'no se guardan nada el uno al otro',
  'se guardan respeto el uno al otro',
  'siempre les guarda el mejor sitio a los que llegan tarde',
  'le guarda las mejores palabras a cada uno',
  'hace dos años que enviudó y que no llora: sonríe a todos',
  'hace meses que no sonríe y aun así nos abraza',
  'siempre que despierta, sonríe',
  'siempre despierto',
  'las pilas que tiene a sus ochenta años',
  'habla con los extranjeros en tres idiomas',
  'se acerca a los compañeros y los consuela',
  'cuando yo no conocía a nadie, se acercó a ayudarme',
  'no soporta las trampas para animales',
  'siempre juega con todo, es el capitán del equipo',
  'si una llora, la otra también la consuela',
])('is of none of these by what is near to its words or their opposite: %s', (said) => {
  const ids = ['playfulness', 'outgoing', 'fair play', 'answering for others', 'sharing the pain', 'softening hearts']
  expect([...ids, 'keeping for another', 'the look', 'intelligence']).not.toContain(shownOf(said)?.id)
})

it.each([
  ['es un buen padre', 'bringing up'],
  ['es mi tercera nieta y llegó para bien', 'perseverance'],
  ['contesta todas nuestras preguntas sin miedo', 'asking'],
])('is not of what only one of its words says: %s', (said, family) => expect(shownOf(said)?.id).not.toBe(family))

it('does what whoever does not walk can do, where that is courage', () => {
  const steps = /pasos?(?![A-Za-zÀ-ỹ])|\[dio\] dos|\[se puso\] delante|\[se metió\]/u
  const courage = [...FAMILIES.find(({ id }) => id === 'bravery')!.acts, THEN.bravery!]
  expect(courage.filter((act) => steps.test(act))).toEqual([])
})

it('plays in a cradle as whoever lies there can', () => {
  const baby = readRecipient('Vito', 'mi bebé')
  expect(deedsOf('es muy juguetón', baby).map((act) => act(baby, 'el gato'))).toEqual([expect.stringMatching('agú')])
})

it('says of no bread that it is a boy', () => {
  expect(ACTS.filter((act) => /el chico lo/u.test(act))).toEqual([])
})

it('does two things that are done, where three are admired and one of them is how', () => {
  const [deed] = doneBy('mi hija', 'no le da pena nada, saluda a todo el mundo y comparte hasta el último gansito')
  expect(deed).toMatch(/saludó.* Luego, Noa partió/u)
})

it('is courageous where there is something to fear', () => {
  expect(doneBy('mi hermana', 'es valiente').filter((deed) => !/araña|avispa|crujió/u.test(deed))).toEqual([])
})

it('names what was done, where it tells of effort, a lesson or an opinion', () => {
  const inTheAir =
    /no \[paró\], ni para secarse|\[borró\] dos|pidió una opinión|qué opinaba la gente|entendido todo al revés/u
  expect(ACTS.filter((act) => inTheAir.test(act))).toEqual([])
})
