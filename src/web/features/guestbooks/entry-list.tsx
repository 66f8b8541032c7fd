import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Entry, Guestbook } from '../../../contract/guestbooks.ts'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { toast } from '../../ui/toast.ts'
import { storyQuery } from '../stories/queries.ts'
import { EntryCard } from './entry-card.tsx'
import { guestbookQuery } from './queries.ts'

/** How many are in the book, where that is not said with a number. */
const CHOSEN = ['Ninguna dedicatoria sale todavía en el libro', 'Una dedicatoria sale en el libro']

/** What relatives left, in the order of the book: to choose, to order, to hide, to delete. */
export function EntryList({ storyId, entries }: { storyId: number; entries: Entry[] }) {
  const client = useQueryClient()
  const { queryKey } = guestbookQuery(storyId)
  const { mutate, isPending } = useMutation({
    mutationFn: (change: () => Promise<Guestbook>) => change(),
    onSuccess: async (changed) => {
      client.setQueryData(queryKey, changed)
      await client.invalidateQueries(storyQuery(storyId))
    },
    onError: (error) =>
      toast({
        title: 'No pudimos guardarlo',
        description: explain(error, 'Inténtalo de nuevo'),
        variant: 'destructive',
      }),
  })
  const arrange = (after: readonly Entry[]) =>
    mutate(() =>
      call('arrangeEntries', {
        params: { storyId },
        body: { entries: after.map(({ id, status }) => ({ id, status })) },
      }),
    )
  const chosen = entries.filter(({ status }) => status === 'chosen').length
  const waiting = entries.filter(({ status }) => status === 'waiting').length
  return (
    <div className="grid gap-3">
      <p role="status" className="text-ink-2">
        {CHOSEN[chosen] ?? `${chosen} dedicatorias salen en el libro`}
        {waiting > 0 && `; ${waiting === 1 ? 'una espera' : `${waiting} esperan`} a que la elijas`}.
      </p>
      <ol className="grid gap-3">
        {entries.map((entry, index) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            busy={isPending}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            onStatus={(status) => arrange(entries.map((one) => (one === entry ? { ...one, status } : one)))}
            onMove={(step) => arrange(moved(entries, index, step))}
            onDelete={() => mutate(() => call('deleteEntry', { params: { storyId, entryId: entry.id } }))}
          />
        ))}
      </ol>
    </div>
  )
}

function moved(entries: readonly Entry[], index: number, step: -1 | 1): Entry[] {
  const entry = entries[index]
  const others = entries.filter((_, at) => at !== index)
  return entry ? others.toSpliced(index + step, 0, entry) : others
}
