import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'

const server = withServer()

test('the demo company has its hazards, rated', async () => {
  const token = await server.token('manager@northgate.test')
  const { body } = await server.ask('GET', '/api/dashboard/hazards', { token })
  const { total, data } = body.data as { total: number; data: Record<string, unknown>[] }
  assert.equal(total, 40)
  assert.ok(data.every((row) => row.initial_matrix === 1 && row.initial_band !== null))
})
