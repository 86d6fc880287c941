// What an object store does wrong for a moment costs no file.
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { s3Store } from './s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-s3-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const content = Buffer.alloc(3 << 20, 7)

/** Puts one file into a store that answers each try with the next status, or hangs up. */
async function put(name: string, answers: (number | 'hangs up')[]) {
  const received: Buffer[] = []
  const server = createServer(async (request, response) => {
    const answer = answers[received.length] ?? 200
    if (answer === 'hangs up') {
      received.push(Buffer.alloc(0))
      ;(request.socket as Socket).resetAndDestroy()
      return
    }
    received.push(await buffer(request))
    response.writeHead(answer).end()
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const path = join(folder, name)
  writeFileSync(path, content)
  const { port } = server.address() as AddressInfo
  const store = s3Store({
    bucket: 'files',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
    endpoint: `http://127.0.0.1:${port}`,
  })
  try {
    await store.put('a/b', path)
    return { received, path }
  } catch (error) {
    return { received, path, error }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('a file is sent again, whole, when the store is busy or hangs up', async () => {
  for (const [name, fault] of [['busy', 503] as const, ['gone', 'hangs up'] as const]) {
    const { received, path, error } = await put(name, [fault])
    assert.equal(error, undefined, name)
    assert.equal(received.length, 2)
    assert.ok(received[1]?.equals(content))
    assert.equal(existsSync(path), false)
  }
})

test('a store that stays busy is asked three times, and the file stays where it is', async () => {
  const { received, path, error } = await put('stays', [503, 503, 503])
  assert.ok(error instanceof Error)
  assert.equal(received.length, 3)
  assert.ok(existsSync(path))
})

test('what the store refuses is not sent again', async () => {
  const { received, error } = await put('refused', [403])
  assert.ok(error instanceof Error)
  assert.equal(received.length, 1)
})
