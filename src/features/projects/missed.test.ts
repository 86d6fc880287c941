// The person who is asked for a form is told once that it did not come: by the server's own job, and by a
// clock that is set.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { dbTest } from '../../../tests/database.ts'
import { manager, text, user } from '../../../tests/submissions/sending.ts'
import { until } from '../../../tests/until.ts'
import { addDays, dayMs, weekdayOf } from '../../kit/day.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { awaitMorning, writeMorning } from '../notices/server/morning.job.ts'
import { takeUnreportedDays } from './missed/missed.store.ts'
import { type Missed, missedSection, wayTo } from './missed/missed.ts'
import { tellMissed } from './missed/tell-missed.server.ts'
import { everyDay, planning, site } from './testing/planning.ts'

const eachDay = { frequency: 'daily', weekdays: everyDay }
type Mail = { recipient: string; subject: string; text: string }

describe('what did not come', () => {
  const server = withServer()
  const { good, form, body, sent, publish, owner, project, tracker, expected, since } =
    planning(server)
  const database = () => server.database.database
  const inCompany = <T>(work: (db: Db) => Promise<T>) =>
    database().transaction('owner', async (db) => {
      await db.run(sql`
        select set_config('app.company_id', id::text, true) from company where slug = 'northgate'`)
      return db.as('app', () => work(db))
    })
  const people = { luc: '', elena: '', dwayne: '', priya: '' }
  const named = async (search: string) =>
    (await good<{ data: { id: string }[] }>(manager, 'GET', `users?search=${search}`)).data[0]
      ?.id ?? ''
  const mails = () =>
    database().transaction('owner', (db) =>
      db.many<Mail>(sql`select recipient, subject, text from mail order by id`),
    )
  /** What is written from now on, by the person who gets it. */
  async function written(work: () => Promise<unknown>): Promise<Map<string, Mail[]>> {
    const before = (await mails()).length
    await work()
    return Map.groupBy((await mails()).slice(before), ({ recipient }) => recipient)
  }
  const morning = (days = 0) =>
    inCompany((db) =>
      writeMorning(db, {
        now: new Date(Date.now() + days * dayMs),
        working: true,
        publicUrl: 'https://safety.test',
        kinds: [],
        tellers: [tellMissed],
      }),
    )
  const forget = () => owner(sql`delete from missed_told`)
  /** A project that expected a form yesterday; what it is asked of, and by whom it is supervised. */
  async function expecting(
    { asked = null, supervisor = null }: { asked?: string | null; supervisor?: string | null },
    more: object = {},
    settings: Record<string, unknown> = {},
  ) {
    const id = await project()
    if (supervisor !== null)
      await owner(sql`update projects set supervisor = ${supervisor} where id = ${id}`)
    const of = await form(site, settings)
    const { today } = await tracker(id)
    const yesterday = addDays(today, -1)
    const weekly = { frequency: 'weekly', weekdays: [weekdayOf(yesterday)] }
    await expected({ form: of.id, projects: [id], asked, ...weekly, ...more })
    await since(id, 1)
    const { number, name } = await good<{ number: string; name: string }>(
      manager,
      'GET',
      `projects/${id}`,
    )
    return { id, of, yesterday, told: `${number} – ${name}` }
  }
  const toldOf = (mail: Mail[] | undefined, { told }: { told: string }) =>
    (mail ?? []).filter(({ text: words }) => words.includes(told)).length

  test('the person who is asked gets one mail, in their language, with a link; without such a person the supervisor gets it', async () => {
    // What the demo expects is no part of this.
    await owner(sql`update project_forms set ends_on = starts_on - 1`)
    people.luc = await named('Tremblay')
    people.elena = await named('Rossi')
    people.dwayne = await named('Campbell')
    people.priya = await named('Nair')
    await owner(sql`update account set locale = 'fr' where id = ${people.luc}`)
    const both = { asked: people.luc, supervisor: people.elena }
    const weekly = await expecting(both)
    const daily = await expecting(both, eachDay)
    const kept = await expecting(both, {}, { filled_by: ['hs_manager'] })
    const unasked = await expecting({ supervisor: people.elena })
    // The server's own job, whose morning has come.
    const told = await written(async () => {
      // A Monday’s.
      await inCompany((db) => awaitMorning(db, new Date('2026-03-02T01:00:00Z')))
      const done = () =>
        database().transaction('owner', (db) => db.maybe(sql`select from missed_told`))
      await until(done, { what: 'The mail of the morning' })
    })
    const [mine, ...more] = told.get(user) ?? []
    assert.ok(mine)
    assert.equal(more.length, 0)
    assert.match(mine.subject, /Formulaires attendus et non reçus\s: 3/)
    assert.match(mine.text, /^Bonjour Luc Tremblay,/)
    for (const one of [weekly, daily, kept]) assert.equal(toldOf([mine], one), 1)
    assert.equal(toldOf([mine], unasked), 0)
    const links = [...mine.text.matchAll(/^ {2}http:\/\/[^/]+(\/dashboard\/\S+)$/gm)].map(
      ([, path]) => path,
    )
    assert.deepEqual(
      links.filter((path) => path?.match(/tracker|\/create\//)).sort(),
      [
        `/dashboard/projects/${daily.id}/tracker?at=${daily.yesterday}`,
        `/dashboard/projects/${kept.id}/tracker?at=${kept.yesterday}`,
        `/dashboard/submissions/create/${weekly.of.id}?project=${weekly.id}`,
      ].sort(),
    )
    await good(user, 'GET', `fillable-forms/${weekly.of.id}`)
    await good(user, 'GET', `projects/${daily.id}/tracker`)
    const above = told.get('elena.rossi@northgate.test')
    assert.deepEqual(
      [weekly, daily, kept, unasked].map((one) => toldOf(above, one)),
      [0, 0, 0, 1],
    )

    const again = await written(() => morning())
    const next = await written(() => morning(1))
    for (const one of [weekly, kept]) {
      assert.equal(toldOf(again.get(user), one), 0)
      assert.equal(toldOf(next.get(user), one), 0)
    }
    // A daily one is missed anew.
    assert.equal(toldOf(next.get(user), daily), 1)
  })

  test('not what was received, excused or on hold, nor of a completed project', async () => {
    await forget()
    const asked = { asked: people.luc }
    const missed = await expecting(asked)
    const received = await expecting(asked)
    const given = body(received.of, { site: received.id })
    await sent(user, given)
    await owner(sql`
      update submissions set submitted_at = submitted_at - interval '1 day',
        submitted_on = submitted_on - 1 where id = ${given.id}`)
    const rained = await expecting(asked)
    await good(manager, 'POST', `projects/${rained.id}/rain-days`, { day: rained.yesterday })
    const held = await expecting(asked)
    await owner(sql`
      insert into project_holds (company_id, project, from_on, to_on)
      select company_id, id, ${held.yesterday}, ${held.yesterday} from projects where id = ${held.id}`)
    const done = await expecting(asked)
    await good(manager, 'PUT', `projects/${done.id}/complete`)
    const told = (await written(() => morning())).get(user)
    assert.equal(toldOf(told, missed), 1)
    for (const one of [received, rained, held, done]) assert.equal(toldOf(told, one), 0)
  })

  test('a form that could not be received causes no mail, not even later, when it can be received again', async () => {
    await forget()
    const stopped = await expecting({ asked: people.luc }, eachDay)
    await publish(stopped.of.id, [text('notes')])
    assert.equal(toldOf((await written(() => morning())).get(user), stopped), 0)
    await publish(stopped.of.id, site)
    const told = (await written(() => morning(1))).get(user)
    assert.equal(toldOf(told, stopped), 1)
    assert.ok(!told?.[0]?.text.includes(`?at=${stopped.yesterday}`))
    assert.ok(told?.[0]?.text.includes(`?at=${addDays(stopped.yesterday, 1)}`))
  })

  test('who has left is not written to: the supervisor is, or nobody, and the others are told', async () => {
    await forget()
    const { dwayne, priya, elena } = people
    const left = await expecting({ asked: dwayne, supervisor: elena })
    const bereft = await expecting({ asked: dwayne, supervisor: priya })
    const nobody = await expecting({})
    const other = await expecting({ asked: people.luc })
    await owner(sql`update account set deactivated_at = now() where id in (${dwayne}, ${priya})`)
    const told = await written(() => morning())
    assert.equal(toldOf(told.get('elena.rossi@northgate.test'), left), 1)
    assert.equal(toldOf(told.get(user), other), 1)
    for (const one of [bereft, nobody]) assert.equal(toldOf([...told.values()].flat(), one), 0)
    for (const name of ['dwayne.campbell', 'priya.nair'])
      assert.equal(told.has(`${name}@northgate.test`), false)
  })
})

dbTest(
  'each day is told once, by the company’s clock; a Monday tells of Friday',
  async ({ db }) => {
    const at = async (now: string) => {
      const days = await takeUnreportedDays(db, new Date(now))
      return days && [days.from, days.to]
    }
    assert.deepEqual(await at('2026-11-16T12:00:00Z'), ['2026-11-13', '2026-11-15'])
    assert.deepEqual(await at('2026-11-17T12:00:00Z'), ['2026-11-16', '2026-11-16'])
    // Still Tuesday in Toronto.
    assert.equal(await at('2026-11-18T04:00:00Z'), undefined)
    assert.deepEqual(await at('2026-11-23T12:00:00Z'), ['2026-11-17', '2026-11-22'])
    // After a standstill, of a month at most.
    assert.deepEqual(await at('2027-06-01T12:00:00Z'), ['2027-05-01', '2027-05-31'])
  },
)

describe('the section of the mail', () => {
  const missed: Missed = {
    line: { form: { id: 'f', name: 'Site inspection' }, frequency: 'weekly' },
    place: { kind: 'project', id: 'p', name: '25-014 – Tower' },
    days: ['2026-11-13', '2026-11-20'],
  }
  const daily = { ...missed, line: { ...missed.line, frequency: 'daily' as const } }
  const fills = new Set(['f'])
  const tracks = new Set(['project' as const])
  const none = new Set<never>()
  const tracker = '/dashboard/projects/p/tracker?at=2026-11-20'
  const fill = '/dashboard/submissions/create/f?project=p'

  test('links to the form, or to the tracker for a reader who may not fill it', () => {
    assert.equal(wayTo(missed, { fills, tracks }), fill)
    assert.equal(wayTo(daily, { fills, tracks }), tracker)
    assert.equal(wayTo(daily, { fills, tracks: none }), fill)
    assert.equal(wayTo(missed, { fills: new Set(), tracks }), tracker)
    assert.equal(wayTo(missed, { fills: new Set(), tracks: none }), undefined)
  })

  test('names the days, and counts them, in three languages', () => {
    const said = (lang: 'en' | 'fr' | 'es') => {
      const ways = { fills, tracks }
      const { count, lists } = missedSection([missed], ways, lang, 'https://x')
      return [count, ...lists.flatMap(({ lead, items }) => [lead, ...items])]
    }
    assert.deepEqual(said('en'), [
      2,
      'These forms were expected and did not come:',
      {
        says: 'Site inspection · 25-014 – Tower (due Fri, Nov 13; Fri, Nov 20)',
        url: `https://x${fill}`,
      },
    ])
    assert.match(JSON.stringify(said('fr')[2]), /à remettre ven\. 13 nov\.; ven\. 20 nov\./)
    assert.match(JSON.stringify(said('es')[2]), /para el vie, 13 nov; vie, 20 nov/)
  })
})
