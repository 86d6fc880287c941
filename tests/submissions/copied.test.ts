// Answers that are copied from one submission to the next are marked, and told to the person who reviews.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../api/server.ts'
import { ago, check, type FillableForm, manager, question, sending, text, user } from './sending.ts'

const minute = 60_000

describe('copied answers', () => {
  const server = withServer()
  const { good, form, body, sent, whole } = sending(server)
  /** Each is later than the one before. */
  let clock = 600
  async function send(of: FillableForm, email: string, seconds: number, answers: object = {}) {
    clock -= 1
    const given = body(
      of,
      { brakes: 'pass', note: 'All well', day: `2026-11-${10 + (clock % 18)}`, ...answers },
      { submitted_at: ago(clock * minute), started_at: ago(clock * minute + seconds * 1000) },
    )
    await sent(email, given)
    return given.id
  }
  async function asked() {
    const of = await form([check('brakes'), text('note'), question('day', 'date')])
    for (let turn = 0; turn < 16; turn += 1) await send(of, manager, 600, { note: `No ${turn}` })
    return of
  }
  type Rows = { data: { id: string }[] }
  const marked = async (of: FillableForm) =>
    (
      await good<Rows>(
        manager,
        'GET',
        `submissions?filter[form]=${of.id}&filter[copied]=yes&sort=submitted_at`,
      )
    ).data.map(({ id }) => id)
  const repeated = async (times: number, one: () => Promise<string>) => {
    const ids: string[] = []
    for (let turn = 0; turn < times; turn += 1) ids.push(await one())
    return ids
  }

  test('five in a row that say the same in under a fifth of the usual time', async () => {
    const of = await asked()
    type Counts = { copied: number }
    const waiting = async () => (await good<Counts>(manager, 'GET', 'submission-counts')).copied
    const before = await waiting()
    const four = await repeated(4, () => send(of, user, 30))
    assert.deepEqual(await marked(of), [])
    const fifth = await send(of, user, 30)
    assert.deepEqual(await marked(of), [...four, fifth])
    assert.equal((await waiting()) - before, 5)
    const kinds = async (id: string) => (await whole(manager, id)).events.map(({ kind }) => kind)
    assert.deepEqual(await kinds(fifth), ['submitted', 'copied'])
    assert.deepEqual(await kinds(four[0] ?? ''), ['submitted'])
    const sixth = await send(of, user, 30)
    assert.deepEqual(await marked(of), [...four, fifth, sixth])
    // Somebody else, who says the same as quickly, has only begun.
    await send(of, manager, 30)
    assert.equal((await marked(of)).length, 6)
  })

  test('one that says something else, or takes its time, ends a run', async () => {
    const of = await asked()
    await repeated(4, () => send(of, user, 30))
    await send(of, user, 30, { note: 'The left one squeaks' })
    await repeated(4, () => send(of, user, 30))
    await send(of, user, 200)
    await repeated(4, () => send(of, user, 30))
    assert.deepEqual(await marked(of), [])
  })

  test('who is as quick as everybody copies nothing', async () => {
    const of = await form([check('brakes'), text('note'), question('day', 'date')])
    await repeated(7, () => send(of, user, 30))
    assert.deepEqual(await marked(of), [])
  })
})
