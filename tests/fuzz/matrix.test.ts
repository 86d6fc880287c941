// Every call, made by everybody whom it does not concern, with ids of the first company: nothing of it
// is told, and nothing of it changes.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Guard } from '../../src/access/route.ts'
import { admits, grantsOfAccount } from '../../src/access/server/gate.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { makeAccount } from '../factories.ts'
import { seeded } from '../registers/examples.ts'
import { leaksIn, marksOf, stateOf } from './first-company.ts'
import { faultIn, idsOf } from './fuzz.ts'
import { addressOf, type Ids, type Operation, operationsOf, rightRequest } from './operations.ts'
import { type Answered, type Caller, people, Sessions } from './people.ts'

/** Speaks for a contractor of another company. */
const contact: Caller = {
  name: 'contact elsewhere',
  email: 'contractor@glazing.test',
  audience: 'contractor',
}

/** Pages that a printed code opens for everybody. */
const forEverybody = (path: string) => path.startsWith('/api/qr-code/')

describe('calls that concern somebody else', () => {
  const server = withServer()
  let operations: Operation[]
  let ids: Ids
  let sessions: Sessions
  let marks: ReadonlySet<string>
  let stand: Record<string, string | null>

  const grantsOf = ({ email }: Caller): Promise<ReadonlySet<string>> =>
    server.database.database.transaction('owner', async (db) => {
      const account = await db.maybe<{ id: string }>(sql`
        select a.id from account a join login l on l.id = a.login_id where l.email = ${email ?? ''}`)
      return account === undefined ? new Set() : grantsOfAccount(db, account.id)
    })

  before(async () => {
    sessions = new Sessions(server)
    await sessions.openAll()
    operations = await operationsOf(server)
    ids = await idsOf(operations, sessions)
    const { database } = server.database
    await database.transaction('owner', async (db) => {
      const there = await db.maybe<{ id: string }>(
        sql`select id from company where slug = 'southfield'`,
      )
      const { id } = await makeAccount(db, there?.id ?? '', {
        kind: 'contractor',
        email: contact.email ?? '',
      })
      await db.run(sql`
        with firm as (insert into trade_contractors (company_id, name, state)
          values (${there?.id}, 'Glazing', 'pending') returning company_id, id)
        insert into tc_contacts (company_id, trade_contractor, name, role, email, language, account)
        select company_id, id, 'Gil Ray', 'primary', ${contact.email}, 'en', ${id} from firm`)
    })
    // What is due this morning would be done while we look.
    await database.transaction('owner', (db) =>
      db.run(sql`delete from graphile_worker._private_jobs`),
    )
    marks = await marksOf(database)
    stand = await stateOf(database)
  })

  async function callAll(
    caller: Caller,
    times: number,
    concerns: (operation: Operation) => boolean,
    judge: (answered: Answered, operation: Operation) => string | undefined,
  ): Promise<void> {
    const faults: string[] = []
    const began = performance.now()
    // Reading comes first: a row that the caller makes under an id of the first company tells nothing.
    const asked = operations
      .filter((operation) => concerns(operation))
      .sort((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'))
    for (const operation of asked) {
      const random = seeded(`${caller.name} ${operation.method} ${operation.path}`)
      for (let n = 0; n < times; n += 1) {
        const request = rightRequest(operation, ids, random)
        const address = addressOf(operation, request)
        const answered = await sessions.ask(caller, operation.method, address, request.body)
        const sent = `${address} ${JSON.stringify(request.body)}`
        const told = leaksIn(marks, answered.text, sent)
        const what =
          (told.length > 0 ? `tells ${told.join(', ')}` : undefined) ??
          faultIn(answered.status, answered.text) ??
          judge(answered, operation)
        if (what !== undefined) faults.push(`${operation.method} ${sent}: ${what}`)
      }
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `${caller.name}: ${asked.length} calls, ${asked.length * times} requests, ${seconds} s`,
    )
    assert.deepEqual(faults, [])
    assert.deepEqual(await stateOf(server.database.database), stand)
  }

  const refusedWith = (expected: number) => (answered: Answered) =>
    answered.status === expected ? undefined : `answered ${answered.status}, not ${expected}`

  test('are refused without a session', () =>
    callAll(people.nobody, 1, ({ grant }) => grant !== 'public', refusedWith(401)))

  test('that are open to everybody tell nothing of a company', () =>
    callAll(
      people.nobody,
      1,
      ({ grant, path }) => grant === 'public' && !forEverybody(path),
      () => undefined,
    ))

  for (const caller of [people.user, people.management, people.contractor, people.admin])
    test(`are refused to the ${caller.name} without the grant`, async () => {
      const session = { audience: caller.audience, grants: await grantsOf(caller) }
      const admitted = ({ grant }: Operation) =>
        admits(grant as Guard, session as Parameters<typeof admits>[1])
      await callAll(caller, 1, (operation) => !admitted(operation), refusedWith(403))
    })

  for (const [name, caller] of [
    ['manager of another company', people.stranger],
    ['contact of a contractor of another company', contact],
  ] as const)
    test(`find nothing of it for the ${name}`, () =>
      callAll(
        caller,
        2,
        ({ path }) => !forEverybody(path),
        () => undefined,
      ))
})
