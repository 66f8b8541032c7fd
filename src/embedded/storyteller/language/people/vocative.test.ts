import { expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { apartFromSaid, withoutCalling } from './vocative.ts'

await loadDictionary()

it.each([
  ['es re valiente boluda, yo a su edad no me animaba', 'es re valiente, yo a su edad no me animaba'],
  ['boluda, la vez que nos echaron del boliche', 'la vez que nos echaron del boliche'],
  ['nunca se rinde güey y siempre ayuda', 'nunca se rinde y siempre ayuda'],
  ['nos quedamos sin nafta, weón, y empujó', 'nos quedamos sin nafta, y empujó'],
  ['siempre me cuida weón. es lo mejor', 'siempre me cuida. es lo mejor'],
  ['es muy buena, causa, nunca se rinde', 'es muy buena, nunca se rinde'],
  ['loco, un día nos perdimos', 'un día nos perdimos'],
  ['se hace el boludo, y ayuda', 'se hace el boludo, y ayuda'],
  ['es mi hermana boluda', 'es mi hermana boluda'],
  ['nunca dejó tirado a un wey', 'nunca dejó tirado a un wey'],
  ['cuida al loco de mi tío', 'cuida al loco de mi tío'],
  ['me dio la mano, y caminamos', 'me dio la mano, y caminamos'],
  ['es muy bueno, loco, divertido', 'es muy bueno, loco, divertido'],
  ['te acordás boluda, qué risa', 'te acordás boluda, qué risa'],
  ['gritó wey, y corrió', 'gritó wey, y corrió'],
  ['nunca se sintió huevona. ayuda', 'nunca se sintió huevona. ayuda'],
  ['andaba boludo, y me esperó', 'andaba boludo, y me esperó'],
  ['siempre salió huevón, pero contento', 'siempre salió huevón, pero contento'],
  ['es madre, hermana, tía, siempre está', 'es madre, hermana, tía, siempre está'],
  ['me dio el hombro, la ayuda, mano, no se guardó nada', 'me dio el hombro, la ayuda, mano, no se guardó nada'],
  ['me dio el hombro, la cabeza, mano, no se guardó nada', 'me dio el hombro, la cabeza, mano, no se guardó nada'],
])('who reads the form is called, and nobody is told of: %s', (said, left) => expect(withoutCalling(said)).toBe(left))

it.each([
  ['dijo hoy somos ricos, nunca lo olvidamos mami', 'mi mamá', 'dijo hoy somos ricos. Nunca lo olvidamos, mami'],
  ['dijo esto es tuyo, cuídalo mami', 'mi mamá', 'dijo esto es tuyo, cuídalo mami'],
  [
    'los niños gritaron qué rico, nunca comimos así mami',
    'mi mamá',
    'los niños gritaron qué rico, nunca comimos así mami',
  ],
  ['dijo ven, siempre te espero mami', 'mi hija', 'dijo ven, siempre te espero mami'],
])('what a giver adds for whom the gift is comes into no other mouth: %s', (typed, relation, told) =>
  expect(apartFromSaid(typed, relation)).toBe(told),
)
