import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import fc from 'fast-check'
import { readFileField } from './multipart.ts'

const type = 'multipart/form-data; boundary=----x7'
const arriving = (parts: Buffer[], contentType = type) =>
  Object.assign(Readable.from(parts), {
    headers: { 'content-type': contentType },
  }) as unknown as IncomingMessage

async function read(parts: Buffer[], contentType?: string) {
  const { name, content } = await readFileField(arriving(parts, contentType))
  return { name, content: await buffer(content) }
}

const part = (disposition: string, content: Buffer | string) => [
  Buffer.from(`------x7\r\nContent-Disposition: form-data; ${disposition}\r\n`),
  Buffer.from('Content-Type: application/octet-stream\r\n\r\n'),
  Buffer.from(content),
  Buffer.from('\r\n'),
]
const end = Buffer.from('------x7--\r\n')
const whole = (...parts: Buffer[]) => Buffer.concat([...parts, end])

const cut = (bytes: Buffer, sizes: number[]): Buffer[] => {
  const parts: Buffer[] = []
  for (let at = 0, n = 0; at < bytes.length; n += 1) {
    const size = sizes[n % sizes.length] ?? 1
    parts.push(bytes.subarray(at, at + size))
    at += size
  }
  return parts
}

/** Bytes that are rich in the beginnings of delimiters. */
const tricky = fc
  .array(fc.constantFrom('\r', '\n', '\r\n', '-', '--', '\r\n------x', '----x7', 'a', '\0', 'é'))
  .map((pieces) => pieces.join(''))
  .filter((text) => !`\r\n${text}`.includes('\r\n------x7'))

test('the file comes out as it went in, however it is cut into packets', async () => {
  await fc.assert(
    fc.asyncProperty(
      tricky,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      async (text, sizes) => {
        const form = whole(
          ...part('name="note"', 'before'),
          ...part('name="file"; filename="a.txt"', text),
          ...part('name="after"', 'x'),
        )
        const found = await read(cut(form, sizes))
        assert.deepEqual(found, { name: 'a.txt', content: Buffer.from(text) })
      },
    ),
    { numRuns: 300 },
  )
})

test('names arrive as browsers write them', async () => {
  const named = async (filename: string) =>
    (await read([whole(...part(`name="file"; filename="${filename}"`, 'x'))])).name
  assert.equal(await named('Échelle (2).pdf'), 'Échelle (2).pdf')
  assert.equal(await named('a %22b%22.pdf'), 'a "b".pdf')
  assert.equal(await named('a \\"b\\".pdf'), 'a "b".pdf')
  assert.equal(await named('a; filename=b.pdf'), 'a; filename=b.pdf')
})

const file = part('name="file"; filename="a.txt"', 'x')
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => part(`name="n${n}"`, 'x')).flat()
const malformed: [why: string, parts: Buffer[], contentType?: string][] = [
  ['another type', [whole(...file)], 'application/json'],
  ['no boundary', [whole(...file)], 'multipart/form-data'],
  ['a boundary too long', [whole(...file)], `multipart/form-data; boundary=${'x'.repeat(71)}`],
  ['much before the form', [Buffer.alloc(70_000, 'x'), Buffer.from('\r\n'), ...file, end]],
  ['many small fields before the file', [...many(4000), ...file, end]],
  ['a part without a name before the end', [whole(...part('filename="a.txt"', 'x'))]],
  ['a form without a file', [whole(...part('name="note"', 'x'))]],
  ['a file field without a file name', [whole(...part('name="file"', 'x'))]],
  ['a form that breaks off in the file', file.slice(0, 3)],
  ['a form that breaks off in the headers', file.slice(0, 1)],
  ['headers without end', [...file.slice(0, 1), Buffer.alloc(20_000, 'a')]],
  ['a long field before the file', [whole(...part('name="n"', 'x'.repeat(9000)), ...file)]],
  ['nothing', []],
]
for (const [why, parts, contentType] of malformed)
  test(`refuses ${why}`, async () => {
    await assert.rejects(read(parts, contentType), { code: 'request/malformed' })
  })

test('a form that breaks off is refused although nobody reads the file yet', async () => {
  const { content } = await readFileField(arriving(file.slice(0, 3)))
  await new Promise(setImmediate)
  await assert.rejects(buffer(content), { code: 'request/malformed' })
})

test('a sender that is gone ends the file', async () => {
  const sender = new Readable({ read: () => undefined })
  const request = Object.assign(sender, { headers: { 'content-type': type } })
  sender.push(Buffer.concat(part('name="file"; filename="a.txt"', 'x'.repeat(100)).slice(0, 3)))
  const { content } = await readFileField(request as unknown as IncomingMessage)
  sender.destroy()
  await assert.rejects(buffer(content), { code: 'request/malformed' })
})

test('a file that nobody wants any longer is not read on', async () => {
  let sent = 0
  const sender = Readable.from(
    (function* () {
      yield Buffer.concat(file.slice(0, 2))
      for (; sent < 1000; sent += 1) yield Buffer.alloc(64 * 1024)
    })(),
  )
  const request = Object.assign(sender, { headers: { 'content-type': type } })
  const { content } = await readFileField(request as unknown as IncomingMessage)
  for await (const _packet of content) break
  await new Promise(setImmediate)
  assert.ok(sent < 100, `${sent} packets were read`)
})

test('whatever arrives, it ends: with a file or with a refusal', async () => {
  const pieces = fc.constantFrom(
    '------x7',
    '------x7--',
    '\r\n',
    'Content-Disposition: form-data; name="file"; filename="a"',
    'Content-Disposition: form-data; name="b"',
    'Content-Type: text/plain; charset=utf-16',
    'x',
    '\0',
    '"',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(pieces, { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      async (text, sizes) => {
        const found = await read(cut(Buffer.from(text.join('')), sizes)).catch((error) => error)
        assert.ok('content' in found || found.code === 'request/malformed', String(found))
      },
    ),
    { numRuns: 300 },
  )
})
