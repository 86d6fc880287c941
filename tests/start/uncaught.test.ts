import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startServer } from './started.ts'

async function faulty(t: TestContext) {
  const server = startServer(t, {}, 'faulty-server.ts')
  const [, url = ''] = await server.says(/Plumbline is at (\S+)/)
  return { ...server, ask: (path: string) => fetch(url + path) }
}

for (const path of ['/thrown/secret-token', '/rejected'])
  test(`an error that nobody caught ends its request, not the process: ${path}`, async (t) => {
    const { ask, said } = await faulty(t)
    const broken = await ask(path)
    assert.equal(broken.status, 500)
    const { code, request_id } = (await broken.json()) as { code: string; request_id: string }
    assert.equal(code, 'server/failed')
    assert.equal((await ask('/well')).status, 200)
    const noted = said()
      .split('\n')
      .find((line) => line.includes('nobody caught an error'))
    assert.ok(noted?.includes(request_id), noted)
    assert.match(noted ?? '', /"route":"\/(thrown\/:token|rejected)"/)
    assert.doesNotMatch(said(), /secret-token/)
  })

test('a second one within ten seconds ends the process, which finishes what is in hand', async (t) => {
  const { ask, ended, said } = await faulty(t)
  await ask('/rejected')
  const slow = ask('/slow')
  await ask('/well')
  await ask('/rejected').catch(() => undefined)
  assert.equal(await (await slow).text(), 'done')
  assert.equal(await ended, 70)
  assert.match(said(), /Plumbline ends, with code 70: two errors that nobody caught/)
})

for (const path of ['/assertion', '/memory'])
  test(`after an error that ends all trust the process ends at once: ${path}`, async (t) => {
    const { ask, ended, said } = await faulty(t)
    assert.equal((await ask(path)).status, 500)
    assert.equal(await ended, 70)
    assert.match(said(), /Plumbline ends, with code 70: memory ran out, or an assertion failed/)
  })
