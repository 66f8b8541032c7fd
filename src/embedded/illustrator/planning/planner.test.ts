import { expect, test } from 'vitest'
import type { PictureRequest } from '../../../engine.ts'
import { isBlowingCandles } from '../scene/situations.ts'
import { altText } from './alt-text.ts'
import { planScene } from './planner.ts'

const scene = { place: 'el jardín', time: 'de día', action: 'Rosa riega una rosa', objects: ['Rosa', 'una regadera'] }

const request: PictureRequest = {
  subject: 1,
  brief: {
    senderName: 'Luna',
    recipientName: 'Rosa',
    recipientRelation: 'hija',
    favoriteThing: 'regar con Luna',
    specialMemory: 'la tarde del huerto',
    admiration: 'su paciencia',
    extraTrait: '',
    illustrationStyle: 'infantil',
  },
  head: { title: 'Rosa', characters: '', cover: { imagePrompt: '', scene } },
  chapter: { number: 1, title: 'El riego', paragraphs: ['Rosa riega.'], imagePrompt: 'Rosa riega', scene },
  imagePrompt: 'Rosa riega',
  style: 'infantil',
  width: 1536,
  height: 1024,
  photos: { sender: null, recipient: null },
  sheet: null,
}

const NOBODY = { sender: null, recipient: null }

function thingsOf(change: Partial<PictureRequest>): string[] {
  return planScene({ ...request, ...change }, { sender: null, recipient: null }, 'seed').things.map(
    ({ object }) => object,
  )
}

test('people’s names are no things, the same words in lower case are', () => {
  expect(thingsOf({})).toContain('rose')
  const quiet = { ...scene, action: 'Rosa mira a Luna' }
  const things = thingsOf({ chapter: { ...request.chapter!, scene: quiet } })
  expect(things).not.toContain('rose')
  expect(things.some((object) => /moon/.test(object))).toBe(false)
})

function redone(wish: string, seed = 'again') {
  return planScene({ ...request, redo: { wish, seed } }, { sender: null, recipient: null }, 'seed')
}

test('whoever rows is in a boat on water, and the picture says so', () => {
  for (const memory of ['cuando remamos en el lago y se nos cayó un remo', 'salimos en bote a pescar con Luna']) {
    const remembered = { ...scene, memoryPlace: 'el lago' }
    const plan = planScene(
      {
        ...request,
        brief: { ...request.brief, specialMemory: memory },
        chapter: { ...request.chapter!, scene: remembered },
      },
      NOBODY,
      'seed',
    )
    expect([plan.action, plan.place, plan.things[0]?.object]).toEqual(['ride', 'lake', 'rowing-boat'])
    expect(altText(plan, request, new Set(['rowing-boat']))).toContain('reman en una barca')
  }
  expect(redone('Que monten a caballo').things[0]?.object).not.toBe('rowing-boat')
})

test('a rainbow spans the sky by day', () => {
  const seen = { ...scene, place: 'un camino', time: 'por la mañana, con cielo azul', objects: ['un arcoíris'] }
  const plan = (change: Partial<typeof seen>) =>
    planScene({ ...request, chapter: { ...request.chapter!, scene: { ...seen, ...change } } }, NOBODY, 'seed')
  expect(plan({}).weather).toBe('rainbow')
  expect(plan({ time: 'de noche' }).weather).toBe('clear')
  expect(plan({ place: 'la cocina' }).weather).toBe('clear')
})

test('chapters that name no place are each at another, which differ from story to story', () => {
  const nowhere = { place: '', time: '', action: 'Rosa y Luna caminan', objects: [] }
  const brief = { ...request.brief, specialMemory: 'su risa' }
  const told = { title: 'Las dos', paragraphs: ['Caminan.'], imagePrompt: '', scene: nowhere }
  const places = (seed: string) =>
    [1, 2, 3, 4, 5].map((number) => {
      const chapter = { ...told, number }
      return planScene({ ...request, brief, subject: number, chapter, imagePrompt: '' }, NOBODY, seed).place
    })
  expect(new Set(places('seed')).size).toBe(5)
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => places(seed)[0])).size).toBeGreaterThan(3)
})

test('nobody winks at a sleeper', () => {
  const asleep = { ...scene, action: 'Rosa se duerme, mientras Luna camina de puntillas', pose: 'sleep' }
  const plan = planScene({ ...request, chapter: { ...request.chapter!, scene: asleep } }, NOBODY, 'seed')
  expect([plan.action, plan.moods]).toEqual(['sleep', { sender: null, recipient: null }])
})

