import { describe, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { withHim } from './language/memory/with-him.ts'
import { stageOf } from './plots/stage.ts'
import { beginStory } from './tell-story.ts'

await loadDictionary()

const plain: Brief = {
  senderName: 'Rocío',
  recipientName: 'Lucía',
  recipientRelation: 'mi hermana',
  favoriteThing: 'el cine',
  specialMemory: 'nos perdimos en el mar',
  admiration: 'su alegría',
  extraTrait: '',
  illustrationStyle: 'infantil',
  senderGender: 'f',
  recipientGender: 'f',
}
const memoryOf = (brief: Partial<Brief>) => kitFor({ ...plain, ...brief }, '1').memory
const keptOf = (specialMemory: string) => stageOf(kitFor({ ...plain, specialMemory }, '1'), 'x').keep

const praiseOf = (admiration: string, brief: Partial<Brief> = {}) =>
  kitFor({ ...plain, ...brief, admiration }, '1').quality

describe('a memory that is surely read is told of its doers', () => {
  it.each<[Partial<Brief>, string]>([
    [
      {
        recipientName: 'Sor Ana',
        recipientRelation: 'mi tía',
        specialMemory: 'le llevamos una tele, la abadesa nos pilló y se sentó a verla',
      },
      'La abadesa las pilló y se sentó a verla',
    ],
    [
      { specialMemory: 'nos agarro un aguacero y ella se quito los tacones' },
      'A Lucía y a Rocío las agarró un aguacero y Lucía se quitó los tacones',
    ],
    [
      {
        recipientName: 'Leo',
        recipientRelation: 'mi alumno',
        recipientGender: 'm',
        specialMemory: 'nos sentamos en el piso y el recito las estaciones de la linea 2',
      },
      'Leo y Rocío se sentaron en el piso y él recitó las estaciones de la línea 2',
    ],
    [
      {
        recipientName: 'Teo',
        recipientRelation: 'mi hermano',
        recipientGender: 'm',
        specialMemory: 'dijo en la boda “ahora sos grande, portate bien” y lloraron todos',
      },
      'ahora sos grande, portate bien',
    ],
    [
      {
        recipientName: 'Doña Ana',
        recipientRelation: 'vecina',
        specialMemory: 'me abrió la tienda y luego su hijo me llevó a mi casa',
      },
      'llevó a Rocío a su casa',
    ],
  ])('%o', (brief, told) => expect(memoryOf(brief).lived).toContain(told))
})

describe('what is not sure is left to its giver', () => {
  it.each<[Partial<Brief>, string]>([
    // a child says «mamá» of her
    [
      {
        recipientName: 'Iker',
        recipientRelation: 'mi hijo',
        specialMemory: 'mi mujer se sentó dentro y no podía salir',
      },
      'Mi mujer se sentó dentro y no podía salir.',
    ],
    [
      { specialMemory: 'perdió su ropa y andaba con mis pants rosas una semana' },
      'Perdió su ropa y andaba con mis pants rosas una semana.',
    ],
    [
      { specialMemory: 'me dio permiso y plata para estudiar y me gradué' },
      'Me dio permiso y plata para estudiar y me gradué.',
    ],
    [
      { specialMemory: 'ella se bajó a empujar el vocho y yo nomás manejando' },
      'Ella se bajó a empujar el vocho y yo nomás manejando.',
    ],
  ])('%o', (brief, note) => {
    const memory = memoryOf(brief)
    expect([memory.lived, memory.note]).toEqual([null, note])
  })

  it('tells what is sure, and leaves the sentences behind it to their giver', () => {
    const { lived, after } = memoryOf({
      recipientName: 'Trini',
      recipientRelation: 'mi nieta',
      specialMemory: 'le conté dos chistes. El segundo se rio tanto que se cayó',
    })
    expect([lived, after]).toEqual(['Rocío le contó a Trini dos chistes', 'El segundo se rio tanto que se cayó.'])
  })

  it('tells of a giver of the same name as who they are to whom it is for', () => {
    expect(
      memoryOf({
        senderName: 'Hugo',
        senderGender: 'm',
        recipientName: 'Hugo Jr',
        recipientRelation: 'mi hijo',
        specialMemory: 'lo llevé al azteca contra chivas y lo cargué',
      }).lived,
    ).toBe('Su papá llevó a Hugo Jr al Azteca contra Chivas y lo cargó')
  })

  it('never says what an animal was spared, nor whose blood a father is of', () => {
    expect(
      memoryOf({
        recipientName: 'Pelusa',
        recipientRelation: 'mi coneja',
        recipientKind: 'animal',
        specialMemory: 'yo estaba de guardia, la iban a dormir y dije no, me la llevo yo',
      }).note,
    ).toBe('Yo estaba de guardia y dije: “No, me la llevo yo”.')
    expect(
      memoryOf({
        recipientName: 'Chepe',
        recipientRelation: 'mi papá',
        specialMemory: 'no es mi papá de sangre pero me fue a traer al hospital y ya no me soltó',
      }).lived,
    ).toBe('Chepe fue a traer a Rocío al hospital y ya no la soltó')
  })
})

describe('what is kept of a memory', () => {
  it('is a thing that it leaves where the story is', () =>
    expect(keptOf('bajó con un farol y cantamos').un).toBe('un farol'))

  it.each([
    'me dio su gorra y todavía la tengo',
    'me dio la medalla envuelta en un pañuelo',
    'le presté mi chamarra y me la devolvió',
    'llevaba un parche en la oreja',
    'se quitó el anillo y lo perdió',
    'mandó una tarjeta a mi mujer',
    'nos reímos mucho',
  ])('is a light where nothing stays with them: %s', (told) => expect(keptOf(told).isImage).toBe(true))
})

const HEARD = /(?<!\p{L})(?:o[ií]a|oyó|son[óa]|ruido|nota|canción|crujió)(?!\p{L})/u

it.each<[Partial<Brief>, Partial<Brief>]>([
  [
    { specialMemory: 'lloraba por el ruido en el tren y cantó bajito' },
    { specialMemory: 'lloraba en el tren y cantó bajito' },
  ],
  [{ extraTrait: 'es sorda' }, {}],
  [
    { specialMemory: 'encontró una campana en el parque', extraTrait: 'es sorda' },
    { specialMemory: 'encontró una campana en el parque' },
  ],
  [
    { specialMemory: 'caminamos por el bosque', extraTrait: 'tiene autismo' },
    { specialMemory: 'caminamos por el bosque' },
  ],
])('tells no sound to whom noise hurts, and others do hear it: %o', (hushed, other) => {
  const [still, loud] = [hushed, other].map((brief) => {
    const { air, felt, keep } = stageOf(kitFor({ ...plain, ...brief }, '1'), 'x')
    return [...air, ...felt, ...keep.wakes].join(' ')
  })
  expect(still).not.toMatch(HEARD)
  expect(loud).toMatch(HEARD)
})

describe('praise', () => {
  it.each([
    ['su seguridad. yo a esa edad ni hablaba', 'tu seguridad'],
    ['todavía está muy chica pero ya se ve que es valiente', 'que eres valiente'],
    ['aunque perdimos a su papá hace 2 años se levanta con una sonrisa', 'que te levantas con una sonrisa'],
  ])('is said without what is said beside it: %s', (said, toYou) => expect(praiseOf(said).toYou).toBe(toYou))

  it('that was said to them is said to them as it was', () => {
    expect(praiseOf('a usted no la tumba nadie', { recipientName: 'Amá', recipientRelation: 'mi mamá' }).toYou).toBe(
      'a usted no la tumba nadie',
    )
  })

  it('takes a verb of one word for a verb', () => expect(praiseOf('no juzga. y fía').told).toBe('que no juzga. Y fía'))
})

it('gives a baby that did not live no life', () => {
  const story = beginStory(
    {
      ...plain,
      recipientName: 'Samuel',
      recipientRelation: 'mi bebé que nació sin vida',
      specialMemory: 'lo tuve en brazos una noche y su papá le cantó',
      admiration: 'fue amado desde siempre',
      occasion: 'en-recuerdo',
      recipientAge: 'bebe',
      recipientGender: 'm',
    },
    '1',
  )
  const chapters = [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join('\n'))
  expect(story.arc).toBe('small-light')
  expect(chapters[2]).toContain('en brazos una noche')
  expect(chapters[4]).toContain('que fue amado desde siempre')
  // whoever does something there is the giver, the night or the light
  expect(chapters.join('\n')).not.toMatch(/(?<!(?:tiene|quiere) a )Samuel (?!en brazos)\p{Ll}+[óa](?!\p{L})/u)
})

it.each([
  ['el paseo a la finca', 'el paseo a la finca'],
  ['el paseo al perro', 'él paseó al perro'],
])('tells an outing from what was done: %s', (written, read) => expect(withHim(written)).toBe(read))
