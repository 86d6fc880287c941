// Reasons that people chose: each number is the length of the list that it leads to.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import {
  management,
  manager,
  question,
  sending,
  user,
} from '../../../../tests/submissions/sending.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { newId } from '../../../kit/ids.ts'
import { givingTalks } from '../../toolbox-talks/testing/giving.ts'
import type { readFormsWithReason, readReasonFigures } from './reasons.contract.ts'

type Figures = ReplyOf<typeof readReasonFigures>['data']
type Listed = ReplyOf<typeof readFormsWithReason>['data']

const server = withServer()
const { ask, good, form, body, submit } = sending(server)
const owner = (query: ReturnType<typeof sql>) =>
  server.database.database.transaction('owner', (db) => db.run(query))

const figures = (who: string, query: string) =>
  good<Figures>(who, 'GET', `analytics/incident-reasons?${query}`)

let made = 0

/** A reason with one under it; forms on a day of their own in which each was chosen, and both at once. */
async function chosen(day: string, more: object = {}) {
  made += 1
  const add = (name: string, parent?: string) =>
    good<{ id: string }>(manager, 'POST', 'incident-reasons', { name: `${name} ${made}`, parent })
  const top = await add('Hurry')
  const under = await add('No time planned', top.id)
  const asked = await form([
    question('why', 'treeselect', { slug: 'incident_reasons', multiple: true, ...more } as object),
  ])
  for (const why of [[top.id], [under.id], [top.id, under.id]]) {
    const { status, body: sent } = await submit(manager, body(asked, { why }))
    assert.equal(status, 201, JSON.stringify(sent))
    await owner(
      sql`update submissions set submitted_on = ${day}::date where id = ${Object(sent.data).id}`,
    )
  }
  return { top: top.id, under: under.id, query: `from=${day}&to=${day}` }
}

describe('incident reasons', () => {
  test('count each form once, at the reason and at those above it', async () => {
    const { top, under, query } = await chosen('2019-03-04')
    const { forms, reasons } = await figures(manager, query)
    assert.deepEqual([forms.value, forms.before], [3, 0])
    assert.deepEqual(
      reasons.map(({ id, parent, own, all }) => [id, parent, own.value, all.value]),
      [
        [top, null, 2, 3],
        [under, top, 2, 2],
      ],
    )
  })

  test('stand beside the talks held about them: what no talk covered comes first', async () => {
    const { top, under, query } = await chosen('2019-05-13')
    type Gaps = { gaps: { id: string; forms: number; held: number }[] }
    const gaps = async () =>
      (await good<Gaps>(manager, 'GET', `analytics/toolbox?${query}`)).gaps.map(
        ({ id, forms, held }) => [id, forms, held],
      )
    assert.deepEqual(
      (await gaps()).toSorted(),
      [
        [top, 2, 0],
        [under, 2, 0],
      ].toSorted(),
    )
    const { aTalk, aProject, given, as } = givingTalks(server)
    const talk = await aTalk('Plan the time', { reasons: [under] })
    const project = await aProject()
    const { status } = await (await as('manager'))(
      'PUT',
      `given-talks/${newId()}`,
      given(project.id, { talk: talk.id, started_at: '2019-05-13T12:00:00Z' }),
    )
    assert.equal(status, 200)
    assert.deepEqual(await gaps(), [
      [top, 2, 0],
      [under, 2, 1],
    ])
  })

  test('lead from each number to the list of just what it counts', async () => {
    const { query } = await chosen('2019-03-05')
    const { forms, reasons, projects } = await figures(manager, query)
    for (const { value, to } of [
      forms,
      ...reasons.flatMap(({ own, all }) => [own, all]),
      ...projects.map((one) => one.forms),
    ]) {
      const path = to.replace('analytics/incident-reasons', 'analytics/forms-with-reason')
      const list = await good<Listed>(manager, 'GET', path.replace('/dashboard/', ''))
      assert.deepEqual([list.total, list.forms.length], [value, value], path)
    }
  })

  test('that were given in confidence are counted for people who read them alone', async () => {
    const { query } = await chosen('2019-03-06', { confidential: true })
    assert.equal((await figures(manager, query)).forms.value, 3)
    const seen = await figures(management, query)
    assert.deepEqual([seen.forms.value, seen.reasons], [0, []])
  })

  test('are for who may see the report, of the submissions that they see', async () => {
    const { query } = await chosen('2019-03-07')
    const refused = await ask(user, 'GET', `analytics/incident-reasons?${query}`)
    assert.equal(refused.body.code, 'grant/missing')
    assert.equal((await figures(management, query)).forms.value, 3)
    await owner(sql`update account set scope = 'own' where login_id =
      (select id from login where email = ${management})`)
    const { forms, reasons, projects } = await figures(management, query)
    assert.deepEqual([forms.value, reasons, projects], [0, [], []])
  })
})
