import { lazy, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import type { PhotoRole } from './photo-storage.ts'

const CameraDialog = lazy(async () => ({ default: (await import('./camera-dialog.tsx')).CameraDialog }))

type Props = { role: PhotoRole; title: string; onFile: (file: Blob) => Promise<void> }

/** On a phone straight to its camera app; elsewhere, where there is a camera, a dialog that shows what it sees. */
export function CameraButton({ role, title, onFile }: Props) {
  const camera = useCamera()
  const [open, setOpen] = useState(false)
  if (camera === 'none') return null
  return (
    <>
      <Button
        size="small"
        className="mt-3 w-full"
        onClick={() => (camera === 'app' ? openCameraApp(role, onFile) : setOpen(true))}
      >
        <Icon name="camera" /> Hacer una foto
      </Button>
      {open && (
        <LatePart onMissing={() => setOpen(false)}>
          <CameraDialog title={title} onFile={onFile} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  )
}

type Camera = 'none' | 'app' | 'dialog'

function useCamera(): Camera {
  const [camera, setCamera] = useState<Camera>(() => (matchMedia('(pointer: coarse)').matches ? 'app' : 'none'))
  useEffect(() => {
    // `mediaDevices` exists only in secure contexts.
    if (camera !== 'none' || !navigator.mediaDevices?.getUserMedia) return
    navigator.mediaDevices
      .enumerateDevices()
      .then((devices) => devices.some(({ kind }) => kind === 'videoinput') && setCamera('dialog'))
      .catch(() => undefined)
  }, [camera])
  return camera
}

/** The input exists only while it is used, so that each photo has one file field. */
function openCameraApp(role: PhotoRole, onFile: Props['onFile']): void {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', accept: 'image/*', hidden: true })
  input.setAttribute('capture', role === 'sender' ? 'user' : 'environment')
  input.addEventListener('cancel', () => input.remove())
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    if (file) void onFile(file)
    input.remove()
  })
  document.body.append(input)
  input.click()
}
