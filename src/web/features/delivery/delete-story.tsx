import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../call.ts'
import { browserStorage } from '../../kept.ts'
import { explain, isMissing } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { startOver } from '../generation/current-generation.ts'
import { useUser } from '../shell/user.ts'
import { deletionKey } from '../stories/queries.ts'
import { draftStore } from '../wizard/draft-store.ts'
import { forgetLooks } from '../wizard/kept-looks.ts'

/** Whoever made a story deletes it at once; visitors with their photos, which members keep in their library. */
export function DeleteStory({ storyId, bought }: { storyId: number; bought: boolean }) {
  const [asking, setAsking] = useState(() => location.hash === '#borrar')
  const { isAuthenticated: isMember } = useUser()
  const navigate = useNavigate()
  const client = useQueryClient()
  const words = isMember ? MEMBERS : VISITORS

  const deletion = useMutation({
    mutationKey: deletionKey(storyId),
    async mutationFn() {
      const query = { photos: isMember ? 'keep' : 'delete' } as const
      await call('deleteStory', { params: { id: storyId }, query }).catch(unlessGone)
      if (draftStore.get().storyId === storyId) await startOver()
      // With a visitor's photos goes what was confirmed of them.
      if (!isMember) forgetLooks(browserStorage('localStorage'))
      await navigate({ to: '/', replace: true })
      // Pages that were left must not show from memory what is gone.
      client.removeQueries({ type: 'inactive' })
    },
    onSuccess: () => toast({ title: words.done }),
    onError: (error) =>
      toast({
        title: 'No pudimos borrarlo',
        description: explain(error, 'Inténtalo de nuevo'),
        variant: 'destructive',
      }),
  })

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      <Dialog open={asking} onOpenChange={setAsking} title={words.title} description="No se puede deshacer.">
        <ul className="grid list-disc gap-2 pl-5">
          <li>{words.what}</li>
          <li>Los enlaces al cuento dejan de abrirse, también en otros dispositivos.</li>
          {bought ? (
            <li>Ya lo compraste: descarga antes el PDF. Borrarlo no devuelve el pago de un libro entregado.</li>
          ) : (
            <li>Si empezaste un pago, se cancela. Un pago que llegue después se devuelve.</li>
          )}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="main" busy={deletion.isPending} onClick={() => deletion.isPending || deletion.mutate()}>
            Borrar para siempre
          </Button>
          <Button onClick={() => setAsking(false)}>Conservar</Button>
        </div>
      </Dialog>
    </>
  )
}

const VISITORS = {
  button: 'Borrar este cuento y mis fotos',
  title: '¿Borrar el cuento y las fotos?',
  what: 'Se borran el texto, las ilustraciones, el PDF y las fotos que subiste. Otro cuento que hicieras con ellas conserva sus ilustraciones.',
  done: 'Cuento y fotos borrados',
}
const MEMBERS = {
  button: 'Borrar este cuento',
  title: '¿Borrar el cuento?',
  what: 'Se borran el texto, las ilustraciones y el PDF. Tus fotos siguen en «Mis Fotos», donde puedes borrarlas.',
  done: 'Cuento borrado',
}

/** Deleted before, in another window or by an attempt whose answer was lost. */
function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error
}
