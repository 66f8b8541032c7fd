import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Style } from '../../contract/styles.ts'
import type { MailAttachment } from './mail.ts'

const WRAPPINGS = join(import.meta.dirname, '../../../public/wrapping')

/** The parcel in a style's paper: a JPEG of 1200 by 630. */
export function readParcel(style: Style): Promise<Buffer> {
  return readFile(join(WRAPPINGS, `${style}.jpg`))
}

/** The parcel as a picture in a message. */
export async function attachedParcel(style: Style, messageId: string): Promise<MailAttachment> {
  return {
    filename: 'regalo.jpg',
    contentType: 'image/jpeg',
    content: await readParcel(style),
    contentId: `parcel-${messageId}`,
  }
}
