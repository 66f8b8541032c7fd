import { createAtom, useSelector } from '@tanstack/react-store'
import type { BriefField, PhotoField } from '../../../contract/brief-fields.ts'
import { DRAFT_STORAGE_KEY } from '../../../contract/constants.ts'
import { browserStorage } from '../../kept.ts'
import { newUuid } from '../../uuid.ts'
import { changeDraft, EMPTY_DRAFT, readDraft, saveDraft, type Draft, type DraftStorage } from './draft.ts'

export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * This tab's draft, which no other tab changes: `tab` keeps it across reloads, `storage` keeps the one that was changed
 * last, from which the next tab begins.
 */
export function createDraftStore(storage: DraftStorage, tab?: DraftStorage) {
  const stored = () => (tab && readDraft(tab)) ?? readDraft(storage)
  const state = createAtom(stored() ?? EMPTY_DRAFT)

  function set(next: Draft): void {
    if (next === state.get()) return
    saveDraft(storage, next)
    if (tab) saveDraft(tab, next)
    state.set(() => next)
  }

  return {
    state,
    get: () => state.get(),
    change: (change: Partial<Pick<Draft, BriefField>>) => {
      set(changeDraft(state.get(), change))
    },
    /** The draft to generate from: the stored one where names are missing, with an attempt id. */
    prepare(mint: () => string = newUuid): Draft {
      const draft = state.get()
      const nameless = draft.senderName.trim() === '' || draft.recipientName.trim() === ''
      const base = (nameless && stored()) || draft
      set(base.attempt ? base : { ...base, attempt: mint() })
      return state.get()
    },
    /** Notes which story the draft became, unless its answers changed meanwhile. */
    became(storyId: number, attempt: string | null) {
      if (state.get().attempt === attempt) set({ ...state.get(), storyId })
    },
    /** Photos that were uploaded late, for the story that is there already. */
    attachPhotos: (ids: Partial<Pick<Draft, PhotoField>>) => {
      set({ ...state.get(), ...ids })
    },
    /** The next request makes a new story, or goes on with the one of the attempt that is given. */
    forgetStory(attempt: string | null = null) {
      set({ ...state.get(), attempt, storyId: null })
    },
    reset() {
      storage.removeItem(DRAFT_STORAGE_KEY)
      tab?.removeItem(DRAFT_STORAGE_KEY)
      set(EMPTY_DRAFT)
    },
  }
}

export const draftStore = createDraftStore(browserStorage('localStorage'), browserStorage('sessionStorage'))

export function useDraft(): Draft {
  return useSelector(draftStore.state)
}
