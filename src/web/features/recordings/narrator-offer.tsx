import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { narrationQuery, recordingsQuery } from './queries.ts'

/** Has a hosted voice read the chapters that are not recorded, where this installation has one. */
export function NarratorOffer({ storyId, unread }: { storyId: number; unread: number }) {
  const client = useQueryClient()
  const { data: narration, dataUpdatedAt } = useQuery(narrationQuery(storyId))
  const start = useMutation({
    mutationFn: () => call('startNarration', { params: { storyId } }),
    onSuccess: (begun) => client.setQueryData(narrationQuery(storyId).queryKey, begun),
    onError: (error) =>
      toast({
        title: 'El narrador no puede empezar',
        description: explain(error, 'Inténtalo de nuevo'),
        variant: 'destructive',
      }),
  })
  const status = narration?.status ?? 'off'
  useEffect(() => {
    // What it has read comes with each look at it, the last one included.
    if (status !== 'off') void client.invalidateQueries({ queryKey: recordingsQuery(storyId).queryKey })
  }, [client, storyId, status, dataUpdatedAt])
  if (status === 'off' || (unread === 0 && status !== 'reading')) return null
  const isReading = status === 'reading' || start.isPending
  return (
    <div className="border-t-[1.5px] border-dashed border-rule pt-4">
      <Button disabled={isReading} onClick={() => start.mutate()}>
        <Icon name="voice" /> Que lo lea un narrador
      </Button>
      <p role="status" className="mt-2 text-small text-ink-2">
        {isReading
          ? 'El narrador está leyendo: los capítulos aparecen aquí uno a uno. Puedes cerrar la página.'
          : (narration?.message ?? 'Lee lo que no grabes tú. Lo que grabes después ocupa su lugar.')}
      </p>
    </div>
  )
}
