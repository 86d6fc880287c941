// Reads a multipart form (RFC 7578) as it arrives, as far as the one file in it, and never holds more of it
// than a few packets.
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { Problem } from '../../problems.ts'

/** All that comes before the file: delimiters, headers, other fields. */
const beforeLimit = 32 * 1024
const limits = { files: 1, fields: 20, fieldSize: 8 * 1024, headerPairs: 20, headerSize: 8 * 1024 }

const malformed = () => new Problem('request/malformed')

function formOf({ headers }: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': headers['content-type'] ?? '' },
      limits,
      // The receiver cleans the name.
      preservePath: true,
      isPartAFile: (field, _type, name) => field === 'file' && name !== undefined,
    })
  } catch {
    throw malformed()
  }
}

/** A body that stops arriving or is malformed ends the file with a refusal. */
async function* contentOf(file: Readable): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch {
    throw malformed()
  }
}

type FileField = { name: string; content: AsyncGenerator<Buffer> }

/** The file in the form's field `file`; what comes before it is passed over, what comes after is not read. */
export function readFileField(request: IncomingMessage): Promise<FileField> {
  const form = formOf(request)
  return new Promise((resolve, reject) => {
    let found: Readable | undefined
    let refused = false
    const refuse = () => {
      refused = true
      found?.destroy(malformed())
      reject(malformed())
    }
    form.on('file', (_field, file, name) => {
      found = file
      // The form says it without ending the file, perhaps before anybody reads it.
      file.on('error', (error) => file.destroy(error))
      resolve({ name: name.replaceAll('%22', '"'), content: contentOf(file) })
    })
    form.on('field', (_field, _value, _nameCut, cut) => {
      if (cut) refuse()
    })
    form.on('error', refuse)
    form.on('finish', () => {
      if (found === undefined) refuse()
    })
    /** Asks for one packet after the other: a pipe would read on after a refusal. */
    const feed = async (packets: AsyncIterator<Buffer>) => {
      for (let before = 0; !refused && found?.destroyed !== true; ) {
        const { done, value } = await packets.next()
        if (done) return form.end()
        before += value.length
        const taken = form.write(value)
        if (found === undefined && before > beforeLimit) return refuse()
        if (!taken) await once(form, 'drain')
      }
    }
    feed(request[Symbol.asyncIterator]()).catch(refuse)
  })
}
