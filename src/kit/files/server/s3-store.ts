import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type FileStore, NotStored } from './file-store.ts'

export type S3Settings = {
  bucket: string
  region: string
  accessKey: string
  secretKey: string
  /** Of a server that is not Amazon's. */
  endpoint?: string | undefined
}

const quiet = () => undefined

/** Before the second try and the third, in milliseconds. */
const pauses = [200, 1000]

/** The connection broke, or the store is busy or broken itself: what it refuses, it refuses again. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return true
  const { httpStatusCode: status = 500 } = error.$metadata
  return status >= 500 || status === 429 || status === 408
}

export function s3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, region, endpoint, accessKey, secretKey } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Other servers than Amazon's know neither bucket hosts nor its newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would write lines of its own about what is tried again below, or thrown.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  })
  return {
    async put(Key, path) {
      const { size: ContentLength } = await stat(path)
      // The client tries no stream again, because it cannot be read twice; a file can.
      const send = async (waits: readonly number[]): Promise<void> => {
        const Body = createReadStream(path)
        try {
          await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength }))
        } catch (error) {
          const [wait, ...rest] = waits
          if (wait === undefined || !mayPass(error)) throw error
          await pause(wait)
          await send(rest)
        } finally {
          Body.destroy()
        }
      }
      await send(pauses)
      await rm(path)
    },
    async read(Key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket, Key, ...(Range === undefined ? {} : { Range }) }),
        )
        if (Body instanceof Readable) return Body
      } catch (cause) {
        if (!(cause instanceof NoSuchKey)) throw cause
        throw new NotStored(Key, { cause })
      }
      throw new Error('The file store answered without a stream.')
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
}
