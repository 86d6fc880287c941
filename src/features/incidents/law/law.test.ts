import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { asking } from '../testing/asking.ts'

const server = withServer()
const { as, report } = asking(server)

type Law = {
  scene: string | null
  duties: { code: string; sent_at: string | null; sent_to: string | null }[]
  classified: { found: string[]; facts: object | null }[]
}
const broken = {
  learned: '2026-03-09T15:00',
  answers: { critical: { fractures: 'arm' }, claim: { healthCare: 'yes' } },
}
const harmless = { learned: '2026-03-09T15:00', answers: {} }
const at = { occurred_on: '2026-03-09', occurred_time: '14:30:00' }

describe('the law of an incident', () => {
  test('freezes the scene of a critical injury and says what is due, before it is saved and after', async () => {
    const { id } = await report(at)
    const manager = await as('manager')
    const law = async () => (await manager('GET', `incidents/${id}/law`)).data as unknown as Law
    const seen = (await manager('POST', `incidents/${id}/classification-preview`, broken))
      .data as unknown as { comes: { code: string }[] }
    assert.deepEqual(
      seen.comes.map(({ code }) => code),
      ['ON-51-NOTICE', 'ON-51-REPORT', 'ON-WSIB-7'],
    )
    assert.deepEqual((await law()).duties, [])
    await manager('POST', `incidents/${id}/classifications`, { ...broken, note: 'X-ray seen.' })
    const after = await law()
    assert.equal(after.scene, 'frozen')
    assert.equal(after.duties.length, 3)
    assert.deepEqual(after.classified[0]?.facts, broken)
  })

  test('keeps what was sent and the history when it is classified anew', async () => {
    const { id } = await report(at)
    const manager = await as('manager')
    const law = async () => (await manager('GET', `incidents/${id}/law`)).data as unknown as Law
    await manager('POST', `incidents/${id}/classifications`, broken)
    const proof = {
      how: 'phone',
      at: '2026-03-09T18:40:00Z',
      to: 'Ministry of Labour',
      reference: 'E-1',
    }
    const sent = await manager('PUT', `incidents/${id}/duties/ON-51-NOTICE/proof`, proof)
    assert.ok(sent.status < 300)
    const future = { ...proof, at: '2999-01-01T00:00:00Z' }
    const refused = await manager('PUT', `incidents/${id}/duties/ON-51-REPORT/proof`, future)
    assert.equal(refused.status, 422)
    await manager('POST', `incidents/${id}/classifications`, harmless)
    const after = await law()
    assert.deepEqual(
      after.duties.map(({ code, sent_to }) => [code, sent_to]),
      [['ON-51-NOTICE', 'Ministry of Labour']],
    )
    assert.equal(after.scene, null)
    assert.deepEqual(
      after.classified.map(({ found }) => found.length),
      [0, 3],
    )
  })

  test('runs on the home screen of everyone who sees it, the next one first', async () => {
    const { id } = await report(at)
    await (await as('manager'))('POST', `incidents/${id}/classifications`, broken)
    const { id: hidden } = await report({ ...at, confidential: true })
    await (await as('manager'))('POST', `incidents/${hidden}/classifications`, broken)
    const clocks = async (email: string) =>
      (await (await as(email))('GET', 'incident-clocks')).data as unknown as {
        open: number
        due: number
        clocks: { incident: string; code: string; due_at: string }[]
      }
    const [all, some] = [await clocks('manager'), await clocks('user')]
    assert.ok(all.clocks.length > 0 && all.clocks.length <= 5)
    const days = all.clocks.map(({ due_at }) => Date.parse(due_at))
    assert.deepEqual(
      days,
      days.toSorted((one, other) => one - other),
    )
    assert.equal(all.due - some.due, 3)
    assert.equal(all.open - some.open, 1)
    assert.ok(!some.clocks.some(({ incident }) => incident === hidden))
  })

  test('tells the answers to people who classify, and nobody else classifies', async () => {
    const { id } = await report(at)
    await (await as('manager'))('POST', `incidents/${id}/classifications`, broken)
    const foreman = await as('user')
    const seen = (await foreman('GET', `incidents/${id}/law`)).data as unknown as Law
    assert.equal(seen.duties.length, 3)
    assert.deepEqual(
      seen.classified.map(({ facts }) => facts),
      [null],
    )
    const refused = await foreman('POST', `incidents/${id}/classifications`, harmless)
    assert.equal(refused.status, 403)
  })

  test('holds an incident open until all that is due was sent', async () => {
    const { id } = await report({ ...at, kind: 'near_miss' })
    const manager = await as('manager')
    const step = async (name: string) => {
      const { data } = await manager('GET', `incidents/${id}`)
      return manager('POST', `incidents/${id}/steps`, { version: data.version, step: name })
    }
    await manager('POST', `incidents/${id}/classifications`, {
      ...harmless,
      answers: { claim: { healthCare: 'yes' } },
    })
    await step('triage')
    assert.equal((await step('close')).code, 'incident/duties')
  })

  test('of an entity in the United States is OSHA’s, not Ontario’s', async () => {
    const manager = await as('manager')
    const entities = (await manager('GET', 'entities')).data as unknown as {
      data: { id: string; country: string }[]
    }
    const entity = entities.data.find(({ country }) => country === 'US')?.id
    const { id } = await report({ ...at, entity })
    const answers = { recordable: { daysAway: '2' }, claim: { healthCare: 'yes' } }
    await manager('POST', `incidents/${id}/classifications`, { ...harmless, answers })
    const law = (await manager('GET', `incidents/${id}/law`)).data as unknown as Law
    assert.deepEqual(
      law.duties.map(({ code }) => code),
      ['US-1904-LOG'],
    )
  })
})
