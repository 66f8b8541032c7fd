import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { MESSAGES } from '../../../contract/messages.ts'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { DEFAULT_STYLE } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { usePdfDownload } from '../delivery/use-pdf-download.ts'
import { generation, startOver } from '../generation/current-generation.ts'
import { briefQuery, storyQuery } from '../stories/queries.ts'
import { StoryPicture } from '../stories/story-picture.tsx'
import { useConfig } from '../shell/config.ts'
import { StepTitle } from './step-frame.tsx'

export function DownloadStep({ onAgain }: { onAgain: () => void }) {
  const { storyId, storyTitle } = useSelector(generation.state)
  const { data: story } = useQuery({ ...storyQuery(storyId ?? 0), enabled: storyId !== null })
  const { busy, download } = usePdfDownload(storyId, story?.storyTitle ?? storyTitle)
  const { data: brief } = useQuery({ ...briefQuery(storyId ?? 0), enabled: storyId !== null })
  const [sharing, setSharing] = useState(false)
  const title = story?.storyTitle ?? storyTitle
  return (
    <section className="four-steps-gift" aria-label="Descargar">
      <div className="four-steps-stand endpaper">
        <Book
          style={brief?.illustrationStyle ?? DEFAULT_STYLE}
          title={title}
          {...(brief && { dedication: `para ${brief.recipientName}, de ${brief.senderName}` })}
          picture={
            story?.coverImageUrl && (
              <StoryPicture src={story.coverImageUrl} alt={`Portada de ${title}`} sizes="20rem" eager />
            )
          }
        />
      </div>
      <div>
        <StepTitle>{title}</StepTitle>
        <p className="mt-2.5 text-lead text-ink-2">
          Hasta que compres el libro, el PDF es una muestra con marca en cada página.
        </p>
        <div className="four-steps-actions">
          <Button variant="main" busy={busy} onClick={() => void download()}>
            <Icon name="download" /> Descargar PDF
          </Button>
          {storyId !== null && (
            <Button asChild>
              <Link to="/checkout/$storyId" params={{ storyId: String(storyId) }}>
                Comprar el libro
              </Link>
            </Button>
          )}
          <Button onClick={() => setSharing(true)}>
            <Icon name="mail" /> Compartir por email
          </Button>
          <Button variant="quiet" onClick={() => void startOver().then(onAgain)}>
            Crear otro cuento
          </Button>
        </div>
      </div>
      <ShareDialog open={sharing} onOpenChange={setSharing} storyId={storyId} />
    </section>
  )
}

type ShareProps = { open: boolean; onOpenChange: (open: boolean) => void; storyId: number | null }

/** Where no mail goes out, it says that this is coming soon. */
function ShareDialog({ open, onOpenChange, storyId }: ShareProps) {
  const { mail } = useConfig()
  const [email, setEmail] = useState('')
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)

  async function share(): Promise<void> {
    if (busy || storyId === null) return
    setMissing(!email.trim())
    if (!email.trim())
      return toast({ title: 'Email requerido', description: MESSAGES.emailInvalid, variant: 'destructive' })
    if (!mail) {
      onOpenChange(false)
      return toast({ title: 'Próximamente', description: MESSAGES.shareSoon })
    }
    setBusy(true)
    try {
      await call('shareStory', { params: { storyId }, body: { email, note } })
      onOpenChange(false)
      toast({ title: 'Cuento compartido', description: `Enviamos el enlace a ${email.trim()}` })
    } catch (error) {
      toast({ title: 'Error', description: explain(error, MESSAGES.unavailable), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Compartir por email">
      <form className="grid gap-5" noValidate action={() => void share()}>
        <TextField
          label="Email de quien lo recibirá"
          type="email"
          error={missing && !email.trim() ? MESSAGES.emailInvalid : undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {mail && (
          <TextArea
            label="Unas palabras tuyas"
            optional
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
        <Button variant="main" type="submit" busy={busy}>
          Enviar
        </Button>
      </form>
    </Dialog>
  )
}
