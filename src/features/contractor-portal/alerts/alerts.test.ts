// The alerts that a contact of a contractor reads in the portal.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager } from '../../../../tests/submissions/sending.ts'
import { newId } from '../../../kit/ids.ts'

const server = withServer()

type Waiting = { id: string; title: string }[]

async function asked(email: string, method: string, path: string, body?: unknown) {
  const answer = await server.ask(method, `/api/${path}`, {
    token: await server.token(email),
    body,
  })
  return { status: answer.status, data: answer.body.data as Record<string, unknown> }
}
const contact = (method: string, path = '', body?: unknown) =>
  asked('contractor@ironside.test', method, `contractors/alerts${path}`, body)
const waits = async (id: string) =>
  ((await contact('GET')).data as unknown as Waiting).some((one) => one.id === id)

async function published(audience: object[]) {
  const { data } = await asked(manager, 'POST', 'dashboard/safety-alerts', {
    title: `Alert ${newId().slice(-6)}`,
    severity: 'caution',
    content: [{ id: newId(), kind: 'declaration', words: { en: 'Stay behind the fence.' } }],
    audience,
  })
  const { status } = await asked(manager, 'PUT', `dashboard/safety-alerts/${data.id}/publication`, {
    version: data.version,
  })
  assert.equal(status, 204)
  return String(data.id)
}

const fact = (kind: string, id: string | null = null, out = false) => ({
  ...{ out, kind, id, value: null, name: null },
})

describe('the alerts of a contact', () => {
  test('stand above their screens until they are acknowledged, which counts in the reach', async () => {
    const id = await published([fact('everyone')])
    assert.ok(await waits(id))
    const { data } = await contact('GET', `/${id}`)
    assert.match(JSON.stringify(data.content), /behind the fence/)
    const read = (number: number) =>
      contact('PUT', `/${id}/reading`, { number, acknowledged: true })
    assert.equal((await read(2)).status, 409)
    assert.equal((await read(1)).status, 204)
    assert.equal(await waits(id), false)
    const reach = await asked(manager, 'GET', `dashboard/safety-alerts/${id}/reach`)
    assert.equal(reach.data.acknowledged, 1)
  })

  test('are those of their own contractor, and no others', async () => {
    const firms = (await asked(manager, 'GET', 'dashboard/trade-contractors?per_page=100'))
      .data as unknown as { data: { id: string; name: string }[] }
    const { data } = await asked('contractor@ironside.test', 'GET', 'contractors/projects')
    const mine = data.contractors as { id: string }[]
    const [own] = mine
    const other = firms.data.find((firm) => !mine.some(({ id }) => id === firm.id))
    assert.ok(own && other)
    assert.ok(await waits(await published([fact('contractor', own.id)])))
    assert.equal(await waits(await published([fact('contractor', other.id)])), false)
    const without = await published([
      fact('everyone'),
      ...mine.map(({ id }) => fact('contractor', id, true)),
    ])
    assert.equal(await waits(without), false)
    assert.equal((await contact('GET', `/${without}`)).status, 404)
  })
})
