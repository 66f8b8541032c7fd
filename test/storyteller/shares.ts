import { bare, countWords, splitSentences } from '../../src/embedded/storyteller/language/grammar/text.ts'
import type { beginStory } from '../../src/embedded/storyteller/tell-story.ts'

/** Sentences of three words or more of a story, without marks and with the names of both people replaced. */
export function sentencesOf(story: ReturnType<typeof beginStory>): Set<string> {
  const { r, s } = story.kit
  const names = [r.name, s.name].map((name) => bare(name)).sort((a, b) => b.length - a.length)
  const text = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs)
  return new Set(
    text
      .flatMap(splitSentences)
      .map((sentence) => names.reduce((key, name) => key.replaceAll(name, 'nombre'), bare(sentence)))
      .map((key) => key.replace(/[^\p{L}\p{N} ]/gu, '').trim())
      .filter((key) => countWords(key) >= 3),
  )
}

/** The share of the sentences of `a` that also stand in `b`, 0 to 1. */
export function shared(a: Set<string>, b: Set<string>): number {
  return [...a].filter((sentence) => b.has(sentence)).length / a.size
}

/** The share of all sentences that stand in two or more of the stories, 0 to 1. */
export function repeatedIn(stories: readonly Set<string>[]): number {
  const counts = new Map<string, number>()
  for (const story of stories) for (const sentence of story) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  const all = stories.flatMap((story) => [...story])
  return all.filter((sentence) => counts.get(sentence)! > 1).length / all.length
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
