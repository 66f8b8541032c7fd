import { hashKey, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Understanding } from '../../../contract/readings.ts'
import { saidOf } from './confirm.ts'
import type { Draft } from './draft.ts'
import { understandingQuery } from './understanding-query.ts'

/**
 * The reading to show. Where the review's own is not there yet, the quick one is shown and stays for these answers, so
 * that nothing changes under a finger; where new answers cannot be read, the reading of the old ones stays.
 */
export function useUnderstanding(draft: Draft): { read: Understanding | null; isWaiting: boolean } {
  const query = understandingQuery(draft, 'review')
  const review = useQuery(query)
  const quick = useQuery(understandingQuery(draft, 'advice'))
  const key = hashKey(query.queryKey)
  const [shown, show] = useState<{ key: string; read: Understanding } | null>(null)
  const come = review.data ?? (shown ? undefined : quick.data)
  if (come && shown?.key !== key) show({ key, read: { ...come, asks: stillAsked(shown?.read.asks, come.asks, draft) } })
  return { read: shown?.read ?? null, isWaiting: review.isFetching || quick.isFetching }
}

type Asks = Understanding['asks']

/** A question that was just answered stays where it is, so that its answer can be changed. */
function stillAsked(before: Asks = [], now: Asks, draft: Draft): Asks {
  const has = (asks: Asks, { key }: Asks[number]) => asks.some((ask) => ask.key === key)
  const stay = before.filter((ask) => has(now, ask) || saidOf(draft, ask.key) !== undefined)
  return [...stay, ...now.filter((ask) => !has(stay, ask))]
}
