import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Brief } from '../../../contract/brief.ts'
import { call } from '../../call.ts'
import { explain, isMissing } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { startOver } from '../generation/current-generation.ts'

type Props = { storyId: number; brief: Pick<Brief, 'senderPhotoId' | 'recipientPhotoId'>; bought: boolean }

/** Whoever made a story takes it back at once with the photos that they showed for it, with an account or without. */
export function DeleteStory({ storyId, brief, bought }: Props) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const client = useQueryClient()

  async function remove(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      for (const id of new Set([brief.senderPhotoId, brief.recipientPhotoId]))
        if (id) await call('deletePhoto', { params: { id } }).catch(unlessGone)
      await call('deleteStory', { params: { id: storyId } }).catch(unlessGone)
      await startOver()
      setAsking(false)
      await navigate({ to: '/' })
      client.clear()
      toast({ title: 'Cuento y fotos borrados' })
    } catch (error) {
      toast({ title: 'No pudimos borrarlo', description: explain(error, 'Inténtalo de nuevo'), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Borrar este cuento y mis fotos
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Borrar el cuento y las fotos?"
        description="No se puede deshacer."
      >
        <ul className="grid list-disc gap-2 pl-5">
          <li>Se borran el texto, las ilustraciones, el PDF y las fotos que subiste para este cuento.</li>
          <li>Los enlaces al cuento dejan de abrirse, también en otros dispositivos.</li>
          {bought ? (
            <li>Ya lo compraste: descarga antes el PDF. Borrarlo no devuelve el pago de un libro entregado.</li>
          ) : (
            <li>Si empezaste un pago, se cancela. Un pago que llegue después se devuelve.</li>
          )}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="main" busy={busy} onClick={() => void remove()}>
            Borrar para siempre
          </Button>
          <Button onClick={() => setAsking(false)}>Conservar</Button>
        </div>
      </Dialog>
    </>
  )
}

/** Deleted before, in another window or at a first attempt that broke off. */
function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error
}
