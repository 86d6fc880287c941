// Text that cannot be stored, names that every object has, and bodies nested without end are refused
// in words, wherever they come.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { newId } from '../../src/kit/ids.ts'
import { withServer } from './server.ts'

const everyObjects = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('odd text', () => {
  const server = withServer()
  let token = ''
  before(async () => {
    token = await server.token('manager@northgate.test')
  })
  const ask = (method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/${path}`, { token, ...(body !== undefined && { body }) })

  for (const [name, text] of [
    ['U+0000', 'a\u0000b'],
    ['half a character', 'a\ud83d'],
  ] as const) {
    test(`${name} in a body is refused by the name of its field`, async () => {
      const { status, body } = await ask('POST', 'locations', { name: text, kind: 'yard' })
      assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['name']])
      assert.equal((await ask('PUT', 'views/locations/columns', { columns: [text] })).status, 422)
    })
    test(`${name} as a name inside a body is refused`, async () => {
      const { status } = await ask('PATCH', `locations/${newId()}`, { version: 1, [text]: 'x' })
      assert.equal(status, 422)
    })
  }

  test('U+0000 in a search is refused, in a path it names nothing', async () => {
    const { status, body } = await ask('GET', 'hazards?search=%00')
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['search']])
    assert.equal((await ask('GET', 'views/loca%00tions')).status, 404)
    assert.equal((await ask('GET', 'hazards/%00')).status, 404)
  })

  test('what every object has is no column to sort by, to filter or to export', async () => {
    for (const name of everyObjects)
      for (const query of [
        `?sort=${name}`,
        `?sort=-${name}`,
        `?filter[${name}]=1`,
        `?${name}=1&${name}=2`,
        `/export?format=csv&columns=${name}`,
        `/export?format=csv&sort=${name}`,
        `/choices/${name}`,
      ]) {
        const { status } = await ask('GET', `locations${query}`)
        assert.ok(status === 422 || status === 404, `${status} ${query}`)
      }
  })

  test('a list that does not exist has no kept views', async () => {
    for (const name of [...everyObjects.map((one) => one.toLowerCase()), 'nothing', '__proto__']) {
      const view = { name: 'Mine', query: '', columns: null }
      assert.equal((await ask('GET', `views/${name}`)).status, 404, name)
      assert.equal((await ask('POST', `views/${name}`, view)).status, 404, name)
      assert.equal((await ask('PUT', `views/${name}/columns`, { columns: null })).status, 404, name)
    }
  })

  test('a column that a list does not have is not kept', async () => {
    for (const name of [...everyObjects, 'nothing']) {
      const { status, body } = await ask('PUT', 'views/locations/columns', { columns: [name] })
      assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['columns']])
    }
    const kept = { columns: ['name', 'created_at', 'archived_reason'] }
    assert.equal((await ask('PUT', 'views/locations/columns', kept)).status, 204)
  })

  test('a body nested without end is refused, also where anything may stand', async () => {
    for (const path of ['locations', 'submissions'])
      for (const depth of [1000, 100_000]) {
        const raw = `{"name":"a","answers":{"a":${deep(depth)}}}`
        const { status, body } = await server.ask('POST', `/api/dashboard/${path}`, { token, raw })
        assert.deepEqual([status, body.code], [400, 'request/malformed'])
      }
  })
})
