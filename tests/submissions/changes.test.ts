// The change log tells nobody what is confidential elsewhere: neither an answer, nor what followed from it.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { WordedChange } from '../../src/features/change-log/changes.contract.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { check, manager, question, sending, text, user } from './sending.ts'

const secret = { confidential: true }

describe('the change log and what is confidential', () => {
  const server = withServer()
  const { ask, file, form, body, good, sent, whole } = sending(server)
  const owner = <T>(query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))

  before(async () => {
    await owner(sql`
      update account a set extra_grants = '{audit.view,submissions.view-all}' from login l
      where l.id = a.login_id and l.email = ${user}`)
  })

  async function log(email: string, query: string): Promise<WordedChange[]> {
    const all: WordedChange[] = []
    for (let page = ''; ; ) {
      const { status, body: reply } = await ask(email, 'GET', `changes?${query}${page}`)
      assert.equal(status, 200, JSON.stringify(reply))
      all.push(...(reply.data as unknown as WordedChange[]))
      if (reply.older === null) return all
      page = `&before=${reply.older}`
    }
  }
  const said = (changes: readonly WordedChange[]) => JSON.stringify(changes)

  /** What was answered, and what came of it. */
  async function answered() {
    const made = await form([
      check('brakes', { deficiency: { severity: 'low' } }),
      check('drugs', { ...secret, deficiency: { severity: 'critical' } }),
      text('why', secret),
      question('proof', 'file', secret),
    ])
    const proof = await file(manager, 'a letter of the clinic')
    const answers = { brakes: 'fail', drugs: 'fail', why: 'Took something', proof: [proof.id] }
    const given = body(made, answers, { files: [proof] })
    const receipt = await sent(manager, given)
    const raised = await owner<{ id: string; title: string; confidential: boolean }>(sql`
      select id, title, confidential from deficiencies where submission = ${given.id}
      order by confidential`)
    assert.deepEqual(
      raised.map(({ confidential }) => confidential),
      [false, true],
    )
    const [open, shut] = raised
    assert.ok(open && shut)
    return { given, receipt, open, shut, proof }
  }

  test('answers, scores, what was raised in confidence and who read it are for who may read them', async () => {
    const { given, open, shut, proof } = await answered()
    await whole(manager, given.id)
    const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const theirs = await log(user, `from=${today}`)
    const ours = await log(manager, `from=${today}`)
    const of = (changes: readonly WordedChange[], id: string) =>
      changes.filter(({ record, whole: part }) => record.id === id || part?.id === id)

    assert.ok(of(ours, shut.id).length >= 2, 'the deficiency and its first step')
    assert.deepEqual(of(theirs, shut.id), [])
    assert.ok(of(theirs, open.id).length >= 2)
    for (const changes of [theirs, ours]) assert.doesNotMatch(said(changes), /Took something/)

    const scores = /Score|Failed items|Critical/
    const made = of(theirs, given.id).find(({ record }) => record.id === given.id)
    assert.ok(made)
    assert.deepEqual(
      made.lines.filter(({ label }) => scores.test(label)),
      [],
    )
    const revision = of(theirs, given.id).find(({ record }) => record.kind === 'Revision')
    const answers = revision?.lines.find(({ label }) => label === 'Answers')
    assert.deepEqual(answers, { label: 'Answers', before: null, after: null })

    assert.ok(ours.some(({ deed }) => deed === 'read'))
    assert.ok(!theirs.some(({ deed }) => deed === 'read'))
    const nameOf = (changes: readonly WordedChange[]) =>
      changes
        .filter(({ record }) => record.id === proof.id)
        .flatMap(({ record, lines }) => [record.name, ...lines.map(({ after }) => after)])
    assert.ok(nameOf(ours).includes('note.txt'))
    assert.ok(!nameOf(theirs).includes('note.txt'))
  })

  test('nor is it told once it is deleted, nor found by its name', async () => {
    const { open, shut } = await answered()
    await owner(sql`delete from deficiency_event where deficiency in (${open.id}, ${shut.id})`)
    await owner(sql`delete from deficiencies where id in (${open.id}, ${shut.id})`)
    const gone = async (email: string) =>
      (await log(email, 'subject=deficiencies&action=delete')).map(({ record }) => record.id)
    assert.deepEqual((await gone(manager)).slice(0, 2).sort(), [open.id, shut.id].sort())
    assert.deepEqual((await gone(user)).slice(0, 1), [open.id])
    assert.ok(!(await gone(user)).includes(shut.id))
    const word = shut.title.split(' ').at(-1) ?? ''
    const found = (email: string) => log(email, `search=${encodeURIComponent(word)}`)
    assert.ok((await found(manager)).some(({ record }) => record.id === shut.id))
    assert.ok(!(await found(user)).some(({ record }) => record.id === shut.id))
  })

  test('who sees only their own submissions reads the log of those alone', async () => {
    await owner(sql`
      update account a set extra_grants = '{audit.view}',
        denied_grants = '{submissions.view-all,submissions.view-signed,submissions.view-unsigned,submissions.review,submissions.view-trade-contractor}'
      from login l where l.id = a.login_id and l.email = ${user}`)
    const made = await form([text('open')])
    const mine = body(made, { open: 'mine' })
    const other = body(made, { open: 'other' })
    await sent(user, mine)
    await sent(manager, other)
    const told = await log(user, 'subject=submissions')
    const ids = told.map(({ record }) => record.id)
    assert.deepEqual([ids.includes(mine.id), ids.includes(other.id)], [true, false])
    const parts = await log(user, 'subject=submission_revision')
    assert.ok(parts.every(({ whole: part }) => ids.includes(part?.id ?? '')))
    assert.ok(parts.length > 0)
    await good(user, 'GET', `submissions/${mine.id}/whole`)
  })
})
