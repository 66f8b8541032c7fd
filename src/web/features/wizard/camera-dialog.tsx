import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { takeFrame } from './photo-images.ts'
import { useCameraStream } from './use-camera-stream.ts'

type Props = { title: string; onFile: (file: Blob) => Promise<void>; onClose: () => void }

const EXPLAINED = {
  asking: 'Tu navegador te pide permiso para usar la cámara.',
  refused:
    'No tenemos permiso para usar la cámara. Puedes darlo junto a la dirección de la página, o elegir una foto que ya tengas.',
  failed: 'No pudimos abrir la cámara. Quizá la está usando otro programa.',
} as const

/** Shows the camera mirrored; the photo is not. Nothing is uploaded from here. */
export function CameraDialog({ title, onFile, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const state = useCameraStream(video)

  async function take(): Promise<void> {
    if (!video.current || state !== 'live') return
    await onFile(await takeFrame(video.current))
    onClose()
  }

  return (
    <Dialog open onOpenChange={onClose} title={title} description="Mira de frente, con la luz delante de ti.">
      <div
        className="camera group relative grid aspect-square place-items-center overflow-hidden rounded-paper bg-[oklch(0.25_0.03_190)]"
        data-live={state === 'live' || undefined}
      >
        <video
          ref={video}
          className="invisible absolute inset-0 size-full -scale-x-100 object-cover group-data-live:visible"
          autoPlay
          muted
          playsInline
          aria-label="Lo que ve la cámara"
        />
        <svg
          viewBox="0 0 100 100"
          className="pointer-events-none absolute inset-0 fill-none stroke-[#fff] stroke-[0.9] [stroke-dasharray:3.5_2.2] [stroke-linecap:round]"
          aria-hidden="true"
        >
          <circle cx="50" cy="50" r="44" />
        </svg>
        {state !== 'live' && (
          <p role="status" className="relative max-w-[20em] p-4 text-center text-[oklch(0.97_0.018_92)]">
            {EXPLAINED[state]}
          </p>
        )}
      </div>
      <Button variant="main" block className="mt-4" disabled={state !== 'live'} onClick={() => void take()}>
        <Icon name="camera" /> Hacer la foto
      </Button>
    </Dialog>
  )
}
