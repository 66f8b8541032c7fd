import type { PhotoField } from '../../../contract/brief-fields.ts'
import { call } from '../../call.ts'
import { ApiError } from '../../send.ts'
import type { Draft } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import { renderCrop } from './photo-images.ts'
import type { PhotoRole, StoredPhoto } from './photo-storage.ts'
import type { ChosenPhotos } from './photo-store.ts'

const ID_FIELDS = { sender: 'senderPhotoId', recipient: 'recipientPhotoId' } as const

/**
 * Uploads the chosen photos that are not uploaded yet and names the attempt. False where that failed:
 * the failure is only logged, the photos stay in this browser, and the story can be made without them.
 */
export async function submitWizard(store: DraftStore, photos: Pick<ChosenPhotos, PhotoRole>): Promise<boolean> {
  try {
    await forgetLostPhotos(store)
    await uploadMissingPhotos(store.get(), photos, store.change)
    return true
  } catch (error) {
    // oxlint-disable-next-line no-console -- the failure is only logged
    console.error('The photos could not be uploaded', error)
    return false
  } finally {
    // The next page asks for the story of these answers: one that was refused or broke off goes on.
    store.forgetStory(store.prepare().attempt)
  }
}

/** Clears the ids of uploads that the server no longer has for this visitor, so that they are uploaded again. */
export async function forgetLostPhotos(store: DraftStore): Promise<void> {
  for (const field of Object.values(ID_FIELDS)) {
    const id = store.get()[field]
    // oxlint-disable-next-line no-await-in-loop -- two at most
    if (id !== null && (await isLost(id))) store.change({ [field]: null })
  }
}

async function isLost(id: number): Promise<boolean> {
  try {
    await call('getPhoto', { params: { id } })
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 404
  }
}

type PhotoIds = Pick<Draft, PhotoField>

/**
 * Uploads what the draft has no id for; each id is noted as soon as it is known. One after the other: the
 * first answer tells the browser who it is, and both photos must belong to the same visitor.
 */
export async function uploadMissingPhotos(
  draft: PhotoIds,
  photos: Pick<ChosenPhotos, PhotoRole>,
  note: (ids: Partial<PhotoIds>) => void,
): Promise<void> {
  for (const photo of [photos.sender, photos.recipient]) {
    if (!photo || draft[ID_FIELDS[photo.role]] !== null) continue
    // oxlint-disable-next-line no-await-in-loop -- in order, see above
    const { photo: uploaded } = await uploadOne(photo, photo.role)
    note({ [ID_FIELDS[photo.role]]: uploaded.id })
  }
}

async function uploadOne(photo: StoredPhoto, role: PhotoRole) {
  const cropped = await renderCrop(photo)
  const file = new File([cropped], `${role}.jpg`, { type: 'image/jpeg' })
  return call('uploadPhoto', { photo: file, form: { personRelation: role } })
}
