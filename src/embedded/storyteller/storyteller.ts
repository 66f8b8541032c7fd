import { CHAPTERS } from '../../contract/constants.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { tellable } from './tellable.ts'
import { beginStory } from './tell-story.ts'
import type { Storyteller } from './thread.ts'
import { readAnswers } from './understanding.ts'
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

/** The storyteller in this thread, for tests and scripts. */
export function createLocalStoryteller(): Storyteller {
  return {
    writer: createWriter(tellStory),
    answerReader: {
      id: 'embedded',
      async read(brief) {
        await loadDictionary()
        return readAnswers(brief)
      },
    },
    tellable: (brief) => tellable(brief),
    warm: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
