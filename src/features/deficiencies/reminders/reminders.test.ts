// Who is told what on which morning, by a clock that stands still.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dbTest, type TestContext } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { written } from '../../../../tests/mails/written.ts'
import { nextMorning } from '../../../access/server/mornings.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { noExits } from '../../notices/leaving/exits.ts'
import { morningMail } from '../../notices/notice-mail.ts'
import { writeMorning } from '../../notices/server/morning.job.ts'
import { dueSection } from './mail.ts'
import { noteOf, type OpenDeficiency, tellingsFor } from './plan.ts'
import { tellDue } from './tell-due.server.ts'

const at = 'https://safety.example'

const waiting = (more: Partial<OpenDeficiency> = {}): OpenDeficiency => ({
  id: 'd1',
  number: 'DEF-2026-0001',
  title: 'A loose board',
  severity: 'high',
  confidential: false,
  status: 'open',
  owner: 'o',
  outside: false,
  responsible: 'r',
  project_manager: null,
  location: null,
  due_on: '2026-03-10',
  raised_on: '2026-03-01',
  accepted_until: null,
  effectiveness_due: null,
  told: [],
  ...more,
})
const toldOn = (day: string, more: Partial<OpenDeficiency> = {}) =>
  tellingsFor([waiting(more)], day).map(({ to, part }) => `${to} ${part}`)

describe('who is told on a day', () => {
  test('its owner the day before, on the day, and every day after', () => {
    assert.deepEqual(toldOn('2026-03-08'), [])
    assert.deepEqual(toldOn('2026-03-09'), ['owner tomorrow'])
    assert.deepEqual(toldOn('2026-03-10'), ['owner today'])
    assert.deepEqual(toldOn('2026-03-11')[0], 'owner overdue')
    assert.deepEqual(toldOn('2026-03-30')[0], 'owner overdue')
  })

  test('those above one after the other, once for each day that it was due', () => {
    const above = (day: string, told: string[] = []) =>
      toldOn(day, { told }).filter((one) => !one.startsWith('owner'))
    assert.deepEqual(above('2026-03-11'), ['responsible escalated'])
    const after = [
      ['2026-03-12', 'responsible'],
      ['2026-03-13', 'project_manager'],
      ['2026-03-15', 'managers'],
      ['2026-03-20', 'management'],
    ] as const
    for (const [at, [day, last]] of after.entries()) {
      assert.equal(above(day).at(-1), `${last} escalated`)
      assert.equal(above(day).length, at + 1)
    }
    const told = [noteOf({ to: 'responsible', part: 'escalated', until: '2026-03-10' })]
    assert.deepEqual(above('2026-03-11', told), [])
    const later = [noteOf({ to: 'responsible', part: 'escalated', until: '2026-02-01' })]
    assert.deepEqual(above('2026-03-11', later), ['responsible escalated'])
  })

  test('managers are reminded when it has no owner, when a risk was accepted and when an effect is to be judged', () => {
    assert.deepEqual(toldOn('2026-03-02', { owner: null }), ['managers unowned'])
    assert.deepEqual(toldOn('2026-03-01', { owner: null }), [])
    assert.deepEqual(toldOn('2026-03-02', { owner: null, outside: true }), [])
    const accepted = { status: 'accepted', accepted_until: '2026-03-05' } as const
    assert.deepEqual(toldOn('2026-03-04', accepted), [])
    assert.deepEqual(toldOn('2026-03-05', accepted), ['managers accepted'])
    const closed = { status: 'closed', effectiveness_due: '2026-03-05' } as const
    assert.deepEqual(toldOn('2026-03-06', closed), ['managers effectiveness'])
    assert.deepEqual(toldOn('2026-03-30', { status: 'done' }), [])
  })

  test('in the language of its reader', () => {
    const digest = { overdue: [waiting()] }
    for (const lang of ['en', 'fr', 'es'] as const) {
      const section = dueSection(digest, lang, at)
      const facts = { notices: [], sections: [section], name: 'Ada', publicUrl: at, exits: noExits }
      const { subject, text } = written(morningMail, facts, lang)
      assert.match(subject, /1/)
      assert.ok(text.includes(`${at}/dashboard/deficiency-registry?row=d1`))
    }
    assert.match(dueSection(digest, 'fr', at).lists[0]?.lead ?? '', /en retard/)
  })
})

