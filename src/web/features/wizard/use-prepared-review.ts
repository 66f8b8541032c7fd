import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { READING_PURPOSES } from '../../../contract/readings.ts'
import { draftStore } from './draft-store.ts'
import { prepareReview } from './review-step.tsx'

/** Has the review ready before it is opened: its part of the program, and the answers as they are understood. */
export function usePreparedReview(): void {
  const queries = useQueryClient()
  useEffect(() => {
    prepareReview()
    import('./understanding-query.ts')
      .then(({ understandingQuery }) =>
        // The quick reading is there where the other takes longer than the step.
        READING_PURPOSES.map((purpose) => queries.prefetchQuery(understandingQuery(draftStore.get(), purpose))),
      )
      // The story is made as well without it.
      .catch(() => undefined)
  }, [queries])
}
