// One contract for every place where files may lie.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, describe, test } from 'node:test'
import { type FileStore, keyOf, NotStored } from '../../src/kit/files/server/file-store.ts'
import { folderStore } from '../../src/kit/files/server/folder-store.ts'
import { s3Store } from '../../src/kit/files/server/s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-files-'))
after(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'spool'))

function spooled(content: Buffer): string {
  const path = join(folder, 'spool', randomUUID())
  writeFileSync(path, content)
  return path
}

const newKey = () => keyOf(randomUUID(), randomUUID().replaceAll('-', '').repeat(2))
const content = Buffer.from(Array.from({ length: 100_000 }, (_, n) => n % 251))

function describeStore(name: string, store: FileStore): void {
  describe(`files in ${name}`, () => {
    test('come back as they were put, and are taken over', async () => {
      const [key, path] = [newKey(), spooled(content)]
      await store.put(key, path)
      assert.deepEqual(await buffer(await store.read(key)), content)
      assert.equal(existsSync(path), false)
    })
    test('are read in ranges, both ends included', async () => {
      const key = newKey()
      await store.put(key, spooled(content))
      const part = await buffer(await store.read(key, { start: 1000, end: 1999 }))
      assert.deepEqual(part, content.subarray(1000, 2000))
      const last = await buffer(await store.read(key, { start: 99_999, end: 99_999 }))
      assert.deepEqual(last, content.subarray(99_999))
    })
    test('may be put again', async () => {
      const key = newKey()
      await store.put(key, spooled(content))
      await store.put(key, spooled(content))
      assert.deepEqual(await buffer(await store.read(key)), content)
    })
    test('are gone when removed, and removing twice is no fault', async () => {
      const key = newKey()
      await store.put(key, spooled(content))
      await store.remove(key)
      await store.remove(key)
      await assert.rejects(store.read(key), NotStored)
    })
    test('that were never put are not there', async () => {
      await assert.rejects(store.read(newKey()), NotStored)
    })
  })
}

describeStore('a folder', folderStore(join(folder, 'store')))

const { env } = process
const bucket = env.FILES_S3_BUCKET ?? ''
if (bucket === '')
  test('files in S3', { skip: 'set FILES_S3_BUCKET and its companions to test with one' })
else
  describeStore(
    'S3',
    s3Store({
      bucket,
      region: env.FILES_S3_REGION ?? 'us-east-1',
      accessKey: env.FILES_S3_ACCESS_KEY ?? '',
      secretKey: env.FILES_S3_SECRET_KEY ?? '',
      endpoint: env.FILES_S3_ENDPOINT,
    }),
  )
