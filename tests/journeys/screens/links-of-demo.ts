// What a visitor opens by a link, as somebody of the demo company gives it: screens that nobody finds by themselves.
import assert from 'node:assert/strict'
import { givingOrientations } from '../../../src/features/orientation/testing/giving-orientations.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { newId } from '../../../src/kit/ids.ts'
import type { TestServer } from '../../api/server.ts'
import {
  as,
  manager,
  placeOf,
  publishForm,
  question,
  submitted,
} from '../../api/signing/signing-ground.ts'

const last = (address: string) => address.split('/').at(-1) ?? ''

/** The screen of each link, and what stands in its address. */
export async function linksOfDemo(
  server: TestServer,
): Promise<[screen: string, values: string[]][]> {
  const maya = await as(server, manager)
  const row = async (table: 'projects' | 'person' | 'toolbox_talk_deliveries') => {
    const rows = await server.database.database.transaction('owner', (db) =>
      db.many<{ id: string }>(sql`select t.id from ${sql.id(table)} t
        join company c on c.id = t.company_id where c.slug = 'northgate' order by t.id limit 1`),
    )
    return rows[0]?.id ?? ''
  }
  const gate = await maya.got<{ path: string }>('PUT', `gate/${await row('projects')}/tablet`)
  const passport = await maya.got<{ path: string }>('GET', `people/${await row('person')}/passport`)
  const talk = await row('toolbox_talk_deliveries')
  const toSign = await maya.got<{ address: string }>('PUT', `toolbox-talk-deliveries/${talk}/code`)
  const { version } = await publishForm(maya, 'all_attendees', [question('a')])
  const whole = await submitted(maya, version, [{ role: 'witness', name: 'Rosa Pérez' }])
  const place = placeOf(whole, 'Rosa Pérez')?.id
  const code = await maya.got<{ address: string }>(
    'POST',
    `submissions/${whole.id}/places/${place}/code`,
  )
  const { aDocument, aPerson, assigned, link } = givingOrientations(server)
  const record = await assigned(
    await aDocument('orientation', { minutes: 5 }),
    await aPerson('Rosa'),
  )
  const person = await aPerson('Rosa')
  const read = await maya.got<{ address: string }>(
    'POST',
    `documents/${await aDocument('policies')}/links/${person}/code`,
  )
  const incident = await maya.got<{ id: string }>('POST', 'incidents', {
    ...{ description: 'A worker fell from a ladder.', occurred_on: '2026-03-09' },
  })
  const [teller, statement] = [newId(), newId()]
  const people = `incidents/${incident.id}/people/${teller}`
  const one = { role: 'witness', name: 'Rosa Pérez', employer: '', of_company: null }
  await maya.got('PUT', people, one)
  const told = `incidents/${incident.id}/statements/${statement}`
  await maya.got('PUT', told, { teller, words: 'The ladder stood on mud.', lang: 'es' })
  const toTell = await maya.got<{ address: string }>('POST', `${told}/link`, {
    ...{ email: null, lang: 'es' },
  })
  return [
    ['statement-link', [last(toTell.address)]],
    ['document-link', [last(read.address)]],
    ['gate-tablet', [last(gate.path)]],
    ['passport', [last(passport.path)]],
    ['sign-link', [last(code.address)]],
    ['talk-sign', [last(toSign.address)]],
    ['orientation-link', [await link(record)]],
    ['signup', [await invited(server)]],
  ]
}

async function invited(server: TestServer): Promise<string> {
  const maya = await as(server, manager)
  const email = `${newId()}@northgate.test`
  const { id } = await maya.got<{ id: string }>('POST', 'users', {
    ...{ first_name: 'Ada', last_name: 'Boyd', email },
  })
  await maya.got('POST', 'invitations', { people: [id] })
  const [mail] = await server.database.database.transaction('owner', (db) =>
    db.many<{ text: string }>(sql`select text from mail where recipient = ${email}`),
  )
  const token = /\/signup\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  assert.ok(token)
  return token
}
