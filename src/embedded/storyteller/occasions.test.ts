import { describe, expect, it } from 'vitest'
import { sweep } from '../../../test/sweep.ts'
import { mean } from '../../../test/storyteller/shares.ts'
import { createTeller } from '../../../test/storyteller/teller.ts'
import { BRIEF_FIELDS } from '../../contract/brief-fields.ts'
import type { Brief } from '../../engine.ts'
import { PLOTS } from './plots/plots.ts'
import { allowance } from './kit/compose.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { countWords, splitSentences } from './language/grammar/text.ts'

await loadDictionary()
const teller = createTeller()

const brief: Brief = {
  senderName: 'Clara',
  recipientName: 'Lucía',
  recipientRelation: 'mi hija',
  recipientAge: '5-7',
  favoriteThing: 'los trenes',
  specialMemory: 'la tarde que llovió y bailamos en la cocina',
  admiration: 'su paciencia',
  extraTrait: 'siempre pierde los lentes',
  illustrationStyle: 'infantil',
}

const AGES = ['2-4', '5-7', 'adulto', 'mayor'] as const

/** What a reader recognizes each by. */
const NAMED: Record<Exclude<NonNullable<Brief['occasion']>, 'en-recuerdo'>, RegExp> = {
  cumpleanos: /cumpleaños/,
  navidad: /Navidad|Nochebuena/,
  reyes: /Reyes|camellos/,
  madre: /Día de las? Madres?|mamá/,
  padre: /Día del Padre|papá/,
  aniversario: /aniversario|dos velas/,
  nacimiento: /acababa de|Acababa de|nacido|primeros días|zapatitos/,
  graduacion: /graduación|sombrero plano/,
  despedida: /despedida|maleta|hasta pronto/,
  'porque-si': /porque sí|Porque sí|calendario|ninguna fiesta|llegó sin ella|hacía falta un motivo|cualquier fiesta/,
}

const told = (given: Brief, seed: string, arc?: string) => {
  const story = teller.tell(given, seed, arc)
  return { story, chapters: [1, 2, 3, 4, 5].map((number) => story.chapter(number)) }
}

it.each(Object.keys(NAMED))('nobody writes beside whoever does something for the occasion %s', (occasion) => {
  const seeds = Array.from({ length: 24 }, (_, i) => `${i}`)
  const openings = seeds.map(
    (seed) => teller.read({ ...brief, occasion: occasion as keyof typeof NAMED }, seed).occasion?.opening ?? '',
  )
  expect(openings.filter((opening) => (opening.match(/alguien/giu) ?? []).length > 1)).toEqual([])
})

describe.each(Object.entries(NAMED))('the occasion %s', (occasion, named) => {
  const given = { ...brief, occasion: occasion as keyof typeof NAMED }

  it.each(AGES)('opens and ends the story, whatever is told, for %s', (age) => {
    const aged = { ...given, recipientAge: age }
    const fitting = PLOTS.filter(({ suits, inMemory }) => !inMemory && suits(teller.read(aged, '1')) > 0)
    expect(fitting.length).toBeGreaterThan(6)
    for (const arc of sweep(fitting, 2, AGES.indexOf(age))) {
      const { chapters, story } = told(aged, '1', arc.id)
      expect([arc.id, chapters[0]!.paragraphs[0]]).toEqual([arc.id, expect.stringMatching(named)])
      // Where nothing is celebrated, nothing is left to say of it.
      const end = story.kit.occasion!.closing === null ? /./u : named
      expect([arc.id, chapters[4]!.paragraphs.at(-1)]).toEqual([arc.id, expect.stringMatching(end)])
    }
  })

  it('is seen on the cover, where the story begins and where it ends', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const { story, chapters } = told(given, seed)
      const { objects } = story.kit.occasion!
      expect(story.cover.scene.objects).toContain(objects[0])
      expect(chapters[0]!.imagePrompt).toContain(objects[0])
      expect(chapters[4]!.imagePrompt).toContain(objects[1])
    }
  })
})

it.each([
  ['2-4', 'una niña de unos tres años'],
  ['8-11', 'una niña de unos diez años'],
  ['12-17', 'una adolescente'],
  ['mayor', 'una mujer mayor'],
] as const)('a picture’s plan says how old somebody of %s looks', (recipientAge, looks) => {
  expect(told({ ...brief, recipientAge }, '1').story.characters).toContain(looks)
})

