import { CHAPTERS } from '../../contract/constants.ts'
import type { Writer } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { beginStory } from './tell-story.ts'
import { createWriter, type StoryOrder, type ToldStory } from './writer.ts'

/**
 * Tells a story without a model and without a network: plots written by hand, filled with the sender's answers by rules of
 * Spanish. Keeps the event loop until it is told: the server asks a thread for it (`thread.ts`).
 */
export async function tellStory({ brief, seed, plot, plotsTold }: StoryOrder): Promise<ToldStory> {
  await loadDictionary()
  const story = beginStory(brief, seed, { plot, plotsTold })
  return {
    head: { title: story.title, characters: story.characters, cover: story.cover, plot: story.arc },
    chapters: Array.from({ length: CHAPTERS }, (_, i) => story.chapter(i + 1)),
  }
}

/** Tells stories in this thread, for tests and scripts. */
export function createEmbeddedWriter(): Writer {
  return createWriter(tellStory)
}
