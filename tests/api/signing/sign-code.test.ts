// A visitor who stands here signs on a phone of their own, by a link that is shown as a code; which language a link speaks.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { withServer } from '../server.ts'
import {
  as,
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

describe('a code or a link to sign by', () => {
  const server = withServer()
  let maya: Person
  let version: string
  before(async () => {
    maya = await as(server, manager)
    version = (await publishForm(maya, 'all_attendees', [question('a')])).version
  })
  const run = (query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many(query))
  const talk = () => submitted(maya, version, [{ role: 'witness', name: 'Rosa Pérez' }])
  const read = (link: string) => server.ask('GET', `/api/sign/${link}`)
  const sign = (link: string, whole: Whole) => {
    const { place: _, ...body } = signature(whole, undefined)
    return server.ask('POST', `/api/sign/${link}`, { body })
  }

  test('a code for a phone of their own works once, for ten minutes, where the holder might attest as well', async () => {
    const whole = await talk()
    const code = (called: string, of = whole) =>
      maya.ask('POST', `submissions/${of.id}/places/${placeOf(of, called)?.id}/code`)
    const made = (await code('Rosa Pérez')).body.data as { address: string; ends_at: string }
    const minutes = (Date.parse(made.ends_at) - Date.now()) / 60_000
    assert.ok(minutes > 9 && minutes <= 10.1, String(minutes))
    const link = made.address.split('/').at(-1) ?? ''
    assert.equal((await read(link)).status, 200)
    assert.equal((await sign(link, whole)).status, 201)
    assert.equal(refusal(await read(link)), '422 link/spent')
    const [kept] = (await maya.whole(whole.id)).signatures
    assert.deepEqual([kept?.method, kept?.attested], ['link', null])

    const late = await talk()
    const ended = (await code('Rosa Pérez', late)).body.data as { address: string }
    await run(sql`update signature_place set link_expires_at = now() - interval '1 second'
      where submission = ${late.id}`)
    assert.equal(refusal(await read(ended.address.split('/').at(-1) ?? '')), '422 link/spent')
    // A person who holds this device could scan it: none for a colleague, none for a superior.
    assert.equal(refusal(await code('Maya Okafor', late)), '409 signature/person')
    const superior = await submitted(maya, version, [{ role: 'supervisor', name: 'Guest' }])
    assert.equal(refusal(await code('Guest', superior)), '409 signature/person')
  })

  test('a colleague’s letter and page speak what the colleague chose, whatever the sender speaks', async () => {
    const [luc] = await run(sql`
      update account set locale = 'fr' where login_id = (select id from login where email = ${worker})
      returning id`)
    const signer = { role: 'witness', account: String(luc?.id) }
    const whole = await submitted(maya, version, [signer])
    const place = whole.places.find(({ role }) => role === 'witness')
    const letter = { email: worker, lang: 'es' }
    await maya.got('POST', `submissions/${whole.id}/places/${place?.id}/link`, letter)
    const [mail] = await run(
      sql`select lang, text from mail where recipient = ${worker} and text like '%/sign/%'`,
    )
    assert.equal(mail?.lang, 'fr')
    const link = /\/sign\/([\w-]+)/.exec(String(mail?.text))?.[1] ?? ''
    const { data } = (await read(link)).body as { data: { lang: string } }
    assert.equal(data.lang, 'fr')
  })
})
