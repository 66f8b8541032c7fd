import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MESSAGES } from '../../../contract/messages.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { saveWords } from './save-words.ts'

type Props = { storyId: number; suggestion: string; onTaken: () => void }

/** A dedication that follows from the answers: one tap puts it in the book. */
export function SuggestedDedication({ storyId, suggestion, onTaken }: Props) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveWords(client, storyId, { dedication: suggestion }),
    onSuccess: onTaken,
    onError: (error) =>
      toast({ title: 'Error', description: explain(error, MESSAGES.unavailable), variant: 'destructive' }),
  })
  return (
    <>
      <p className="max-w-[26em] font-story text-[1.3rem]/[1.4] text-balance wrap-anywhere text-ink-2 italic">
        «{suggestion}»
      </p>
      <Button size="small" busy={isPending} onClick={() => mutate()}>
        <Icon name="check" /> Usar esta dedicatoria
      </Button>
    </>
  )
}
