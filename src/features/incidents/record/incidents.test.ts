import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { newId } from '../../../kit/ids.ts'
import { asking } from '../testing/asking.ts'

const server = withServer()
const { as, report } = asking(server)

/** A worker member investigates with the supervisor. */
async function lookInto(ask: Awaited<ReturnType<typeof as>>, id: string): Promise<void> {
  const path = `incidents/${id}/investigation`
  const { data } = await ask('GET', path)
  const { version, values, causes } = data as Record<string, object>
  const team = [{ id: newId(), name: 'Grace Osei', role: 'worker' }]
  await ask('PUT', path, { version, values: { ...values, team }, causes })
}

describe('an incident', () => {
  test('is numbered, named by its first words, and belongs to the default entity', async () => {
    const row = await report({ description: 'A plank fell.\nNobody was below.' })
    assert.match(String(row.number), /^INC-\d{4}-\d{4}$/)
    assert.equal(row.title, 'A plank fell.')
    assert.equal(row.status, 'reported')
    assert.equal((row.entity as { name: string }).name, 'Northgate Ontario')
    assert.notEqual(row.reported_by, null)
  })

  test('goes from triage to its end with the names of two where a physician was needed', async () => {
    const { id } = await report({ severity: null })
    const manager = await as('manager')
    const step = async (ask: typeof manager, name: string, reason = '') => {
      const { data } = await ask('GET', `incidents/${id}`)
      return ask('POST', `incidents/${id}/steps`, { version: data.version, step: name, reason })
    }
    assert.equal((await step(manager, 'triage')).code, 'incident/severity')
    const { data } = await manager('GET', `incidents/${id}`)
    await manager('PATCH', `incidents/${id}`, { version: data.version, severity: 'medical_aid' })
    assert.equal((await step(manager, 'close')).code, 'incident/state')
    await lookInto(manager, id)
    for (const name of ['triage', 'investigate', 'act', 'finish'])
      assert.equal((await step(manager, name)).status, 200, name)
    assert.equal((await step(manager, 'close')).code, 'incident/sign-offs')
    assert.equal((await step(manager, 'sign_off')).status, 200)
    assert.equal((await step(manager, 'sign_off')).code, 'incident/signed')
    assert.equal((await step(manager, 'close')).code, 'incident/sign-offs')
    assert.equal((await step(await as('user'), 'sign_off')).code, 'grant/missing')
  })

  test('is closed after triage where nobody was hurt, opened again with a reason, and stays as it is until then', async () => {
    const { id } = await report({ kind: 'near_miss' })
    const manager = await as('manager')
    const step = async (name: string, reason = '') => {
      const { data } = await manager('GET', `incidents/${id}`)
      return manager('POST', `incidents/${id}/steps`, { version: data.version, step: name, reason })
    }
    await step('triage')
    assert.equal((await step('close')).data.status, 'closed')
    const { data } = await manager('GET', `incidents/${id}`)
    const edit = { version: data.version, title: 'Another' }
    assert.equal((await manager('PATCH', `incidents/${id}`, edit)).status, 422)
    assert.deepEqual((await step('reopen')).errors, { reason: ['Give the reason in a few words.'] })
    assert.equal((await step('reopen', 'More was found.')).data.status, 'investigating')
    const story = (await manager('GET', `incidents/${id}/story`)).data as unknown as {
      events: { kind: string; reason: string | null }[]
    }
    assert.deepEqual(
      story.events.map(({ kind, reason }) => [kind, reason]),
      [
        ['reopen', 'More was found.'],
        ['close', null],
        ['triage', null],
        ['report', null],
      ],
    )
  })

  test('that is restricted is hidden from people who read nothing confidential', async () => {
    const { id } = await report({ confidential: true })
    const foreman = await as('user')
    assert.equal((await foreman('GET', `incidents/${id}`)).status, 404)
    assert.equal((await foreman('GET', `incidents/${id}/story`)).status, 404)
    const own = await foreman('POST', 'incidents', {
      description: 'Words that hurt.',
      occurred_on: '2026-03-09',
      confidential: true,
    })
    assert.equal(own.status, 422)
    assert.ok(own.errors?.confidential)
  })

  test('is deleted for good once it is archived, with its log, unless something was due of it', async () => {
    const manager = await as('manager')
    const gone = async (classified: boolean) => {
      const { id } = await report()
      if (classified)
        await manager('POST', `incidents/${id}/classifications`, {
          learned: '2026-03-09',
          answers: { claim: { healthCare: 'yes' } },
        })
      const { data } = await manager('GET', `incidents/${id}`)
      await manager('PUT', `incidents/${id}/archive`, { version: data.version, reason: 'Twice.' })
      return (await manager('DELETE', `incidents/${id}`)).status
    }
    assert.equal(await gone(false), 204)
    assert.equal(await gone(true), 409)
  })

  test('of the last two years stand in the demo, one of them critical and open', async () => {
    const { data } = await (await as('manager'))(
      'GET',
      'incidents?filter[severity]=critical&filter[status]=triaged',
    )
    assert.equal((data as unknown as { data: unknown[] }).data.length, 1)
  })
})
