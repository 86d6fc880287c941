// One contract for every place where files may lie.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { type FileStore, keyOf, NotStored } from '../../../src/kit/files/server/file-store.ts'
import { folderStore } from '../../../src/kit/files/server/folder-store.ts'
import { s3Store } from '../../../src/kit/files/server/s3-store.ts'
import { swiftMissing } from './install-swift.ts'
import { type Swift, startSwift } from './swift.ts'

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
    test('of one byte and of several megabytes come back as they were put', async () => {
      for (const given of [Buffer.from('x'), Buffer.alloc(9 << 20, 7)]) {
        const key = newKey()
        await store.put(key, spooled(given))
        assert.ok(given.equals(await buffer(await store.read(key))))
      }
    })
    test('are left alone by somebody who stops reading', async () => {
      const key = newKey()
      await store.put(key, spooled(Buffer.alloc(4 << 20, 7)))
      for (let n = 0; n < 60; n += 1) (await store.read(key)).destroy()
      assert.equal((await buffer(await store.read(key))).length, 4 << 20)
    })
    test('that could not be put are not there', async () => {
      const key = newKey()
      await assert.rejects(store.put(key, join(folder, 'spool', 'never-sent')))
      await assert.rejects(store.read(key), NotStored)
    })
    test('that were never put are not there', async () => {
      await assert.rejects(store.read(newKey()), NotStored)
    })
  })
}

describeStore('a folder', folderStore(join(folder, 'store')))

describe('a store that speaks S3', () => {
  const { env } = process
  const missing = env.FILES_S3_BUCKET === undefined ? swiftMissing() : undefined
  if (missing !== undefined) {
    test('files in S3', { skip: missing })
    return
  }
  let swift: Swift | undefined
  let store: FileStore | undefined
  before(async () => {
    if (env.FILES_S3_BUCKET === undefined) swift = await startSwift()
    const given = {
      bucket: env.FILES_S3_BUCKET ?? '',
      region: env.FILES_S3_REGION ?? 'us-east-1',
      accessKey: env.FILES_S3_ACCESS_KEY ?? '',
      secretKey: env.FILES_S3_SECRET_KEY ?? '',
      endpoint: env.FILES_S3_ENDPOINT,
    }
    store = s3Store(swift?.settings ?? given)
  })
  after(() => swift?.stop())
  const opened = () => {
    if (store === undefined) throw new Error('The store is not open.')
    return store
  }
  describeStore('S3', {
    put: (...given) => opened().put(...given),
    read: (...given) => opened().read(...given),
    remove: (...given) => opened().remove(...given),
  })
  test('nobody reads with another secret', async () => {
    const settings = swift?.settings
    if (settings === undefined) return
    const wrong = s3Store({ ...settings, secretKey: 'guessed' })
    await assert.rejects(wrong.read(newKey()), (error) => !(error instanceof NotStored))
  })
})
