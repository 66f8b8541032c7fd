import { NARRATOR, voiceOf } from '../../../contract/said-names.ts'
import type { ReadableStory } from './pages.ts'

/** Whose voice is heard in a book: its giver's, where a chapter is theirs. */
export function voiceName({ voice = [], senderName }: ReadableStory): string {
  return voice.some(({ narrated }) => !narrated) ? voiceOf(senderName ?? '') : NARRATOR
}