it.each(['mi amiga, se casa en abril', 'nuestra compañera, se jubila', 'mi vecino, cumple 40'])(
  'nobody says that there was no reason where one was told: %s',
  (recipientRelation) =>
    expect(told({ ...brief, recipientRelation, occasion: 'porque-si' }, '1').story.kit.occasion).toBeNull(),
)

it.each([
  ['nuestra jefa, que se jubila', 'jubilación'],
  ['mi compañero del taller, se retira en mayo', 'jubilación'],
  ['mi amiga, se va a vivir a Oslo', 'despedida'],
] as const)('says what is taken leave of: %s', (recipientRelation, said) => {
  const { opening } = told({ ...brief, recipientRelation, recipientAge: 'adulto', occasion: 'despedida' }, '1').story
    .kit.occasion!
  expect(opening).toContain(said)
})

it.each([
  ['es-MX', /Día de las Madres/],
  ['es-AR', /Día de la Madre/],
  ['es-ES', /Día de la Madre/],
] as const)('calls a mother’s day as it is called in %s', (variant, called) => {
  const { chapters } = told({ ...brief, recipientAge: 'adulto', occasion: 'madre', variant }, '1')
  expect(chapters[0]!.paragraphs[0]).toMatch(called)
})

it.each(['la profesora de mi hija', 'nuestra jefa', 'mi compañero de trabajo'])(
  'does not say who leaves: %s',
  (recipientRelation) => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const { chapters } = told({ ...brief, recipientRelation, recipientAge: 'adulto', occasion: 'despedida' }, seed)
      const frame = [chapters[0]!.paragraphs[0], chapters[4]!.paragraphs.at(-1)].join(' ')
      expect(frame).not.toMatch(/caja|maleta|cactus|se va(?!\p{L})|deja(?!\p{L})/u)
    }
  },
)

it.each(Object.keys(NAMED))('opens in words of its own, and announces no story: %s', (occasion) => {
  const frames = Array.from(
    { length: 40 },
    (_, i) => teller.read({ ...brief, occasion: occasion as keyof typeof NAMED }, `${i}`).occasion!,
  )
  const openings = frames.map(({ opening }) => opening)
  expect(openings.filter((opening) => /empieza|este cuento\.|esta es la historia/iu.test(opening))).toEqual([])
  const texts = new Set(frames.flatMap(({ opening, closing }) => (closing === null ? [opening] : [opening, closing])))
  const sentences = [...texts].flatMap(splitSentences)
  expect(new Set(sentences).size).toBe(sentences.length)
  expect(new Set(openings).size).toBeGreaterThan(3)
})

it('leaves a story without an occasion, and one in memory, as they are', () => {
  expect(told(brief, '1').story.kit.occasion).toBeNull()
  expect(told({ ...brief, occasion: 'en-recuerdo' }, '1').story.kit.occasion).toBeNull()
})

describe.each(['bebe', '2-4'] as const)('for %s', (recipientAge) => {
  it.each(BRIEF_FIELDS.occasion.of.filter((occasion) => occasion !== 'en-recuerdo'))(
    'chapters are of about 50 to 80 words of ours, the occasion %s and the answers apart',
    (occasion) => {
      for (const seed of ['1', '2', '3', '4', '5', '6']) {
        const { story, chapters } = told({ ...brief, recipientAge, occasion }, seed)
        const { quotes, limits } = story.kit
        const texts = chapters.map(({ paragraphs }) => paragraphs.join(' '))
        const counts = texts.map((text) => countWords(text) - (allowance(text, quotes, limits) - limits.max))
        expect(counts.filter((count) => count < 36 || count > 82)).toEqual([])
        expect(texts.map(countWords).filter((count) => count < 50)).toEqual([])
        expect(mean(counts)).toBeGreaterThan(54)
        expect(mean(counts)).toBeLessThan(73)
      }
    },
  )

  it('nobody asks for papers, visas or a republic', () => {
    const given = { ...brief, recipientAge }
    const fitting = PLOTS.filter(({ suits, inMemory }) => !inMemory && suits(teller.read(given, '1')) > 0)
    expect(fitting.length).toBeGreaterThan(6)
    for (const { id } of fitting) {
      const text = ['1', '2', '3', '4']
        .flatMap((seed) => told(given, seed, id).chapters.flatMap(({ paragraphs }) => paragraphs))
        .join(' ')
      expect(text).not.toMatch(/visado|constitución|trámite|formulario|ministerio|reglamento|frontera/i)
    }
  })
})
