// An alert tells of an incident: who writes alerts is led to it, who reads the alert is not told of it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { until } from '../../../../tests/until.ts'
import { newId } from '../../../kit/ids.ts'

type Row = Record<string, unknown> & { id: string; version: number }

const server = withServer()

async function as(email: string) {
  const token = await server.token(`${email}@northgate.test`)
  return async (method: string, path: string, body?: unknown) => {
    const { status, body: answer } = await server.ask(method, `/api/dashboard/${path}`, {
      token,
      body,
    })
    return { status, errors: answer.errors, data: answer.data as Row }
  }
}

test('an alert names the incident it tells of to its office, and to nobody who reads it', async () => {
  const [manager, worker] = [await as('manager'), await as('user')]
  const description = `A hoist dropped its load ${newId()}`
  const incident = await manager('POST', 'incidents', {
    ...{ kind: 'near_miss', severity: 'none', confidential: true, description },
    occurred_on: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  })
  assert.equal(incident.status, 201, JSON.stringify(incident.errors))
  const content = [{ id: newId(), kind: 'declaration', words: { en: 'Check every hoist today.' } }]
  const write = (of: string) =>
    manager('POST', 'safety-alerts', {
      ...{ title: `Hoists ${newId().slice(-6)}`, severity: 'caution', content, incident: of },
    })
  assert.equal((await write(newId())).status, 422)
  const { data, status } = await write(incident.data.id)
  assert.equal(status, 201)
  const row = (await manager('GET', `safety-alerts/${data.id}`)).data
  assert.equal((row.incident as Row).id, incident.data.id)
  await manager('PUT', `safety-alerts/${data.id}/publication`, { version: row.version })
  const read = await until(
    async () => {
      const answer = await worker('GET', `alerts/${data.id}`)
      return answer.status === 200 && answer
    },
    { what: 'The alert' },
  )
  const said = JSON.stringify(read.data)
  assert.match(said, /Check every hoist/)
  assert.doesNotMatch(said, new RegExp(`${incident.data.id}|hoist dropped`))
})
