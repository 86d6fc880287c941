import { chmodSync, mkdirSync } from 'node:fs'

/** A folder that nobody else on the machine looks into, also where it was made before. */
export function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
  return path
}
