// The person who reads what is confidential in a submission leaves a row, by whichever way they read it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { withServer } from '../../api/server.ts'
import { until } from '../../until.ts'
import { check, management, manager, sending, text, user } from '../sending.ts'

type Read = { way: string; by: string }

describe('reading what is confidential', () => {
  const server = withServer()
  const { ask, form, publish, body, sent, whole } = sending(server)
  const owner = <T>(query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))
  const reads = (id: string) =>
    owner<Read>(sql`
      select way, first_name as by from confidential_read r
      join account a on a.company_id = r.company_id and a.id = r.account
      where r.submission = ${id} order by r.at, way`)
  const asked = () => form([text('open'), text('shut', { confidential: true })])
  const told = async (email: string, id: string) =>
    (await whole(email, id)).events.filter(({ kind }) => kind.startsWith('read_'))

  test('each way once a day, told to managers of health and safety, and in the log', async () => {
    const made = await asked()
    const given = body(made, { open: 'x', shut: 'y' })
    await sent(user, given)
    const { id } = given
    for (let turn = 0; turn < 3; turn += 1) await whole(manager, id)
    await ask(manager, 'GET', `submissions/${id}/revisions/1`)
    assert.deepEqual(await reads(id), [{ way: 'screen', by: 'Maya' }])
    await takeAll(made.id, id, manager)
    assert.deepEqual(
      (await reads(id)).map(({ way }) => way),
      ['screen', 'pdf', 'sheet'],
    )
    assert.deepEqual(
      (await told(manager, id)).map(({ kind, by }) => [kind, by]),
      [
        ['read_screen', 'Maya Okafor'],
        ['read_pdf', 'Maya Okafor'],
        ['read_sheet', 'Maya Okafor'],
      ],
    )
    // The person who sent it reads it too, and does not see who else did.
    assert.deepEqual(await told(user, id), [])
    assert.deepEqual((await reads(id)).at(-1), { way: 'screen', by: 'Luc' })
    const links = await owner<{ actor_name: string; way: string }>(sql`
      select actor_name, after ->> 'way' as way from change
      where action = 'read' and (subject_id = ${id} or after ->> 'way' = 'sheet') order by seq`)
    assert.deepEqual(
      links.map(({ actor_name, way }) => `${actor_name}: ${way}`),
      ['Maya Okafor: screen', 'Maya Okafor: pdf', 'Maya Okafor: sheet', 'Luc Tremblay: screen'],
    )
    // The next day is another.
    await owner(sql`update confidential_read set day = day - 1 where submission = ${id}`)
    await whole(manager, id)
    assert.equal((await reads(id)).length, 5)
  })

  test('who reads nothing confidential leaves none', async () => {
    const made = await asked()
    const [full, empty] = [body(made, { open: 'x', shut: 'y' }), body(made, { open: 'x' })]
    for (const one of [full, empty]) await sent(user, one)
    await whole(management, full.id)
    await takeAll(made.id, full.id, management)
    await whole(manager, empty.id)
    await takeAll(made.id, empty.id, management)
    assert.deepEqual(await reads(full.id), [])
    assert.deepEqual(await reads(empty.id), [])
  })

  test('a download of many tells of each', async () => {
    const made = await asked()
    const [full, empty] = [body(made, { open: 'x', shut: 'y' }), body(made, { open: 'x' })]
    for (const one of [full, empty]) await sent(user, one)
    const { body: begun } = await ask(manager, 'POST', 'submissions/bulk-download', {
      submission_ids: [full.id, empty.id],
    })
    const path = `zip-progress/${(begun as { task_id?: string }).task_id}`
    await until(async () => (await ask(manager, 'GET', path)).body.status === 'completed')
    assert.deepEqual(await reads(full.id), [{ way: 'zip', by: 'Maya' }])
    assert.deepEqual(await reads(empty.id), [])
  })

  test('no mail contains it, because an address holds no grant', async () => {
    const made = await asked()
    const full = body(made, { open: 'x', shut: 'y' })
    await sent(user, full)
    const { body: begun } = await ask(manager, 'POST', 'submissions/bulk-mail', {
      submission_ids: [full.id],
      to: ['client@example.test'],
    })
    const path = `zip-progress/${(begun as { task_id?: string }).task_id}`
    await until(async () => (await ask(manager, 'GET', path)).body.status === 'completed')
    assert.deepEqual(await reads(full.id), [])
  })

  test('what a person was told does not change later', async () => {
    for (const change of [
      sql`update confidential_read set way = 'pdf'`,
      sql`delete from confidential_read`,
    ])
      await assert.rejects(
        server.database.database.transaction('app', (db) => db.run(change)),
        /permission denied/,
      )
  })

  test('a deficiency from a confidential answer is listed for people who may read deficiencies, without the answer', async () => {
    const fit = check('fit', {
      label: 'Drug test',
      confidential: true,
      deficiency: { severity: 'high', note: 'Call the clinic' },
    })
    const made = await form([fit, check('boots', { deficiency: { severity: 'low' } })])
    const { deficiencies } = await sent(user, body(made, { fit: 'fail', boots: 'fail' }))
    const [shut, open] = deficiencies
    assert.deepEqual([shut?.title, open?.title], ['A confidential item failed', 'boots'])
    assert.equal((await ask(management, 'GET', `deficiencies/${shut?.id}`)).status, 404)
    const row = await ask(manager, 'GET', `deficiencies/${shut?.id}`)
    assert.equal(row.status, 200)
    assert.doesNotMatch(JSON.stringify(row.body), /drug|clinic|"fit"|Fail"/i)
  })

  test('a sheet keeps what any version asked in confidence', async () => {
    const made = await form([text('open'), text('shut', { confidential: true })])
    await sent(user, body(made, { open: 'x', shut: 'asthma' }))
    const later = await publish(made.id, [text('open'), text('shut')])
    await sent(user, body(later, { open: 'x', shut: 'none' }))
    const { body: sheet } = await ask(
      management,
      'GET',
      `form-reports/${made.id}/export?format=csv`,
    )
    assert.match(String(sheet.text), /open/)
    assert.doesNotMatch(String(sheet.text), /asthma|shut/)
  })

  /** The paper of one, and the sheet of all. */
  async function takeAll(of: string, id: string, email: string) {
    for (const path of [`submissions/${id}/pdf`, `form-reports/${of}/export?format=csv`])
      assert.equal((await ask(email, 'GET', path)).status, 200)
  }
})
