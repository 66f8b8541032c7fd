import type { Photo } from '../../../contract/photos.ts'
import type { PhotoRow } from '../../db/schema/photos.ts'

export function presentPhoto(row: PhotoRow): Photo {
  return {
    id: row.id,
    userId: row.userId,
    photoUrl: `/api/photos/${row.id}/image`,
    personRelation: row.personRelation,
    description: row.description,
    uploadedAt: row.uploadedAt.toISOString(),
  }
}
