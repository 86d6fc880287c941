// Reads a multipart form (RFC 7578) as it arrives, as far as the one file in it; strictly, and
// never holding more than one network packet and a delimiter.
import type { IncomingMessage } from 'node:http'
import { Problem } from '../../problems.ts'

const headersLimit = 8 * 1024

const malformed = () => new Problem('request/malformed')

function boundaryOf(contentType: string | undefined): string {
  const found = contentType?.match(
    /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+.-]{1,70}))\s*$/i,
  )
  const boundary = found?.[1] ?? found?.[2]
  if (boundary === undefined) throw malformed()
  return boundary
}

/** What has arrived and is not yet used. */
class Incoming {
  readonly #source: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#source.next()
    if (done) throw malformed()
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value])
  }

  /** Everything before the delimiter, in pieces; the delimiter itself is passed over. */
  async *before(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(delimiter)
      const sure = at >= 0 ? at : Math.max(0, this.#held.length - delimiter.length + 1)
      if (sure > 0) yield this.#held.subarray(0, sure)
      this.#held = this.#held.subarray(at >= 0 ? at + delimiter.length : sure)
      if (at >= 0) return
      await this.#more()
    }
  }

  async take(delimiter: Buffer, limit: number): Promise<Buffer> {
    const parts: Buffer[] = []
    let size = 0
    for await (const part of this.before(delimiter)) {
      size += part.length
      if (size > limit) throw malformed()
      parts.push(part)
    }
    return Buffer.concat(parts)
  }
}

/** `form-data; name="file"; filename="a \"b\".pdf"`, as browsers write it. */
function disposition(headers: string): { field: string; filename: string | undefined } {
  const line = headers.match(/^content-disposition:\s*form-data\s*;(.*)$/im)?.[1] ?? ''
  const parameter = (name: string) =>
    line
      .match(new RegExp(`(?:^|;)\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i'))?.[1]
      ?.replace(/\\(.)/g, '$1')
      .replace(/%22/g, '"')
  const field = parameter('name')
  if (field === undefined) throw malformed()
  return { field, filename: parameter('filename') }
}

const lineEnd = Buffer.from('\r\n')
const headersEnd = Buffer.from('\r\n\r\n')

/** The file in the form's field `file`; what comes before and after it is passed over. */
export async function readFileField(
  request: IncomingMessage,
): Promise<{ name: string; content: AsyncGenerator<Buffer> }> {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(request.headers['content-type'])}`)
  const incoming = new Incoming(request)
  if ((await incoming.take(delimiter.subarray(2), 0)).length > 0) throw malformed()
  for (;;) {
    // A delimiter is followed by the next part; `--` instead would be the form's end, without file.
    if ((await incoming.take(lineEnd, 2)).length > 0) throw malformed()
    const headers = (await incoming.take(headersEnd, headersLimit)).toString('utf8')
    const { field, filename } = disposition(headers)
    if (field === 'file' && filename !== undefined)
      return { name: filename, content: incoming.before(delimiter) }
    await incoming.take(delimiter, headersLimit)
  }
}
