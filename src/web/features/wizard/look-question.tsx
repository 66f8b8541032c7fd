import type { ReactNode } from 'react'
import { doubtsOfCoat, type SeenCoat, toCoat } from '../../../contract/coats.ts'
import { toLook } from '../../../contract/look-traits.ts'
import type { SeenLook } from '../../../contract/looks.ts'
import { browserStorage } from '../../kept.ts'
import { coatAdvice } from './coat-advice.ts'
import { CoatEditor } from './coat-editor.tsx'
import { draftStore, useDraft } from './draft-store.ts'
import { keepLook, keptCoat, keptCoatOf, keptLook, keptLookOf } from './kept-looks.ts'
import { Likeness, useFingerprint } from './likeness.tsx'
import { LookEditor } from './look-editor.tsx'
import { LookFigure } from './look-figure.tsx'
import { doubts, lookAdvice } from './look-advice.ts'
import type { PhotoRole, StoredPhoto } from './photo-storage.ts'

/** `picture`: of the photo, to fill a square. */
type Props = { photo: Pick<StoredPhoto, 'role' | 'image'>; seen: SeenLook | null; name: string; picture: ReactNode }

const LOOK_FIELDS = { sender: 'senderLook', recipient: 'recipientLook' } as const

/** «¿Así es?»: of a person the look, of an animal that is drawn with one the coat. */
export function LookQuestion({ seen, ...props }: Props) {
  if (seen?.sitter === 'animal') return seen.coat ? <OfAnimal {...props} seen={seen.coat} /> : null
  return <OfPerson {...props} seen={seen} />
}

function OfPerson({ photo: { role, image }, seen, name, picture }: Props) {
  const field = LOOK_FIELDS[role]
  const confirmed = useDraft()[field]
  const print = useFingerprint(image, (found) => {
    const kept = keptLook(local(), role, found)
    if (kept && draftStore.get()[field] === null) draftStore.change({ [field]: kept })
  })
  const photographed = toLook(seen)
  return (
    <Likeness
      {...{ name, picture, image, confirmed, photographed }}
      earlier={keptLookOf(local(), role, name)}
      advice={lookAdvice(seen, confirmed !== null)}
      isDoubtful={doubts(seen).length > 0}
      figure={(look) => figureOf(role, look, name)}
      editor={(look, onChange) => (
        <LookEditor {...{ role, look, name, onChange }} seen={photographed} grown={seen?.sitter !== 'child'} />
      )}
      onKeep={(next) => {
        draftStore.change({ [field]: next })
        keepLook(local(), role, { photo: print, name }, next)
      }}
    />
  )
}

function OfAnimal({ photo: { role, image }, seen, name, picture }: Omit<Props, 'seen'> & { seen: SeenCoat }) {
  const confirmed = useDraft().recipientCoat
  const print = useFingerprint(image, (found) => {
    const kept = keptCoat(local(), found)
    if (kept && draftStore.get().recipientCoat === null) draftStore.change({ recipientCoat: kept })
  })
  const photographed = toCoat(seen)
  return (
    <Likeness
      {...{ name, picture, image, confirmed, photographed }}
      earlier={keptCoatOf(local(), name)}
      advice={coatAdvice(seen, confirmed !== null)}
      isDoubtful={doubtsOfCoat(seen).length > 0}
      figure={(coat) => figureOf(role, coat, name)}
      editor={(coat, onChange) => <CoatEditor {...{ role, coat, onChange }} seen={photographed} />}
      onKeep={(next) => {
        draftStore.change({ recipientCoat: next })
        keepLook(local(), role, { photo: print, name }, next)
      }}
    />
  )
}

function figureOf(role: PhotoRole, look: Parameters<typeof LookFigure>[0]['look'], name: string) {
  return <LookFigure role={role} look={look} alt={`${name} como saldrá en el cuento`} className="rounded-[2px]" />
}

const local = () => browserStorage('localStorage')
