// What stands in a backup, and how it is told that nothing of it was altered or lost.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartRefusal } from '../../src/kit/refusal.ts'

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** The file of its rows, and its SHA-256. */
  file: z.string(),
  sha256: z.string(),
})

const manifest = z.object({
  made_at: z.iso.datetime(),
  migrations: z.array(z.object({ n: z.int(), hash: z.string() })),
  tables: z.array(table),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), last: z.string(), called: z.boolean() }),
  ),
  /** By their keys, which end with the SHA-256 of the content. */
  files: z.array(z.string()),
})
export type Manifest = z.output<typeof manifest>
export type StoredTable = Manifest['tables'][number]

export const manifestFile = 'backup.json'

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part)
  return hash.digest('hex')
}

const missing = (path: string) =>
  new StartRefusal(`${path} is no whole backup. Name a folder that npm run backup has made.`)

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((cause: unknown) => {
    throw new StartRefusal(missing(folder).message, { cause })
  })
  return manifest.parse(JSON.parse(text))
}

/** Each file of a backup is as it was written, before anything is restored. */
export async function verifyBackup(folder: string, { tables, files }: Manifest): Promise<void> {
  const faults: string[] = []
  const expect = async (path: string, sha256: string | undefined) => {
    const found = await hashOfFile(join(folder, path)).catch(() => 'not there')
    if (found !== sha256) faults.push(path)
  }
  for (const { file, sha256 } of tables) await expect(file, sha256)
  for (const key of files) await expect(join('files', key), key.split('/').at(-1))
  if (faults.length > 0)
    throw new StartRefusal(
      `${faults.length} files of the backup are missing or altered; nothing was restored: ${faults.slice(0, 5).join(', ')}.`,
    )
}
