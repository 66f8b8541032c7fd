import { useEffect, useRef } from 'react'
import { pathOf } from '../../path-of.ts'
import { drawCrop } from './photo-images.ts'
import { useDraft } from './draft-store.ts'
import type { PhotoRole } from './photo-storage.ts'
import { useChosenPhotos } from './photo-store.ts'
import { useBitmap } from './use-bitmap.ts'

type Props = { role: PhotoRole; alt: string; side?: number }

/** The chosen square of a person's photo; one that only the server still has is shown from there. */
export function PersonPicture({ role, alt, side = 240 }: Props) {
  const photo = useChosenPhotos()[role]
  const draft = useDraft()
  const uploadedId = role === 'sender' ? draft.senderPhotoId : draft.recipientPhotoId
  const bitmap = useBitmap(photo?.image ?? null)
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && bitmap && photo) drawCrop(context, bitmap, photo.crop, side)
  }, [bitmap, photo, side])

  if (!photo && uploadedId !== null) {
    return (
      <img
        src={pathOf('getPhotoImage', { params: { id: uploadedId }, query: { size: 'thumbnail' } })}
        alt={alt}
        className="size-full object-cover"
      />
    )
  }
  if (!photo) return <span className="size-full" />
  return (
    <canvas
      ref={canvas}
      width={side}
      height={side}
      className="size-full object-cover"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    />
  )
}