test('what is loved comes before what else lies about', () => {
  const brief = { ...request.brief, favoriteThing: 'su bicicleta roja' }
  const lit = { ...scene, action: 'Rosa enciende una lámpara', objects: ['una lámpara', 'una bicicleta roja'] }
  expect(thingsOf({ brief, chapter: { ...request.chapter!, scene: lit } }).slice(0, 2)).toEqual(['bicycle', 'lamp'])
})

test('a wish comes before the scene, and what it wants gone is gone', () => {
  expect(redone('En la playa, de noche, con una cometa')).toMatchObject({ place: 'beach', time: 'night' })
  expect(redone('Con una cometa').things.map(({ object }) => object)).toContain('kite')
  const chapter = { ...request.chapter!, scene: { ...scene, objects: ['una cometa'] } }
  expect(thingsOf({ chapter })).toContain('kite')
  expect(thingsOf({ chapter, redo: { wish: 'Sin la cometa', seed: 'again' } })).not.toContain('kite')
  expect(redone('Que nieve').weather).toBe('snow')
  expect(['Que se abracen', 'Que corran', 'Que lean juntos'].map((wish) => redone(wish).action)).toEqual([
    'hug',
    'run',
    'read',
  ])
})

test('another picture is another composition with the same people', () => {
  const first = planScene(request, { sender: null, recipient: null }, 'seed')
  const again = redone('')
  expect(again.cast).toEqual(first.cast)
  expect(again.seed).not.toBe(first.seed)
  expect(again.action).not.toBe(first.action)
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => redone('', seed).side))).toEqual(new Set([1, -1]))
})

test('what is asked for by colour and name is planned so, and a dress is worn', () => {
  const { things, cast, wished } = redone('Con una bicicleta roja y Rosa con un vestido azul')
  expect(things.find(({ object }) => object === 'bicycle')?.colour).toBe('#d2382f')
  expect(things.map(({ object }) => object)).not.toContain('dress')
  expect(cast.recipient?.outfit).toMatchObject({ garment: 'dress', colour: '#2f6fc4' })
  expect(wished?.clothes).toEqual([{ words: 'vestido azul', on: 'trunk' }])
  expect(redone('Luna con gorra verde').cast.sender.look).toMatchObject({
    covering: 'gorra',
    coveringColour: '#3f9a55',
  })
  // The story's own words have colours too; a turtle keeps its own.
  const quiet = { ...scene, action: 'Rosa monta en su bicicleta amarilla', objects: ['una tortuga morada'] }
  const told = planScene(
    { ...request, chapter: { ...request.chapter!, scene: quiet } },
    { sender: null, recipient: null },
    'seed',
  ).things
  expect(told.map(({ object, colour }) => [object, colour])).toEqual(
    expect.arrayContaining([
      ['bicycle', '#f2c530'],
      ['turtle', undefined],
    ]),
  )
})

test('what is not wanted is gone: an animal that goes everywhere, the rain, the night', () => {
  const brief = { ...request.brief, favoriteThing: 'su perro Nube' }
  const rainy = { ...scene, time: 'de noche, bajo la lluvia', place: 'el parque' }
  const plan = (wish: string) =>
    planScene(
      { ...request, brief, chapter: { ...request.chapter!, scene: rainy }, redo: { wish, seed: 'again' } },
      { sender: null, recipient: null },
      'seed',
    )
  expect(plan('Que se abracen')).toMatchObject({ companion: { object: 'dog' }, weather: 'rain', time: 'night' })
  expect(plan('Sin el perro')).toMatchObject({ companion: null, wished: { without: expect.arrayContaining(['dog']) } })
  expect(plan('Que no llueva').weather).toBe('clear')
  expect(plan('Que no sea de noche').time).not.toBe('night')
})

