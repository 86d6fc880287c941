// A form that prequalifies: accepted, its score stands on the contractor, ends on its day and is due again.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { check, manager, sending, user } from '../../../tests/submissions/sending.ts'
import { addDays, dayAt } from '../../kit/day.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Approval } from './contractors.contract.ts'

type Row = {
  id: string
  version: number
  prequalification: string | null
  prequalification_score: number | null
  prequalified_on: string | null
  prequalified_until: string | null
}
type Duty = { day: string; state: string }

describe('prequalification of a contractor', () => {
  const server = withServer()
  const { ask, good, form, body, sent, whole } = sending(server)
  const owner = (statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.run(statement))
  const today = dayAt(new Date(), 'America/Toronto')
  const row = (id: string) => good<Row>(manager, 'GET', `trade-contractors/${id}`)
  let made = 0

  /** A contractor with its papers, of whom a form with two checks is asked for a year. */
  async function asked() {
    made += 1
    const { id } = await good<Row>(manager, 'POST', 'trade-contractors', { name: `Asked ${made}` })
    for (const kind of ['clearance', 'liability'])
      await good(manager, 'POST', 'tc-papers', {
        ...{ trade_contractor: id, kind, name: kind, expires_on: addDays(today, 90) },
      })
    const wanted = await form([check('first'), check('second')], {
      ...{ scoring: true, review_required: true, applies_to: ['trade_contractor'], pass_mark: 60 },
    })
    await good(manager, 'POST', 'tc-forms', {
      ...{ trade_contractor: id, form: wanted.id, place: 'contractor', frequency: 'once' },
      ...{ starts_on: today, qualifies_months: 12 },
    })
    const answer = (first: string, second: string) =>
      sent(user, body(wanted, { first, second }, { about: { trade_contractor: id } }))
    return { id, answer }
  }
  async function step(id: string, method: string, name: string, more: object = {}) {
    const { version } = await whole(manager, id)
    await good(manager, method, `submissions/${id}/${name}`, { version, ...more })
  }
  const accept = (id: string) => step(id, 'PUT', 'review')
  async function decide(id: string, state: string, more: object = {}) {
    const { version } = await row(id)
    return ask(manager, 'PATCH', `trade-contractors/${id}`, { version, state, ...more })
  }

  test('counts once it is accepted, with its score, its day and a year; taken back, it counts no more', async () => {
    const { id, answer } = await asked()
    assert.equal((await row(id)).prequalification, 'asked')
    assert.equal((await decide(id, 'approved')).status, 422, 'nothing was accepted')
    const { id: submission } = await answer('pass', 'pass')
    assert.equal((await row(id)).prequalification, 'asked', 'sent is not accepted')
    await accept(submission)
    const { prequalification, prequalification_score, prequalified_on, prequalified_until } =
      await row(id)
    // A year after 29 February is the 28th.
    const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`.replace('02-29', '02-28')
    assert.deepEqual(
      [prequalification, prequalification_score, prequalified_on, prequalified_until],
      ['valid', 100, today, nextYear],
    )
    const said = await good<Approval>(manager, 'GET', `trade-contractors/${id}/approval`)
    assert.deepEqual(
      [said.prequalification, said.score, said.submission],
      ['valid', 100, submission],
    )
    assert.equal((await decide(id, 'approved')).status, 200)
    await step(submission, 'POST', 'reopen', { reason: 'A page is missing.' })
    assert.equal((await row(id)).prequalification, 'asked')
    await accept(submission)
    assert.equal((await row(id)).prequalification, 'valid')
  })

  test('that was not passed allows conditions and no approval; the last one decides', async () => {
    const { id, answer } = await asked()
    const { id: bad } = await answer('pass', 'fail')
    await accept(bad)
    const { prequalification, prequalification_score, prequalified_until } = await row(id)
    assert.deepEqual(
      [prequalification, prequalification_score, prequalified_until],
      ['failed', 50, null],
    )
    assert.equal((await decide(id, 'approved')).status, 422)
    const conditional = await decide(id, 'conditional', { condition: 'Supervised daily.' })
    assert.equal(conditional.status, 200)
    const { id: better } = await answer('pass', 'pass')
    await accept(better)
    assert.equal((await row(id)).prequalification, 'valid')
    const listed = await good<{ data: Row[] }>(
      ...([manager, 'GET', 'trade-contractors?filter[prequalification]=valid'] as const),
    )
    assert.ok(listed.data.some((one) => one.id === id))
  })

  test('is due again when it ends, and has expired the day after; the contractor still works', async () => {
    const { id, answer } = await asked()
    const { id: submission } = await answer('pass', 'pass')
    await accept(submission)
    await decide(id, 'approved')
    const duties = async () =>
      (await good<Duty[]>(manager, 'GET', `trade-contractors/${id}/duties`)).map(
        ({ day, state }) => [day, state],
      )
    assert.deepEqual(await duties(), [[today, 'completed']])
    /** As if it had been sent and accepted a year before that day. */
    async function ends(day: string) {
      await owner(sql`update submissions set submitted_on = ${day}::date - 365,
        submitted_at = ${day}::date - interval '364 days' where id = ${submission}`)
      await owner(sql`update tc_papers set starts_on = ${day}::date - 365, expires_on = ${day}
        where submission = ${submission}`)
    }
    await ends(addDays(today, 20))
    assert.equal((await row(id)).prequalification, 'expiring')
    assert.deepEqual(await duties(), [[addDays(today, 20), 'outstanding']], 'it is due anew')
    await ends(addDays(today, -2))
    const { approval, prequalification } = await good<Approval>(
      ...([manager, 'GET', `trade-contractors/${id}/approval`] as const),
    )
    assert.deepEqual([approval, prequalification], ['approved', 'expired'])
    const { id: anew } = await answer('pass', 'pass')
    assert.deepEqual(await duties(), [[today, 'completed']])
    await accept(anew)
    assert.equal((await row(id)).prequalification, 'valid')
  })

  test('a score of a submission is not written by hand, and who may not edit contractors changes nothing', async () => {
    const { id, answer } = await asked()
    const { id: submission } = await answer('pass', 'pass')
    await accept(submission)
    const { data } = await good<{ data: { id: string; version: number; score: number | null }[] }>(
      ...([
        manager,
        'GET',
        `tc-papers?filter[trade_contractor]=${id}&filter[kind]=prequalification`,
      ] as const),
    )
    const [paper] = data
    assert.equal(paper?.score, 100)
    const change = (who: string) =>
      ask(who, 'PATCH', `tc-papers/${paper?.id}`, { version: paper?.version, score: 10 })
    assert.equal((await change(manager)).status, 422)
    assert.equal((await change(user)).status, 403)
  })
})
