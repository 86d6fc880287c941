// Puts a finished build in the place of the one before, while a server may be serving that one.
import { accessSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const day = 24 * 3600_000
const taken = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM'])

/** What builds and swaps that were cut short have left in the folder. */
export function clearLeftOvers(folder: string, now = Date.now()): void {
  for (const name of readdirSync(folder))
    if (/^(next|old)-/.test(name) && now - statSync(join(folder, name)).mtimeMs > day)
      rmSync(join(folder, name), { recursive: true, force: true })
}

function moveAway(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    // There was no build yet, or another one is just taking its place.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** By renaming: the caller meanwhile finds the old build or the new one, whole. */
export function swapIn(next: string, client: string, tries = 20): void {
  accessSync(next)
  const old = join(client, '..', `old-${process.pid}-${tries}`)
  try {
    moveAway(client, old)
    renameSync(next, client)
  } catch (error) {
    // Somebody else swapped between our two steps.
    if (tries === 0 || !taken.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    swapIn(next, client, tries - 1)
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}
