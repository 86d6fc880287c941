// A form of kind incident adds its answers to the record of an incident: it reports one, or joins one.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { withServer } from '../../api/server.ts'
import { ago, manager, sending, stranger, text, user } from '../sending.ts'

type Named = { id: string; name: string }
type Row = Record<string, unknown> & { id: string; title: string; incident?: Named | null }
type About = { about: { incident: Named | null }; hash: string; revision: number; version: number }

describe('a form of kind incident', () => {
  const server = withServer()
  const { ask, body, form, good, sent, submit } = sending(server)
  const whole = (who: string, id: string) => good<About>(who, 'GET', `submissions/${id}/whole`)
  const ofIncident = () => form([text('lamp')], { kind: 'incident' })
  const told = (more: object = {}) => ({
    id: randomUUID(),
    kind: 'incident',
    description: `A ladder slid on wet boards ${randomUUID()}.`,
    occurred_on: ago(0).slice(0, 10),
    occurred_time: '07:40',
    project: null,
    place: 'North stair',
    ...more,
  })
  const incident = (more: object = {}) =>
    good<Row>(manager, 'POST', 'incidents', {
      description: 'A plank fell.',
      occurred_on: ago(0).slice(0, 10),
      ...more,
    })
  const how = async () =>
    (
      await server.database.database.transaction('owner', (db) =>
        db.many<{ n: number }>(sql`select count(*)::integer as n from incidents`),
      )
    )[0]?.n
  const listed = async (who: string, id: string) =>
    (await good<{ data: Row[] }>(who, 'GET', `submissions?filter[incident]=${id}`)).data

  test('reports an incident with its core, once however often it is sent', async () => {
    const report = told()
    const given = body(await ofIncident(), { lamp: 'broken' }, { about: { report } })
    const before = await how()
    const receipt = await sent(user, given)
    assert.equal((await sent(user, given)).number, receipt.number)
    assert.equal(await how(), (before ?? 0) + 1)
    const made = await good<Row>(manager, 'GET', `incidents/${report.id}`)
    assert.deepEqual(
      [made.kind, made.description, made.place, String(made.occurred_time).slice(0, 5)],
      ['incident', report.description, 'North stair', '07:40'],
    )
    assert.equal(made.severity, null)
    const { about } = await whole(manager, receipt.id)
    assert.deepEqual(about.incident, { id: report.id, name: `${made.number} – ${made.title}` })
    assert.deepEqual(
      (await listed(manager, report.id)).map(({ id }) => id),
      [receipt.id],
    )
  })

  test('reports it of the project that the form names', async () => {
    const project = (await good<{ data: Named[] }>(manager, 'GET', 'projects')).data[0]?.id
    const of = await form([{ ...text('site'), type: 'project' } as never], { kind: 'incident' })
    const report = told()
    await sent(manager, body(of, { site: project }, { about: { report } }))
    const made = await good<Row>(manager, 'GET', `incidents/${report.id}`)
    assert.equal((made.project as Named | null)?.id, project)
  })

  test('what is wrong with its answers reports nothing', async () => {
    const of = await form([text('lamp', { required: true })], { kind: 'incident' })
    const before = await how()
    const refused = await submit(user, body(of, {}, { about: { report: told() } }))
    assert.equal(refused.body.code, 'submission/answers')
    assert.equal(await how(), before)
  })

  test('keeps in a draft what is said of the incident so far', async () => {
    const { id: of, version } = await ofIncident()
    const report = told({ description: '', occurred_on: '' })
    const draft = randomUUID()
    await good(user, 'PUT', `submission-drafts/${draft}`, {
      ...{ form: of, version, answers: {}, revision: 0, started_at: ago(0) },
      context: { report },
    })
    const { context } = await good<{ context: object } & { id: string }>(
      user,
      'GET',
      `submission-drafts/${draft}`,
    )
    assert.deepEqual({ ...context }, { ...context, report })
  })

  test('joins the record that it was filled from, and makes no other', async () => {
    const { id, number, title } = await incident()
    const before = await how()
    const { id: submission } = await sent(
      manager,
      body(await ofIncident(), { lamp: 'on' }, { about: { incident: id } }),
    )
    assert.equal(await how(), before)
    const { about } = await whole(manager, submission)
    assert.deepEqual(about.incident, { id, name: `${number} – ${title}` })
  })

  test('is offered the records that are open and not restricted, the latest first', async () => {
    const day = (before: number) => ago(before * 86_400_000).slice(0, 10)
    const [older, latest] = [
      await incident({ occurred_on: day(1) }),
      await incident({ occurred_on: day(0) }),
    ]
    const restricted = await incident({ confidential: true })
    const { incidents } = await good<{ incidents: Row[] } & { id: string }>(
      manager,
      'GET',
      'incident-offer',
    )
    const ids = incidents.map(({ id }) => id)
    assert.ok(ids.indexOf(latest.id) < ids.indexOf(older.id) && ids.includes(latest.id))
    assert.ok(!ids.includes(restricted.id))
  })

  test('leads nobody to an incident who may read none', async () => {
    const { id } = await incident()
    const sender = body(await ofIncident(), { lamp: 'on' }, { about: { incident: id } })
    const { id: submission } = await sent(user, sender)
    assert.equal((await whole(user, submission)).about.incident?.id, id)
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`
        update account set denied_grants = array['incidents.view']
        where id = (select submitted_by from submissions where id = ${submission})`),
    )
    try {
      assert.equal((await whole(user, submission)).about.incident, null)
      const rows = (await good<{ data: Row[] }>(user, 'GET', 'submissions?per_page=100')).data
      assert.equal(rows.find((row) => row.id === submission)?.incident, null)
      assert.deepEqual(await listed(user, id), [])
      assert.deepEqual(
        (await good<{ incidents: Row[] } & { id: string }>(user, 'GET', 'incident-offer'))
          .incidents,
        [],
      )
      const again = { ...sender, id: randomUUID() }
      assert.equal((await submit(user, again)).status, 422)
    } finally {
      await server.database.database.transaction('owner', (db) =>
        db.run(sql`
          update account set denied_grants = '{}'
          where id = (select submitted_by from submissions where id = ${submission})`),
      )
    }
  })

  test('joins no record that its sender does not see', async () => {
    const { id } = await incident({ confidential: true })
    const of = await ofIncident()
    for (const other of [id, randomUUID()]) {
      const { status, body: answer } = await submit(
        user,
        body(of, { lamp: 'on' }, { about: { incident: other } }),
      )
      assert.equal(status, 422)
      assert.deepEqual(Object.keys(answer.errors ?? {}), ['about.incident'])
    }
    const theirs = await good<Row>(stranger, 'POST', 'incidents', {
      description: 'Theirs.',
      occurred_on: ago(0).slice(0, 10),
    })
    const strange = body(of, { lamp: 'on' }, { about: { incident: theirs.id } })
    assert.equal((await submit(manager, strange)).status, 422)
  })

  test('of a restricted incident leads nobody there who may not read it, and stays with it when it is corrected or void', async () => {
    const report = told()
    const of = await ofIncident()
    const receipt = await sent(user, body(of, { lamp: 'on' }, { about: { report } }))
    assert.equal((await whole(user, receipt.id)).about.incident?.id, report.id)
    const { version } = await good<Row>(manager, 'GET', `incidents/${report.id}`)
    await good(manager, 'PATCH', `incidents/${report.id}`, { version, confidential: true })

    const seen = await whole(user, receipt.id)
    assert.equal(seen.about.incident, null)
    const rows = (await good<{ data: Row[] }>(user, 'GET', 'submissions?per_page=100')).data
    const row = rows.find(({ id }) => id === receipt.id)
    assert.ok(row !== undefined)
    assert.equal(row.incident, null)
    assert.ok(!JSON.stringify(row).includes(report.description))

    const { id: _, about: __, ...again } = body(of, { lamp: 'off' })
    await good(user, 'POST', `submissions/${receipt.id}/revisions`, {
      ...again,
      of: 1,
      reason: 'It was off.',
      about: { incident: null },
    })
    assert.equal((await whole(manager, receipt.id)).about.incident?.id, report.id)
    const { version: now } = await whole(manager, receipt.id)
    await good(manager, 'POST', `submissions/${receipt.id}/void`, {
      version: now,
      reason: 'Twice.',
    })
    assert.equal((await whole(manager, receipt.id)).about.incident?.id, report.id)
    assert.equal((await good<Row>(manager, 'GET', `incidents/${report.id}`)).status, 'reported')
  })

  describe('that came without one, as from a contractor or by a code', () => {
    const came = async (answers: Record<string, unknown> = {}) => {
      const site = { ...text('site'), type: 'project' } as never
      const of = await form([text('lamp'), site], { kind: 'incident' })
      const { id } = await sent(user, body(of, { lamp: 'on', ...answers }))
      return { id, of }
    }
    const add = async (who: string, id: string, given: object) =>
      ask(who, 'POST', `submissions/${id}/incident`, {
        version: (await whole(manager, id)).version,
        ...given,
      })
    const can = async (who: string, id: string) =>
      (await good<{ can: string[]; id: string }>(who, 'GET', `submissions/${id}/whole`)).can

    test('reports it later, once, of its own project, and keeps it when it is corrected', async () => {
      const project = (await good<{ data: Named[] }>(manager, 'GET', 'projects')).data[0]?.id
      const { id, of } = await came({ site: project })
      assert.ok((await can(manager, id)).includes('report'))
      const report = told()
      const answer = await add(manager, id, { report })
      assert.deepEqual([answer.status, answer.body.data], [200, { incident: report.id }])
      const made = await good<Row>(manager, 'GET', `incidents/${report.id}`)
      assert.deepEqual(
        [made.description, (made.project as Named | null)?.id],
        [report.description, project],
      )
      const lists = async () => (await listed(manager, report.id)).map((row) => row.id)
      assert.deepEqual(await lists(), [id])
      assert.ok(!(await can(manager, id)).includes('report'))
      const twice = await add(manager, id, { report: told() })
      assert.deepEqual([twice.status, twice.body.code], [409, 'submission/state'])
      const { id: _, about: __, ...again } = body(of, { lamp: 'off', site: project })
      await good(user, 'POST', `submissions/${id}/revisions`, {
        ...{ ...again, of: 1, reason: 'It was off.' },
      })
      assert.deepEqual(await lists(), [id])
    })

    test('joins one that is there, which the log tells, and none that the person does not see', async () => {
      const { id } = await came()
      const there = await incident()
      const restricted = await incident({ confidential: true })
      for (const other of [restricted.id, randomUUID()]) {
        const refused = await add(user, id, { incident: other })
        assert.deepEqual(
          [refused.status, Object.keys(refused.body.errors ?? {})],
          [422, ['incident']],
        )
      }
      assert.equal((await add(user, id, {})).status, 422)
      const stale = await add(user, id, { incident: there.id, version: 99 })
      assert.deepEqual([stale.status, stale.body.code], [409, 'row/stale'])
      assert.equal((await add(stranger, id, { incident: there.id })).status, 404)
      assert.equal((await add(user, id, { incident: there.id })).status, 200)
      assert.equal((await whole(manager, id)).about.incident?.id, there.id)
      const { body: history } = await ask(manager, 'GET', `submissions/${id}/history?lang=en`)
      assert.ok(JSON.stringify(history).includes(there.id), JSON.stringify(history))
    })

    test('is no way into the record for a form of another kind, or once it is void', async () => {
      const general = await sent(user, body(await form([text('lamp')]), { lamp: 'on' }))
      const { id } = await came()
      const { version } = await whole(manager, id)
      await good(manager, 'POST', `submissions/${id}/void`, { version, reason: 'Twice.' })
      for (const one of [general.id, id]) {
        assert.ok(!(await can(manager, one)).includes('report'))
        const refused = await add(manager, one, { report: told() })
        assert.deepEqual([refused.status, refused.body.code], [409, 'submission/state'])
      }
    })
  })
})
