import { toast } from '../../ui/toast.ts'

/** Shares the book's address, which opens it on any device, by the device's own sheet, or copies it where there is none. */
export async function shareBook(title: string, path: string | null): Promise<void> {
  const url = new URL(path ?? location.href, location.href).href
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text: `«${title}», un cuento hecho a medida`, url })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  if (await copy(url)) toast({ title: 'Enlace copiado', description: 'Pégalo donde quieras compartirlo.' })
  else toast({ title: 'Copia este enlace', description: url })
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No clipboard on an origin without TLS, or no permission: the toast shows the address instead.
    return false
  }
}
