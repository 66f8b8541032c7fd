import { beforeAll, describe, expect, it } from 'vitest'
import { createTeller } from '../../test/storyteller/teller.ts'
import { sweep } from '../../test/sweep.ts'
import type { Brief, PictureRequest } from '../engine.ts'
import { PLOTS } from './storyteller/plots/plots.ts'
import { loadDictionary } from './storyteller/language/grammar/dictionary.ts'
import { altText } from './illustrator/planning/alt-text.ts'
import { findPlace } from './illustrator/lexicon/scene-words.ts'
import type { ScenePlan } from './illustrator/scene/plan.ts'
import { planScene } from './illustrator/planning/planner.ts'

/** What is remembered, and what the picture of it shows. */
const MEMORIES: readonly (readonly [memory: string, shown: Partial<ScenePlan>])[] = [
  ['cuando íbamos a la playa y hacíamos castillos de arena', { place: 'beach', action: 'build' }],
  ['el día que subimos al cerro y gritamos tu nombre', { place: 'mountain', action: 'climb' }],
  ['las galletas que horneamos en la cocina de la abuela', { place: 'kitchen', action: 'cook' }],
  ['la noche que vimos las estrellas en el desierto', { place: 'desert', time: 'night', action: 'look' }],
  ['cuando llovía y saltábamos charcos en el parque', { place: 'park', weather: 'rain', action: 'jump' }],
  ['el muñeco que construimos aquella mañana de nieve', { place: 'snow', weather: 'snow', action: 'build' }],
  ['aquel atardecer en el lago, cuando me abrazaste', { place: 'lake', time: 'sunset', action: 'hug' }],
  ['la tarde que bailamos en la feria', { place: 'fair', time: 'afternoon', action: 'dance' }],
  ['cuando nadamos en el río al amanecer', { place: 'river', time: 'dawn', action: 'swim' }],
  ['el teatro donde cantamos juntos', { place: 'theatre', action: 'sing' }],
  ['cuando corrimos por el mercado', { place: 'market', action: 'run' }],
  ['el bosque con niebla en el que buscamos setas', { place: 'forest', weather: 'fog', action: 'search' }],
]

const brief: Brief = {
  senderName: 'Elena',
  recipientName: 'Marta',
  recipientRelation: 'amiga',
  favoriteThing: 'el café',
  specialMemory: '',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'infantil',
}

const teller = createTeller()
const NOBODY = { sender: null, recipient: null }

/** The six requests of a story, the cover first. */
function requestsOf(specialMemory: string, arc?: string, given = brief): PictureRequest[] {
  const told = { ...given, specialMemory }
  const { title, characters, cover, chapter } = teller.tell(told, 'seed', arc)
  return [null, ...[1, 2, 3, 4, 5].map(chapter)].map((page) => ({
    subject: page?.number ?? 'cover',
    brief: told,
    head: { title, characters, cover },
    chapter: page,
    imagePrompt: page?.imagePrompt ?? cover.imagePrompt,
    style: 'infantil',
    width: 1536,
    height: 1024,
    photos: NOBODY,
    sheet: null,
  }))
}

const plansOf = (requests: readonly PictureRequest[]) => requests.map((request) => planScene(request, NOBODY, 'seed'))

beforeAll(loadDictionary)

describe('the picture of the memory', () => {
  it.each(MEMORIES)('stands in exactly its chapter: %s', (memory, shown) => {
    // Each memory in every third plot, so that each plot has four of them, and two in the gate.
    const turn = MEMORIES.findIndex(([other]) => other === memory)
    const plots = PLOTS.filter((_, index) => index % 3 === turn % 3)
    for (const { id, memoryChapter = 3 } of sweep(plots, 2, Math.floor(turn / 3))) {
      const requests = requestsOf(memory, id)
      const plans = plansOf(requests)
      expect(plans.map(({ remembers }) => remembers)).toEqual(plans.map(({ subject }) => subject === memoryChapter))
      expect(plans[memoryChapter]).toMatchObject(shown)
      expect(altText(plans[memoryChapter]!, requests[memoryChapter]!, new Set())).toMatch(/^El recuerdo: /)
      const strayed = requests.filter(({ chapter, head }, page) => {
        const { place } = chapter?.scene ?? head.cover.scene
        // from where it is seen is no place of it: 'una calle, desde un balcón'
        const own = findPlace(place.replace(/, (?:desde|a través|por) .*$/u, ''))
        return page !== memoryChapter && own && own.value !== plans[page]!.place
      })
      expect(strayed).toEqual([])
    }
  })

  it('is told in the arc’s own place where the memory names none', () => {
    for (const { id } of PLOTS)
      expect(plansOf(requestsOf('tu risa de aquel martes', id)).some(({ remembers }) => remembers)).toBe(false)
  })

  it.each([
    ['bailamos toda la noche en la boda de tu hermana', 'hall'],
    ['armamos un rompecabezas de la noche estrellada y faltó una pieza', 'living-room'],
    ['se puso a correr tras los caballos', 'city'],
  ])('is somewhere that suits it where neither says where, and does not say that it was there: %s', (memory, place) => {
    const request = requestsOf(memory, 'big-soup')[3]!
    const plan = planScene(request, NOBODY, 'seed')
    expect(plan).toMatchObject({ remembers: true, place })
    expect(altText(plan, request, new Set())).toMatch(/^Marta y Elena /)
  })

  it('gives way to what somebody wishes or writes', () => {
    const request = requestsOf('la tarde que bailamos en la feria', 'last-bus')[3]!
    const wished = { ...request, redo: { wish: 'en la playa', seed: 'again' } }
    expect(plansOf([wished])[0]!.place).toBe('beach')
    expect(plansOf([{ ...request, imagePrompt: 'Marta duerme.' }])[0]!.remembers).toBe(false)
  })
})

const isSeen = ({ cast, companion }: ScenePlan) => cast.recipient !== null || companion?.role === 'recipient'

describe('the pictures in memory of somebody', () => {
  it.each([
    ['mi abuelo', 'en-recuerdo'],
    ['mi abuelo, que en paz descanse', undefined],
    ['mi perro', 'en-recuerdo'],
  ] as const)('show who has died in the memory alone: %s', (recipientRelation, occasion) => {
    const mourned: Brief = { ...brief, recipientName: 'Toño', recipientRelation, ...(occasion && { occasion }) }
    for (const [memory, absent] of [
      ['cuando íbamos a la playa y hacíamos castillos de arena', [0, 1, 2, 4, 5]],
      ['su risa', [0, 1, 2, 3, 4, 5]],
    ] as const) {
      const requests = requestsOf(memory, undefined, mourned)
      const plans = plansOf(requests)
      expect(plans.flatMap((plan, page) => (isSeen(plan) ? [] : [page]))).toEqual(absent)
      expect(altText(plans[1]!, requests[1]!, new Set())).toMatch(/Elena recuerda a Toño/)
    }
  })
})
