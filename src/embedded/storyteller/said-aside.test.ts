import { beforeAll, expect, it } from 'vitest'
import { fillAnswers } from '../../contract/brief-fields.ts'
import { briefSchema } from '../../contract/brief.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'

beforeAll(loadDictionary)

const ANSWERS = {
  senderName: 'Paty',
  recipientName: 'Lore',
  recipientRelation: 'amiga',
  favoriteThing: 'el café',
  specialMemory: 'fuimos al mar',
  admiration: 'su calma',
}
const kitOf = (answers: Partial<Record<keyof typeof ANSWERS | 'extraTrait', string>>) =>
  kitFor(briefSchema.parse(fillAnswers({ ...ANSWERS, ...answers })), '1')

it.each([
  ['a mi peluquero Jonathan', 'Jonathan'],
  ['Ximena, la Mosca y yo', 'Ximena, la Mosca y Paty'],
  ['Marcela y yo', 'Marcela'],
  ['Rubén Darío', 'Rubén Darío'],
])('«%s» is called «%s»', (recipientName, name) => expect(kitOf({ recipientName }).r.name).toBe(name))

it.each([
  ['los aviones y el mole no, el pozole (se me fue)', 'los aviones y el pozole'],
  ['la guitarra y la pizza de Miami no, de Hialeah', 'la guitarra y la pizza de Hialeah'],
  ['cuidar a sus nietos, bueno, malcriarlos', 'cuidar a sus nietos'],
  ['su moto vieja y yo (ojalá al revés jaja)', 'su moto vieja'],
])('of «%s» is liked «%s»', (favoriteThing, liked) => expect(kitOf({ favoriteThing }).fav.all).toBe(liked))

it.each([
  ['ps eso. q piensa en los demas. (aunque primero las plantas)', 'que piensas en los demás'],
  ['ve lo bueno en todo el mundo', 'que ves lo bueno en todo el mundo'],
])('of «%s» is admired «%s»', (admiration, praise) => expect(kitOf({ admiration }).quality.toYou).toBe(praise))

it('how a habit shall be told is how it is told', () =>
  expect(kitOf({ extraTrait: 'mejor que en el cuento diga que habla con las manos' }).trait?.said).toBe(
    'Habla con las manos',
  ))