test.each([
  ['su bicicleta roja', 'los domingos en casa', 'bicycle', '#d2382f', undefined],
  ['sus tres gatos negros', 'los domingos en casa', 'black-cat', undefined, 3],
  ['los mapas', 'la excursión a la granja, cuando vimos dos caballos blancos', 'horse', '#f6f2ea', 2],
  ['los mapas', 'el día en la playa que encontramos una tortuga', 'turtle', undefined, undefined],
  ['su guitarra verde', 'los domingos en casa', 'guitar', '#3f9a55', undefined],
])('what is loved or remembered is seen in two pictures: %s, %s', (favoriteThing, specialMemory, id, colour, count) => {
  const brief = { ...request.brief, favoriteThing, specialMemory }
  const busy = {
    place: 'el museo',
    time: 'de día',
    action: 'Rosa mira una vitrina',
    objects: ['una llave', 'una taza'],
  }
  const pictures = (['cover', 1, 2, 3, 4, 5] as const).map((subject) => {
    const own = subject === 3 ? { ...busy, memoryPlace: 'la granja' } : busy
    const chapter = subject === 'cover' ? null : { ...request.chapter!, number: subject, imagePrompt: '', scene: own }
    const head = { ...request.head, cover: { imagePrompt: '', scene: busy } }
    return planScene({ ...request, subject, brief, head, chapter, imagePrompt: '' }, NOBODY, 'seed')
  })
  const seen = pictures.flatMap(({ things, companion }) =>
    [...things, ...(companion ? [companion] : [])].filter(({ object }) => object === id),
  )
  expect(seen.length).toBeGreaterThanOrEqual(2)
  for (const thing of seen) expect([thing.colour, thing.count]).toEqual([colour, count])
})

test('a cover shows nobody in doubt, whatever joke it makes; a chapter may', () => {
  const joke = { ...scene, action: 'Rosa se sienta, mientras Luna sostiene una pancarta al revés y duda' }
  const head = { ...request.head, cover: { imagePrompt: '', scene: joke } }
  const looks = { sender: null, recipient: null }
  const cover = planScene({ ...request, head, subject: 'cover', chapter: null }, looks, 'seed')
  expect(cover.moods).toEqual({ sender: null, recipient: null })
  const chapter = planScene({ ...request, chapter: { ...request.chapter!, scene: joke } }, looks, 'seed')
  expect(chapter.moods.sender).toBe('doubt')
})

test('who bakes and blows out candles does so over the cake, and of «los gatos negros» there are more than one', () => {
  const brief = {
    ...request.brief,
    favoriteThing: 'los gatos negros',
    specialMemory: 'cuando hicimos pan en la cocina y le soplamos las velas de la tarta',
  }
  const remembered = { ...scene, memoryPlace: 'la cocina' }
  const chapter = { ...request.chapter!, scene: remembered }
  const plan = planScene({ ...request, brief, chapter }, { sender: null, recipient: null }, 'seed')
  expect(plan.action).toBe('cook')
  expect(isBlowingCandles(plan)).toBe(true)
  expect(plan.companion).toMatchObject({ object: 'black-cat', count: 2 })
  const one = planScene({ ...request, brief: { ...brief, favoriteThing: 'su gato negro' } }, NOBODY, 'seed')
  expect(one.companion?.count).toBeUndefined()
})

test('a memory without a place that can be painted is seen by its weather, its things and its deed, where the chapter is', () => {
  const memories: [memory: string, memoryPlace: string, seen: unknown[]][] = [
    ['llovió horrible y acabamos comiendo tacos debajo de una lona', '', ['rain', 'eat', 'taco', 'garden']],
    ['nos llevaba en la camioneta y regresábamos cantando', '', ['clear', 'sing', 'car', 'city']],
    ['la zampoña del compadre y un zurrón', 'el zaguán', ['clear', 'look', undefined, 'bedroom']],
  ]
  for (const [specialMemory, memoryPlace, seen] of memories) {
    const place = seen[3] === 'garden' ? 'un jardín, desde la puerta' : 'un cuarto lleno de luz dorada'
    const told = { place, time: 'de día', action: 'Rosa mira', pose: 'look', objects: [], memoryPlace }
    const brief = { ...request.brief, favoriteThing: '', specialMemory }
    const chapter = { ...request.chapter!, scene: told }
    const plan = planScene({ ...request, brief, chapter }, NOBODY, 'seed')
    expect([plan.weather, plan.action, plan.things[0]?.object, plan.place]).toEqual(seen)
    expect(plan.remembers).toBe(seen[2] !== undefined)
  }
})

test('a title with a name is no thing, a pot with plants is one', () => {
  const told = { ...scene, action: 'la maestra Lety mira una maceta', objects: [] }
  const brief = { ...request.brief, recipientName: 'Maestra Lety', favoriteThing: '' }
  const plan = planScene({ ...request, brief, chapter: { ...request.chapter!, scene: told } }, NOBODY, 'seed')
  expect(plan.things.map(({ object }) => object)).toEqual(['plant'])
})
