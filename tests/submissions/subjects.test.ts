// What a submission is about: what of it is stored and hashed, and where it leads.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { documentHash } from '../../src/features/submissions/content/server/document-hash.ts'
import { subjectNames } from '../../src/features/submissions/subjects/subjects.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { ago, manager, sending, text, user } from './sending.ts'

type Named = { id: string; name: string }
type Whole = { about: Record<string, Named | null>; hash: string }

const content = {
  submission: '0190a1de-0000-7000-8000-000000000001',
  revision: 1,
  form_version: 'a'.repeat(64),
  answers: { brakes: 'pass', hours: 1204 },
  files: [{ id: '0190a1de-0000-7000-8000-000000000002', sha256: 'b'.repeat(64) }],
}
const before = {
  location: null,
  asset: '0190a1de-0000-7000-8000-000000000003',
  project: null,
  on_behalf_of: null,
  place: null,
  no_place: null,
}

test('a revision that was stored before the table of subjects keeps its hash', () => {
  assert.equal(
    documentHash({ ...content, about: before }),
    '4d29df5c679bd4f327fba690669c331cfde2dea89f181cdeb3bcf4742433dfa2',
  )
})

describe('what a submission is about', () => {
  const server = withServer()
  const { ask, body, form, good, sent } = sending(server)
  const storedOf = async (id: string) =>
    (
      await server.database.database.transaction('owner', (db) =>
        db.many<{ about: Record<string, unknown>; hash: string; version: string }>(sql`
          select r.about, r.hash, v.hash as version from submission_revision r
          join form_version v on v.company_id = r.company_id and v.id = r.form_version
          where r.submission = ${id}`),
      )
    )[0]

  test('a subject that was added later changes no hash where it is empty', async () => {
    const of = await form([text('note')])
    const given = body(of, { note: 'x' })
    const { hash } = await sent(user, given)
    const stored = await storedOf(given.id)
    assert.deepEqual(stored?.about, { ...before, asset: null })
    // As a server computed it that knew of no other subject.
    const known = { submission: given.id, revision: 1, answers: { note: 'x' }, files: [] }
    assert.equal(
      documentHash({
        ...known,
        form_version: stored?.version ?? '',
        about: { ...before, asset: null },
      }),
      hash,
    )
    // The device that knows of all of them sends each.
    const said = Object.fromEntries(subjectNames.map((name) => [name, null]))
    const again = await sent(user, { ...given, about: said })
    assert.equal(again.hash, hash)
  })

  const rowOf = async (register: string) =>
    (await good<{ data: Named[] }>(manager, 'GET', register)).data[0] as Named

  for (const [subject, register] of [
    ['team', 'teams'],
    ['trade_contractor', 'trade-contractors'],
  ] as const)
    test(`a ${subject} is chosen beside the answers, and lists, reports and sheets say it`, async () => {
      const row = await rowOf(register)
      const choices = await good<Named[]>(user, 'GET', `submissions/choices/${subject}`)
      assert.ok(choices.some(({ id }) => id === row.id))
      const of = await form([text('note')], { applies_to: [subject] })
      const given = body(of, { note: 'x' }, { about: { [subject]: row.id } })
      const { hash } = await sent(user, given)
      const stored = await storedOf(given.id)
      assert.deepEqual(stored?.about, { ...before, asset: null, [subject]: row.id })
      const read = await good<Whole>(user, 'GET', `submissions/${given.id}/whole`)
      assert.deepEqual(read.about[subject], { id: row.id, name: row.name })
      assert.equal(read.hash, hash)
      const listed = await good<{ data: Named[] }>(
        manager,
        'GET',
        `submissions?filter[${subject}]=${row.id}`,
      )
      assert.deepEqual(
        listed.data.map(({ id }) => id),
        [given.id],
      )
      const { rows } = await good<{ rows: Named[] }>(
        manager,
        'GET',
        `forms-submitted?by=${subject}`,
      )
      assert.ok(rows.some(({ id, name }) => id === row.id && name === row.name))
      const report = await good<Record<string, unknown>>(
        manager,
        'GET',
        `form-reports/${of.id}?${subject}=${row.id}`,
      )
      assert.equal(report.submissions, 1)
      assert.deepEqual(
        (report[`by_${subject}`] as Named[]).map(({ name }) => name),
        [row.name],
      )
      const sheet = await fetch(
        `${server.address}/api/dashboard/form-reports/${of.id}/export?format=csv`,
        { headers: { authorization: `Bearer ${await server.token(manager)}` } },
      )
      assert.ok((await sheet.text()).includes(row.name))
    })

  test('one that is another company’s is refused; a correction changes and clears it', async () => {
    const team = await rowOf('teams')
    const of = await form([text('note')], { applies_to: ['team'] })
    const foreign = await ask(
      user,
      'POST',
      'submissions',
      body(of, { note: 'x' }, { about: { team: randomUUID() } }),
    )
    assert.deepEqual(
      [foreign.status, Object.keys(foreign.body.errors ?? {})],
      [422, ['about.team']],
    )
    const given = body(of, { note: 'x' })
    await sent(user, given)
    const next = (n: number, about: object) => ({
      ...{ version: of.version, answers: { note: 'x' }, of: n, reason: 'Another crew' },
      ...{ started_at: ago(60_000), submitted_at: ago(0), about },
    })
    const path = `submissions/${given.id}`
    const aboutNow = async () => (await good<Whole>(user, 'GET', `${path}/whole`)).about.team
    await good(user, 'POST', `${path}/revisions`, next(1, { team: team.id }))
    assert.equal((await aboutNow())?.id, team.id)
    await good(user, 'POST', `${path}/revisions`, next(2, {}))
    assert.equal((await aboutNow())?.id, team.id)
    await good(user, 'POST', `${path}/revisions`, next(3, { team: null }))
    assert.equal(await aboutNow(), null)
  })
})
