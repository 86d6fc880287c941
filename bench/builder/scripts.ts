// The script that a browser with nothing stored fetches, as it is on the wire.
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

export type Scripts = { sent: number; gzip: number; brotli: number; plain: number; files: string[] }

/** Counts every script from now on; what it answers is asked for when the page has come to rest. */
export function countScripts(page: Page): () => Promise<Scripts> {
  const found: Promise<{ url: string; sent: number; body: Buffer }>[] = []
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return
    found.push(
      (async () => {
        const response = await request.response()
        const sizes = await request.sizes()
        const body = (await response?.body()) ?? Buffer.alloc(0)
        return { url: request.url(), sent: sizes.responseBodySize, body }
      })(),
    )
  })
  return async () => {
    const scripts = await Promise.all(found.slice())
    const sum = (of: (script: (typeof scripts)[number]) => number) =>
      scripts.reduce((total, script) => total + of(script), 0)
    return {
      sent: sum(({ sent }) => sent),
      gzip: sum(({ body }) => gzipSync(body).length),
      brotli: sum(({ body }) => brotliCompressSync(body).length),
      plain: sum(({ body }) => body.length),
      files: scripts
        .sort((a, b) => b.sent - a.sent)
        .map(
          ({ url, sent }) => `${(sent / 1000).toFixed(1).padStart(7)} kB  ${url.split('/').at(-1)}`,
        ),
    }
  }
}
