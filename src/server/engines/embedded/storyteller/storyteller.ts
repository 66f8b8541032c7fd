import { setImmediate } from 'node:timers/promises'
import { CHAPTERS } from '../../../../contract/constants.ts'
import type { Writer } from '../../engine.ts'
import { loadDictionary } from './language/dictionary.ts'
import { beginStory } from './tell-story.ts'

/**
 * Tells stories without a model and without a network: arcs written by hand, filled with the sender's
 * answers by rules of Spanish. Gives the event loop back between chapters.
 */
export function createEmbeddedWriter(): Writer {
  return {
    id: 'embedded',
    async *write(brief, { seed, signal }) {
      await loadDictionary()
      signal?.throwIfAborted()
      const story = beginStory(brief, seed)
      yield { type: 'head', head: { title: story.title, characters: story.characters, cover: story.cover } }
      for (let number = 1; number <= CHAPTERS; number++) {
        await setImmediate()
        signal?.throwIfAborted()
        yield { type: 'chapter', chapter: story.chapter(number) }
      }
    },
  }
}
