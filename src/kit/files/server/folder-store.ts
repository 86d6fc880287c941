import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStore, NotStored } from './file-store.ts'

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const missing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder. A file to store must be on the same disk, as the spool is. */
export function folderStore(folder: string): FileStore {
  const place = (key: string) => join(folder, key)
  return {
    async put(key, path) {
      await mkdir(dirname(place(key)), { recursive: true, mode: 0o700 })
      await sync(path)
      await rename(path, place(key))
      // The name, too, must outlive a power cut; Windows has no such step.
      if (process.platform !== 'win32') await sync(dirname(place(key)))
    },
    async read(key, range) {
      try {
        const handle = await open(place(key), 'r')
        return createReadStream(place(key), { ...range, fd: handle })
      } catch (cause) {
        if (missing(cause)) throw new NotStored(key, { cause })
        throw cause
      }
    },
    async remove(key) {
      await rm(place(key), { force: true })
    },
  }
}
