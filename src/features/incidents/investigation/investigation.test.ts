import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { newId } from '../../../kit/ids.ts'
import { asking } from '../testing/asking.ts'

const server = withServer()
const { as, report } = asking(server)

type Said = {
  version: number
  values: Record<string, unknown>
  causes: { text: string; depth: number }[]
  lacks_worker: boolean
  alert: { name: string } | null
}

describe('the investigation of an incident', () => {
  const reading = async (id: string) =>
    (await (await as('manager'))('GET', `incidents/${id}/investigation`)).data as unknown as Said
  const write = async (id: string, more: Partial<Said>) => {
    const { version, values, causes } = await reading(id)
    const body = { version, values: { ...values, evidence: [], ...more.values }, causes, ...more }
    return (await as('manager'))('PUT', `incidents/${id}/investigation`, {
      version: body.version,
      values: { ...values, evidence: [], ...more.values },
      causes: body.causes,
    })
  }
  const worker = { id: newId(), name: 'Grace Osei', role: 'worker' }

  test('ends with a worker member in the team where a physician was needed', async () => {
    const manager = await as('manager')
    const { id } = await report({ severity: 'medical_aid' })
    const step = async (name: string) => {
      const { data } = await manager('GET', `incidents/${id}`)
      return manager('POST', `incidents/${id}/steps`, {
        version: data.version,
        step: name,
        reason: '',
      })
    }
    await step('triage')
    await step('investigate')
    assert.equal((await reading(id)).lacks_worker, true)
    assert.equal((await step('act')).code, 'incident/team')
    assert.equal((await step('finish')).code, 'incident/team')
    assert.equal((await write(id, { values: { team: [worker] } })).status, 204)
    assert.equal((await reading(id)).lacks_worker, false)
    assert.equal((await step('finish')).data.status, 'pending_close')
  })

  test('keeps its causes in order, refuses one without an effect, and what was read before another wrote', async () => {
    const { id } = await report()
    const cause = (text: string, depth: number) => ({ id: newId(), depth, kind: 'basic', text })
    const causes = [cause('The ladder slid', 0), cause('It stood on gravel', 1)]
    assert.equal((await write(id, { causes })).status, 204)
    assert.deepEqual(
      (await reading(id)).causes.map(({ text }) => text),
      ['The ladder slid', 'It stood on gravel'],
    )
    assert.equal((await write(id, { causes: [cause('Nothing before', 1)] })).status, 422)
    assert.equal((await write(id, { version: 0 })).code, 'row/stale')
  })

  test('names as a repeat what shares its type and place within 90 days', async () => {
    const manager = await as('manager')
    const first = async (field: string) => {
      const { data } = await manager('GET', `incidents/choices/${field}?search=`)
      return (data as unknown as { id: string }[])[0]?.id
    }
    const [type, project] = [await first('type'), await first('project')]
    const there = { type, project, occurred_on: '2026-02-10' }
    const { id } = await report(there)
    const again = await report({ ...there, occurred_on: '2026-01-10' })
    const elsewhere = await report({ type, occurred_on: '2026-01-11' })
    const before = await report({ ...there, occurred_on: '2025-11-11' })
    const { data } = await manager('GET', `incidents/${id}/similar`)
    const similar = data as unknown as { id: string; repeat: boolean; same: string[] }[]
    const found = (one: { id: string }) => similar.find((other) => other.id === one.id)
    assert.deepEqual(found(again)?.same, ['type', 'place'])
    assert.equal(found(again)?.repeat, true)
    assert.equal(found(elsewhere)?.repeat, false)
    assert.equal(found(before), undefined)
  })

  test('passes its lesson on by an alert of the company', async () => {
    const manager = await as('manager')
    const { id } = await report()
    const made = await manager('POST', 'safety-alerts', { title: 'Ladders', severity: 'info' })
    const link = (record: string) =>
      manager('PUT', `incidents/${id}/lesson`, { kind: 'alert', record })
    assert.equal((await link(newId())).status, 404)
    assert.equal((await link(made.data.id)).status, 204)
    assert.equal((await reading(id)).alert?.name, 'Ladders')
  })
})
