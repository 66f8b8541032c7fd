import { MESSAGES } from '../../../contract/messages.ts'
import { call } from '../../call.ts'
import { byRules } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { useConfig } from '../shell/config.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; storyId: number | null }

/** Where no mail goes out, it says that this is coming soon. */
export function ShareDialog({ open, onOpenChange, storyId }: Props) {
  const { mail } = useConfig()
  const { field, busy, submit } = useForm({
    defaultValues: { email: '', note: '' },
    resolver: byRules(({ email }) => ({ email: email.trim() ? null : MESSAGES.shareEmailInvalid })),
    onRefused: () =>
      toast({ title: 'Email requerido', description: MESSAGES.shareEmailInvalid, variant: 'destructive' }),
    send: async ({ email, note }) => {
      if (storyId === null) return
      if (!mail) {
        onOpenChange(false)
        toast({ title: 'Próximamente', description: MESSAGES.shareSoon })
        return
      }
      try {
        await call('shareStory', { params: { storyId }, body: { email, note } })
        onOpenChange(false)
        toast({ title: 'Cuento compartido', description: `Enviamos el enlace a ${email.trim()}` })
      } catch (error) {
        toast({ title: 'Error', description: explain(error, MESSAGES.unavailable), variant: 'destructive' })
      }
    },
  })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Compartir por email">
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <TextField {...field('email')} label="Email de quien lo recibirá" type="email" />
        {mail && <TextArea {...field('note')} label="Unas palabras tuyas" optional maxLength={500} />}
        <Button variant="main" type="submit" busy={busy}>
          Enviar
        </Button>
      </form>
    </Dialog>
  )
}
