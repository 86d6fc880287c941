// The pages of the bench as they would be shipped, built in memory.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
}

export type Site = { address: string; close(): void }

export async function openSite(pages: readonly string[]): Promise<Site> {
  const root = join(import.meta.dirname, 'web')
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: { input: pages.map((page) => join(root, `${page}.html`)) },
    },
  })
  const files = new Map(
    'output' in built
      ? built.output.map((file) => [
          `/${file.fileName}`,
          file.type === 'chunk' ? file.code : file.source,
        ])
      : [],
  )
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const body = files.get(path)
    if (body === undefined) return response.writeHead(404).end()
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=600' })
      .end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
