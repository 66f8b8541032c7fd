import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import type { ByteRange, FileStore } from './files.ts'
import { checkKey } from './keys.ts'

type S3Settings = {
  bucket: string
  /** Address of an S3-compatible store; without it, Amazon's. */
  endpoint?: string | undefined
  region?: string | undefined
  /** Without keys, the standard places are searched (environment, instance role). */
  accessKeyId?: string | undefined
  secretAccessKey?: string | undefined
}

const REMOVED_AT_ONCE = 16
/** Milliseconds without an answer before a call is retried, at most twice. */
const SILENCE_MS = 8_000

/** Keeps files in a private bucket. The bucket must exist; nothing in it is ever made public. */
export function createS3Files(settings: S3Settings): FileStore {
  const client = new S3Client({
    region: settings.region ?? 'us-east-1',
    // Checksums in trailers are younger than many compatible stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, socketTimeout: SILENCE_MS },
    maxAttempts: 3,
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    ...(settings.accessKeyId &&
      settings.secretAccessKey && {
        credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
      }),
  })
  const at = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) })
  const get = async (key: string, range?: ByteRange) => {
    const Range = range && `bytes=${range.start}-${range.end}`
    const answer = await missingAsNull(client.send(new GetObjectCommand({ ...at(key), Range })))
    return answer?.Body ?? null
  }

  return {
    async put(key, data, contentType) {
      await client.send(
        new PutObjectCommand({ ...at(key), Body: data, ContentType: contentType, ContentLength: data.byteLength }),
      )
    },

    async stat(key) {
      const found = await missingAsNull(client.send(new HeadObjectCommand(at(key))))
      return found && { size: found.ContentLength ?? 0, etag: found.ETag ?? '' }
    },

    async read(key) {
      const body = await get(key)
      return body && body.transformToByteArray()
    },

    async stream(key, range) {
      if (range && range.end < range.start) throw new RangeError('The range lies outside of the file')
      const body = await get(key, range)
      if (!body) return null
      if (!(body instanceof Readable)) throw new TypeError('The store answered without a stream')
      return body
    },

    async *list() {
      // The first version of this call, because every compatible store knows it.
      for (let marker: string | undefined; ;) {
        const page = await client.send(new ListObjectsCommand({ Bucket: settings.bucket, Marker: marker }))
        const found = page.Contents ?? []
        yield found.flatMap(({ Key: key, LastModified: modifiedAt }) =>
          key && modifiedAt ? [{ key, modifiedAt }] : [],
        )
        marker = found.at(-1)?.Key
        if (!page.IsTruncated || !marker) return
      }
    },

    async remove(keys) {
      // One by one, because not every compatible store knows how to delete many.
      for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE) {
        const batch = keys.slice(from, from + REMOVED_AT_ONCE)
        await Promise.all(batch.map((key) => missingAsNull(client.send(new DeleteObjectCommand(at(key))))))
      }
    },
  }
}

async function missingAsNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error
    if (error.name === 'InvalidRange') throw new RangeError('The range lies outside of the file', { cause: error })
    // A missing bucket is a mistake of the settings, not a missing file.
    if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null
    throw error
  }
}
