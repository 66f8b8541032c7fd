import { Button } from './button.tsx'
import { toast } from './toast.ts'

/** Copies a text, and says it; where there is no clipboard, it shows the text to be copied by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: 'Copiado' })
    } catch {
      // No clipboard on an origin without TLS, or no permission.
      toast({ title: 'Cópialo a mano', description: text })
    }
  }
  return (
    <Button size="small" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
