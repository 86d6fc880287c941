// A phone that sends until it has the server's word for it, as the outbox does: the same id, the same
// content, however often.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export type Answer = { status: number; body: Record<string, unknown> }
export type Ask = (
  method: string,
  path: string,
  given?: { body?: unknown; file?: Buffer },
) => Promise<Answer>

/** Asks once; rejects when the line or the server breaks. */
export function asking(port: () => number, token: () => string | undefined): Ask {
  const agent = new Agent({ keepAlive: true })
  return (method, path, { body, file } = {}) =>
    new Promise((resolve, reject) => {
      const boundary = `b${randomBytes(8).toString('hex')}`
      const sent =
        file === undefined
          ? body === undefined
            ? undefined
            : Buffer.from(JSON.stringify(body))
          : Buffer.concat([
              Buffer.from(
                `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.png"\r\nContent-Type: image/png\r\n\r\n`,
              ),
              file,
              Buffer.from(`\r\n--${boundary}--\r\n`),
            ])
      const type =
        file === undefined ? 'application/json' : `multipart/form-data; boundary=${boundary}`
      const bearer = token()
      const call = request(
        {
          host: '127.0.0.1',
          port: port(),
          method,
          path,
          agent,
          timeout: 20_000,
          headers: {
            'X-Requested-With': 'XMLHttpRequest',
            ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
            ...(sent !== undefined && { 'Content-Type': type, 'Content-Length': sent.length }),
          },
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', reject)
          response.on('close', () => {
            if (!response.complete) return reject(new Error('The answer was cut off.'))
            const text = Buffer.concat(parts).toString()
            try {
              resolve({
                status: response.statusCode ?? 0,
                body: text === '' ? {} : JSON.parse(text),
              })
            } catch (error) {
              reject(error)
            }
          })
        },
      )
      call.on('timeout', () => call.destroy(new Error('No answer in time.')))
      call.on('error', reject)
      call.end(sent)
    })
}

const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Asks until there is an answer that is the server's last word. */
async function until(work: () => Promise<Answer>, tries: { count: number }): Promise<Answer> {
  for (let wait = 20; ; wait = Math.min(500, wait * 2)) {
    tries.count += 1
    const answer = await work().catch(() => undefined)
    // What the server says while it breaks is not its last word.
    if (answer !== undefined && answer.status < 500 && answer.status !== 429) return answer
    await new Promise((next) => setTimeout(next, wait))
  }
}

export type Sent = {
  id: string
  marker: string
  files: { id: string; sha256: string }[]
  acknowledged: boolean
  said: string
}

export async function send(
  ask: Ask,
  version: string,
  random: () => number,
  tries: { count: number },
): Promise<Sent> {
  const id = randomUUID()
  const marker = randomBytes(12).toString('hex')
  const files: Sent['files'] = []
  const photos = 1 + Math.floor(random() * 3)
  for (let n = 0; n < photos; n += 1) {
    const content = Buffer.concat([magic, randomBytes(2_000 + Math.floor(random() * 60_000))])
    const hash = sha256(content)
    const stored = await until(() => ask('POST', '/api/store_file', { file: content }), tries)
    const { data } = stored.body as { data?: { id: string; sha256: string } }
    if (data === undefined || data.sha256 !== hash)
      return { id, marker, files, acknowledged: false, said: `file: ${JSON.stringify(stored)}` }
    files.push({ id: data.id, sha256: hash })
  }
  const now = new Date().toISOString()
  const body = {
    id,
    version,
    answers: { q_marker: marker, q_photos: files.map((file) => file.id), q_state: 'fail' },
    files,
    started_at: now,
    submitted_at: now,
    about: {},
  }
  const taken = await until(() => ask('POST', '/api/dashboard/submissions', { body }), tries)
  const { data } = taken.body as { data?: { id: string; files: { id: string; sha256: string }[] } }
  const receipt = new Map(data?.files.map((file) => [file.id, file.sha256]))
  const whole =
    taken.status === 201 &&
    data?.id === id &&
    files.every((file) => receipt.get(file.id) === file.sha256)
  return { id, marker, files, acknowledged: whole, said: whole ? '' : JSON.stringify(taken) }
}
