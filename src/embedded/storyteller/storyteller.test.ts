import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readTsv } from '../../../test/fixtures/read-tsv.ts'
import { sweep } from '../../../test/sweep.ts'
import type { Brief, Chapter } from '../../engine.ts'
import { generateBriefs } from '../../../test/storyteller/briefs.ts'
import { checkStory, type Finding } from '../../../test/storyteller/check-story.ts'
import { sentencesOf, shared } from '../../../test/storyteller/shares.ts'
import { isSpelled } from '../../../test/storyteller/speller.ts'
import { createTeller } from '../../../test/storyteller/teller.ts'
import { allowance } from './kit/compose.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { countWords } from './language/grammar/text.ts'
import { createLocalStoryteller } from './storyteller.ts'
import { PLOTS } from './plots/plots.ts'
import { beginStory } from './tell-story.ts'

await loadDictionary()
const teller = createTeller()

function tell(brief: Brief, seed: string, arcId?: string) {
  const story = teller.tell(brief, seed, arcId)
  const chapters: Chapter[] = [1, 2, 3, 4, 5].map((number) => story.chapter(number))
  return { ...story, chapters }
}

function report(brief: Brief, seed: string, arcId?: string): string[] {
  const story = tell(brief, seed, arcId)
  const answers = Object.values(brief).filter((value) => typeof value === 'string')
  const found: Finding[] = checkStory({
    ...story,
    answers: [...answers, ...story.kit.quotes.map((quote) => quote.text), story.kit.fav.all],
    known: isSpelled,
  })
  return found.map(({ rule, chapter, excerpt }) => `${rule} · ${story.arc}/${chapter} · ${excerpt}`)
}

const plain: Brief = {
  senderName: 'Clara',
  recipientName: 'Rosa',
  recipientRelation: 'abuela',
  favoriteThing: 'tejer',
  specialMemory: 'la tarde que llovió y bailamos en la cocina',
  admiration: 'su paciencia',
  extraTrait: 'siempre pierde los lentes',
  illustrationStyle: 'infantil',
}

/** Odd answers of which nobody has written down the reading. */
const UNJUDGED = readTsv('answers/unjudged.tsv', z.strictObject({ kind: z.string(), said: z.string() }))
const unjudged = (kind: string) => UNJUDGED.filter((row) => row.kind === kind).map(({ said }) => said)

it('answers that no rule was made for are told without a mistake', () => {
  const [favourites, memories, admirations, traits] = ['favourite', 'memory', 'admiration', 'trait'].map(unjudged)
  expect([favourites, memories, admirations, traits].map((answers) => answers!.length)).toEqual([16, 16, 16, 16])
  const found = favourites!.flatMap((favoriteThing, i) =>
    report(
      { ...plain, favoriteThing, specialMemory: memories![i]!, admiration: admirations![i]!, extraTrait: traits![i]! },
      String(i),
    ),
  )
  expect(found).toEqual([])
})

