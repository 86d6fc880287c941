// A build that takes the place of another while it is being served.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { swapIn } from '../../bin/pages/swap-in.ts'
import { openExchange } from '../../src/kit/http/server/exchange.ts'
import { servePages } from '../../src/kit/http/server/pages.ts'
import { siteToBe } from '../../src/kit/http/site-address.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'

let builds = 0

/** A build whose pages and asset say which one it is. */
function make(folder: string, name: string): void {
  const next = join(folder, `next-${name}`)
  mkdirSync(join(next, 'assets'), { recursive: true })
  for (const page of ['index.html', '__spa-fallback.html', `assets/${name}.js`])
    writeFileSync(join(next, page), `${name} ${page}`)
  writeFileSync(join(next, `assets/${name}.js.br`), brotliCompressSync(`${name}, squeezed`))
  builds += 1
  const then = new Date(Date.now() - 60_000 + builds * 1000)
  for (const page of ['index.html', '__spa-fallback.html']) utimesSync(join(next, page), then, then)
  swapIn(next, join(folder, 'client'))
}

async function serving(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-build-'))
  const page = servePages(join(folder, 'client'))
  const server = createServer(async (request, response) => {
    const options = { isBelieved: () => false, https: false, publicUrl: 'https://safety.example' }
    const served = await page(openExchange(request, response, silentLog, options))
    if (!served) response.writeHead(404).end('nothing')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const { port } = server.address() as AddressInfo
  const get = async (path: string, encoding = 'identity') => {
    const headers = { 'accept-encoding': encoding }
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
  }
  return { folder, get }
}

test('its pages are served at once, and what an open page asks of the one before still is', async (t) => {
  const { folder, get } = await serving(t)
  make(folder, 'first')
  assert.equal(await get('/'), 'first index.html')
  assert.equal(await get('/dashboard'), 'first __spa-fallback.html')
  assert.equal(await get('/assets/first.js'), 'first assets/first.js')
  make(folder, 'second')
  assert.equal(await get('/'), 'second index.html')
  assert.equal(await get('/dashboard'), 'second __spa-fallback.html')
  assert.equal(await get('/assets/second.js'), 'second assets/second.js')
  assert.equal(await get('/assets/first.js'), 'first assets/first.js')
  assert.equal(await get('/assets/third.js'), 'nothing')
})

test('nobody who asks meanwhile is left without a page', async (t) => {
  const { folder, get } = await serving(t)
  make(folder, 'first')
  await get('/dashboard')
  const asking = Array.from({ length: 100 }, async (_, n) => {
    if (n % 10 === 0) make(folder, `later-${n}`)
    return get('/dashboard')
  })
  for (const page of await Promise.all(asking)) assert.match(page, /__spa-fallback/)
})

test('what the build squeezed is sent to who takes it, and plain to who does not', async (t) => {
  const { folder, get } = await serving(t)
  make(folder, 'small')
  assert.equal(await get('/assets/small.js', 'gzip, br'), 'small, squeezed')
  assert.equal(await get('/assets/small.js', 'gzip'), 'small assets/small.js')
  assert.equal(await get('/', 'gzip, br'), 'small index.html')
})

test('a page names the address at which it is reached, plain and squeezed', async (t) => {
  const { folder, get } = await serving(t)
  make(folder, 'first')
  writeFileSync(
    join(folder, 'client/index.html'),
    `<link rel="canonical" href="${siteToBe}/pricing">`,
  )
  const named = '<link rel="canonical" href="https://safety.example/pricing">'
  assert.equal(await get('/'), named)
  assert.equal(await get('/', 'br'), named)
})
