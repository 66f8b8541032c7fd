import type { AnswerReader } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { readAnswers } from './understanding.ts'

/** Reads answers by rules of Spanish in this thread, for tests; the server asks a thread of its own (`thread.ts`). */
export function createEmbeddedAnswerReader(): AnswerReader {
  return {
    id: 'embedded',
    async read(brief, { signal }) {
      await loadDictionary()
      signal?.throwIfAborted()
      return readAnswers(brief)
    },
  }
}
