// What plans expected and what came: each number is the length of the list that it leads to.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { management, manager, user } from '../../../../tests/submissions/sending.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { planning, site } from '../../projects/testing/planning.ts'
import {
  formCounts,
  type readComplianceFigures,
  type readExpectedForms,
} from './compliance.contract.ts'

type Figures = ReplyOf<typeof readComplianceFigures>['data']
type Listed = ReplyOf<typeof readExpectedForms>['data']

const server = withServer()
const { ask, good, form, body, submit, owner, project, expected } = planning(server)

const week = 'from=2026-03-02&to=2026-03-08'
const figures = (who: string, query: string) =>
  good<Figures>(who, 'GET', `analytics/compliance?${query}`)
const valuesOf = (counts: Figures['counts']) => formCounts.map((name) => counts[name].value)

/** A project on which one form was expected on five days: it came in time, late, it rained, and it came twice not. */
async function oneWeek() {
  const id = await project()
  const asked = await form(site)
  await expected({ form: asked.id, projects: [id], weekdays: [1, 2, 3, 4, 5], due_time: '09:00' })
  await owner(
    sql`update project_forms set starts_on = '2026-03-02', ends_on = '2026-03-06' where project = ${id}`,
  )
  for (const at of ['2026-03-02T08:00', '2026-03-03T10:00']) {
    const { status, body: sent } = await submit(manager, body(asked, { site: id }))
    assert.equal(status, 201)
    await owner(sql`update submissions s set submitted_at = ${at}::timestamp at time zone c.timezone,
      submitted_on = ${at}::date from company c
      where c.id = s.company_id and s.id = ${Object(sent.data).id}`)
  }
  await owner(sql`insert into rain_days (company_id, project, day, kind, part, reason, affects_forms)
    select company_id, id, '2026-03-04', 'rain', 'full', 'Rain', true from projects where id = ${id}`)
  return { id, form: asked.id }
}

const setManagement = (what: Sql) =>
  owner(sql`update account set ${what} where login_id =
    (select id from login where email = ${management})`)

describe('compliance', () => {
  test('counts what was due by week, form and project; what rain excused is due of nobody', async () => {
    const { id, form } = await oneWeek()
    const found = await figures(manager, `${week}&project=${id}`)
    const all = [4, 1, 1, 2, 1]
    assert.deepEqual(valuesOf(found.counts), all)
    assert.deepEqual(
      found.weeks.map(({ week, counts }) => [week, valuesOf(counts)]),
      [['2026-03-02', all]],
    )
    for (const [rows, of] of [
      [found.forms, form],
      [found.places, id],
    ] as const)
      assert.deepEqual(
        rows.map((one) => [one.id, valuesOf(one.counts)]),
        [[of, all]],
      )
    // Four are too few for a share.
    assert.deepEqual([found.came, found.inTime], Array(2).fill({ value: null, before: null }))
    const later = await figures(manager, `from=2026-03-09&to=2026-03-15&project=${id}`)
    assert.equal(later.countsBefore.missed, 2)
  })

  test('leads from each number to the list of just what it counts', async () => {
    await oneWeek()
    const { counts, weeks, forms, places } = await figures(manager, week)
    for (const one of [counts, ...[...weeks, ...forms, ...places].map((row) => row.counts)])
      for (const { value, to } of Object.values(one)) {
        const { total, forms } = await good<Listed>(
          manager,
          'GET',
          to?.replace('/dashboard/analytics/compliance', 'analytics/expected-forms') ?? 'nowhere',
        )
        assert.deepEqual([total, forms.length], [value, value], String(to))
      }
  })

  test('says of a form that came which submission it is, and opens it to those who see it', async () => {
    const { id } = await oneWeek()
    const list = `analytics/expected-forms?${week}&project=${id}&show=received`
    const [received] = (await good<Listed>(manager, 'GET', list)).forms
    assert.deepEqual([received?.day, received?.state], ['2026-03-02', 'received'])
    assert.ok(received?.submission?.id)
    await setManagement(
      sql`denied_grants = '{submissions.view-all,submissions.view-unsigned,submissions.view-signed,submissions.review}'`,
    )
    const [hidden] = (await good<Listed>(management, 'GET', list)).forms
    assert.deepEqual(hidden?.submission, { id: null, number: received.submission.number })
    await setManagement(sql`denied_grants = '{}'`)
  })

  test('is for who may see the report, of the projects that they see; its lists for who may see trackers', async () => {
    assert.equal(
      (await ask(user, 'GET', `analytics/compliance?${week}`)).body.code,
      'grant/missing',
    )
    const { id } = await oneWeek()
    await setManagement(sql`denied_grants = '{projects.submission-tracker}'`)
    const blind = await figures(management, `${week}&project=${id}`)
    assert.deepEqual(
      [blind.counts.missed, blind.forms[0]?.counts.missed.to],
      [{ value: 2, to: null }, null],
    )
    const list = `analytics/expected-forms?${week}&project=${id}&show=missed`
    assert.equal((await good<Listed>(management, 'GET', list)).total, 0)
    await setManagement(sql`denied_grants = '{}', scope = 'own'`)
    const narrow = await figures(management, week)
    assert.deepEqual([valuesOf(narrow.counts), narrow.places], [[0, 0, 0, 0, 0], []])
    assert.equal((await good<Listed>(management, 'GET', list)).total, 0)
    await setManagement(sql`scope = null`)
  })

  test('refuses a period that ends before it begins, in words', async () => {
    const { status, body } = await ask(
      manager,
      'GET',
      'analytics/compliance?from=2026-03-08&to=2026-03-02',
    )
    assert.deepEqual([status, body.errors], [422, { to: ['The end is before the start.'] }])
  })
})
