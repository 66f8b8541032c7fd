import { copyText } from '../../ui/copy-text.ts'
import { toast } from '../../ui/toast.ts'

const GIFT = { title: 'Un regalo para ti', text: 'Tengo un regalo para ti. Desata el lazo:' }

/** Passes a link on, a gift's unless it is said otherwise, by the device's own sheet, or copies it where there is none. */
export async function shareLink(url: string, words = GIFT): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ ...words, url })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  if (await copyText(url)) toast({ title: 'Enlace copiado', description: 'Pégalo donde quieras compartirlo.' })
  else toast({ title: 'Copia este enlace', description: url })
}
