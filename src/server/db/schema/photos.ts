import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { PHOTO_RELATIONS } from '../../../contract/photos.ts'
import { users } from './accounts.ts'

export const photos = pgTable(
  'photos',
  {
    id: serial('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    personRelation: text('person_relation', { enum: PHOTO_RELATIONS }).notNull(),
    description: text('description'),
    fileKey: text('file_key').notNull(),
    /** The face-sized crop; null where no person was found. */
    faceKey: text('face_key'),
    thumbnailKey: text('thumbnail_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('photos_user').on(table.userId, table.id),
    index('photos_uploaded').on(table.uploadedAt),
    index('photos_file').on(table.fileKey),
  ],
)

export type PhotoRow = typeof photos.$inferSelect
