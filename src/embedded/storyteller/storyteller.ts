import { setImmediate } from 'node:timers/promises'
import { CHAPTERS } from '../../contract/constants.ts'
import type { Writer } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { beginStory } from './tell-story.ts'

/**
 * Tells stories without a model and without a network: arcs written by hand, filled with the sender's
 * answers by rules of Spanish. Gives the event loop back between chapters.
 */
export function createEmbeddedWriter(): Writer {
  return {
    id: 'embedded',
    async *write(brief, { seed, signal, soFar, plotsTold }) {
      await loadDictionary()
      signal?.throwIfAborted()
      const story = beginStory(brief, seed, { plot: soFar?.head.plot, plotsTold })
      // The same brief and seed tell the same story: what was told of it stands, unless another version told it.
      const told = soFar?.head.title === story.title ? soFar.chapters.length : 0
      if (soFar?.head.title !== story.title) {
        const { title, characters, cover, arc: plot } = story
        yield { type: 'head', head: { title, characters, cover, plot } }
      }
      for (let number = told + 1; number <= CHAPTERS; number++) {
        await setImmediate()
        signal?.throwIfAborted()
        yield { type: 'chapter', chapter: story.chapter(number) }
      }
    },
  }
}
