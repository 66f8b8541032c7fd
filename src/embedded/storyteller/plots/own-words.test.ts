import { beforeAll, describe, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import type { Brief } from '../../../engine.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { PLOTS } from './plots.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const grown: Brief = {
  senderName: 'Clara',
  recipientName: 'Noa',
  recipientRelation: 'mi amiga',
  recipientAge: 'adulto',
  favoriteThing: 'el violín',
  specialMemory: 'la tarde en que llovió y bailamos',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}
const child: Brief = { ...grown, recipientRelation: 'mi hijo', recipientAge: '5-7', favoriteThing: 'los trenes' }
const teen: Brief = { ...grown, recipientRelation: 'mi sobrina', recipientAge: '12-17' }
const boss: Brief = { ...grown, recipientName: 'Licenciada Ruiz', recipientRelation: 'mi jefa' }
const missed: Brief = { ...grown, recipientRelation: 'mi abuela, falleció', recipientAge: 'mayor' }
const dog: Brief = { ...child, recipientRelation: 'mi perro', recipientKind: 'animal', recipientAge: undefined }
const ALL = [
  ['a grown one', grown],
  ['a partner', { ...grown, recipientRelation: 'mi esposa' }],
  ['a child', child],
  ['a teenager', teen],
  ['at work', boss],
  ['somebody missed', missed],
  ['a dog', dog],
] as const satisfies readonly (readonly [string, Brief])[]

const SEEDS = ['1', '2', '3', '4', '5', '6']

type Told = { id: string; chapters: string[][] }[]
/** Many things are asked of the same stories. */
const told = new Map<Brief, Told>()

/** The chapters of every plot for such a person, each after its plot. */
const toldTo = (said: Brief): Told => {
  const known = told.get(said) ?? tellTo(said)
  told.set(said, known)
  return known
}

const tellTo = (said: Brief): Told => {
  const kit = teller.read(said, '1')
  return PLOTS.filter((plot) => kit.inMemory === Boolean(plot.inMemory) && plot.suits(kit) > 0).flatMap(({ id }) =>
    SEEDS.map((seed) => {
      const story = teller.tell(said, seed, id)
      return { id, chapters: [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs) }
    }),
  )
}

/** Paragraphs in which `sign` is found, each after its plot. */
const found = (said: Brief, sign: RegExp) =>
  toldTo(said).flatMap(({ id, chapters }) =>
    chapters
      .flat()
      .filter((paragraph) => sign.test(paragraph))
      .map((paragraph) => `${id}: ${paragraph}`),
  )

/** '—Ya —dijo Noa—, y qué bien. Alguien se puso de pie.' */
const TOLD_IN_SPEECH =
  /^—[^—]*—[^—]*—[,.;:]? [^«»]*[.!?…] (?:Alguien|Nadie|Todos|Clara|Noa) (?:(?:se|les?|l[oa]s?) )*(?:puso|dijo|hizo|fue|\p{L}+(?:[óé]|aron|ieron|ían?|aban?))(?!\p{L})/u

it('tells what is told from what is said', () => {
  expect('—Ya —dijo Noa—, y qué bien. Alguien se puso de pie.').toMatch(TOLD_IN_SPEECH)
  expect('—Ya —dijo Noa—, y qué bien. Alguien se levantó.').toMatch(TOLD_IN_SPEECH)
  expect('—Ya —dijo Noa—, y qué bien. ¿Alguien lo vio?').not.toMatch(TOLD_IN_SPEECH)
  expect('—Ya —dijo Noa. Alguien se levantó.').not.toMatch(TOLD_IN_SPEECH)
})

describe.each(ALL)('told to %s', (_, said) => {
  it('no sentence has two colons, nor two of «aquí»', () => {
    expect(found(said, /: [^.:!?…«»—]+: |aquí[^.!?…»]* aquí(?!\p{L})/iu)).toEqual([])
  })

  it('nobody who has just spoken speaks again as if a reply were missing', () => {
    const speaker = /—(?:dijo|preguntó|contestó|explicó|confesó) ((?:el|la) \p{Ll}+)/gu
    const twice = toldTo(said).flatMap(({ id, chapters }) =>
      chapters.flatMap((paragraphs) =>
        paragraphs.slice(1).flatMap((next, i) => {
          const before = paragraphs[i]!
          if (!before.startsWith('—') || !next.startsWith('—')) return []
          const [last, first] = [[...before.matchAll(speaker)].at(-1)?.[1], [...next.matchAll(speaker)][0]?.[1]]
          return last && last === first ? [`${id}: ${before} ${next}`] : []
        }),
      ),
    )
    expect(twice).toEqual([])
  })

  it('what is told stands in no speech', () => {
    expect(found(said, /^—.*—\. [^—]*\. (?:Al?|El|La) [^—]*(?:se le|respondieron|tenían que)/u)).toEqual([])
    expect(found(said, TOLD_IN_SPEECH)).toEqual([])
  })

  it('no two paragraphs running begin with one name', () => {
    const name = /^(?:Noa|Clara|La licenciada Ruiz)(?=[ ,])/u
    const twice = toldTo(said).flatMap(({ id, chapters }) =>
      chapters.flatMap((paragraphs) =>
        paragraphs.slice(1).flatMap((next, i) => {
          const [begun] = name.exec(paragraphs[i]!) ?? []
          return begun && name.exec(next)?.[0] === begun ? [`${id}: ${paragraphs[i]!} | ${next}`] : []
        }),
      ),
    )
    expect(twice).toEqual([])
  })

  it('nobody is called by a long name again and again', () => {
    const called =
      /(?<!\p{L})(?:el (?:señor|hombre|muchacho|vecino)|la (?:señora|mujer|muchacha|vecina|familia)) (?:del?|de l[oa]s?) \p{Ll}+/giu
    const often = toldTo(said).filter(
      ({ chapters }) => chapters.flat().filter((paragraph) => paragraph.match(called)).length > 3,
    )
    expect(often.map(({ id }) => id)).toEqual([])
  })
})

it.each([
  ['a grown one', grown],
  ['a teenager', teen],
  ['at work', boss],
  ['somebody missed', missed],
] as const)('no sound of the nursery is heard by %s', (_, said) => {
  expect(found(said, /(?<!\p{L})(?:plin|clin|rin, rin|tiqui|cuac|tilín,|chuu)(?!\p{L})/iu)).toEqual([])
})

it.each([
  ['a grown one', grown],
  ['a teenager', teen],
  ['at work', boss],
] as const)('nothing that is built or claimed laughs at a life: %s', (_, said) => {
  expect(found(said, /(?<!\p{L})(?:balsas?|fronteras?|guerra|hambre|siestas?|aduana)(?!\p{L})/iu)).toEqual([])
})

it.each([
  'big-soup',
  'slow-race',
  'drawn-map',
  'between-floors',
  'clock-strike',
  'night-radio',
  'night-repairs',
  'something-big',
  'small-museum',
])('in %s a day is told of them because somebody wants to know, in more than one wording', (id) => {
  const lost = { ...grown, specialMemory: 'cuando se perdió en el mercado y volvió con una sandía' }
  const leads = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => {
    const { paragraphs } = teller.tell(lost, seed, id).chapter(3)
    return paragraphs[paragraphs.findIndex((paragraph) => paragraph.includes('se perdió en el mercado')) - 1]!
  })
  expect(new Set(leads).size).toBeGreaterThan(2)
  // who tells it, and of whom, comes after the question
  const asked = leads.map((lead) => lead.replace(/ (?:Y )?Clara (?:lo contó|habló|contó algo).*$/u, ''))
  expect(asked.filter((lead) => /Clara|Noa|señal|cont(?!ador)[óa]/u.test(lead))).toEqual([])
})

