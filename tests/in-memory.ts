// Where memory serves as a disk and has room, what tests keep for minutes only is kept there: a copy
// of a database is two thousand files, and a browser shares half a megabyte for each answer it loads.
import { existsSync, statfsSync } from 'node:fs'

const enough = 3 * 1024 ** 3

function roomy(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > enough
}

/** The folder in memory; undefined where there is none, as on most containers. */
export const inMemory: string | undefined = ['/dev/shm'].find(roomy)
