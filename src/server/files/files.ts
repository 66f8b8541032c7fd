import type { Readable } from 'node:stream'

type FileInfo = { size: number; etag: string }
export type ListedFile = { key: string; modifiedAt: Date }
export type ByteRange = { start: number; end: number }

/** Private storage of photos, pictures and books. Keys are ours: `photos/…`, `pictures/…`, `books/…`. */
export type FileStore = {
  put(key: string, data: Uint8Array, contentType: string): Promise<void>
  /** Null where there is none. */
  stat(key: string): Promise<FileInfo | null>
  read(key: string): Promise<Uint8Array | null>
  /** `range` is inclusive, in bytes. */
  stream(key: string, range?: ByteRange): Promise<Readable | null>
  /** Every whole file, in pages of at most 1,000, in no order; what comes or goes meanwhile may be in it or not. */
  list(): AsyncIterable<ListedFile[]>
  /** Removing what is not there is no error. */
  remove(keys: readonly string[]): Promise<void>
}
