import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { toast } from './toast.ts'

/** Copies a text, and says it; where there is no clipboard, it shows the text to be copied by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  async function copy(): Promise<void> {
    if (await copyText(text)) toast({ title: 'Copiado' })
    else toast({ title: 'Cópialo a mano', description: text })
  }
  return (
    <Button size="small" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
