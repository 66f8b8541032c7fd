import { DEFAULT_PDF_NAME } from '../../../contract/constants.ts'
import { EDITION_ENDINGS } from '../../../contract/edition-names.ts'
import type { Edition } from '../../../contract/editions.ts'

/** `{title}.pdf`, or as another edition is called, without the characters that a file system refuses. */
export function bookName(title: string | undefined, edition?: Edition): string {
  const clean = (title ?? '')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f/\\:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${clean || DEFAULT_PDF_NAME}${EDITION_ENDINGS[edition ?? 'digital']}`
}

/** Hands a file to the browser to be kept. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
