import { queryOptions } from '@tanstack/react-query'
import type { Parcel } from '../../../contract/gifts.ts'
import { PARCEL_ID } from '../../../contract/pages.ts'
import { queryOf } from '../../call.ts'

/** How often it is asked whether a gift can be opened, once its moment has come. */
const ASK_MS = 5_000

/** What a gift's link shows. The page brings it along; it is asked for again when its day comes. */
export const parcelQuery = (token: string) =>
  queryOptions({
    ...queryOf('getParcel', { params: { token } }),
    initialData: () => embeddedParcel(),
    refetchInterval: ({ state: { data } }) => (data && isDue(data) ? ASK_MS : false),
  })

function isDue({ state, opensAt }: Parcel): boolean {
  if (state === 'preparing') return true
  return state === 'waiting' && opensAt !== null && Date.parse(opensAt) <= Date.now()
}

/** Taken out of the page once: a later visit asks the server. */
function embeddedParcel(): Parcel | undefined {
  const block = typeof document === 'undefined' ? null : document.getElementById(PARCEL_ID)
  block?.remove()
  return block ? (JSON.parse(block.textContent) as Parcel) : undefined
}
