// A submission is found by what was answered and said in it, and by nothing that the person may not read.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import {
  check,
  manager,
  question,
  sending,
  stranger,
  text,
  user,
} from '../../../../tests/submissions/sending.ts'
import { until } from '../../../../tests/until.ts'
import { sql } from '../../../kit/db/sql.ts'
import { wordOfRecord } from '../content/word-of-record.ts'
import { findByWords } from '../revisions/server/words.job.ts'

type Kinds = { name: string; found: { name: string }[]; total: number; list: string | null }[]

describe('the words of a submission', () => {
  const server = withServer()
  const { ask, good, form, body, sent } = sending(server)

  async function found(email: string, q: string): Promise<string[]> {
    const { status, body: answer } = await ask(email, 'GET', `search?${new URLSearchParams({ q })}`)
    assert.equal(status, 200, JSON.stringify(answer))
    const kinds = answer.kinds as unknown as Kinds
    return kinds.find(({ name }) => name === 'submissions')?.found.map(({ name }) => name) ?? []
  }
  const listed = async (email: string, q: string) => {
    const list = await good<{ data: { number: string }[] }>(
      email,
      'GET',
      `submissions?${new URLSearchParams({ search: q })}`,
    )
    return list.data.map(({ number }) => number)
  }
  const soil = question('soil', 'select', {
    options: [
      { id: 'a', label: 'Gravelly loam', labels: { fr: 'Terreau graveleux' } },
      { id: 'b', label: 'Varved clay' },
    ],
  })
  const fields = [
    text('seen'),
    soil,
    check('rails'),
    question('people', 'group', { fields: [text('who')] }),
    text('injury', { confidential: true }),
  ]
  const answers = {
    seen: 'The hoist’s Ratchet slipped twice',
    soil: 'b',
    rails: 'fail',
    people: [{ id: 'row-1', who: 'Émile Quesnel' }],
    injury: 'Metacarpal fracture',
  }
  const remarks = { rails: { note: 'Toeboard splintered', action: { title: 'Replace toeboards' } } }

  test('find it in search and list: typed, chosen, in a group, added to an item, in part and without accents', async () => {
    const made = await form(fields)
    const { number } = await sent(manager, body(made, answers, { remarks }))
    for (const q of [
      'ratchet',
      'hoist slipped',
      'varved CLAY',
      'quesnel emile',
      'splinter',
      'toeboards',
    ]) {
      assert.deepEqual(await found(manager, q), [number], q)
      assert.deepEqual(await listed(manager, q), [number], q)
    }
    // Neither what was not chosen, nor words of two submissions together.
    for (const q of ['gravelly', 'ratchet gravelly', 'splinterx'])
      assert.deepEqual(await found(manager, q), [], q)
    assert.deepEqual(await found(stranger, 'ratchet'), [])
  })

  test('never are those of a confidential answer, also of a remark on it', async () => {
    const made = await form(fields)
    const { number } = await sent(
      manager,
      body(
        made,
        { ...answers, seen: 'Zirconium dust', injury: 'Pneumoconiosis' },
        { remarks: { injury: { note: 'Bronchoscopy asked for' } } },
      ),
    )
    assert.deepEqual(await found(manager, 'zirconium'), [number])
    for (const q of ['pneumoconiosis', 'zirconium pneumoconiosis', 'bronchoscopy'])
      for (const email of [manager, user]) assert.deepEqual(await found(email, q), [], q)
  })

  test('name the records that were chosen, so that a product has the submissions that name it', async () => {
    const { id: diesel } = await good(manager, 'POST', 'chemicals', {
      name: 'Xylol',
      supplier: 'Maker',
    })
    const made = await form([
      question('product', 'chemical'),
      question('kept', 'chemical', { confidential: true }),
    ])
    const { number } = await sent(manager, body(made, { product: diesel }))
    await sent(manager, body(made, { kept: diesel }))
    assert.deepEqual(await listed(manager, wordOfRecord(diesel)), [number])
  })

  test('are those of the present revision', async () => {
    const made = await form([text('seen')])
    const first = body(made, { seen: 'Xerophyte hedge' })
    const { number } = await sent(manager, first)
    const { id, about: _, ...rest } = first
    await good(manager, 'POST', `submissions/${id}/revisions`, {
      ...rest,
      answers: { seen: 'Yucca hedge' },
      of: 1,
      reason: 'It was another plant.',
    })
    assert.deepEqual(await found(manager, 'yucca'), [number])
    assert.deepEqual(await found(manager, 'xerophyte'), [])
  })

  test('of those received before words were stored are stored when the server starts', async () => {
    const made = await form([text('seen')])
    const { number, id } = await sent(manager, body(made, { seen: 'Wolframite ore' }))
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`delete from submission_words where submission = ${id}`),
    )
    assert.deepEqual(await found(manager, 'wolframite'), [])
    await server.database.database.transaction('owner', async (db) => {
      await db.run(sql`select set_config('app.company_id', company_id::text, true)
        from submissions where id = ${id}`)
      await findByWords(db)
    })
    await until(async () => (await found(manager, 'wolframite'))[0] === number)
  })
})
