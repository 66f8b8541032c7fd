import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { PREVIEW_DELAY_MS } from '../../../contract/constants.ts'
import { toast } from '../../ui/toast.ts'
import { draftStore } from './draft-store.ts'
import { chosenPhotos } from './photo-store.ts'
import { submitWizard } from './submit.ts'

const OFFLINE = 'Tus respuestas y tus fotos están guardadas aquí. Vuelve a intentarlo cuando haya conexión.'

/** Uploads the photos once, however often the button is pressed, and opens the next page. */
export function useSendWizard() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function submit(): Promise<void> {
    if (running.current) return
    if (!navigator.onLine) {
      toast({ title: 'Sin conexión', description: OFFLINE, variant: 'destructive' })
      return
    }
    running.current = true
    setBusy(true)
    const uploaded = await submitWizard(draftStore, chosenPhotos())
    setTimeout(
      () => {
        running.current = false
        void navigate({ to: uploaded ? '/preview' : '/generate' })
      },
      uploaded ? PREVIEW_DELAY_MS : 0,
    )
  }

  return { busy, submit }
}
