import { queryOptions } from '@tanstack/react-query'
import type { Guestbook } from '../../../contract/guestbooks.ts'
import type { Dedication } from '../../../contract/stories.ts'
import { call, queryOf } from '../../call.ts'
import { keptSecrets } from './kept-secrets.ts'

/** What relatives left for a story, for whoever gives it. */
export const guestbookQuery = (storyId: number) => queryOf('getGuestbook', { params: { storyId } })

/** What of it is in the book. */
export function chosenDedications(guestbook: Guestbook | undefined): { dedications?: Dedication[] } {
  const dedications = guestbook?.entries.filter(({ status }) => status === 'chosen') ?? []
  return dedications.length > 0 ? { dedications } : {}
}

/** What a guestbook's link shows. */
export const invitationQuery = (token: string) => queryOf('getInvitation', { params: { token } })

/** What this browser has left by a link. */
export const ownEntriesQuery = (token: string) =>
  queryOptions({
    queryKey: ['own entries', token],
    queryFn: async () => {
      const secrets = keptSecrets(token)
      return secrets.length === 0 ? [] : call('readOwnEntries', { body: { secrets } })
    },
  })
