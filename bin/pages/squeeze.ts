// Squeezes what the build made as far as brotli goes, once, into files beside: the server sends those.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** Brotli's own quality is its best. */
const squeezed = promisify(brotliCompress)

export async function squeeze(folder: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,json,svg,txt,webmanifest,wasm}', { cwd: folder })
  await Promise.all(
    files.map(async (file) => {
      const plain = readFileSync(join(folder, file))
      const small = await squeezed(plain)
      if (small.length < plain.length) writeFileSync(join(folder, `${file}.br`), small)
    }),
  )
}
