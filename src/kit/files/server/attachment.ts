// Sends a stored file so that a browser keeps it and never runs it.
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Exchange } from '../../http/server/exchange.ts'
import type { ByteRange } from './file-store.ts'

export type AttachedFile = { name: string; mime: string; bytes: number; sha256: string }

/** RFC 6266: a name for everybody, and the true one for those who read UTF-8. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** The one range that was asked for; `none` when it lies outside, undefined for the whole. */
function rangeOf(header: string | undefined, bytes: number): ByteRange | 'none' | undefined {
  const found = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/)
  if (!found || (found[1] === '' && found[2] === '')) return undefined
  const last = found[1] === '' ? bytes - 1 : Math.min(Number(found[2] || bytes), bytes - 1)
  const start = found[1] === '' ? Math.max(0, bytes - Number(found[2])) : Number(found[1])
  return start > last ? 'none' : { start, end: last }
}

export async function sendAttachment(
  { request, response, header }: Exchange,
  file: AttachedFile,
  read: (range?: ByteRange) => Promise<Readable>,
): Promise<void> {
  const etag = `"${file.sha256}"`
  const headers = {
    'content-type': file.mime,
    'content-disposition': disposition(file.name),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    etag,
  }
  if (header('if-none-match') === etag) {
    response.writeHead(304, headers).end()
    return
  }
  const whole = header('if-range') !== undefined && header('if-range') !== etag
  const range = whole ? undefined : rangeOf(header('range'), file.bytes)
  if (range === 'none') {
    response.writeHead(416, { 'content-range': `bytes */${file.bytes}` }).end()
    return
  }
  if (request.method === 'HEAD') {
    response.writeHead(200, { ...headers, 'content-length': file.bytes }).end()
    return
  }
  const content = await read(range)
  if (range === undefined) response.writeHead(200, { ...headers, 'content-length': file.bytes })
  else
    response.writeHead(206, {
      ...headers,
      'content-length': range.end - range.start + 1,
      'content-range': `bytes ${range.start}-${range.end}/${file.bytes}`,
    })
  try {
    await pipeline(content, response)
  } catch (error) {
    // Somebody who stops a download has not found a fault.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
      throw error
  }
}
