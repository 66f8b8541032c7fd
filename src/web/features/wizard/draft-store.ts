import { createAtom, useSelector } from '@tanstack/react-store'
import type { BriefField, PhotoField } from '../../../contract/brief-fields.ts'
import { DRAFT_STORAGE_KEY } from '../../../contract/constants.ts'
import { browserStorage } from '../../kept.ts'
import { newUuid } from '../../uuid.ts'
import { changeDraft, EMPTY_DRAFT, readDraft, saveDraft, type Draft, type DraftStorage } from './draft.ts'

export type DraftStore = ReturnType<typeof createDraftStore>

/** The draft in memory, kept in step with the storage. */
export function createDraftStore(storage: DraftStorage) {
  const state = createAtom(readDraft(storage) ?? EMPTY_DRAFT)
  let kept = readKept(storage)

  function set(next: Draft): void {
    if (next === state.get()) return
    saveDraft(storage, next)
    kept = readKept(storage)
    state.set(() => next)
  }

  /**
   * Reads what another tab has stored since. A frozen tab received no event of it, and its changes must not
   * restore old answers.
   */
  function catchUp(): void {
    const now = readKept(storage)
    if (now === kept) return
    kept = now
    const stored = readDraft(storage) ?? EMPTY_DRAFT
    if (JSON.stringify(stored) !== JSON.stringify(state.get())) state.set(() => stored)
  }

  return {
    state,
    get: () => state.get(),
    change: (change: Partial<Pick<Draft, BriefField>>) => {
      catchUp()
      set(changeDraft(state.get(), change))
    },
    catchUp,
    /** The draft to generate from: the stored one where names are missing, with an attempt id. */
    prepare(mint: () => string = newUuid): Draft {
      catchUp()
      const stored = readDraft(storage)
      const draft = state.get()
      const nameless = draft.senderName.trim() === '' || draft.recipientName.trim() === ''
      const base = nameless && stored ? stored : draft
      set(base.attempt ? base : { ...base, attempt: stored?.attempt ?? mint() })
      return state.get()
    },
    /** Notes which story the draft became, unless its answers changed meanwhile. */
    became(storyId: number, attempt: string | null) {
      catchUp()
      if (state.get().attempt === attempt) set({ ...state.get(), storyId })
    },
    /** Photos that were uploaded late, for the story that is there already. */
    attachPhotos: (ids: Partial<Pick<Draft, PhotoField>>) => {
      catchUp()
      set({ ...state.get(), ...ids })
    },
    /** The story is gone: the next request makes a new one. */
    forgetStory() {
      catchUp()
      set({ ...state.get(), attempt: null, storyId: null })
    },
    reset() {
      storage.removeItem(DRAFT_STORAGE_KEY)
      kept = null
      set(EMPTY_DRAFT)
    },
  }
}

export const draftStore = createDraftStore(browserStorage('localStorage'))

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === DRAFT_STORAGE_KEY || event.key === null) draftStore.catchUp()
  })
  // A page that was frozen or in the back/forward cache received no storage events.
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
  return useSelector(draftStore.state)
}
