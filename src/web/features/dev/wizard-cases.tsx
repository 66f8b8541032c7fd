import { useEffect, useState } from 'react'
import { type Coat, USUAL_COATS } from '../../../contract/coats.ts'
import type { Look } from '../../../contract/looks.ts'
import { CoatEditor } from '../wizard/coat-editor.tsx'
import { startCrop } from '../wizard/crop.ts'
import { LookEditor } from '../wizard/look-editor.tsx'
import { LookFigure } from '../wizard/look-figure.tsx'
import { PhotoDrop } from '../wizard/photo-drop.tsx'
import { PhotoPrint, PRINT } from '../wizard/photo-print.tsx'
import '../wizard/photo-zoom.css'
import { PHOTO_ROLES, type StoredPhoto } from '../wizard/photo-storage.ts'
import { Case } from './case.tsx'

const SIZE = { width: 900, height: 1200 }
const LOOK: Look = {
  skin: '#dca475',
  hair: '#7b4a26',
  hairType: 'rizado',
  hairLength: 'medio',
  glasses: true,
  beard: 'ninguna',
  clothes: '#3f78b5',
}
const noFile = () => Promise.resolve()

/** What the wizard asks for with photos: places, prints and looks, in every state. */
export function WizardCases() {
  const image = useDrawnPhoto()
  const [look, setLook] = useState(LOOK)
  const [coat, setCoat] = useState<Coat>({ ...USUAL_COATS.gato, pattern: 'manchas' })
  return (
    <>
      <Case title="Lugares para fotos">
        {[
          { reading: false, error: undefined },
          { reading: true, error: undefined },
          { reading: false, error: 'Es una foto HEIC. Guárdala como JPG y vuelve a intentarlo' },
        ].map((state, index) => (
          <div key={index} className="w-full max-w-sm">
            <PhotoDrop role={PHOTO_ROLES[index % 2] ?? 'sender'} onFile={noFile} {...state} />
          </div>
        ))}
      </Case>
      <Case title="Fotos elegidas">
        {image &&
          [
            { reading: false, error: undefined },
            { reading: true, error: undefined },
            { reading: false, error: 'Esa foto está dañada. Prueba con otra' },
          ].map((state, index) => {
            const role = PHOTO_ROLES[index % 2] ?? 'sender'
            const photo: StoredPhoto = { role, image, ...SIZE, crop: startCrop(SIZE) }
            return (
              <div key={index} className="w-full max-w-sm">
                <PhotoPrint role={role} photo={photo} fresh={false} onFile={noFile} {...state} />
              </div>
            )
          })}
      </Case>
      <Case title="Pelaje">
        <div className={`${PRINT} w-full max-w-md`}>
          <LookFigure role="recipient" look={coat} alt="Luna" className="w-40" />
          <CoatEditor role="recipient" coat={coat} seen={USUAL_COATS.perro} onChange={setCoat} />
        </div>
      </Case>
      <Case title="Aspecto">
        <div className={`${PRINT} w-full max-w-md`}>
          <LookFigure role="recipient" look={look} alt="Leo" className="w-40" />
          <LookEditor role="recipient" look={look} seen={LOOK} grown={false} name="Leo" onChange={setLook} />
        </div>
        <div className={`${PRINT} w-full max-w-md`}>
          <LookEditor
            role="sender"
            seen={null}
            grown
            look={{ ...LOOK, hairType: 'calvo', beard: 'barba', glasses: false, skin: '#8d5a3a' }}
            name="Ana"
            onChange={() => undefined}
          />
        </div>
      </Case>
    </>
  )
}

/** A face of circles: no real person's photo is needed to look at a print. */
function useDrawnPhoto(): Blob | null {
  const [image, setImage] = useState<Blob | null>(null)
  useEffect(() => {
    const canvas = document.createElement('canvas')
    canvas.width = SIZE.width
    canvas.height = SIZE.height
    const context = canvas.getContext('2d')
    if (!context) return
    context.fillStyle = '#9cc0d9'
    context.fillRect(0, 0, SIZE.width, SIZE.height)
    for (const [colour, x, y, radius] of [
      ['#3f78b5', 450, 1180, 380],
      ['#4a2c1a', 450, 440, 300],
      ['#dca475', 450, 500, 260],
      ['#20201d', 360, 470, 26],
      ['#20201d', 540, 470, 26],
    ] as const) {
      context.fillStyle = colour
      context.beginPath()
      context.arc(x, y, radius, 0, 2 * Math.PI)
      context.fill()
    }
    canvas.toBlob(setImage, 'image/jpeg')
  }, [])
  return image
}
