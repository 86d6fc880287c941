// Serves the built front end: prerendered pages, assets with their hash in the name, and for every
// other path one page that the browser's router fills. A compressed copy is sent where there is one.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { isLocale } from '../../locales.ts'
import { siteToBe } from '../site-address.ts'
import type { Exchange } from './exchange.ts'

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const squeeze = promisify(brotliCompress)
const fallback = '__spa-fallback.html'
const assets = `${sep}assets${sep}`
/** Addresses of calls: what is not there must say so, and never answer with a page. */
const calls = /^\/(api|sanctum|healthz|readyz|metrics)(\/|$)/

type Page = {
  type: string
  plain: Buffer
  squeezed: Buffer | undefined
  etag: string
  lasting: boolean
}

/** A file, and when it was written. */
type Found = { path: string; written: number }

/** What the build squeezed it to; nothing where it did not. */
const squeezedOf = (path: string): Promise<Buffer | undefined> =>
  readFile(`${path}.br`).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

async function fileAt(path: string): Promise<Found | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG')
      return undefined
    throw error
  })
  if (found?.isFile()) return { path, written: found.mtimeMs }
  return found?.isDirectory() ? fileAt(join(path, 'index.html')) : undefined
}

export function servePages(folder: string) {
  // Each file of a build is read once. A build may take this one's place at any time.
  const kept = new Map<string, Found & { site: string; page: Promise<Page> }>()
  const shell = join(folder, fallback)
  const shellPage = async () => (await fileAt(shell)) ?? kept.get(shell)

  /** `site`: where visitors reach it; pages name it to search engines and messengers. */
  async function load(path: string, site: string): Promise<Page> {
    const written = await readFile(path)
    const isNaming = extname(path) === '.html' && written.includes(siteToBe)
    const plain = isNaming
      ? Buffer.from(written.toString('utf8').replaceAll(siteToBe, site))
      : written
    return {
      type: kinds[extname(path)] ?? 'application/octet-stream',
      plain,
      squeezed: isNaming ? await squeeze(plain) : await squeezedOf(path),
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      lasting: path.includes(assets),
    }
  }

  function pageAt({ path, written }: Found, site: string): Promise<Page> {
    const known = kept.get(path)
    if (known?.written === written && (known.site === site || path.includes(assets)))
      return known.page
    const page = load(path, site)
    kept.set(path, { path, written, site, page })
    page.catch(() => kept.delete(path))
    return page
  }

  /** `lang`: the language that the address asks for. A page that is not written in it speaks English. */
  async function find(pathname: string, lang: string | null): Promise<Found | undefined> {
    let decoded: string
    try {
      decoded = decodeURIComponent(pathname)
    } catch {
      // A broken escape names no file; the page says so.
      return shellPage()
    }
    const path = normalize(join(folder, decoded))
    const inside = path === folder || path.startsWith(folder + sep)
    // A page that was opened before a new build asks for its own assets still.
    if (path.includes(assets)) {
      const known = kept.get(path)
      if (known !== undefined) return known
    }
    const isAPath = inside && !decoded.includes('\0')
    const translated =
      isAPath && lang !== 'en' && isLocale(lang)
        ? await fileAt(join(path, `${lang}.html`))
        : undefined
    const file = translated ?? (isAPath ? await fileAt(path) : undefined)
    return (
      file ?? (extname(decoded) === '' || !decoded.startsWith('/assets/') ? shellPage() : undefined)
    )
  }

  return async function page({
    request,
    response,
    url,
    header,
    publicUrl,
  }: Exchange): Promise<boolean> {
    if (calls.test(url.pathname)) return false
    const found = await find(url.pathname, url.searchParams.get('lang'))
    if (found === undefined) return false
    const { type, plain, squeezed, etag, lasting } = await pageAt(found, publicUrl)
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
