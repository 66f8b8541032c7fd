import { createRequire } from 'node:module'
import dictionary from 'dictionary-es'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Brief, Chapter } from '../../engine.ts'
import { ARCS } from './arcs/arcs.ts'
import { generateBriefs } from './checker/briefs.ts'
import { checkStory, type Finding } from './checker/check-story.ts'
import { loadDictionary } from './language/dictionary.ts'
import { beginStory } from './tell-story.ts'

let known: (word: string) => boolean

beforeAll(async () => {
  // a second, independent reader of the same dictionary: ours must not vouch for itself
  const nspell = createRequire(import.meta.url)('nspell') as (files: unknown) => { correct(word: string): boolean }
  const speller = nspell(dictionary)
  const cache = new Map<string, boolean>()
  known = (word) => {
    const hit = cache.get(word) ?? speller.correct(word)
    cache.set(word, hit)
    return hit
  }
  await loadDictionary()
})

function tell(brief: Brief, seed: string, arcId?: string) {
  const story = beginStory(brief, seed, arcId)
  const chapters: Chapter[] = [1, 2, 3, 4, 5].map((number) => story.chapter(number))
  return { ...story, chapters }
}

function report(brief: Brief, seed: string, arcId?: string): string[] {
  const story = tell(brief, seed, arcId)
  const answers = Object.values(brief).filter((value) => typeof value === 'string')
  const found: Finding[] = checkStory({
    ...story,
    answers: [...answers, ...story.kit.quotes.map((quote) => quote.text), story.kit.fav.all],
    known,
  })
  return found.map(({ rule, chapter, excerpt }) => `${rule} · ${story.arc}/${chapter} · ${excerpt}`)
}

describe('500 stories', () => {
  const briefs = generateBriefs(500)

  it('have no mistake that a rule can see', () => {
    const found = briefs.flatMap((brief, i) => report(brief, String(i)))
    expect([...new Set(found)]).toEqual([])
  })

  it('rarely share a title', () => {
    const titles = briefs.map((brief, i) => beginStory(brief, String(i)).title)
    expect(new Set(titles).size).toBeGreaterThan(briefs.length * 0.5)
  })

  it('are told from every arc', () => {
    const told = new Set(briefs.map((brief, i) => beginStory(brief, String(i)).arc))
    expect([...told].sort()).toEqual(ARCS.map((arc) => arc.id).sort())
  })
})
