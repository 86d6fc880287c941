// What somebody says of an incident, and the ways to sign it: on a device that is attested, with a PIN, by a link.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { wordsOfPdf } from '../../../../tests/registers/sheets.ts'
import { demoPassword } from '../../../app/demo/fill-demo.server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { asking } from '../testing/asking.ts'

const server = withServer()
const { as, report } = asking(server)

type Told = {
  id: string
  words: string | null
  hash: string | null
  by_pin: boolean
  own: boolean
  signed: {
    given: { method: string }
    statement: string
    witness: string | null
    attestation: string | null
    by_link: boolean
  } | null
  can: string[]
}
const typed = { method: 'typed', name: 'Vera Kim' }
const said = 'The last step was wet. She carried the lath and slipped.'

const inDatabase = <Row extends object>(query: ReturnType<typeof sql>) =>
  server.database.database.transaction('owner', (db) => db.many<Row>(query))

/** A witness of an incident, and what they said. */
async function witnessed({ of_company = null }: { of_company?: string | null } = {}) {
  const { id } = await report()
  const foreman = await as('user')
  const [teller, statement] = [newId(), newId()]
  const person = { role: 'witness', name: 'Vera Kim', employer: 'Cedar Steel', of_company }
  await foreman('PUT', `incidents/${id}/people/${teller}`, person)
  const path = `incidents/${id}/statements/${statement}`
  const written = await foreman('PUT', path, { teller, words: said, lang: 'en' })
  assert.ok(written.status < 300, JSON.stringify(written))
  const list = async (who: string) =>
    (await (await as(who))('GET', `incidents/${id}/statements`)).data as unknown as Told[]
  const hash = (await list('user'))[0]?.hash ?? ''
  return { id, teller, path, list, hash, foreman }
}

const visit = async (method: string, token: string, body?: object) => {
  const answer = await server.ask(method, `/api/statement/${token}`, { body })
  return { status: answer.status, code: answer.body.code, data: answer.body.data as Told }
}

