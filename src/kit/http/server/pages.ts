// Serves the built front end: prerendered pages, assets with their hash in the name, and for every
// other path one page that the browser's router fills.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Exchange } from './exchange.ts'

const brotli = promisify(brotliCompress)

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const squeezable = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest'])
const fallback = '__spa-fallback.html'
/** Addresses of calls: what is not there must say so, and never answer with a page. */
const calls = /^\/(api|sanctum|healthz|readyz|metrics)(\/|$)/

type Page = {
  type: string
  plain: Buffer
  squeezed: Buffer | undefined
  etag: string
  lasting: boolean
}

async function fileAt(path: string): Promise<string | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG')
      return undefined
    throw error
  })
  if (found?.isFile()) return path
  return found?.isDirectory() ? fileAt(join(path, 'index.html')) : undefined
}

export function servePages(folder: string) {
  // The build does not change while the server runs: each file is read and squeezed once.
  const pages = new Map<string, Promise<Page>>()

  async function load(path: string): Promise<Page> {
    const plain = await readFile(path)
    const ending = extname(path)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
    return {
      type: kinds[ending] ?? 'application/octet-stream',
      plain,
      squeezed:
        squeezable.has(ending) && plain.length > 1000 ? await brotli(plain, quality) : undefined,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      lasting: path.includes(`${sep}assets${sep}`),
    }
  }

  async function find(pathname: string): Promise<string | undefined> {
    let decoded: string
    try {
      decoded = decodeURIComponent(pathname)
    } catch {
      // A broken escape names no file; the page says so.
      return fileAt(join(folder, fallback))
    }
    const path = normalize(join(folder, decoded))
    const inside = path === folder || path.startsWith(folder + sep)
    const file = inside && !decoded.includes('\0') ? await fileAt(path) : undefined
    return (
      file ??
      (extname(decoded) === '' || !decoded.startsWith('/assets/')
        ? fileAt(join(folder, fallback))
        : undefined)
    )
  }

  return async function page({ request, response, url, header }: Exchange): Promise<boolean> {
    if (calls.test(url.pathname)) return false
    const path = await find(url.pathname)
    if (path === undefined) return false
    const loading = pages.get(path) ?? load(path)
    pages.set(path, loading)
    const { type, plain, squeezed, etag, lasting } = await loading
    response.setHeader(
      'cache-control',
      lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    response.setHeader('etag', etag)
    response.setHeader('vary', 'accept-encoding')
    if (header('if-none-match') === etag) {
      response.writeHead(304).end()
      return true
    }
    const takesBrotli = header('accept-encoding')?.includes('br') ?? false
    const body = takesBrotli && squeezed !== undefined ? squeezed : plain
    if (body === squeezed) response.setHeader('content-encoding', 'br')
    response.writeHead(200, { 'content-type': type, 'content-length': body.length })
    if (request.method === 'HEAD') response.end()
    else response.end(body)
    return true
  }
}
