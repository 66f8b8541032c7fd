import { expect, test } from 'vitest'
import type { PictureRequest, WishOutcome } from '../../../engine.ts'
import { paintScene } from './paint-scene.ts'
import { outcomeOf } from '../planning/outcome.ts'
import { planScene } from '../planning/planner.ts'

const scene = { place: 'el jardín', time: 'de día', action: 'Leo riega una planta', objects: ['un perro'] }
const request: PictureRequest = {
  subject: 1,
  brief: {
    senderName: 'Ana',
    recipientName: 'Leo',
    recipientRelation: 'hijo',
    favoriteThing: 'su bicicleta',
    specialMemory: 'la tarde del huerto',
    admiration: 'su paciencia',
    extraTrait: '',
    illustrationStyle: 'infantil',
  },
  head: { title: 'Leo', characters: '', cover: { imagePrompt: '', scene } },
  chapter: { number: 1, title: 'El riego', paragraphs: ['Leo riega.'], imagePrompt: 'Leo riega', scene },
  imagePrompt: 'Leo riega',
  style: 'infantil',
  width: 768,
  height: 512,
  photos: { sender: null, recipient: null },
  sheet: null,
}

function outcome(wish: string): WishOutcome | undefined {
  const asked = { ...request, redo: { wish, seed: 'again' } }
  const plan = planScene(asked, { sender: null, recipient: null }, 'seed')
  return outcomeOf(asked, plan, paintScene(plan, 'infantil', 384, 256, { sender: null, recipient: null }).shown)
}

test.each([
  ['Que sea de noche', ['de noche']],
  ['Una bicicleta roja', ['una bicicleta roja']],
  ['Que Ana lleve un vestido azul y Leo una gorra verde', ['que Ana lleve un vestido azul', 'Leo una gorra verde']],
  ['En la playa, con una cometa', ['en la playa', 'una cometa']],
  ['Que se abracen. Que llueva', ['que se abracen', 'que llueva']],
  ['Sin el perro', ['sin el perro']],
  ['Que monten a caballo', ['que monten a caballo']],
  ['Que Leo esté triste', ['que Leo esté triste']],
])('«%s» is drawn, and said to be', (wish, shown) => {
  expect(outcome(wish)).toEqual({ shown, missing: [] })
})

test.each([
  ['Que sea de noche y montar una tortuga', ['de noche', 'una tortuga'], ['montar una tortuga']],
  ['Tres perros', ['un perro'], ['tres perros']],
  ['Una tortuga morada', ['una tortuga'], ['una tortuga morada']],
  ['Que el perro lleve un sombrero', ['un perro'], ['que el perro lleve un sombrero']],
  ['Que vayan en un coche rojo', ['un coche'], ['que vayan en un coche rojo']],
  ['Quita la regadera', [], ['quita la regadera']],
  ['Que el perro esté triste', ['un perro'], ['que el perro esté triste']],
  ['Vestido de princesa', ['una corona'], ['vestido de princesa']],
])('«%s» is not claimed', (wish, shown, missing) => {
  expect(outcome(wish)).toEqual({ shown, missing })
})

test('where nothing was wished, nothing is said', () => {
  expect(outcome('')).toBeUndefined()
})