it.each([
  'between-floors',
  'big-soup',
  'clock-strike',
  'drawn-map',
  'eminence',
  'last-bus',
  'night-radio',
  'open-mailbox',
])('in %s what is done on one day of the week is planned for no other', (id) => {
  const said = { ...grown, recipientRelation: 'mi tía', favoriteThing: 'el bingo de los jueves' }
  const told = SEEDS.flatMap((seed) => teller.tell(said, seed, id).chapter(5).paragraphs)
  expect(told.filter((paragraph) => paragraph.includes('bingo')).length).toBe(SEEDS.length)
  expect(told.filter((paragraph) => /(?:lunes|martes|viernes|sábado|domingo)[^.]* bingo/u.test(paragraph))).toEqual([])
})

it('nobody asks what is best of them who has fallen asleep, and no pillow does', () => {
  const small = { ...child, recipientAge: '2-4', admiration: 'Noa nunca se rinde, y a todos les da ánimos' } as const
  const told = ['full-bed', 'night-to-bed'].flatMap((id) =>
    SEEDS.map((seed) => {
      const { paragraphs } = teller.tell(small, seed, id).chapter(5)
      return paragraphs.slice(0, paragraphs.findIndex((paragraph) => paragraph.includes('se rinde')) + 1).join(' ')
    }),
  )
  expect(told.filter((before) => before.includes('se rinde')).length).toBe(told.length)
  expect(
    told.filter((before) =>
      /almohada|se durmió (?:el (?:oso|gorila|gigante)|la giganta)|entera, dormida/iu.test(before),
    ),
  ).toEqual([])
})

it('nobody at work is sent to the race of the slowest', () => {
  expect(toldTo(boss).map(({ id }) => id)).not.toContain('slow-race')
})

const suits = (id: string, said: Brief) => PLOTS.find((plot) => plot.id === id)!.suits(teller.read(said, '1')) > 0