describe('a statement on an incident', () => {
  test('is read by who took it down and who reads confidential information, and by nobody else', async () => {
    const { id, list } = await witnessed()
    assert.equal((await list('user'))[0]?.words, said)
    const [seen] = await list('management')
    assert.deepEqual([seen?.words, seen?.hash, seen?.can], [null, null, []])
    assert.equal((await list('manager'))[0]?.words, said)
    const reads = await inDatabase(
      sql`select account from incident_person_read where incident = ${id}`,
    )
    assert.equal(reads.length, 1)
    const [row] = await inDatabase<{ text: string }>(
      sql`select s::text as text from incident_statement s where incident = ${id}`,
    )
    assert.ok(row && !/lath|slipped/.test(row.text))
  })

  test('is signed at a device, which its holder attests, on the words that were read', async () => {
    const { id, teller, path, list, hash, foreman } = await witnessed()
    const sign = (more: object = {}) =>
      foreman('POST', `${path}/signature`, { hash, statement_lang: 'fr', given: typed, ...more })
    await foreman('PUT', path, { teller, words: `${said} Twice.`, lang: 'en' })
    assert.equal((await sign()).code, 'signature/stale')
    const [fresh] = await list('user')
    const signed = await sign({ hash: fresh?.hash, attested_lang: 'es' })
    assert.ok(signed.status < 300, JSON.stringify(signed))
    const [told] = await list('manager')
    assert.deepEqual(told?.signed?.given, typed)
    assert.match(told?.signed?.statement ?? '', /Ce sont mes paroles/)
    assert.match(told?.signed?.attestation ?? '', /Vera Kim/)
    assert.ok(told?.signed?.witness)
    assert.deepEqual(told?.can, [])
    // It stays as it was signed, and so does who said it.
    const again = { teller, words: 'Something else.', lang: 'en' }
    assert.equal((await foreman('PUT', path, again)).code, 'signature/place')
    assert.equal((await foreman('DELETE', path)).code, 'signature/place')
    assert.equal((await foreman('DELETE', `incidents/${id}/people/${teller}`)).code, 'row/referred')
  })

  test('is signed with the number of a colleague who chose one, and then in no other way', async () => {
    const manager = await as('manager')
    await manager('PUT', 'account/signing-pin', { pin: '402917', password: demoPassword })
    const [maya] = await inDatabase<{ id: string }>(
      sql`select account as id from signing_pin where pin_hash is not null`,
    )
    const { path, list, hash, foreman } = await witnessed({ of_company: maya?.id ?? null })
    assert.equal((await list('user'))[0]?.by_pin, true)
    const words = { hash, statement_lang: 'en' }
    const drawn = await foreman('POST', `${path}/signature`, { ...words, given: typed })
    assert.equal(drawn.code, 'signature/person')
    const enter = (pin: string) => foreman('POST', `${path}/signature/pin`, { ...words, pin })
    assert.equal((await enter('402918')).code, 'signature/pin')
    assert.ok((await enter('402917')).status < 300)
    const [told] = await list('manager')
    assert.deepEqual([told?.own, told?.signed?.given], [true, { method: 'pin' }])
    assert.equal(told?.signed?.attestation, null)
  })

  test('is read and signed on a phone by a link, once, until the incident is over', async () => {
    const { id, path, list, hash, foreman } = await witnessed()
    const made = await foreman('POST', `${path}/link`, { email: 'vera@example.test', lang: 'es' })
    assert.equal(made.status, 201)
    const [mail] = await inDatabase<{ text: string }>(
      sql`select text from mail where recipient = 'vera@example.test' order by id desc limit 1`,
    )
    assert.doesNotMatch(mail?.text ?? '', /lath/)
    const token = /\/statement\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const read = await visit('GET', token)
    assert.deepEqual([read.data.words, read.data.hash], [said, hash])
    const body = { hash, statement_lang: 'es', given: typed }
    assert.equal((await visit('POST', token, { ...body, hash: 'x' })).code, 'signature/stale')
    assert.ok((await visit('POST', token, body)).status < 300)
    assert.ok((await visit('POST', token, body)).status < 300)
    const [told] = await list('manager')
    assert.deepEqual([told?.signed?.by_link, told?.signed?.witness], [true, null])
    await inDatabase(sql`update incidents set status = 'void' where id = ${id} returning id`)
    assert.equal((await visit('GET', token)).code, 'link/spent')
    assert.equal((await visit('GET', 'x'.repeat(43))).code, 'link/spent')
  })

  test('of somebody who signs in is signed there, not by a link', async () => {
    const [ada] = await inDatabase<{ id: string }>(sql`
      select a.id from account a join company c on c.id = a.company_id where c.slug = 'northgate'
        and a.kind = 'staff' and a.login_id is not null and a.deactivated_at is null order by a.id limit 1`)
    const { path, foreman } = await witnessed({ of_company: ada?.id ?? null })
    assert.equal((await foreman('GET', `${path}/link`)).data.signs_in, true)
    const made = await foreman('POST', `${path}/link`, { email: null, lang: 'en' })
    assert.equal(made.code, 'signature/person')
  })

  test('is printed with the investigation, with how it was signed, for who may read it', async () => {
    const { id, path, hash, foreman } = await witnessed()
    await foreman('POST', `${path}/signature`, { hash, statement_lang: 'en', given: typed })
    const print = async (who: string, lang: string) =>
      fetch(`${server.address}/api/dashboard/incidents/${id}/investigation/pdf?lang=${lang}`, {
        headers: { authorization: `Bearer ${await server.token(`${who}@northgate.test`)}` },
      })
    assert.equal((await print('user', 'en')).status, 403)
    const answer = await print('manager', 'fr')
    assert.equal(answer.status, 200)
    const words = wordsOfPdf(Buffer.from(await answer.arrayBuffer())).join(' ')
    for (const each of ['Rapport d’enquête', 'The last step was wet', 'These are my words', 'Vera'])
      assert.ok(words.includes(each), `${each}: ${words}`)
    assert.match(words, /atteste/)
  })
})
