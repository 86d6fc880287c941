// Taking an orientation: by a link on one's own phone, and in the product.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { Caller } from '../../../../tests/registers/caller.ts'
import { sendFile } from '../../../../tests/registers/example-files.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { photo } from '../../../register/fields/pointing.ts'
import { declaration, givingOrientations } from '../testing/giving-orientations.ts'

const server = withServer()
const { as, publish, aDocument, aPerson, assigned, phone, link } = givingOrientations(server)
const asOwner = <T>(query: ReturnType<typeof sql>) =>
  server.database.database.transaction('owner', (db) => db.many<T>(query))

describe('taking an orientation', () => {
  test('by a link, without an account: what is read, declared and shown becomes a record that is signed', async () => {
    const policy = await aDocument('policies')
    const card = { id: newId(), name: 'Working at heights' }
    const wanted = await aDocument('orientation', {
      ...{ valid_for: 'months', valid_months: 12, minutes: 20 },
      ...{ evidence: [card], policies: [policy] },
    })
    const person = await aPerson('Rosa')
    const record = await assigned(wanted, person)
    const { ask, show, finish } = phone(await link(record))

    const read = (await ask('GET', '')).data
    assert.deepEqual(
      [read.state, read.lang, read.documents.length, read.cards.map((one) => one.state)],
      ['assigned', 'es', 1, ['asked']],
    )
    assert.equal((await ask('PUT', '/start')).status, 204)
    assert.equal((await ask('GET', '')).data.state, 'in_progress')
    // Nothing is left out: each declaration, each card, the versions that were read.
    assert.equal((await finish()).code, 'orientation/unfinished')
    assert.equal((await show(newId())).status, 404)
    assert.equal((await show(card.id, Buffer.from('words'), 'text/plain')).code, 'file/type')
    assert.equal((await show(card.id)).data?.cards[0]?.state, 'sent')
    assert.equal((await finish({ declared: [] })).code, 'orientation/unfinished')
    assert.equal((await finish({ hash: 'another' })).code, 'signature/stale')
    assert.equal((await finish({ documents: [] })).code, 'signature/stale')
    assert.equal((await finish()).data.state, 'awaiting_review')
    // Sent twice, it is one.
    assert.equal((await finish()).data.state, 'awaiting_review')

    const manager = await as('manager')
    const taken = (await manager('GET', `orientation-records/${record}/taken`)).data
    const [sent] = taken.cards as { id: string; name: string }[]
    assert.equal(sent?.name, 'Working at heights')
    assert.match(JSON.stringify(taken.signature), /Completé esta inducción/)
    const signed = await asOwner<{ document: string }>(
      sql`select document from document_signoff where person = ${person} order by document`,
    )
    assert.deepEqual(
      signed.map(({ document }) => document),
      [policy, wanted].toSorted(),
    )

    const decide = (decision: object) =>
      manager('PUT', `orientation-records/${record}/cards/${sent?.id}`, decision)
    assert.equal((await decide({ decision: 'refuse' })).status, 422)
    await decide({ decision: 'refuse', reason: 'The date cannot be read.' })
    const again = (await ask('GET', '')).data
    assert.deepEqual(
      [again.state, again.cards[0]?.reason],
      ['in_progress', 'The date cannot be read.'],
    )
    await show(card.id)
    assert.equal((await ask('GET', '')).data.state, 'awaiting_review')
    assert.equal((await decide({ decision: 'accept' })).status, 204)
    const done = (await ask('GET', '')).data
    assert.equal(done.state, 'approved')
    // Twelve months from the day on which it was signed, on the company's clocks.
    const [days] = await asOwner<{ until: string }>(sql`
      select ((t.finished_at at time zone c.timezone)::date + interval '12 months')::date::text as until
      from orientation_records t join company c on c.id = t.company_id where t.id = ${record}`)
    assert.equal(done.expires_on, days?.until)
    // What was accepted is not replaced, and what was signed does not change.
    assert.equal((await show(card.id)).code, 'orientation/over')
    await assert.rejects(
      asOwner(sql`update orientation_records set hash = 'another' where id = ${record}`),
      /does not change/,
    )
  })

  test('a link opens one record and nothing else; it ends when somebody ends it, with a new one, and with its days', async () => {
    const wanted = await aDocument('orientation')
    const record = await assigned(wanted, await aPerson('Ben'))
    const first = await link(record)
    const second = await link(record)
    assert.equal((await phone(first).ask('GET', '')).code, 'link/spent')
    assert.equal((await phone(second).ask('GET', '')).status, 200)
    const stored = await asOwner<{ hash: Buffer }>(
      sql`select hash from orientation_link where record = ${record}`,
    )
    assert.equal(stored.length, 1)
    assert.notEqual(stored[0]?.hash.toString('base64url'), second)
    assert.equal((await phone(second).ask('GET', `/files/${newId()}`)).status, 404)

    const manager = await as('manager')
    await manager('DELETE', `orientation-records/${record}/link`)
    assert.equal((await phone(second).ask('GET', '')).code, 'link/spent')
    const third = await link(record)
    await asOwner(sql`update orientation_link set expires_at = now() where record = ${record}`)
    assert.equal(
      (
        await phone(third)
          .finish()
          .catch(() => ({ code: 'link/spent' }))
      ).code,
      'link/spent',
    )
    const fourth = await link(record)
    await manager('PUT', `orientation-records/${record}/revocation`, { reason: 'They left.' })
    assert.equal((await phone(fourth).ask('GET', '')).code, 'link/spent')
    for (let tries = 0; tries < 25; tries += 1) await phone(first).ask('GET', '')
    assert.equal((await phone(first).ask('GET', '')).code, 'rate/exceeded')
  })

  test('a picture in the text is seen by the link, and no other file is', async () => {
    const manager = new Caller(server.address, await server.token('manager@northgate.test'))
    const [shown, other] = [await sendFile(manager, photo()), await sendFile(manager, photo())]
    const picture = { id: newId(), kind: 'picture', file: shown, words: { en: 'The gate' } }
    const wanted = await aDocument('orientation', { content: [picture, declaration('I will.')] })
    const token = await link(await assigned(wanted, await aPerson('Ines')))
    const { data } = await phone(token).ask('GET', '')
    assert.match(JSON.stringify(data.package.content), /The gate/)
    const status = async (id: string) =>
      (await fetch(`${server.address}/api/orientation/${token}/files/${id}`)).status
    assert.deepEqual([await status(shown), await status(other)], [200, 404])
  })

  test('who signs in takes it there, and gets no link that another could sign by', async () => {
    const wanted = await aDocument('orientation', { valid_for: 'ever' })
    const user = await as('user')
    const me = (await user('GET', 'account')).data
    const begin = await user('POST', `documents/${wanted}/orientation`)
    assert.equal(begin.status, 200, JSON.stringify(me))
    const { id } = begin.data
    assert.equal((await user('POST', `documents/${wanted}/orientation`)).data.id, id)
    const at = `orientations-to-take/${id}`
    const manager = await as('manager')
    assert.equal((await manager('GET', at)).status, 404)
    const refused = await manager('POST', `orientation-records/${id}/link`, {
      email: null,
      lang: 'en',
    })
    assert.equal(refused.code, 'signature/person')
    const work = async () => {
      const { body } = await server.ask('GET', '/api/dashboard/my-work', {
        token: await server.token('user@northgate.test'),
      })
      return (body.items as { kind: string; id: string }[]).some(
        (one) => one.kind === 'take-orientation' && one.id === id,
      )
    }
    assert.equal(await work(), true)
    const asked = (await user('GET', at)).data as unknown as {
      package: { hash: string; content: { id: string }[] }
    }
    const finish = {
      ...{ hash: asked.package.hash, documents: [], started_at: '2026-03-02T12:00:00Z' },
      declared: asked.package.content.map((part) => part.id),
      ...{ seconds: 60, given: { method: 'typed', name: 'Tom Barr' }, statement_lang: 'en' },
    }
    const done = await user('POST', at, finish)
    assert.deepEqual([done.data.state, done.data.expires_on], ['approved', null])
    assert.equal(await work(), false)
  })

  test('a quiz is passed before it is signed; nothing that is read says what is right', async () => {
    const [right, wrong] = [newId(), newId()]
    const question = {
      ...{ id: newId(), words: { en: 'Where do you muster?' }, right: [right] },
      answers: [
        { id: right, words: { en: 'At the gate' } },
        { id: wrong, words: { en: 'In the crane' } },
      ],
    }
    const quiz = { id: newId(), kind: 'quiz', pass: 80, questions: [question] }
    const wanted = await aDocument('orientation', { content: [declaration('I will.'), quiz] })
    const person = await aPerson('Kit')
    const { ask, finish } = phone(await link(await assigned(wanted, person)))
    const read = (await ask('GET', '')).data
    assert.match(JSON.stringify(read.package.content), /"right":\[\]/)
    const { hash } = read.package
    const answer = async (chosen: string) =>
      (
        await ask('POST', '/quiz', {
          ...{ document: wanted, hash, lang: 'en', answers: { [question.id]: [chosen] } },
        })
      ).data as unknown as { passed: boolean; score: number; tries: number }
    assert.equal((await finish()).code, 'orientation/unfinished')
    assert.equal((await answer(wrong)).passed, false)
    assert.equal((await finish()).code, 'orientation/unfinished')
    assert.deepEqual((await answer(right)).tries, 2)
    assert.deepEqual((await ask('GET', '')).data.passed, [wanted])
    assert.equal((await finish()).data.state, 'approved')
    const [record] = await asOwner<{ score: number; tries: number }>(sql`
      select r.score, s.tries from orientation_records r
      join document_signoff s on s.person = r.person and s.document = r.package where r.person = ${person}`)
    assert.deepEqual([Number(record?.score), record?.tries], [100, 2])
  })

  test('a version that is published meanwhile is read first', async () => {
    const wanted = await aDocument('orientation')
    const record = await assigned(wanted, await aPerson('Lou'))
    const { ask, finish } = phone(await link(record))
    const { hash } = (await ask('GET', '')).data.package
    const manager = await as('manager')
    const { version } = (await manager('GET', `orientation/${wanted}`)).data
    const content = [declaration('I will work by the new one.')]
    await manager('PATCH', `orientation/${wanted}`, { version, content })
    await publish('orientation', wanted)
    assert.equal((await finish({ hash })).code, 'signature/stale')
    assert.equal((await finish()).data.state, 'approved')
  })
})
