import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'src/{kit,access,register,form-engine,regulation,features,app}/**/*.{ts,tsx,css,js,svg,json,md,png,webp}',
  'messages/composed/**/*.ts',
  'bin/build.ts',
  'bin/pages/*.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const serverOnly = /\/server\/|\.(server|store|routes|job|test)\.ts$/

/** One hash over everything that the built pages are made from. */
export function sourcesHash(root: string): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: root }).sort())
    if (!serverOnly.test(path)) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}
