import { beforeAll, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { readAnswers } from './understanding.ts'
import { leftOutOf } from './language/left-out/left-out.ts'

beforeAll(loadDictionary)

it.each([
  'Está de buenas a las 6. Y que cuando me operaron no se movió del hospital, durmió cuatro noches en una silla',
  'Es leal. Cuando me operaron vino todos los días con sopa. Nunca se queja.',
  'Cuando se murió mi padre vino cada martes con táper, durante un año. No decía nada. Fregaba y se iba.',
  'Cuando murió mi mamá no faltó ni un día. Es muy alegre.',
])('what somebody did in an hour of the giver is told with the hour: %s', (said) => expect(leftOutOf(said)).toBeNull())

it.each([
  // what stands by itself needs no hour
  ['cuando me operaron me llevó flores y me hizo reír', 'me llevó flores y me hizo reír'],
  ['que cuando me dio covid me dejaba sopa en la puerta', 'me dejaba sopa en la puerta'],
  // an hour of theirs, and what is private in the giver's
  ['Cuando la operaron no lloró. No decía nada. Es muy fuerte.', 'Es muy fuerte.'],
  ['Cuando me operaron no se separó de mi hermana, que estaba en la quimio. Cocina rico.', 'Cocina rico.'],
  ['Cuando tuve cáncer no se movió de mi lado. Baila salsa.', 'Baila salsa.'],
  // no silence that somebody's sorrow makes a praise
  [
    'Tiene diabetes. Nunca dijo una mentira. Trabajaba de sol a sol.',
    'Nunca dijo una mentira. Trabajaba de sol a sol.',
  ],
  ['Salió de la cárcel. No habló nunca mal de nadie. Cosía.', 'No habló nunca mal de nadie. Cosía.'],
  ['Tiene diabetes. No hablaba mucho. Cosía vestidos.', 'No hablaba mucho. Cosía vestidos.'],
])('and else goes: %s', (said, rest) => expect(leftOutOf(said)?.rest).toBe(rest))

it.each([
  ['Cuando murió mi papá no dejó sola la tienda. No lloraba nunca. Canta siempre.', 'Canta siempre.'],
  ['Cuando murió mi papá no se derrumbó. No decía nada. Cosía y rezaba. Es muy alegre.', 'Es muy alegre.'],
  ['Cuando murió mi papá no se derrumbó. No decía nada. Rezaba. Regalaba pan.', 'Regalaba pan.'],
])('to the family it is a death of theirs, and no silence is praised without it: %s', (said, rest) =>
  expect(leftOutOf(said, { kin: true })?.rest).toBe(rest),
)

it.each([
  ['la viuda de mi papá', 1],
  ['viuda de mi abuelo', 1],
  ['vecina', 0],
])('and to «%s»: %i', (recipientRelation, cut) => {
  const admiration = 'Es buena. Cuando murió mi papá no faltó ni un día.'
  const { advice } = readAnswers({ ...PLAIN, recipientRelation, admiration })
  expect(advice.filter(({ field }) => field === 'admiration')).toHaveLength(cut)
})