it.each([
  ['ya no me reconoce, y canta', true],
  ['se le olvidan los nombres y se ríe', true],
  ['quedó viuda y volvió a bailar', true],
  ['la hospitalizaron en mayo', true],
  ['se olvida las llaves en la puerta', false],
  ['es enfermera y canta boleros', false],
  ['se acuerda de todos los cumpleaños', false],
  ['nunca pierde un dominó', false],
])('«%s»: asked no questions before a court or at an examination: %s', (extraTrait, isSpared) => {
  expect(suits('who-began', { ...grown, extraTrait })).toBe(!isSpared)
  expect(suits('reverse-exam', { ...grown, extraTrait, recipientRelation: 'mi maestra' })).toBe(!isSpared)
})

it('the very old sit no examination', () => {
  expect(toldTo({ ...grown, recipientRelation: 'mi abuela', recipientAge: 'mayor' }).map(({ id }) => id)).not.toContain(
    'reverse-exam',
  )
})

it('the museum is closed once', () => {
  const closed = toldTo(boss)
    .filter(({ id }) => id === 'small-museum')
    .map(({ chapters }) => chapters[4]!.join('\n').match(/se cerró|cuando cerraron|a la hora de cerrar/giu) ?? [])
  expect(closed.length).toBeGreaterThan(0)
  expect(closed.filter((times) => times.length > 1)).toEqual([])
})

it.each([
  ['a grown one', grown],
  ['a child', child],
  ['a dog', dog],
  ['somebody missed', missed],
] as const)('a book bears the name of whom it is for, and no chapter its title: %s', (_, said) => {
  const kit = teller.read(said, '1')
  const books = PLOTS.filter((plot) => kit.inMemory === Boolean(plot.inMemory) && plot.suits(kit) > 0).flatMap(
    ({ id }) => SEEDS.map((seed) => teller.tell(said, seed, id)),
  )
  expect(books.length).toBeGreaterThan(20)
  expect(books.map(({ title }) => title).filter((title) => !title.includes('Noa'))).toEqual([])
  expect(
    books.filter(({ title, chapter }) => [1, 2, 3, 4, 5].some((n) => chapter(n).title === title)).map((b) => b.title),
  ).toEqual([])
})

it('whoever sold the seed is given at the end what they lacked, and no other’s garden', () => {
  const told = Array.from({ length: 24 }, (_, i) => teller.tell(grown, `seed ${i}`, 'shy-seed')).map((story) =>
    [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join(' ')),
  )
  const ends = told.map((chapters) => chapters[4]!)
  expect(
    ends.filter((end) => /saluda al botánico|la vendedora la lleva|jardín del jardinero/u.test(end)).length,
  ).toBeGreaterThan(3)
  const soldBy = (who: RegExp, ended: RegExp) =>
    told.filter(([start, , , , end]) => !who.test(start!) && ended.test(end!)).length
  expect([soldBy(/jardinero/u, /jardín/u), soldBy(/botánico/u, /por su nombre/u)]).toEqual([0, 0])
})

const small: Brief = { ...child, recipientAge: '2-4' }
const byTwo = { ...grown, senderName: 'Clara y Mateo', recipientRelation: 'nuestra abuela' }
const missedByTwo = { ...byTwo, recipientRelation: 'nuestra abuela, falleció', recipientAge: 'mayor' } as const
const friends = { ...grown, recipientRelation: 'mi hermana' }

const toldIn = (id: string, said: Brief) =>
  Array.from({ length: 16 }, (_, i) => teller.tell(said, `again ${i}`, id)).map(({ chapter }) =>
    [1, 2, 3, 4, 5].map((number) => chapter(number).paragraphs),
  )

it.each([
  ['tall-tower', small, /abrió un ojo|—Gracias —dijo/u],
  ['storm-door', byTwo, /la voz de Clara y Mateo|no se vio a nadie/u],
  ['open-mailbox', byTwo, /dijeron Clara y Mateo, y señalaron|los animaba/u],
  ['paper-boat', grown, /no sabía de quién era|lo había perdido alguien|De acordarse|perderse unos de otros/u],
  ['shared-song', missed, /^Era de Noa|que la (?:silbaba|tarareaba|llevaba)|(?<!\p{L})(?:la|una) nota escrita/u],
  ['seat-beside', missedByTwo, /apretaron|que lo contaran otra vez/u],
  ['who-began', friends, /Todo el juzgado|público se hizo un lío|nadie empezó antes|preguntarle si/u],
  ['something-big', grown, /a mañana|ese mismo día|Atrás no había|en su lugar, en /u],
] as const)('in %s nobody is forgotten, and nothing said that needs what was not told', (id, said, sign) => {
  const told = toldIn(id, said).flat(2)
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter((paragraph) => sign.test(paragraph))).toEqual([])
})

it('what was looked for is found, and what a watchman remembers is told', () => {
  expect(toldIn('where-is', small).filter((chapters) => !/ está!/u.test(chapters[1]!.join(' ')))).toEqual([])
  const remembered = /prestó la gorra|abrió la puerta a alguien|ramo de flores/u
  expect(toldIn('small-museum', grown).filter((chapters) => !remembered.test(chapters[3]!.join(' ')))).toEqual([])
})
