// A link to read one submission and sign it: nobody is signed in, and it leads nowhere else.
import assert from 'node:assert/strict'
import { before, beforeEach, describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { newId } from '../../../src/kit/ids.ts'
import { withServer } from '../server.ts'
import {
  as,
  drawn,
  manager,
  type Person,
  placeOf,
  publishForm,
  question,
  refusal,
  signature,
  submitted,
  type Whole,
  worker,
} from './signing-ground.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('signing by link', () => {
  const server = withServer()
  let maya: Person
  let token: string
  let version: string
  const run = (query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many(query))

  before(async () => {
    maya = await as(server, manager)
    token = await server.token(manager)
    const fields = [
      question('a'),
      question('secret', { confidential: true }),
      question('shown', {
        conditions: {
          type: 'AND',
          rule_name: 'shown',
          conditions: [
            {
              type: 'CONDITION',
              field: 'a',
              operator: 'is_not_empty',
              values: null,
              select_values: null,
              is_other_field_compare: false,
              otherField: null,
            },
          ],
        },
      }),
      question('photos', { type: 'photo' }),
      question('private', { type: 'photo', confidential: true }),
    ]
    version = (await publishForm(maya, 'all_attendees', fields)).version
  })
  beforeEach(() => run(sql`delete from attempt`))

  async function photo(): Promise<{ id: string; sha256: string }> {
    const form = new FormData()
    const grey = Buffer.concat([png, Buffer.from(newId())])
    form.append('file', new Blob([grey], { type: 'image/png' }), 'rail.png')
    const answer = await fetch(`${server.address}/api/store_file`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = (await answer.json()) as { data: { id: string; sha256: string } }
    return data
  }
  const talk = () =>
    submitted(
      maya,
      version,
      [{ role: 'witness', name: 'Rosa Pérez', email: 'rosa@example.test' }],
      { a: 'All well', secret: 'A diagnosis', shown: 'Because of it' },
    )
  const send = (whole: Whole, called = 'Rosa Pérez', more: object = {}) =>
    maya.ask('POST', `submissions/${whole.id}/places/${placeOf(whole, called)?.id}/link`, {
      email: 'rosa@example.test',
      lang: 'es',
      ...more,
    })
  async function mailed(): Promise<{ subject: string; text: string; lang: string; link: string }> {
    const [mail] = await run(
      sql`select subject, text, lang from mail where recipient = 'rosa@example.test' order by id desc limit 1`,
    )
    const found = mail as { subject: string; text: string; lang: string }
    return { ...found, link: /\/sign\/([\w-]+)/.exec(found.text)?.[1] ?? '' }
  }
  async function linkTo(whole: Whole): Promise<string> {
    const sent = await send(whole)
    assert.equal(sent.status, 200, JSON.stringify(sent.body))
    return (await mailed()).link
  }
  const read = (link: string) => server.ask('GET', `/api/sign/${link}`)
  const sign = (link: string, whole: Whole, more: object = {}) => {
    const { place: _, ...body } = signature(whole, undefined, { statement_lang: 'es', ...more })
    return server.ask('POST', `/api/sign/${link}`, { body })
  }

  test('the letter says who asks what, until when; only the hash of the link is kept', async () => {
    const whole = await talk()
    const link = await linkTo(whole)
    const { subject, text, lang } = await mailed()
    assert.equal(lang, 'es')
    assert.ok(subject.includes(whole.number))
    for (const part of [
      'Maya Okafor',
      'Northgate Builders',
      'manager@northgate.test',
      'Rosa Pérez',
      whole.number,
      'una sola vez',
    ])
      assert.ok(text.includes(part), part)
    assert.ok(Buffer.from(link, 'base64url').length >= 32)
    const [kept] = await run(sql`
      select link_hash, link_expires_at - link_sent_at = interval '7 days' as week
      from signature_place where id = ${placeOf(whole, 'Rosa Pérez')?.id}`)
    assert.equal(kept?.week, true)
    assert.ok(Buffer.isBuffer(kept?.link_hash) && !kept.link_hash.includes(link))
    const told = await run(sql`select * from change where after::text like ${`%${link}%`}`)
    assert.deepEqual(told, [])
  })

  test('it shows the submission as it was sent, without what is confidential', async () => {
    const whole = await talk()
    const { status, body } = await read(await linkTo(whole))
    assert.equal(status, 200, JSON.stringify(body))
    const data = body.data as Record<string, unknown>
    assert.deepEqual(
      [data.brand, data.number, data.name, data.role, data.lang, data.hash, data.submitted_by],
      [
        { name: 'Northgate Builders', colour: '#1d5b79', logo: null },
        whole.number,
        'Rosa Pérez',
        'witness',
        null,
        whole.hash,
        'Maya Okafor',
      ],
    )
    assert.deepEqual(data.answers, { a: 'All well', shown: 'Because of it' })
    const { fields } = data.definition as { fields: { key: string }[] }
    assert.deepEqual(
      fields.map(({ key }) => key),
      ['a', 'shown', 'photos'],
    )
    assert.ok(!JSON.stringify(body).includes('diagnosis'))
  })

  test('it shows the photos of visible answers, and no other file', async () => {
    const [open, hidden, foreign] = [await photo(), await photo(), await photo()]
    const whole = await sentWith({ photos: [{ id: open.id }], private: [{ id: hidden.id }] }, [
      open,
      hidden,
    ])
    const link = await linkTo(whole)
    const { body } = await read(link)
    const { files } = body.data as { files: { id: string }[] }
    assert.deepEqual(
      files.map(({ id }) => id),
      [open.id],
    )
    const file = (id: string, by = link) => fetch(`${server.address}/api/sign/${by}/files/${id}`)
    const shown = await file(open.id)
    assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/png'])
    assert.deepEqual(
      [(await file(hidden.id)).status, (await file(foreign.id)).status, (await file('x')).status],
      [404, 404, 404],
    )
    assert.equal((await file(open.id, 'A'.repeat(43))).status, 422)
    assert.equal((await sign(link, whole)).status, 201)
    assert.equal((await file(open.id)).status, 422)
  })

  async function sentWith(
    answers: Record<string, unknown>,
    files: { id: string; sha256: string }[],
  ): Promise<Whole> {
    const id = newId()
    const now = new Date().toISOString()
    await maya.got('POST', 'submissions', {
      id,
      version,
      answers: { a: 'All well', ...answers },
      files: files.map((file) => ({ id: file.id, sha256: file.sha256 })),
      started_at: now,
      submitted_at: now,
      about: { signers: [{ role: 'witness', name: 'Rosa Pérez' }] },
    })
    return maya.whole(id)
  }

  test('it signs once; sent again, or by another, it is spent', async () => {
    const whole = await talk()
    const link = await linkTo(whole)
    assert.equal(
      refusal(await sign(link, whole, { document_hash: 'f'.repeat(64) })),
      '409 signature/stale',
    )
    const dot = { method: 'drawn', strokes: { ...drawn.strokes, strokes: [[0.5, 0.5]] } }
    assert.equal(refusal(await sign(link, whole, { given: dot })), '422 input/invalid')
    const answers = await Promise.all(Array.from({ length: 5 }, () => sign(link, whole)))
    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    assert.equal(refusal(await sign(link, whole)), '422 link/spent')
    assert.equal(refusal(await read(link)), '422 link/spent')
    const after = await maya.whole(whole.id)
    const [kept] = after.signatures
    assert.deepEqual(
      [kept?.method, kept?.signer_name, kept?.signer, kept?.strokes],
      ['link', 'Rosa Pérez', null, drawn.strokes],
    )
    assert.match(kept?.statement ?? '', /^Estuve presente/)
    const [told] = await run(sql`
      select source, actor_name from change
      where subject = 'signature' and subject_id = ${kept?.id ?? null}`)
    assert.deepEqual(told, { source: 'link', actor_name: 'Rosa Pérez' })
  })

  test('a new link ends the one before; a day too late there is none', async () => {
    const whole = await talk()
    const first = await linkTo(whole)
    const second = await linkTo(whole)
    assert.notEqual(first, second)
    assert.equal(refusal(await read(first)), '422 link/spent')
    assert.equal((await read(second)).status, 200)
    await run(sql`update signature_place set link_expires_at = now() - interval '1 second'
      where submission = ${whole.id}`)
    assert.equal(refusal(await read(second)), '422 link/spent')
    assert.equal(refusal(await sign(second, whole)), '422 link/spent')
  })

  test('what becomes of the submission ends its links', async () => {
    for (const step of ['revisions', 'return', 'void', 'signed', 'archive']) {
      const whole = await talk()
      const link = await linkTo(whole)
      const path = `submissions/${whole.id}`
      const now = new Date().toISOString()
      const told = { version: whole.version + 1, reason: 'Not this one' }
      if (step === 'revisions') {
        const revised = { of: 1, version, answers: { a: 'b' }, started_at: now, submitted_at: now }
        await maya.got('POST', `${path}/revisions`, { ...revised, reason: 'A word was wrong' })
      } else if (step === 'signed') {
        const body = signature(whole, placeOf(whole, 'Rosa Pérez'))
        await maya.got('POST', `${path}/signatures`, body)
      } else if (step === 'archive') await maya.got('PUT', `${path}/archive`, {})
      else
        await maya.got('POST', `${path}/${step}`, {
          ...told,
          version: (await maya.whole(whole.id)).version,
        })
      assert.equal(refusal(await read(link)), '422 link/spent', step)
    }
  })

  test('a link for a colleague goes to their own address and signs as them', async () => {
    const people = await maya.got<{ data: { id: string; name: string }[] }>('GET', 'users')
    const account = people.data.find(({ name }) => name === 'Luc Tremblay')?.id ?? ''
    const whole = await submitted(maya, version, [{ role: 'witness', account }])
    assert.equal(placeOf(whole, 'Luc Tremblay')?.email, worker)
    assert.equal(refusal(await send(whole, 'Luc Tremblay')), '422 input/invalid')
    assert.equal((await send(whole, 'Luc Tremblay', { email: worker })).status, 200)
    const luc = await as(server, worker)
    const path = `submissions/${whole.id}/places/${placeOf(whole, 'submitter')?.id}/link`
    const other = await luc.ask('POST', path, { email: worker })
    assert.notEqual(other.status, 200)
  })

  test('who guesses links is slowed down; another company sends none', async () => {
    const right = await linkTo(await talk())
    const guess = () => read(newId() + newId().slice(0, 8))
    const tried = []
    for (let times = 0; times < 21; times += 1) tried.push(refusal(await guess()))
    assert.deepEqual(
      [tried[0], tried[19], tried[20]],
      ['422 link/spent', '422 link/spent', '429 rate/exceeded'],
    )
    // The person who has the link is behind the same address, perhaps, and did not guess.
    assert.equal((await read(right)).status, 200)
    const ana = await as(server, 'manager@southfield.test')
    const whole = await talk()
    const place = placeOf(whole, 'Rosa Pérez')?.id
    assert.equal(
      refusal(
        await ana.ask('POST', `submissions/${whole.id}/places/${place}/link`, {
          email: 'a@b.test',
        }),
      ),
      '404 row/missing',
    )
  })
})
