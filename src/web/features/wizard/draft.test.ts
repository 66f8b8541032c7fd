import { describe, expect, test } from 'vitest'
import { wholeBrief } from '../../../../test/every-field.ts'
import { COAT, LOOK } from '../../../../test/factories.ts'
import { DRAFT_STORAGE_KEY } from '../../../contract/constants.ts'
import { generationSchema } from '../../../contract/brief.ts'
import { changeDraft, EMPTY_DRAFT, hasRequiredData, readDraft, saveDraft } from './draft.ts'
import { toBrief } from './to-brief.ts'
import { createDraftStore } from './draft-store.ts'

const named = { ...EMPTY_DRAFT, senderName: 'mamá', recipientName: 'Leo', recipientRelation: 'mi hijo' }
const attempt = '3f1d8c1e-7d0e-4a39-8c7d-0d9d6b1f5a11'

describe('saving', () => {
  test.each([
    [{ senderName: 'mamá' }, true],
    [{ recipientName: 'Leo' }, true],
    [{ recipientRelation: 'mi hijo' }, true],
    [{ favoriteThing: 'el mar' }, false],
    [{ senderName: '   ' }, false],
  ])('%j is kept: %s', (fields, kept) => {
    const storage = memory()
    saveDraft(storage, { ...EMPTY_DRAFT, ...fields })
    expect(storage.getItem(DRAFT_STORAGE_KEY) !== null).toBe(kept)
  })

  test('a full storage loses nothing in memory', () => {
    const store = createDraftStore({
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    store.change({ senderName: 'mamá' })
    expect(store.get().senderName).toBe('mamá')
  })
})

describe('two tabs', () => {
  test('each has a draft of its own, which outlives a reload; a new one begins with what was written last', () => {
    const storage = memory()
    const [first, second] = [memory(), memory()]
    const one = createDraftStore(storage, first)
    one.change(named)
    const other = createDraftStore(storage, second)
    expect(other.get()).toEqual(one.get())
    other.change({ recipientName: 'Ximena' })
    one.change({ favoriteThing: 'el mar' })
    expect(createDraftStore(storage, second).get()).toMatchObject({ recipientName: 'Ximena', favoriteThing: '' })
    expect(createDraftStore(storage, first).get()).toMatchObject({ recipientName: 'Leo', favoriteThing: 'el mar' })
    expect(createDraftStore(storage, memory()).get()).toEqual(one.get())
  })

  test('one that begins anew leaves the other its answers', () => {
    const storage = memory()
    const first = memory()
    createDraftStore(storage, first).change(named)
    createDraftStore(storage, memory()).reset()
    expect(createDraftStore(storage, first).get()).toMatchObject(named)
    expect(createDraftStore(storage, memory()).get()).toEqual(EMPTY_DRAFT)
  })
})

describe('restoring', () => {
  test('comes back as it was', () => {
    const storage = memory()
    createDraftStore(storage).change({ senderName: 'mamá', favoriteThing: 'el mar', illustrationStyle: 'ghibli' })
    expect(createDraftStore(storage).get()).toMatchObject({
      senderName: 'mamá',
      favoriteThing: 'el mar',
      illustrationStyle: 'ghibli',
    })
  })

  test('fields that make no sense fall back to their defaults', () => {
    const stored = {
      recipientName: 'Leo',
      senderName: 7,
      illustrationStyle: 'cubista',
      senderPhotoId: 'x',
      senderLook: {},
    }
    expect(readDraft(memory({ [DRAFT_STORAGE_KEY]: JSON.stringify(stored) }))).toEqual({
      ...EMPTY_DRAFT,
      recipientName: 'Leo',
    })
  })

  test.each(['', 'null', '{', '"text"', '[]'])('%j is no draft', (stored) => {
    expect(readDraft(memory({ [DRAFT_STORAGE_KEY]: stored }))).toBeNull()
  })
})

describe('one story a draft', () => {
  test('a changed answer is another story, the same answer is not', () => {
    const told = { ...named, attempt, storyId: 4 }
    expect(changeDraft(told, { senderName: 'mamá' })).toBe(told)
    expect(changeDraft(told, { senderName: 'papá' })).toMatchObject({
      senderName: 'papá',
      attempt: null,
      storyId: null,
      earlierStoryId: 4,
    })
  })

  test('the story of earlier answers is known until there is another one', () => {
    const changed = changeDraft({ ...named, attempt, storyId: 4 }, { senderName: 'papá' })
    expect(changeDraft(changed, { recipientName: 'Ana' }).earlierStoryId).toBe(4)
    expect(changeDraft({ ...changed, storyId: 7 }, { recipientName: 'Ana' }).earlierStoryId).toBe(7)
    expect(toBrief({ ...changed, attempt })).not.toHaveProperty('earlierStoryId')
  })

  test('preparing twice, and in a second tab, names the same attempt', () => {
    const storage = memory()
    const store = createDraftStore(storage)
    store.change(named)
    const first = store.prepare().attempt
    expect(first).not.toBeNull()
    expect(store.prepare().attempt).toBe(first)
    expect(createDraftStore(storage).prepare().attempt).toBe(first)
  })

  test('the stored draft fills in where a name is missing', () => {
    const storage = memory()
    const store = createDraftStore(storage)
    saveDraft(storage, named)
    expect(store.prepare()).toMatchObject({ senderName: 'mamá', recipientName: 'Leo' })
  })

  test('an answer that comes after a change is not noted', () => {
    const store = createDraftStore(memory())
    store.change(named)
    const { attempt } = store.prepare()
    store.change({ recipientName: 'Ana' })
    store.became(9, attempt)
    expect(store.get().storyId).toBeNull()
  })

  test('reset clears everything', () => {
    const storage = memory()
    const store = createDraftStore(storage)
    store.change({ ...named, illustrationStyle: 'comic' })
    store.reset()
    expect(store.get()).toEqual(EMPTY_DRAFT)
    expect(storage.getItem(DRAFT_STORAGE_KEY)).toBeNull()
  })
})

describe('what was confirmed', () => {
  const readings = { favorite: 'los tiburones', memory: 'se quedó pegado al vidrio', trait: null }

  test('holds for the answer that it was read from, and for the people that it tells of', () => {
    const draft = { ...named, readings }
    expect(changeDraft(draft, { favoriteThing: 'el mar' }).readings).toEqual({
      memory: 'se quedó pegado al vidrio',
      trait: null,
    })
    expect(changeDraft(draft, { illustrationStyle: 'comic' }).readings).toEqual(readings)
    expect(changeDraft(draft, { recipientName: 'Ana' }).readings).toBeNull()
    expect(changeDraft({ ...draft, readings: { trait: null } }, { extraTrait: 'canta' }).readings).toBeNull()
  })

  test('comes back from the storage without what makes no sense', () => {
    const stored = { ...named, readings: { ...readings, admiration: 7, memorySaid: ' ', other: 'x' } }
    expect(readDraft(memory({ [DRAFT_STORAGE_KEY]: JSON.stringify(stored) }))?.readings).toEqual(readings)
  })
})

test('a look of a person ends where an animal receives it, and a coat where a person does', () => {
  const person = { ...named, recipientLook: LOOK }
  expect(changeDraft(person, { recipientRelation: 'mi hija' }).recipientLook).toEqual(LOOK)
  const animal = changeDraft(person, { recipientRelation: 'mi perrita' })
  expect(animal.recipientLook).toBeNull()
  const described = changeDraft(animal, { recipientCoat: COAT })
  expect(changeDraft(described, { recipientRelation: 'nuestra gata' }).recipientCoat).toEqual(COAT)
  expect(changeDraft(described, { recipientKind: 'una' }).recipientCoat).toBeNull()
})

describe('the brief', () => {
  test('is what generation takes, with empty answers filled', () => {
    const brief = toBrief({ ...named, attempt })
    expect(brief).not.toHaveProperty('senderPhotoId')
    expect(brief).not.toHaveProperty('storyId')
    expect(generationSchema.parse(brief)).toMatchObject({ favoriteThing: 'aventuras', extraTrait: '', attempt })
  })

  test('keeps every field, through the storage and the call', () => {
    const brief = wholeBrief({ senderPhotoId: 1, recipientPhotoId: 2 })
    const storage = memory()
    createDraftStore(storage).change(brief)
    const kept = createDraftStore(storage).prepare(() => attempt)
    expect(generationSchema.parse(toBrief(kept))).toStrictEqual({ ...brief, attempt })
  })

  test('needs both names and the relation', () => {
    expect(hasRequiredData(named)).toBe(true)
    expect(hasRequiredData({ ...named, recipientRelation: ' ' })).toBe(false)
  })
})

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
