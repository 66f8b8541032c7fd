import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { draftStore } from './draft-store.ts'
import { prepareReview } from './review-step.tsx'

/** Has the review ready before it is opened: its part of the program, and the answers as they are understood. */
export function usePreparedReview(): void {
  const queries = useQueryClient()
  useEffect(() => {
    prepareReview()
    import('./understanding-query.ts')
      .then(({ understandingQuery }) => queries.prefetchQuery(understandingQuery(draftStore.get(), 'review')))
      // The story is made as well without it.
      .catch(() => undefined)
  }, [queries])
}
