import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
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

export function s3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, region, endpoint, accessKey, secretKey } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Other servers than Amazon's know neither bucket hosts nor its newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async put(Key, path) {
      const { size: ContentLength } = await stat(path)
      const Body = createReadStream(path)
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength }))
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
