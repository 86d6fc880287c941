// Who and what is on projects and teams, over HTTP; and the copies that a client's contact is mailed.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { wordsOfPdf } from '../../../tests/registers/sheets.ts'
import { management, manager, stranger, text, user } from '../../../tests/submissions/sending.ts'
import { until } from '../../../tests/until.ts'
import { addDays } from '../../kit/day.ts'
import { json } from '../../kit/db/row.ts'
import { sql } from '../../kit/db/sql.ts'
import { newId } from '../../kit/ids.ts'
import type { RosterEntry } from './roster/roster.contract.ts'
import { planning, site } from './testing/planning.ts'

type Named = { id: string; name: string }
type Read = { today: string; entries: RosterEntry[]; forms: Named[] }

describe('who and what is on a project or a team', () => {
  const server = withServer()
  const { ask, good, form, body, sent, project } = planning(server)
  const team = async (name: string) => (await good<Named>(manager, 'POST', 'teams', { name })).id
  const read = (path: string) => good<Read>(manager, 'GET', path)
  const choices = (path: string, search = '') =>
    good<(Named & { why?: string })[]>(
      manager,
      'GET',
      `${path}/choices?search=${encodeURIComponent(search)}`,
    )
  const add = (path: string, given: object, by = manager) => ask(by, 'POST', path, given)

  test('many are added at once, each on its days, and are no choice while they are there', async () => {
    for (const path of [
      `projects/${await project()}/workers`,
      `teams/${await team('Ironworkers')}/workers`,
    ]) {
      const everybody = await choices(path)
      const ids = everybody.slice(0, 3).map(({ id }) => id)
      const answer = await add(path, { ids, role: 'Carpenter' })
      assert.equal(answer.status, 201)
      const { today, entries } = await read(path)
      assert.deepEqual(
        entries.map(({ role, from_on, to_on }) => [role, from_on, to_on]),
        ids.map(() => ['Carpenter', today, null]),
      )
      const left = await choices(path)
      assert.deepEqual(
        left.filter(({ id }) => ids.includes(id)),
        [],
      )
      const here = await choices(path, everybody[0]?.name)
      assert.equal(here.find(({ id }) => id === ids[0])?.why, 'there')
      // Who is there already is left as they are, and named.
      const [first = '', fourth = ''] = [ids[0], everybody[3]?.id]
      const more = await good<{ added: number; skipped: Named[] }>(manager, 'POST', path, {
        ids: [first, fourth],
      })
      assert.deepEqual([more.added, more.skipped.map(({ id }) => id)], [1, [first]])
      assert.equal((await add(path, { ids: [first] })).status, 422)
    }
  })

  test('who leaves gets a last day and may come again; a stale change and a mistake', async () => {
    const path = `projects/${await project()}/workers`
    const [one = { id: '', name: '' }] = await choices(path, 'luc trem')
    assert.equal(one.name, 'Luc Tremblay')
    await add(path, { ids: [one.id], from_on: '2026-03-02' })
    const [entry] = (await read(path)).entries
    assert.ok(entry)
    const { today } = await read(path)
    const yesterday = addDays(today, -1)
    const left = { version: entry.version, from_on: '2026-03-02', to_on: yesterday, role: null }
    assert.equal((await ask(manager, 'PUT', `${path}/${entry.id}`, left)).status, 204)
    assert.equal((await ask(manager, 'PUT', `${path}/${entry.id}`, left)).body.code, 'row/stale')
    assert.equal((await add(path, { ids: [one.id], from_on: yesterday })).status, 422)
    assert.equal((await add(path, { ids: [one.id] })).status, 201)
    const again = (await read(path)).entries
    assert.deepEqual(
      again.map(({ to_on }) => to_on),
      [null, yesterday],
    )
    // The time before may not be made to run into the present one.
    const into = { version: entry.version + 1, from_on: '2026-03-02', to_on: null, role: null }
    assert.equal((await ask(manager, 'PUT', `${path}/${entry.id}`, into)).status, 422)
    assert.equal((await ask(manager, 'DELETE', `${path}/${entry.id}`)).status, 204)
    assert.equal((await read(path)).entries.length, 1)
  })

  test('grants, companies, what ends before it begins, and a completed project', async () => {
    const id = await project()
    const path = `projects/${id}/workers`
    const [one = { id: '', name: '' }] = await choices(path)
    const ids = [one.id]
    assert.equal((await add(path, { ids }, management)).status, 403)
    assert.equal((await add(path, { ids }, stranger)).status, 404)
    assert.equal((await ask(stranger, 'GET', path)).status, 404)
    assert.equal((await ask(user, 'GET', `projects/${id}/clients`)).status, 403)
    const { today } = await read(path)
    const backwards = await add(path, { ids, to_on: addDays(today, -1) })
    assert.deepEqual(Object.keys(backwards.body.errors ?? {}), ['to_on'])
    const asset = await add(`projects/${id}/assets`, { ids, role: 'x' })
    assert.deepEqual(Object.keys(asset.body.errors ?? {}), ['role'])
    assert.equal((await add(`projects/${id}/assets`, { ids })).status, 422)
    const { version } = await good<{ version: number }>(manager, 'GET', `projects/${id}`)
    await good(manager, 'PUT', `projects/${id}/complete`, { version })
    assert.equal((await add(path, { ids })).status, 422)
  })

  test('the worker of a contractor is there without an account, is counted, and signs by a drawing', async () => {
    const id = await project()
    const path = `projects/${id}/workers`
    const contractor = await good<Named>(manager, 'POST', 'trade-contractors', {
      name: 'Bay Glass',
    })
    const person = (last_name: string, given: object) =>
      good<Named>(manager, 'POST', 'people-without-account', {
        ...{ first_name: 'Zoe', last_name, kind: 'contractor_worker', ...given },
      })
    const zoe = await person('Quill', { trade_contractor: contractor.id })
    const guest = await person('Quimby', { kind: 'visitor' })
    const gone = await person('Quint', { starts_on: '2026-01-05', ends_on: '2026-01-09' })
    const offered = await good<(Named & Record<string, unknown>)[]>(
      ...([manager, 'GET', `${path}/choices?search=zoe%20qui`] as const),
    )
    assert.deepEqual(
      offered.map(({ id: one, detail, without_account, why }) => [
        one,
        detail,
        without_account,
        why,
      ]),
      [
        [zoe.id, 'Bay Glass', true, undefined],
        [guest.id, null, true, 'unengaged'],
        [gone.id, null, true, 'unengaged'],
      ],
    )
    assert.equal((await add(path, { ids: [guest.id] })).status, 422)
    assert.equal((await add(path, { ids: [zoe.id], role: 'Glazier' })).status, 201)
    const [entry] = (await read(path)).entries
    assert.deepEqual(
      [entry?.who.name, entry?.without_account, entry?.detail, entry?.role],
      ['Zoe Quill', true, 'Bay Glass', 'Glazier'],
    )
    type Page = { headcounts: { workers: number }[]; workers: Named[] }
    const page = await good<Page>(manager, 'GET', `projects/${id}/page`)
    assert.deepEqual(
      [page.headcounts.at(-1)?.workers, page.workers.map(({ name }) => name)],
      [1, ['Zoe Quill']],
    )

    const of = await form(site, { signature_policy: 'all_attendees' })
    const paper = body(of, { site: id })
    await sent(user, paper)
    const submission = `submissions/${paper.id}`
    type Member = {
      account: string | null
      person: string | null
      name: string
      about: string | null
    }
    const { members } = await good<{ members: Member[] }>(user, 'GET', `${submission}/crew`)
    assert.deepEqual(
      members.filter(({ name }) => name === 'Zoe Quill'),
      [{ account: null, person: zoe.id, name: 'Zoe Quill', about: 'Bay Glass', way: 'attested' }],
    )
    const { hash } = await good<{ hash: string }>(user, 'GET', `${submission}/whole`)
    const line = [0.1, 0.5, 0.5, 0.1, 0.9, 0.9, 0.2, 0.3]
    const signed = await ask(user, 'POST', `${submission}/signatures`, {
      ...{ id: newId(), place: newId(), document_hash: hash },
      ...{ statement_lang: 'en', attested_lang: 'en', signed_at: new Date().toISOString() },
      given: { method: 'drawn', strokes: { width: 400, height: 200, strokes: [line] } },
      newcomer: { name: 'Zoe Quill' },
    })
    assert.equal(signed.status, 201, JSON.stringify(signed.body))
    const { body: hers } = await ask(manager, 'GET', `users/${zoe.id}/signatures`)
    assert.deepEqual(
      (hers.data as { method: string; attested: boolean }[]).map(({ method, attested }) => [
        ...[method, attested],
      ]),
      [['drawn', true]],
    )
  })

  test('two of the crew who have one name have a tile each, and each signs for themselves', async () => {
    const id = await project()
    const people: Named[] = []
    for (const trade of ['Glazier', 'Roofer'])
      people.push(
        await good<Named>(manager, 'POST', 'people-without-account', {
          ...{ first_name: 'Omar', last_name: 'Quist', kind: 'contractor_worker', trade },
          trade_contractor: (
            await good<Named>(manager, 'POST', 'trade-contractors', { name: `Quist ${trade}s` })
          ).id,
        }),
      )
    assert.equal(
      (await add(`projects/${id}/workers`, { ids: people.map((one) => one.id) })).status,
      201,
    )
    const of = await form(site, { signature_policy: 'all_attendees' })
    const paper = body(of, { site: id })
    await sent(user, paper)
    const submission = `submissions/${paper.id}`
    type Member = { person: string | null; name: string; about: string | null }
    const left = async () =>
      (await good<{ members: Member[] }>(user, 'GET', `${submission}/crew`)).members
        .filter(({ name }) => name === 'Omar Quist')
        .map(({ person, about }) => [person, about])
        .sort()
    const [glazier, roofer] = people.map(({ id: one }, n) => [
      one,
      ['Glazier · Quist Glaziers', 'Roofer · Quist Roofers'][n],
    ])
    assert.deepEqual(await left(), [glazier, roofer].sort())
    const { hash } = await good<{ hash: string }>(user, 'GET', `${submission}/whole`)
    const line = [0.1, 0.5, 0.5, 0.1, 0.9, 0.9, 0.2, 0.3]
    const sign = (newcomer: object) =>
      ask(user, 'POST', `${submission}/signatures`, {
        ...{ id: newId(), place: newId(), document_hash: hash },
        ...{ statement_lang: 'en', attested_lang: 'en', signed_at: new Date().toISOString() },
        given: { method: 'drawn', strokes: { width: 400, height: 200, strokes: [line] } },
        newcomer,
      })
    const [first, second] = people
    assert.ok(first && second)
    assert.equal((await sign({ name: 'Omar Quist', person: second.id })).status, 201)
    assert.deepEqual(await left(), [glazier])
    assert.equal((await sign({ name: 'Somebody Else', person: first.id })).status, 409)
    assert.equal((await sign({ name: 'Omar Quist', person: first.id })).status, 201)
    for (const one of people) {
      const { body: theirs } = await ask(manager, 'GET', `users/${one.id}/signatures`)
      assert.equal((theirs.data as unknown[]).length, 1)
    }
  })

  test('a client’s contact is mailed a copy, once, logged, until they end it by the link', async () => {
    const id = await project()
    const path = `projects/${id}/clients`
    const client = await good<Named>(manager, 'POST', 'clients', {
      name: 'Quayside Estates',
      kind: 'owner',
    })
    const named = (name: string, email: string) =>
      good<Named>(manager, 'POST', 'client-contacts', { client: client.id, name, email })
    const contact = await named('Ada Bell', 'ada@quayside.test')
    const other = await named('Ben Orr', 'ben@quayside.test')
    const of = await form([...site, text('secret', { confidential: true })])
    assert.ok((await read(path)).forms.some((one) => one.id === of.id))
    assert.equal((await add(path, { ids: [contact.id], forms: [of.id] })).status, 201)

    const mails = (to = 'ada@quayside.test') =>
      server.database.database.transaction('owner', (db) =>
        db.many(
          { text: 'string', attachments: json<{ name: string; key: string }[]>() },
          sql`select text, attachments from mail where recipient = ${to} order by id`,
        ),
      )
    const given = body(of, { site: id, secret: 'told to nobody' })
    await sent(user, given)
    const [mail] = await until(async () => {
      const now = await mails()
      return now.length > 0 && now
    })
    assert.match(mail?.attachments[0]?.name ?? '', /^SUB-.*\.pdf$/)
    const copy = wordsOfPdf(
      readFileSync(join(server.data, 'files', mail?.attachments[0]?.key ?? '')),
    )
    assert.ok(copy.includes('site') && !copy.includes('told to nobody'))
    const { events } = await good<{ events: { kind: string; reason: string | null }[] }>(
      manager,
      'GET',
      `submissions/${given.id}/whole`,
    )
    assert.deepEqual(
      events.filter(({ kind }) => kind === 'mailed').map(({ reason }) => reason),
      ['Ada Bell <ada@quayside.test>'],
    )

    const token = /stop-copies\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const stop = `/api/stop-copies/${token}`
    const stopped = async () => (await server.ask('GET', stop)).body.data
    assert.deepEqual(await stopped(), {
      ...{ company: 'Northgate Builders', name: 'Ada Bell' },
      brand: { name: 'Northgate Builders', colour: '#1d5b79', logo: null },
      ...{ email: 'ada@quayside.test', stopped: false },
    })
    assert.equal((await server.ask('POST', stop)).status, 204)
    assert.equal((await server.ask('POST', stop)).status, 204)
    assert.equal((await server.ask('POST', `${stop.slice(0, -1)}!`)).status, 422)
    assert.equal((await read(path)).entries[0]?.unreachable, 'opted_out')
    await add(path, { ids: [other.id], forms: [of.id] })
    await sent(user, body(of, { site: id }))
    // The other contact has that one: by then the first would have it too.
    await until(async () => (await mails('ben@quayside.test')).length > 0)
    assert.equal((await mails()).length, 1)
  })
})
