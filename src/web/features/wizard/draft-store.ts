import { useSyncExternalStore } from 'react'
import type { BriefField, PhotoField } from '../../../contract/brief-fields.ts'
import { DRAFT_STORAGE_KEY } from '../../../contract/constants.ts'
import { newUuid } from '../../uuid.ts'
import { changeDraft, EMPTY_DRAFT, readDraft, saveDraft, type Draft, type DraftStorage } from './draft.ts'

export type DraftStore = ReturnType<typeof createDraftStore>

/** The draft in memory, kept in step with the storage. */
export function createDraftStore(storage: DraftStorage) {
  let draft = readDraft(storage) ?? EMPTY_DRAFT
  let kept = readKept(storage)
  const listeners = new Set<() => void>()

  function set(next: Draft): void {
    if (next === draft) return
    draft = next
    saveDraft(storage, draft)
    kept = readKept(storage)
    for (const listener of listeners) listener()
  }

  /**
   * Goes on from what another tab has written since. A tab that slept has heard nothing of it: what it changes must not
   * bring its old answers back.
   */
  function catchUp(): void {
    const now = readKept(storage)
    if (now === kept) return
    kept = now
    const stored = readDraft(storage) ?? EMPTY_DRAFT
    if (JSON.stringify(stored) === JSON.stringify(draft)) return
    draft = stored
    for (const listener of listeners) listener()
  }

  return {
    get: () => draft,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (change: Partial<Pick<Draft, BriefField>>) => {
      catchUp()
      set(changeDraft(draft, change))
    },
    catchUp,
    /** The draft to generate from: the stored one where names are missing, under a name of its own. */
    prepare(mint: () => string = newUuid): Draft {
      catchUp()
      const stored = readDraft(storage)
      const nameless = draft.senderName.trim() === '' || draft.recipientName.trim() === ''
      const base = nameless && stored ? stored : draft
      set(base.attempt ? base : { ...base, attempt: stored?.attempt ?? mint() })
      return draft
    },
    /** Notes which story the draft became, unless its answers changed meanwhile. */
    became(storyId: number, attempt: string | null) {
      catchUp()
      if (draft.attempt === attempt) set({ ...draft, storyId })
    },
    /** Photos that were uploaded late, for the story that is there already. */
    attachPhotos: (ids: Partial<Pick<Draft, PhotoField>>) => {
      catchUp()
      set({ ...draft, ...ids })
    },
    /** The story is gone: the next request makes a new one. */
    forgetStory() {
      catchUp()
      set({ ...draft, attempt: null, storyId: null })
    },
    reset() {
      storage.removeItem(DRAFT_STORAGE_KEY)
      kept = null
      set(EMPTY_DRAFT)
    },
  }
}

export const draftStore = createDraftStore(browserStorage())

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === DRAFT_STORAGE_KEY || event.key === null) draftStore.catchUp()
  })
  // A page that was frozen, or comes back from the browser's cache, was told of nothing.
  window.addEventListener('pageshow', () => draftStore.catchUp())
  document.addEventListener('visibilitychange', () => draftStore.catchUp())
}

function readKept(storage: DraftStorage): string | null {
  try {
    return storage.getItem(DRAFT_STORAGE_KEY)
  } catch {
    return null
  }
}

export function useDraft(): Draft {
  return useSyncExternalStore(draftStore.subscribe, draftStore.get, draftStore.get)
}

/** The browser's storage where it may be used, memory where it may not. */
function browserStorage(): DraftStorage {
  try {
    if (typeof window !== 'undefined') return localStorage
  } catch {
    // Blocked by the browser's settings.
  }
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  }
}
