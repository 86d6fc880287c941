// A contractor's forms by a code: filled without an account, for what the code is for and as long as it holds.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import {
  ago,
  manager,
  question,
  sending,
  sha256,
  stranger,
  text,
  user,
} from '../../../../tests/submissions/sending.ts'
import { addDays, dayAt } from '../../../kit/day.ts'
import { sql } from '../../../kit/db/sql.ts'
import { prove } from '../../../kit/proof-of-work/proof-of-work.ts'
import type { ContractorCodes } from '../../contractors/codes/codes.contract.ts'
import type { FollowedByCode, OpenedCode, ReceiptByCode } from './by-code.contract.ts'

describe('forms of a contractor by a code', () => {
  const server = withServer()
  const { ask, good, form } = sending(server)
  const owner = (statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<{ id: string }>(statement))
  const today = dayAt(new Date(), 'America/Toronto')
  let made = 0

  /** A contractor on a project, which owes one form there today. */
  async function owing() {
    made += 1
    const contractor = (
      await good(manager, 'POST', 'trade-contractors', { name: `By code ${made}` })
    ).id
    const given = { number: `Q-${made}`, name: `Code site ${made}`, start_date: '2026-01-05' }
    const project = (await good(manager, 'POST', 'projects', given)).id
    await owner(sql`update projects set status = 'active' where id = ${project}`)
    await good(manager, 'POST', 'tc-projects', {
      ...{ trade_contractor: contractor, project, starts_on: addDays(today, -1) },
    })
    const { id, version } = await form([
      text('what', { required: true }),
      question('shots', 'file'),
    ])
    const line = await good(manager, 'POST', 'tc-forms', {
      ...{ trade_contractor: contractor, form: id, frequency: 'day' },
      ...{ due_on: today, starts_on: today },
    })
    return { contractor, project, version, line: line.id }
  }
  const codes = (id: string) => `trade-contractors/${id}/codes`
  const tokenIn = (path: string | null | undefined) => path?.split('/').at(-1) ?? ''
  const public_ = (method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/qr-code/contractors/${path}`, {
      ...(body !== undefined && { body }),
    })
  type Owing = Awaited<ReturnType<typeof owing>>
  const filled = async (of: Owing, more: object = {}) => {
    const id = randomUUID()
    return {
      ...{ id, line: of.line, place: of.project, day: today, version: of.version },
      ...{ answers: { what: 'Swept.' }, files: [], lang: 'en', name: 'Jan Kowalski' },
      ...{ started_at: ago(60_000), submitted_at: ago(0), proof: await prove(id) },
      ...more,
    }
  }
  const send = (code: string, body: object) => public_('POST', `${code}/submissions`, body)
  const codeOf = async (of: Owing) =>
    tokenIn((await good<ContractorCodes>(manager, 'PUT', codes(of.contractor))).path)

  test('a worker without an account fills what is due, and hears by the tracking code that it came back', async () => {
    const of = await owing()
    const code = await codeOf(of)
    const opened = async () => (await public_('GET', code)).body.data as unknown as OpenedCode
    const [due] = (await opened()).forms
    assert.deepEqual(
      [due?.line, due?.place.id, due?.day, due?.state],
      [of.line, of.project, today, 'outstanding'],
    )
    const shown = await public_('GET', `${code}/forms/${of.line}?place=${of.project}`)
    assert.equal(shown.status, 200)

    const photo = randomUUID()
    const sent = new FormData()
    sent.set('file', new File(['swept'], 'floor.txt', { type: 'text/plain' }))
    const stored = await fetch(
      `${server.address}/api/qr-code/contractors/${code}/files?id=${photo}`,
      {
        ...{ method: 'POST', body: sent },
      },
    )
    assert.equal(stored.status, 200, await stored.clone().text())
    const { data: file } = (await stored.json()) as { data: { id: string; sha256: string } }
    const body = await filled(of, {
      ...{ answers: { what: 'Swept.', shots: [{ id: file.id }] } },
      files: [{ id: file.id, sha256: file.sha256 }],
    })
    const first = await send(code, body)
    assert.equal(first.status, 201, JSON.stringify(first.body))
    const receipt = first.body.data as unknown as ReceiptByCode
    assert.deepEqual(
      receipt.files.map(({ id }) => id),
      [file.id],
    )
    const again = await send(code, { ...body, proof: await prove(body.id) })
    assert.deepEqual(again.body, first.body, 'sent twice, it is one with one tracking code')
    assert.equal((await opened()).forms[0]?.state, 'done')

    const asked = async () =>
      (await public_('GET', `${code}/sent/${receipt.tracking.toLowerCase()}`)).body
        .data as unknown as FollowedByCode
    assert.deepEqual([(await asked()).state, (await asked()).number], ['received', receipt.number])
    const refusal = { submissions: [body.id], decision: 'refuse', reason: 'Blurred.' }
    const decided = await ask(manager, 'POST', 'contractor-decisions', refusal)
    assert.deepEqual(decided.body.data, { decided: 1, left: [] })
    assert.deepEqual([(await asked()).state, (await asked()).reason], ['refused', 'Blurred.'])
    assert.equal((await public_('GET', `${code}/sent/AAAAAAAAAAAA`)).status, 404)
  })

  test('without work that was done for it, for another day, another place or another contractor nothing is taken', async () => {
    const [of, other] = [await owing(), await owing()]
    const code = await codeOf(of)
    const body = await filled(of)
    const refused = async (more: object) => (await send(code, { ...body, ...more })).status
    assert.equal(await refused({ proof: { at: body.proof.at, nonce: body.proof.nonce + 1 } }), 422)
    assert.equal(await refused({ day: addDays(today, 3) }), 422)
    assert.equal(await refused({ name: ' ' }), 422)
    assert.equal(await refused({ place: other.project }), 404)
    assert.equal(await refused({ line: other.line, place: other.project }), 404)
    assert.equal((await send(code, body)).status, 201)
    const theirs = { ...(await filled(of)), files: [{ id: randomUUID(), sha256: sha256('x') }] }
    const named = { ...theirs, answers: { what: 'x', shots: [{ id: theirs.files[0]?.id }] } }
    assert.equal((await send(code, named)).status, 422, 'a file that is not here')
  })

  test('a code of one form is for that form and project, until its last day', async () => {
    const of = await owing()
    const at = codes(of.contractor)
    const wanted = { line: of.line, project: of.project, ends_on: addDays(today, 30) }
    const past = await ask(manager, 'PUT', `${at}/forms`, {
      ...wanted,
      ends_on: addDays(today, -1),
    })
    assert.equal(past.status, 422)
    const settings = await good<ContractorCodes>(manager, 'PUT', `${at}/forms`, wanted)
    const made = settings.forms[0]?.code
    const code = tokenIn(made?.path)
    assert.equal((await public_('GET', code)).status, 200)
    const second = await form([text('more')])
    const line = await good(manager, 'POST', 'tc-forms', {
      ...{ trade_contractor: of.contractor, form: second.id, frequency: 'day' },
      ...{ due_on: today, starts_on: today },
    })
    const elsewhere = { ...of, line: line.id, version: second.version }
    const aside = await send(code, await filled(elsewhere, { answers: { more: 'x' } }))
    assert.equal(aside.status, 404, 'another form of the same contractor')
    assert.equal((await send(code, await filled(of))).status, 201)
    await owner(sql`update tc_form_codes set ends_on = company_today() - 1
      from (select set_config('app.company_id', company_id::text, true), company_id from trade_contractors
        where id = ${of.contractor}) c
      where tc_form_codes.trade_contractor = ${of.contractor} returning tc_form_codes.id`)
    assert.equal((await public_('GET', code)).status, 404, 'its last day is over')
  })

  test('a code that was turned over or withdrawn leads nowhere, and its scans are a number', async () => {
    const of = await owing()
    const first = await codeOf(of)
    await public_('GET', first)
    const { scans } = await good<ContractorCodes>(manager, 'GET', codes(of.contractor))
    assert.equal(scans, 1)
    const second = await codeOf(of)
    assert.deepEqual(
      [(await public_('GET', first)).status, (await public_('GET', second)).status],
      [404, 200],
    )
    assert.equal((await ask(manager, 'DELETE', codes(of.contractor))).status, 200)
    assert.equal((await public_('GET', second)).status, 404)
    assert.equal((await ask(user, 'PUT', codes(of.contractor))).status, 403)
    for (const method of ['GET', 'PUT', 'DELETE'])
      assert.equal((await ask(stranger, method, codes(of.contractor))).status, 404)
  })
})
