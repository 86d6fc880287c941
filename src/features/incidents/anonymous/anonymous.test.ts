// A report without an account: it is answered, leads to a record that nobody reported, and leaves nothing of its sender.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { stranger } from '../../../../tests/submissions/sending.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { prove } from '../../../kit/proof-of-work/proof-of-work.ts'
import { asking } from '../testing/asking.ts'
import { groupsOf, newTrackingCode } from './tracking-code.ts'

type Row = { id: string; words: string; waits: boolean; incident: { id: string } | null }
type Message = { id: string; words: string; translation: string | null; of_reporter: boolean }

describe('an anonymous report', () => {
  const server = withServer()
  const { as } = asking(server)
  async function projectId(at = 0) {
    const { data } = await (await as('manager'))('GET', 'incident-offer')
    const found = (data.projects as { id: string }[])[at]
    assert.ok(found)
    return found.id
  }
  async function poster(project: string) {
    const { data } = await (await as('manager'))('PUT', `report-codes/${project}`)
    return String(data.path).split('/').at(-1) ?? ''
  }
  async function send(token: string, code = newTrackingCode(), more: object = {}) {
    const body = {
      ...{ code, kind: 'hazard', words: 'Falta una baranda.', place: 'Piso 3', lang: 'es' },
      proof: await prove(code),
      ...more,
    }
    return { code, ...(await server.ask('POST', `/api/report/${token}`, { body })) }
  }
  const thread = async (code: string) => {
    const { status, body } = await server.ask('GET', `/api/report/thread/${code}`)
    const data = body.data as { project: string; messages: Message[] } | undefined
    return { status, data, messages: data?.messages ?? [] }
  }
  const write = async (code: string, words: string, id = newId()) =>
    server.ask('PUT', `/api/report/thread/${code}/messages/${id}`, {
      body: { words, proof: await prove(id) },
    })
  async function listed(words: string, view = 'all') {
    const { data } = await (await as('manager'))('GET', `anonymous-reports?view=${view}`)
    return (data as unknown as Row[]).filter((row) => row.words === words)
  }
  const owner = <T>(work: Parameters<typeof server.database.database.transaction<T>>[1]) =>
    server.database.database.transaction('owner', work)

  test('is answered with a translation beside it, and answered again', async () => {
    const token = await poster(await projectId())
    const words = 'Falta una baranda junto al montacargas.'
    const { code, status } = await send(token, undefined, { words })
    assert.equal(status, 204)
    assert.equal((await send(token, code, { words })).status, 204)
    const [report, ...others] = await listed(words, 'waiting')
    assert.ok(report)
    assert.deepEqual(others, [])
    const manager = await as('manager')
    const path = `anonymous-reports/${report.id}/messages`
    const [first] = (await thread(code)).messages
    await manager('PUT', `${path}/${first?.id}/translation`, {
      translation: 'A guardrail is missing.',
    })
    const answer = { words: 'We put it back.', translation: 'Ya la pusimos.' }
    assert.equal((await manager('PUT', `${path}/${newId()}`, answer)).status, 204)
    assert.deepEqual(await listed(words, 'waiting'), [])
    assert.equal((await write(groupsOf(code).toLowerCase(), 'Gracias.')).status, 204)
    assert.equal((await listed(words, 'waiting')).length, 1)
    assert.deepEqual(
      (await thread(code)).messages.map(({ words, translation, of_reporter }) => [
        ...[words, translation, of_reporter],
      ]),
      [
        [words, 'A guardrail is missing.', true],
        ['We put it back.', 'Ya la pusimos.', false],
        ['Gracias.', null, true],
      ],
    )
  })

  test('leaves no address, device or account behind', async () => {
    const { code } = await send(await poster(await projectId()), undefined, { words: 'No trace.' })
    await write(code, 'Nor of this.')
    await thread('2222222222222222')
    const left = await owner((db) =>
      db.many(
        { subject: 'string', ip: 'string?', request_id: 'string?', actor: 'string?' },
        sql`
        select subject, ip, request_id, actor_id as actor from change
        where subject in ('anonymous_reports', 'report_messages') and after::text ~ 'No trace|Nor of|hazard'`,
      ),
    )
    assert.ok(left.length >= 3)
    for (const one of left)
      assert.deepEqual([one.ip, one.request_id, one.actor], [null, null, null], one.subject)
    const counted = await owner((db) =>
      db.many({ key: 'string' }, sql`select key from attempt where key ~ 'report|thread|miss'`),
    )
    assert.deepEqual(counted, [])
    const codes = await owner((db) =>
      db.many(
        { found: 'string' },
        sql`
        select c.after::text as found from change c where c.after::text like ${`%${code}%`}
        union all select r::text from anonymous_reports r where r::text like ${`%${code}%`}`,
      ),
    )
    assert.deepEqual(codes, [])
  })

  test('becomes an incident of its project that nobody reported, once', async () => {
    const project = await projectId(1)
    const words = 'Una tabla cayó del andamio.'
    const { code } = await send(await poster(project), undefined, { words, kind: 'near_miss' })
    const [report] = await listed(words)
    const manager = await as('manager')
    const make = () => manager('POST', `anonymous-reports/${report?.id}/incident`)
    const { data } = await make()
    assert.equal((await make()).data.id, data.id)
    const { data: made } = await manager('GET', `incidents/${data.id}`)
    assert.deepEqual(
      [made.anonymous, made.reported_by, made.description, made.kind, made.place],
      [true, null, words, 'near_miss', 'Piso 3'],
    )
    assert.equal((made.project as { id: string }).id, project)
    // A restricted incident hides its report from people who may not read it, and not from the reporter.
    await manager('PATCH', `incidents/${data.id}`, { version: made.version, confidential: true })
    const user = await as('management')
    assert.equal((await user('GET', `anonymous-reports/${report?.id}`)).status, 404)
    assert.equal((await thread(code)).messages.length, 1)
  })

  test('goes nowhere by an old code, without the work, or into another company', async () => {
    const project = await projectId()
    const old = await poster(project)
    const token = await poster(project)
    assert.equal((await send(old)).status, 404)
    const code = newTrackingCode()
    const unproved = await send(token, code, { proof: await prove(newTrackingCode()) })
    assert.equal(unproved.body.code, 'request/unproved')
    assert.equal((await thread(code)).status, 404)
    assert.equal((await send(token, 'SHORT')).status, 422)
    const empty = await send(token, undefined, { words: ' ' })
    assert.ok((empty.body.errors as Record<string, unknown>).words)
    const { code: sent } = await send(token, undefined, { words: 'Ours alone.' })
    const [report] = await listed('Ours alone.')
    const other = { token: await server.token(stranger) }
    for (const [method, path, body] of [
      ['GET', `anonymous-reports/${report?.id}`],
      ['PUT', `anonymous-reports/${report?.id}/messages/${newId()}`, { words: 'Not theirs' }],
      ['POST', `anonymous-reports/${report?.id}/incident`],
      ['PUT', `report-codes/${project}`],
    ] as const)
      assert.equal(
        (await server.ask(method, `/api/dashboard/${path}`, { ...other, body })).status,
        404,
        path,
      )
    await (await as('manager'))('DELETE', `report-codes/${project}`)
    assert.equal((await send(token)).status, 404)
    // What was sent before is still answered.
    assert.equal((await thread(sent)).status, 200)
  })

  test('is guessed at twenty times a minute at most', async () => {
    const statuses = new Set<number>()
    for (let n = 0; n < 25; n++) statuses.add((await thread(newTrackingCode())).status)
    assert.deepEqual([...statuses], [404, 429])
  })
})