describe('the morning', () => {
  const mornings: [string, string, string][] = [
    ['an ordinary day', '2026-06-01T10:59:00Z', '2026-06-01T11:00:00Z'],
    ['the next day, once it is past', '2026-06-01T11:00:00Z', '2026-06-02T11:00:00Z'],
    ['the day on which clocks go forward', '2026-03-07T12:00:01Z', '2026-03-08T11:00:00Z'],
    ['the day on which clocks go back', '2026-10-31T11:00:01Z', '2026-11-01T12:00:00Z'],
  ]
  for (const [what, now, then] of mornings)
    dbTest(`is 07:00 where the company is: ${what}`, async ({ db }) => {
      assert.equal(
        (await nextMorning(db, new Date(now), { working: false })).toISOString(),
        new Date(then).toISOString(),
      )
    })
})

/** `people`: who supervises and manages its project, where it has one. */
async function overdueOne(
  { db, company, asOwner }: TestContext,
  due: string,
  people: { supervisor?: string; manager?: string } | null = null,
) {
  const [owner, above] = await asOwner(async () => [
    await makeAccount(db, company.id),
    await makeAccount(db, company.id),
  ])
  await asOwner(() => db.run(sql`update account set role_id = 3 where company_id = ${company.id}`))
  const place = newId()
  await db.run(sql`
    insert into locations (company_id, id, name, kind, responsible)
    values (current_company(), ${place}, 'Level 3', 'zone', ${above?.id})`)
  const project = newId()
  if (people !== null)
    await db.run(sql`
      insert into projects (company_id, id, name, number, status, role_of_company, start_date,
        supervisor, manager)
      values (current_company(), ${project}, 'Tower', 'T-1', 'active', 'constructor', ${due},
        ${people.supervisor ?? null}, ${people.manager ?? null})`)
  await db.run(sql`
    insert into deficiencies (company_id, number, title, source, severity, status, raised_on, due_on,
      owner, location, project)
    values (current_company(), 'DEF-1', 'A loose board', 'manual', 'high', 'open', ${due}, ${due},
      ${owner?.id}, ${place}, ${people === null ? null : project})`)
  return { owner: owner?.email, above: above?.email }
}

const remind = ({ db }: TestContext, now: Date) =>
  writeMorning(db, { now, working: false, publicUrl: at, kinds: [], tellers: [tellDue] })

const recipients = ({ db }: TestContext) =>
  db.as('gate', () =>
    db.many<{ recipient: string; text: string }>(sql`select * from mail order by id`),
  )

describe('the mails of a morning', () => {
  for (const [change, due, mornings] of [
    [
      'forward',
      '2026-03-07',
      ['2026-03-07T12:00:00Z', '2026-03-08T11:00:00Z', '2026-03-09T11:00:00Z'],
    ],
    [
      'back',
      '2026-10-31',
      ['2026-10-31T11:00:00Z', '2026-11-01T12:00:00Z', '2026-11-02T12:00:00Z'],
    ],
  ] as const)
    dbTest(
      `each day is told once while clocks go ${change}, however often it is begun`,
      async (context) => {
        const { owner, above } = await overdueOne(context, due)
        for (const morning of mornings) {
          await remind(context, new Date(morning))
          await remind(context, new Date(new Date(morning).getTime() + 3_600_000))
        }
        const sent = (await recipients(context)).map(({ recipient }) => recipient)
        assert.equal(sent.filter((one) => one === owner).length, 3)
        assert.equal(sent.filter((one) => one === above).length, 1)
      },
    )

  dbTest(
    'on a project its supervisor is the next to know, its manager two days later',
    async (context) => {
      const [supervisor, manager] = await context.asOwner(async () => [
        await makeAccount(context.db, context.company.id),
        await makeAccount(context.db, context.company.id),
      ])
      const { above } = await overdueOne(context, '2026-06-01', {
        supervisor: supervisor?.id ?? '',
        manager: manager?.id ?? '',
      })
      const toldOn = async (morning: string) => {
        const before = (await recipients(context)).length
        await remind(context, new Date(morning))
        const sent = (await recipients(context)).slice(before)
        return [supervisor, manager].map((one) =>
          sent.some(({ recipient }) => recipient === one?.email),
        )
      }
      assert.deepEqual(await toldOn('2026-06-02T12:00:00Z'), [true, false])
      assert.deepEqual(await toldOn('2026-06-03T12:00:00Z'), [false, false])
      assert.deepEqual(await toldOn('2026-06-04T12:00:00Z'), [false, true])
      const all = (await recipients(context)).map(({ recipient }) => recipient)
      assert.ok(!all.includes(above ?? ''))
    },
  )
})
