import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'

const server = withServer()
type Row = Record<string, unknown> & { id: string; version: number }

async function ask(method: string, path: string, body?: unknown) {
  const token = await server.token('manager@northgate.test')
  const answer = await server.ask(method, `/api/dashboard/${path}`, { token, body })
  return { ...answer, row: answer.body.data as Row }
}

const find = async (path: string) => {
  const { body } = await ask('GET', path)
  return (body.data as unknown as { data: Row[] }).data
}

test('an operation with roles stays until they are archived', async () => {
  const { row } = await ask('POST', 'operations', { name: 'Blasting' })
  const role = await ask('POST', 'operation-roles', { name: 'Blaster', operation: row.id })
  assert.equal(role.status, 201)
  assert.equal((await ask('GET', `operations/${row.id}`)).row.roles, 1)
  assert.equal((await ask('PUT', `operations/${row.id}/archive`, {})).status, 422)
  await ask('PUT', `operation-roles/${role.row.id}/archive`, {})
  assert.equal((await ask('PUT', `operations/${row.id}/archive`, {})).status, 200)
})

test('a role has its name once in an operation, and may have it in another', async () => {
  const [crane] = await find('operations?search=Crane')
  const [roofing] = await find('operations?search=Roofing')
  const twin = await ask('POST', 'operation-roles', { name: 'signaller', operation: crane?.id })
  assert.deepEqual([twin.status, Object.keys(twin.body.errors ?? {})], [422, ['name']])
  const other = await ask('POST', 'operation-roles', { name: 'Signaller', operation: roofing?.id })
  assert.equal(other.status, 201)
})

test('an operation does not choose its hazards: each hazard names its operations', async () => {
  const [hazard] = await find('hazards?search=ladder')
  const body = { name: 'Window cleaning', hazards: [hazard?.id] }
  assert.equal((await ask('POST', 'operations', body)).status, 422)
})

test('a role keeps who is in it, what it takes and how they were judged', async () => {
  const [role] = await find('operation-roles?search=Welder')
  const persons = (role?.persons ?? []) as { name: string }[]
  assert.deepEqual(
    persons.map(({ name }) => name),
    ['Tom Kowalski'],
  )
  const competence = 'Judged by Maya Okafor on 2026-03-02, by a test weld.'
  const changed = await ask('PATCH', `operation-roles/${role?.id}`, { version: 1, competence })
  assert.equal(changed.row.competence, competence)
  assert.equal((changed.row.trainings as unknown[]).length, 2)
})
