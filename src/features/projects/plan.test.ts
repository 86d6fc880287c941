// What projects expect, over HTTP: who may say so, of which projects, and what is said of it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import {
  management,
  manager,
  question,
  stranger,
  text,
  user,
} from '../../../tests/submissions/sending.ts'
import { addDays, weekdayOf } from '../../kit/day.ts'
import { sql } from '../../kit/db/sql.ts'
import { everyDay, planning, shown, site } from './testing/planning.ts'
import type { Tracked } from './tracker/tracker.contract.ts'

describe('what projects expect', () => {
  const server = withServer()
  const {
    ask,
    good,
    form,
    body,
    sent,
    publish,
    owner,
    project,
    tracker,
    plan,
    expected,
    refused,
    since,
  } = planning(server)

  test('a form is attached to eight projects weekly in one go, or to none', async () => {
    const { id } = await form(site)
    const projects: string[] = []
    for (let n = 0; n < 8; n += 1) projects.push(await project())
    const done = await project()
    await good(manager, 'PUT', `projects/${done}/complete`)
    const weekly = { form: id, frequency: 'weekly', weekdays: [5], due_time: '16:00' }
    assert.deepEqual(await refused({ ...weekly, projects: [...projects, done] }), {
      places: ['One of these is completed or archived and cannot have forms scheduled.'],
    })
    for (const each of projects) assert.deepEqual(await plan(each), [])
    const [first = '', ...others] = projects
    await expected({ ...weekly, projects: [first] })
    const told = await expected({ ...weekly, projects })
    assert.deepEqual([told.added, told.skipped.length], [7, 1])
    for (const each of others) {
      const [line, ...more] = await plan(each)
      assert.deepEqual(
        [line?.form.id, line?.frequency, line?.weekdays, line?.due_time, more.length],
        [id, 'weekly', [5], '16:00', 0],
      )
    }
    assert.equal((await plan(first)).length, 1)
    assert.deepEqual(await refused({ ...weekly, projects }), {
      places: ['It is already scheduled there.'],
    })
  })

  test('a form that is archived, unpublished, another company’s or does not ask for the project is refused', async () => {
    const projects = [await project()]
    const category = await good(manager, 'POST', 'form-categories', { name: 'Expected' })
    const { id: unpublished } = await good(manager, 'POST', 'forms', {
      title: 'Unpublished',
      category: category.id,
    })
    const archived = await form(site)
    await good(manager, 'PUT', `forms/${archived.id}/archive`, {})
    const deaf = await form([text('notes')])
    const theirs = await form(site, {}, stranger)
    for (const [id, words] of [
      [unpublished, /not published/],
      [archived.id, /archived/],
      [deaf.id, /does not ask for the project/],
      [theirs.id, /Choose from the list/],
    ] as const)
      assert.match(String((await refused({ form: id, projects }))?.form), words)
    const asksInside = await form([question('crews', 'group', { fields: site })])
    await expected({ form: asksInside.id, projects })
    const { id } = await form(site)
    const foreign = await project(stranger)
    assert.ok((await refused({ form: id, projects: [...projects, foreign] }))?.places)
    assert.ok((await refused({ form: id, projects, frequency: 'weekly' }))?.weekdays)
    assert.ok((await refused({ form: id, projects, starts_on: '2026-01-01' }))?.starts_on)
    assert.ok((await refused({ form: id, projects, due_time: '25:00' }))?.due_time)
    const { forms, places: offered } = await good<{
      forms: { id: string; why: string | null }[]
      places: { id: string }[]
    }>(manager, 'GET', 'project-plans/choices')
    const why = (wanted: string) => forms.find((one) => one.id === wanted)?.why
    assert.deepEqual(
      [why(id), why(unpublished), why(deaf.id), why(archived.id), why(theirs.id)],
      [null, 'unpublished', 'no_question', undefined, undefined],
    )
    const able = forms.map((one) => one.why === null)
    assert.ok(able.lastIndexOf(true) < able.indexOf(false), 'what can be planned comes first')
    assert.ok(offered.some((one) => one.id === projects[0]))
    assert.ok(!offered.some((one) => one.id === foreign))
  })

  test('what was submitted about the project counts; what is void or about another does not', async () => {
    const [one, other] = [await project(), await project()]
    const of = await form(site)
    await expected({ form: of.id, projects: [one, other] })
    await since(one, 1)
    assert.deepEqual(shown(await tracker(one)).slice(0, 2), ['missed', 'due'])
    const given = body(of, { site: one })
    await sent(user, given)
    const read = await tracker(one)
    assert.deepEqual(shown(read).slice(0, 2), ['missed', 'received'])
    assert.equal(read.percent, 50)
    assert.equal(read.lines[0]?.cells[1]?.submission?.id, given.id)
    assert.equal(shown(await tracker(other))[0], 'due')
    await owner(sql`update submissions set stage = 'void' where id = ${given.id}`)
    assert.equal(shown(await tracker(one))[1], 'due')
  })

  test('who may see the tracker and not the submission is told its number and led nowhere', async () => {
    const id = await project()
    const of = await form(site)
    await expected({ form: of.id, projects: [id] })
    const given = body(of, { site: id })
    await sent(manager, given)
    await owner(sql`update account set denied_grants = '{submissions.view-all,submissions.view-signed,
      submissions.view-unsigned,submissions.review,submissions.view-trade-contractor}' where role_id = 6`)
    const read = await good<Tracked>(management, 'GET', `projects/${id}/tracker`)
    const { submission } = read.lines[0]?.cells[0] ?? {}
    assert.equal(submission?.id, null)
    assert.match(submission?.number ?? '', /^SUB-/)
    await owner(sql`update account set denied_grants = '{}' where role_id = 6`)
  })

  test('another rhythm leaves the past as it was; one that was never due is simply changed', async () => {
    const id = await project()
    await expected({ form: (await form(site)).id, projects: [id] })
    const { today } = await tracker(id)
    const change = async (more: object = {}) => {
      const [line] = await plan(id)
      return ask(manager, 'PUT', `projects/${id}/plan/${line?.id}`, {
        version: line?.version,
        frequency: 'daily',
        weekdays: everyDay,
        due_time: '08:00',
        ...more,
      })
    }
    assert.equal((await change()).status, 200)
    assert.deepEqual(
      (await plan(id)).map(({ due_time }) => due_time),
      ['08:00'],
    )
    await since(id, 3)
    const people = await good<{ data: { id: string }[] }>(manager, 'GET', 'users?search=Rossi')
    assert.equal((await change({ asked: people.data[0]?.id })).status, 200)
    assert.deepEqual(
      (await plan(id)).map(({ asked }) => asked?.name),
      ['Elena Rossi'],
    )
    const weekday = weekdayOf(addDays(today, 1))
    assert.equal((await change({ frequency: 'weekly', weekdays: [weekday] })).status, 200)
    const [now, before] = await plan(id)
    assert.deepEqual(
      [now?.frequency, now?.starts_on, before?.frequency, before?.ends_on],
      ['weekly', today, 'daily', addDays(today, -1)],
    )
    const to = addDays(today, 1)
    const read = await tracker(id, `?from=${addDays(today, -3)}&to=${to}`)
    assert.deepEqual(
      read.lines.map(({ cells }) => cells.map(({ state }) => state)),
      [['due'], ['missed', 'missed', 'missed']],
    )
    const stale = await ask(manager, 'PUT', `projects/${id}/plan/${now?.id}`, {
      version: 99,
      frequency: 'daily',
      due_time: '08:00',
    })
    assert.deepEqual([stale.status, stale.body.code], [409, 'row/stale'])
  })

  test('it ends on a day, yesterday at the earliest, and may be expected anew', async () => {
    const id = await project()
    const { id: of } = await form(site)
    await expected({ form: of, projects: [id] })
    await since(id, 3)
    const { today } = await tracker(id)
    const [line] = await plan(id)
    const end = (last: string, version = line?.version) =>
      ask(manager, 'POST', `projects/${id}/plan/${line?.id}/end`, { version, last })
    assert.ok((await end(addDays(today, -2))).body.errors?.last)
    assert.equal((await end(addDays(today, -1))).status, 200)
    const read = await tracker(id)
    assert.deepEqual(shown(read), ['missed', 'missed', 'missed'])
    assert.match(
      String((await end(today, (line?.version ?? 0) + 1)).body.errors?.['']),
      /has ended/,
    )
    assert.equal((await expected({ form: of, projects: [id] })).added, 1)
    assert.equal((await plan(id)).length, 2)
  })

  test('each call asks for its grant', async () => {
    const id = await project()
    await expected({ form: (await form(site)).id, projects: [id] })
    const [line] = await plan(id)
    const edits: [string, string][] = [
      ['GET', 'project-plans/choices'],
      ['POST', 'project-plans'],
      ['PUT', `projects/${id}/plan/${line?.id}`],
      ['POST', `projects/${id}/plan/${line?.id}/end`],
    ]
    const rains: [string, string][] = [
      ['GET', `projects/${id}/rain-days`],
      ['POST', `projects/${id}/rain-days`],
      ['POST', `projects/${id}/rain-days/${id}/revoke`],
    ]
    const isDenied = async (by: string, calls: [string, string][]) => {
      for (const [method, path] of calls)
        assert.equal(
          (await ask(by, method, path, method === 'GET' ? undefined : {})).status,
          403,
          path,
        )
    }
    await isDenied(user, edits)
    await isDenied(management, [...edits, ...rains])
    await owner(
      sql`update account set denied_grants = '{projects.submission-tracker,projects.view}' where role_id = 6`,
    )
    await isDenied(management, [
      ['GET', `projects/${id}/tracker`],
      ['GET', `projects/${id}/plan`],
    ])
    await owner(sql`update account set denied_grants = '{}' where role_id = 6`)
  })

  test('another company’s project is not there', async () => {
    const id = await project()
    await expected({ form: (await form(site)).id, projects: [id] })
    const [line] = await plan(id)
    const rain = await good<{ id: string }>(manager, 'POST', `projects/${id}/rain-days`, {})
    const rhythm = { version: 1, frequency: 'daily', due_time: '08:00' }
    for (const [method, path, given] of [
      ['GET', 'tracker'],
      ['GET', 'plan'],
      ['PUT', `plan/${line?.id}`, rhythm],
      ['POST', `plan/${line?.id}/end`, { version: 1, last: '2027-01-01' }],
      ['GET', 'rain-days'],
      ['POST', 'rain-days', {}],
      ['POST', `rain-days/${rain.id}/revoke`],
    ] as const)
      assert.equal((await ask(stranger, method, `projects/${id}/${path}`, given)).status, 404, path)
    const other = await project()
    assert.equal(
      (await ask(manager, 'PUT', `projects/${other}/plan/${line?.id}`, rhythm)).status,
      404,
    )
    assert.equal(
      (await ask(manager, 'POST', `projects/${other}/rain-days/${rain.id}/revoke`)).status,
      404,
    )
  })

  test('a span is asked for in days, and a form published without its question tells nothing anew', async () => {
    const id = await project()
    for (const query of [
      '?from=2026-05-02&to=2026-05-01',
      '?from=2026-01-01&to=2026-12-31',
      '?from=x',
    ])
      assert.equal((await ask(manager, 'GET', `projects/${id}/tracker${query}`)).status, 422, query)
    const of = await form(site)
    await expected({ form: of.id, projects: [id] })
    await publish(of.id, [text('notes')])
    assert.match(String((await refused({ form: of.id, projects: [id] }))?.form), /does not ask/)
    assert.equal(shown(await tracker(id))[0], 'due')
  })
})
