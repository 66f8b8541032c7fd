import { expect, test } from 'vitest'
import type { PictureRequest, Scene } from '../../../engine.ts'
import { paintScene } from './paint-scene.ts'
import { planScene } from '../planning/planner.ts'
import { undrawnOf } from '../planning/undrawn.ts'

const NOBODY = { sender: null, recipient: null }
const brief = {
  senderName: 'Ana',
  recipientName: 'Leo',
  recipientRelation: 'hijo',
  favoriteThing: 'su gaita gallega, que le hagan caras y su perro',
  specialMemory: 'la tarde en la playa que perdimos el astrolabio y encontramos una tortuga',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'infantil',
} as const

function undrawn(
  subject: 'cover' | number,
  change: Partial<Scene>,
  redo?: PictureRequest['redo'],
  specialMemory: string = brief.specialMemory,
): string[] {
  const scene: Scene = { place: 'el jardín', time: 'de día', action: 'Leo camina', objects: [], ...change }
  const cover = { imagePrompt: 'Leo camina', scene }
  const request: PictureRequest = {
    subject,
    brief: { ...brief, specialMemory },
    head: { title: 'Leo', characters: '', cover },
    chapter: subject === 'cover' ? null : { number: subject, title: 'El paseo', paragraphs: ['Leo camina.'], ...cover },
    imagePrompt: 'Leo camina',
    style: 'infantil',
    width: 300,
    height: 200,
    photos: NOBODY,
    sheet: null,
    ...(redo && { redo }),
  }
  const plan = planScene(request, NOBODY, 'undrawn')
  return undrawnOf(request, plan, paintScene(plan, 'infantil', 300, 200, NOBODY).shown)
}

test('what cannot be drawn of a scene is said in its words, what can be and is not by its name', () => {
  const objects = ['una cometa', 'un astrolabio de latón', 'una ventana abierta', 'un paisaje con el mar']
  expect(undrawn(1, { objects })).toEqual(['un astrolabio de latón'])
  // A room has no room for a fire engine.
  const room = { place: 'el dormitorio', objects: ['una cama enorme', 'un camión de bomberos', 'un columpio'] }
  expect(undrawn(1, room)).toEqual(['un camión de bomberos', 'un columpio'])
  // The picture of a memory is to show what is remembered, and not what its scene names besides.
  expect(undrawn(3, { memoryPlace: 'la playa', objects: ['un astrolabio'] })).toEqual([])
})

const rest = (memory: string) => undrawn(3, { memoryPlace: '' }, undefined, memory)

test('of a memory that is seen in part the rest is said', () => {
  expect(rest('encontramos una tortuga y un astrolabio, y llovió')).toEqual(['un astrolabio'])
  expect(rest('encontramos una tortuga, mi hijo y yo')).toEqual([])
})

test('what is loved is asked for on the cover, and the animal of every picture is there', () => {
  expect(undrawn('cover', {})).toEqual(['su gaita gallega'])
  expect(undrawn(2, {})).toEqual([])
})

test('a wish changes nothing of what the text names but what it takes out', () => {
  const objects = ['un astrolabio', 'un puente de piedra', 'una cometa']
  const place = 'el dormitorio'
  const redo = (wish: string) => undrawn(1, { objects, place }, { seed: 'again', wish })
  expect(redo('con una pelota')).toEqual(['un astrolabio', 'un puente', 'una cometa'])
  expect(redo('sin la cometa')).toEqual(['un astrolabio', 'un puente'])
})
