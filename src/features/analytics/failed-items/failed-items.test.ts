// What fails in checks: each number is the length of the list that it leads to.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { asking } from '../../incidents/testing/asking.ts'
import {
  checkCounts,
  type readChecksOfFigure,
  type readFailedItems,
} from './failed-items.contract.ts'

type Figures = ReplyOf<typeof readFailedItems>['data']

const server = withServer()
const { as } = asking(server)
const owner = <T>(work: Parameters<typeof server.database.database.transaction<T>>[1]) =>
  server.database.database.transaction('owner', work)

const whole = 'from=2020-01-01&to=2099-12-31'
const figures = async (who: string, query = whole) =>
  (await (await as(who))('GET', `analytics/failed-items?${query}`)).data as unknown as Figures

const listed = async (who: string, to: string | null) => {
  const path = to?.replace('analytics/failed-items', 'analytics/checks-of-figure')
  const { data } = await (await as(who))('GET', path?.replace('/dashboard/', '') ?? 'nowhere')
  return data as unknown as ReplyOf<typeof readChecksOfFigure>['data']
}

describe('failed items', () => {
  const totalOf = async (to: string | null) => {
    const path = to?.replace('/dashboard/all-', '') ?? 'nowhere'
    const { data } = await (await as('manager'))('GET', path)
    return data.total
  }

  test('are counted as the lists show them, void ones in neither', async () => {
    const before = await figures('manager')
    const [checks, failed, fails] = before.counts
    assert.ok(checks && failed && fails && checks.value > failed.value && failed.value > 0)
    assert.ok(fails.value >= failed.value)
    assert.equal(await totalOf(checks.to), checks.value)
    assert.equal(await totalOf(failed.to), failed.value)
    for (const one of [...before.forms, ...before.projects])
      assert.equal(await totalOf(one.tos.checks), one.checks, one.name ?? 'no project')
    for (const rows of [before.forms, before.projects])
      assert.equal(
        rows.reduce((sum, one) => sum + one.fails, 0),
        fails.value,
      )
    assert.equal(before.passRate.value, 100 * (1 - failed.value / checks.value))
    await owner((db) =>
      db.run(sql`update submissions set stage = 'void' where id = (
        select s.id from submissions s join forms f on f.id = s.form and f.kind = 'inspection'
        where s.stage <> 'void' and s.fails > 0 and s.archived_at is null
          and s.company_id = (select id from company where slug = 'northgate') limit 1)`),
    )
    const after = await figures('manager')
    assert.equal(after.counts[0]?.value, checks.value - 1)
    assert.equal(after.counts[1]?.value, failed.value - 1)
  })

  test('lead from failed items, and from a model, to the list of just these', async () => {
    const { counts, forms, models, projects } = await figures('manager')
    const numbers = [
      ...counts.filter(({ name }) => name === 'fails').map(({ value, to }) => [value, to] as const),
      ...[...forms, ...projects].map(({ fails, tos }) => [fails, tos.fails] as const),
      ...models.flatMap(({ tos, ...one }) =>
        checkCounts.map((name) => [one[name], tos[name]] as const),
      ),
    ]
    assert.ok(numbers.length > 20 && models.length > 1)
    for (const [value, to] of numbers) {
      const { total, checks } = await listed('manager', to)
      assert.deepEqual([total, checks.length], [value, Math.min(value, 500)], to ?? 'nowhere')
    }
    const { checks } = await listed('manager', counts[2]?.to ?? null)
    assert.ok(checks.every(({ item }) => item !== null && item !== ''))
  })

  test('say nothing of a rate where there are too few, or none', async () => {
    const { counts, passRate, daysToFix, forms } = await figures(
      'manager',
      'from=2001-01-01&to=2001-12-31',
    )
    assert.deepEqual([counts.map(({ value }) => value), forms], [[0, 0, 0], []])
    assert.deepEqual([passRate.value, daysToFix.value], [null, null])
  })

  test('that are confidential are counted for people who read them alone', async () => {
    const [one] = await owner((db) =>
      db.many<{ id: string }>(sql`
        update submissions set all_fails = fails + 3 where id = (
          select s.id from submissions s join forms f on f.id = s.form and f.kind = 'inspection'
          where s.stage <> 'void' and s.archived_at is null
            and s.company_id = (select id from company where slug = 'northgate') limit 1)
        returning id`),
    )
    assert.ok(one)
    const [all, some] = [await figures('manager'), await figures('management')]
    assert.equal((all.counts[2]?.value ?? 0) - (some.counts[2]?.value ?? 0), 3)
  })

  test('of a confidential question are listed for people who read it alone', async () => {
    const here = '/dashboard/analytics/failed-items?from=2020-01-01&to=2099-12-31&show=fails'
    const [one] = (await listed('management', here)).checks
    assert.ok(one)
    const found = await owner(async (db) => {
      await db.run(sql`set local session_replication_role = replica`)
      return db.many<{ form: string }>(sql`
        update form_version v set definition = jsonb_set(v.definition, '{fields}', (
          select jsonb_agg(f || '{"confidential": true}') from jsonb_array_elements(v.definition -> 'fields') f))
        where v.form = (select form from submissions where id = ${one.id}) returning v.form`)
    })
    const ofForm = `${here}&form=${found[0]?.form}`
    assert.ok((await listed('manager', ofForm)).total > 0)
    assert.equal((await listed('management', ofForm)).total, 0)
  })

  test('are for who may see the report, and count only the submissions that they see', async () => {
    assert.equal((await (await as('user'))('GET', 'analytics/failed-items')).code, 'grant/missing')
    const wrong = 'analytics/failed-items?from=2026-02-01&to=2026-01-01'
    assert.equal((await (await as('manager'))('GET', wrong)).status, 422)
    await owner((db) =>
      db.run(sql`update account set scope = 'own' where id = (select a.id from account a
        join login l on l.id = a.login_id where l.email = 'management@northgate.test')`),
    )
    const { counts, forms } = await figures('management')
    assert.deepEqual([counts[0]?.value, forms], [0, []])
  })
})
