import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { toast } from '../../ui/toast.ts'
import { storyQuery } from '../stories/queries.ts'
import { workshopQuery } from './queries.ts'

type Change = Parameters<typeof call<'changeStory'>>[1]['body']

/** Keeps a story's title or dedication, and shows it wherever the story is shown. @throws ApiError */
export async function saveWords(client: QueryClient, storyId: number, change: Change): Promise<void> {
  const workshop = await call('changeStory', { params: { id: storyId }, body: change })
  client.setQueryData(workshopQuery(storyId).queryKey, workshop)
  await client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey })
  toast({ title: 'Guardado', description: 'Así se imprimirá en tu libro.' })
}
