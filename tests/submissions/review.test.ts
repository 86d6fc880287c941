// Review: who may take which step, in which stage, and who gets which mail.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { revising } from './revising.ts'
import { check, management, manager, sending, stranger, text, user } from './sending.ts'

describe('reviewing', () => {
  const server = withServer()
  const { ask, form, body, sent, whole } = sending(server)
  const { asked, change, revise, revised, signAll } = revising(server)
  const owner = <T>(query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))

  test('review: in its order, by the version that was read, with reasons', async () => {
    const { made, id } = await asked({ review_required: true })
    const step = async (name: string, more: Record<string, unknown> = {}, by = management) => {
      const { version } = await whole(by, id)
      const method = name === 'review' ? 'PUT' : 'POST'
      const answer = await ask(by, method, `submissions/${id}/${name}`, { version, ...more })
      return answer.status === 200
        ? (answer.body.data as unknown as { stage: string }).stage
        : answer.body.code
    }
    const why = { reason: 'Look again' }
    assert.equal(await step('review'), 'submission/state')
    assert.equal(await step('return'), 'input/invalid')
    assert.equal(await step('return', why), 'returned')
    assert.deepEqual((await whole(user, id)).can, ['revise'])
    await revised(user, id, change(made, { note: 'Better' }))
    assert.equal((await whole(user, id)).stage, 'unsigned')
    await signAll(await whole(user, id))
    assert.equal(await step('close'), 'submission/state')
    assert.equal(await step('review', { comment: 'Good' }), 'reviewed')
    assert.equal(await step('close'), 'closed')
    const locked = await revise(user, id, change(made, { note: 'x' }, { of: 2 }))
    assert.deepEqual([locked.status, locked.body.code], [409, 'submission/locked'])
    assert.deepEqual((await whole(management, id)).can, ['reopen'])
    assert.equal(await step('reopen', why), 'signed')
    assert.equal(await step('review'), 'reviewed')
    assert.equal(await step('void', why), 'void')
    assert.equal(await step('reopen', why), 'submission/state')
    assert.equal((await revise(user, id, change(made, { note: 'x' }, { of: 2 }))).status, 409)
    const { events } = await whole(user, id)
    assert.deepEqual(
      events.map(({ kind, reason }) => `${kind}${reason === null ? '' : `: ${reason}`}`),
      [
        'submitted',
        'returned: Look again',
        'revised: It was the other one',
        'approved: Good',
        'closed',
        'reopened: Look again',
        'approved',
        'voided: Look again',
      ],
    )
    const stale = await ask(management, 'POST', `submissions/${id}/void`, { version: 1, ...why })
    assert.deepEqual([stale.status, stale.body.code], [409, 'row/stale'])
    assert.equal(
      (await ask(user, 'POST', `submissions/${id}/void`, { version: 1, ...why })).status,
      403,
    )
    assert.equal(
      (await ask(stranger, 'POST', `submissions/${id}/void`, { version: 1, ...why })).status,
      404,
    )
  })

  test('a return names questions; one that the form does not ask, or that the reviewer may not see, is refused', async () => {
    const made = await form([check('brakes'), text('health', { confidential: true })], {
      signature_policy: 'submitter',
    })
    const given = body(made, { brakes: 'pass', health: 'Pacemaker' })
    await sent(user, given)
    const back = async (by: string, questions: string[]) => {
      const { version } = await whole(by, given.id)
      const told = { version, reason: 'Look again', questions }
      return ask(by, 'POST', `submissions/${given.id}/return`, told)
    }
    for (const wrong of ['horn', 'health']) {
      const refused = await back(management, [wrong])
      assert.deepEqual([refused.status, refused.body.code], [422, 'input/invalid'])
    }
    assert.equal((await back(manager, ['brakes', 'health'])).status, 200)
    const named = async (who: string) =>
      (await whole(who, given.id)).events.find(({ kind }) => kind === 'returned')?.questions
    assert.deepEqual(await named(user), ['brakes', 'health'])
    assert.deepEqual(await named(management), ['brakes'])
  })

  test('nobody reviews their own where the form asks for a review, nor what they corrected', async () => {
    const { id } = await asked({ review_required: true }, manager)
    await signAll(await whole(manager, id))
    const read = await whole(manager, id)
    assert.ok(!read.can.includes('approve'))
    const own = await ask(manager, 'PUT', `submissions/${id}/review`, { version: read.version })
    assert.deepEqual([own.status, own.body.code], [409, 'submission/own'])
    const corrected = await asked({ review_required: true })
    await revised(manager, corrected.id, change(corrected.made, { note: 'Mine now' }))
    await signAll(await whole(manager, corrected.id))
    assert.ok(!(await whole(manager, corrected.id)).can.includes('approve'))
    const free = await asked({}, manager)
    await signAll(await whole(manager, free.id))
    const { version, can } = await whole(manager, free.id)
    assert.ok(can.includes('approve'))
    assert.equal(
      (await ask(manager, 'PUT', `submissions/${free.id}/review`, { version })).status,
      200,
    )
  })

  test('what was sent twice is declared void with the one that counts', async () => {
    const { made, id } = await asked()
    const twin = body(made, { note: 'x' })
    await sent(user, twin)
    const other = body(await form([check('a')]), { a: 'pass' })
    await sent(user, other)
    const { version } = await whole(manager, id)
    const declare = (of: string) =>
      ask(manager, 'POST', `submissions/${id}/void`, {
        version,
        reason: 'Sent twice',
        duplicate_of: of,
      })
    for (const wrong of [id, other.id, randomUUID()])
      assert.deepEqual(Object.keys((await declare(wrong)).body.errors ?? {}), ['duplicate_of'])
    assert.equal((await declare(twin.id)).status, 200)
    const read = await whole(user, id)
    assert.equal(read.duplicate_of?.id, twin.id)
    assert.equal(read.stage, 'void')
    const back = await whole(manager, twin.id)
    const { body: refused } = await ask(manager, 'POST', `submissions/${twin.id}/void`, {
      version: back.version,
      reason: 'That one counts',
      duplicate_of: id,
    })
    assert.deepEqual(Object.keys(refused.errors ?? {}), ['duplicate_of'])
  })

  test('while something is open it is not closed', async () => {
    const made = await form([check('a', { deficiency: { severity: 'low' } })])
    const given = body(made, { a: 'fail' })
    await sent(user, given)
    const { version } = await whole(manager, given.id)
    const { body: refused } = await ask(manager, 'POST', `submissions/${given.id}/close`, {
      version,
    })
    assert.equal(refused.code, 'submission/open')
    await owner(sql`update deficiencies set status = 'closed' where submission = ${given.id}`)
    const closed = await ask(manager, 'POST', `submissions/${given.id}/close`, { version })
    assert.equal(closed.status, 200)
  })
})
