import { useState } from 'react'
import type { Gift } from '../../../contract/gifts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { shareLink } from './share-link.ts'

/** The ways to pass the gift's link on oneself. */
export function GiftLink({ gift: { path } }: { gift: Gift }) {
  const [shown, setShown] = useState(false)
  if (path === null)
    return <p className="text-ink-2">El enlace está cerrado: nadie puede abrir el regalo hasta que lo renueves.</p>
  const url = new URL(path, location.href).href
  const message = `Tengo un regalo para ti. Desata el lazo aquí: ${url}`
  return (
    <div className="grid gap-3">
      <p className="num rounded-field bg-well px-4 py-2.5 text-small wrap-anywhere select-all">{url}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="main" onClick={() => void shareLink(url)}>
          Enviar el enlace
        </Button>
        <Button size="small" asChild>
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        </Button>
        <Button size="small" onClick={() => setShown(true)}>
          Código QR
        </Button>
        <Button size="small" variant="quiet" asChild>
          <a href={path} target="_blank" rel="noreferrer">
            Ver el regalo
          </a>
        </Button>
      </div>
      <Dialog
        open={shown}
        onOpenChange={setShown}
        title="El regalo en un código QR"
        description="Imprímelo o ponlo en una tarjeta: con la cámara del teléfono se abre el paquete."
      >
        <QrCode text={url} label="Código QR que abre el regalo" />
      </Dialog>
    </div>
  )
}