describe('hard answers', () => {
  const long = `Fuimos a la feria y se fue la luz. ${'Nos quedamos arriba, contamos chistes y cantamos. '.repeat(19)}Y al final bajamos.`
  const hostile = [
    long.slice(0, 1000),
    '<img src=x onerror="alert(1)"> la playa & el {{mar}} ${process.env}',
    '😂❤️🔥',
    'كنا نذهب إلى البحر كل صيف',
    'הלכנו לים ביחד',
    '?',
    '«¿¡»',
    'a\u202eb\u0000c',
    '— — —',
    'A'.repeat(1000),
    'https://ejemplo.com/foto.jpg?x=1',
    '1234567890',
    "Robert'); DROP TABLE stories;--",
  ]
  const fields = [
    'favoriteThing',
    'specialMemory',
    'admiration',
    'extraTrait',
    'recipientName',
    'senderName',
    'recipientRelation',
  ] as const

  it.each(fields)('break nothing as %s', (field) => {
    for (const [i, text] of hostile.entries()) {
      const value = field.endsWith('Name') || field === 'recipientRelation' ? text.slice(0, 80) : text
      const { title, chapters } = tell({ ...plain, [field]: value }, String(i))
      const whole = [
        title,
        ...chapters.flatMap((chapter) => [chapter.title, ...chapter.paragraphs, chapter.imagePrompt]),
      ]
      expect(chapters.map(({ paragraphs }) => paragraphs.length >= 3)).toEqual([true, true, true, true, true])
      expect(whole.filter((paragraph) => paragraph.trim() === '')).toEqual([])
      expect(whole.join('\n')).not.toMatch(/undefined|\[object|<img|onerror="|\p{Cc}(?<!\n)|\p{Bidi_Control}/u)
    }
  })

  it('tells a liking of 1,000 characters of which nothing is surely a thing as it was typed', () => {
    const answer = long.slice(0, 1000).trim()
    const { chapters } = tell({ ...plain, favoriteThing: answer }, 'favoriteThing')
    expect(chapters.flatMap(({ paragraphs }) => paragraphs).join('\n')).toContain(answer.slice(0, 60))
  })

  it('tells no habit of 1,000 characters', () => {
    const answer = long.slice(0, 1000).trim()
    const { chapters } = tell({ ...plain, extraTrait: answer }, 'extraTrait')
    expect(chapters.flatMap(({ paragraphs }) => paragraphs).join('\n')).not.toContain(answer.slice(0, 60))
  })

  it('loses nothing of an answer of 1,000 characters, and lengthens only the chapters that quote it', () => {
    const answer = long.slice(0, 1000).trim()
    const kept = answer.replace(/[.\s]+$/, '')
    const { chapters, kit } = tell({ ...plain, admiration: answer }, 'admiration')
    const texts = chapters.map((chapter) => chapter.paragraphs.join('\n'))
    expect(texts.map((text) => text.includes(kept))).toEqual([false, false, false, false, true])
    const tooLong = texts.filter(
      (text) => !text.includes(kept) && countWords(text) > allowance(text, kit.quotes, kit.limits),
    )
    expect(tooLong).toEqual([])
  })
})

/** The sentences of one plot; the brief is read anew. */
const lastBus = (brief: Brief, seed: string) => sentencesOf(beginStory(brief, seed, { plot: 'last-bus' }))

describe('variety', () => {
  it('tells the same brief and seed alike, and another name or seed in other words', () => {
    expect(lastBus(plain, '1')).toEqual(lastBus(plain, '1'))
    const others = [lastBus(plain, '2'), lastBus({ ...plain, recipientName: 'Elena' }, '1')]
    for (const other of others) expect(shared(other, lastBus(plain, '1'))).toBeLessThan(0.52)
  })

  const ALONE =
    /(?<!\p{L})(?:admir[oé]|que quería decirlo|tuviera que quedarme|nadie me lo pregunte|Voy yo|puse yo)(?!\p{L})/iu
  it.each([
    ['El equipo de ventas', 'Rosa', 'amiga', ALONE],
    ['los del quinto', 'Rosa', 'amiga', ALONE],
    ['Clara', 'la clase de 3.º B', 'alumnos', /(?<!\p{L})de (?:ti|vos|usted)(?!\p{L})|No he hecho|¿Te |¿Vas /u],
  ])(
    'speaks for many, and to many, in the plural: %s → %s',
    (senderName, recipientName, recipientRelation, singular) => {
      const brief = { ...plain, senderName, recipientName, recipientRelation }
      const [ofOne, ofMany] = [plain, brief].map((given) =>
        PLOTS.filter(({ inMemory }) => !inMemory).filter(({ id }) =>
          singular.test(
            tell(given, '1', id)
              .chapters.flatMap(({ paragraphs }) => paragraphs)
              .join('\n'),
          ),
        ),
      )
      expect(ofMany!.map(({ id }) => id)).toEqual([])
      expect(ofOne!.length).toBeGreaterThan(25)
    },
  )

  it('never guesses a doubtful gender', () => {
    const doubtful = {
      ...plain,
      recipientName: 'Alex',
      recipientRelation: 'mi pareja',
      senderName: 'Sam',
      extraTrait: '',
    }
    for (const { id } of PLOTS.filter(({ inMemory }) => !inMemory)) {
      const { chapters, kit } = tell(doubtful, '1', id)
      expect(kit.r.gender).toBeNull()
      const whole = chapters.map((chapter) => `${chapter.imagePrompt} ${chapter.paragraphs.join(' ')}`).join(' ')
      expect(whole).not.toMatch(
        /(?<!\p{L})Alex,? (?:un hombre|una mujer|sol[oa]|content[oa]|list[oa]|cansad[oa]|sentad[oa])(?!\p{L})/u,
      )
    }
    expect(teller.read({ ...doubtful, recipientGender: 'f' }, '1').r.gender).toBe('f')
  })
})

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

describe('the writer', () => {
  it('yields the head, then five chapters, each with its picture in words', async () => {
    const events = await collect(createLocalStoryteller().writer.write(plain, { seed: '1' }))
    expect(events.map((event) => (event.type === 'head' ? 'head' : event.chapter.number))).toEqual([
      'head',
      1,
      2,
      3,
      4,
      5,
    ])
    for (const event of events) {
      const { scene, imagePrompt } = event.type === 'head' ? event.head.cover : event.chapter
      expect(scene.action).toContain('Rosa')
      expect(imagePrompt).toContain(scene.place)
    }
  })

  it('tells a customer every plot that suits before any of them again', () => {
    const plotsTold: string[] = []
    const suiting = PLOTS.filter((arc) => !arc.inMemory && arc.suits(teller.read(plain, '0')) > 0)
    for (const { id } of [...suiting, ...suiting]) {
      const { arc } = beginStory({ ...plain, recipientName: `Rosa${id}` }, id, { plotsTold })
      plotsTold.push(arc)
    }
    const once = plotsTold.slice(0, suiting.length)
    expect([...once].sort()).toEqual(suiting.map(({ id }) => id).sort())
    expect(plotsTold.slice(suiting.length).sort()).toEqual([...once].sort())
  })

  it('goes on with the plot that it began, whatever was told meanwhile', async () => {
    const [first, ...others] = await collect(createLocalStoryteller().writer.write(plain, { seed: '1' }))
    if (first?.type !== 'head') throw new Error('the head comes first')
    const chapters = others
      .slice(0, 2)
      .map((event) => (event.type === 'chapter' ? [event.chapter] : []))
      .flat()
    const options = { seed: '1', plotsTold: [first.head.plot!], soFar: { head: first.head, chapters } }
    expect(await collect(createLocalStoryteller().writer.write(plain, options))).toEqual(others.slice(2))
  })

  it.each([
    ['before it begins', 0, []],
    ['after the head', 1, ['head']],
    ['after a chapter', 2, ['head', 'chapter']],
  ])('stops where it is told to: %s', async (_, most, written) => {
    const stop = new AbortController()
    const read: string[] = []
    const readOn = async () => {
      if (most === 0) stop.abort()
      for await (const { type } of createLocalStoryteller().writer.write(plain, { seed: '1', signal: stop.signal }))
        if (read.push(type) === most) stop.abort()
    }
    await expect(readOn()).rejects.toThrow('abort')
    expect(read).toEqual(written)
  })
})

describe('500 stories', () => {
  const briefs = generateBriefs(500)
  const begun = briefs.map((brief, i) => teller.tell(brief, String(i)))

  it('have no mistake that a rule can see', () => {
    const found = sweep([...briefs.entries()], 2).flatMap(([i, brief]) => report(brief, String(i)))
    expect([...new Set(found)]).toEqual([])
  })

  it('rarely share a title', () => {
    const titles = begun.map(({ title }) => title)
    expect(new Set(titles).size).toBeGreaterThan(briefs.length * 0.75)
  })

  it('are told from every plot for the living', () => {
    const told = new Set(begun.map(({ arc }) => arc))
    expect([...told].sort()).toEqual(
      PLOTS.filter((arc) => !arc.inMemory)
        .map((arc) => arc.id)
        .sort(),
    )
  })
})
