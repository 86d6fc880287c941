// What a company says of the rules that are uncertain: who may, of which, why, and what stays of it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { dbTest } from '../../../tests/database.ts'
import { makeAccount, makeCompany } from '../../../tests/factories.ts'
import { untilBlocked } from '../../../tests/until.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Switching } from './rules.contract.ts'
import { addSwitching } from './switches.store.ts'

describe('switching a rule', () => {
  const server = withServer()
  const path = '/api/dashboard/rules'
  const manager = 'manager@northgate.test'
  const elsewhere = 'manager@southfield.test'
  const reason = 'Our insurer wants to see them for six years.'

  const read = async (email: string) => {
    const { body } = await server.ask('GET', path, { token: await server.token(email) })
    return body.data as unknown as Switching[]
  }
  const turn = async (email: string, code: string, on: boolean, why = reason) =>
    server.ask('PUT', `${path}/${code}`, {
      token: await server.token(email),
      body: { on, reason: why },
    })
  const saidOf = async (email: string, code: string) =>
    (await read(email))
      .filter((one) => one.code === code)
      .map(({ on, reason, by }) => ({ on, reason, by }))

  test('each time stands with who, when and why, the latest first', async () => {
    assert.equal((await turn(manager, 'ON-KEEP-WSIB', true)).status, 204)
    assert.equal((await turn(manager, 'ON-KEEP-WSIB', false, ' No longer. ')).status, 204)
    const by = 'Maya Okafor'
    assert.deepEqual(await saidOf(manager, 'ON-KEEP-WSIB'), [
      { on: false, reason: 'No longer.', by },
      { on: true, reason, by },
    ])
    const changes = await server.database.database.transaction('owner', (db) =>
      db.many<{ actor_name: string; action: string; after: { code: string; reason: string } }>(sql`
        select actor_name, action, after from change where subject = 'rule_switch'
          and after ->> 'code' = 'ON-KEEP-WSIB' order by seq`),
    )
    assert.deepEqual(
      changes.map(({ actor_name, action, after }) => [actor_name, action, after.reason]),
      [
        [by, 'create', reason],
        [by, 'create', 'No longer.'],
      ],
    )
  })

  test('it wants a reason', async () => {
    const { status, body } = await turn(manager, 'ON-KEEP-TRAINING', true, '  ')
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['reason']])
    assert.deepEqual(await saidOf(manager, 'ON-KEEP-TRAINING'), [])
  })

  test('one company’s word is not another’s', async () => {
    assert.equal((await turn(elsewhere, 'ON-59-NOTICE', true)).status, 204)
    assert.equal((await turn(elsewhere, 'ON-59-NOTICE', false)).status, 204)
    assert.equal((await saidOf(elsewhere, 'ON-59-NOTICE')).length, 2)
    assert.deepEqual(
      (await saidOf(manager, 'ON-59-NOTICE')).map(({ on }) => on),
      [true],
    )
  })

  test('only what is uncertain is switched, and only what there is', async () => {
    const certain = await turn(manager, 'ON-51-NOTICE', false)
    assert.deepEqual([certain.status, certain.body.code], [409, 'rule/certain'])
    assert.equal((await turn(manager, 'ON-999', true)).status, 404)
  })

  test('of two who switch a rule at once, the second is told so', async () => {
    const code = 'ON-KEEP-TRAINING'
    const first = { code, on: true, reason: 'We were first.' }
    const second = await server.database.database.transaction('owner', async (db) => {
      await db.run(sql`
        select set_config('app.company_id', id::text, true) from company where slug = 'northgate'`)
      assert.ok(await addSwitching(db, first))
      const asked = turn(manager, code, true)
      await untilBlocked(db)
      // Awaited once the first is written.
      return { asked }
    })
    const { status, body } = await second.asked
    assert.deepEqual([status, body.code], [409, 'row/stale'])
    assert.equal((await turn(manager, code, true)).body.code, 'row/stale')
    assert.deepEqual(
      (await saidOf(manager, code)).map(({ reason: said }) => said),
      [first.reason],
    )
  })

  test('management and users read; who may not edit does not switch', async () => {
    for (const who of ['user@northgate.test', 'management@northgate.test']) {
      assert.ok((await read(who)).length > 0)
      assert.equal((await turn(who, 'ON-59-NOTICE', false)).status, 403)
    }
    const contractor = await server.token('contractor@ironside.test')
    assert.equal((await server.ask('GET', path, { token: contractor })).status, 403)
  })

  test('no request rewrites what was said', async () => {
    const may = await server.database.database.transaction('owner', (db) =>
      db.many(sql`select p from unnest('{update,delete,truncate}'::text[]) p
        where has_table_privilege('plumbline_app', 'rule_switch', p)`),
    )
    assert.deepEqual(may, [])
  })
})

dbTest(
  'the table takes only a switching of the company, with a reason and a place of its own',
  async ({ db, company, asOwner }) => {
    const other = await asOwner(() => makeCompany(db))
    const stranger = await asOwner(() => makeAccount(db, other.id))
    const whole = { company: company.id, number: 1, reason: 'So.', by: null as string | null }
    /** What PostgreSQL says of a row; nothing where it takes it. */
    async function refusal(change: Partial<typeof whole>): Promise<string | undefined> {
      const { company: of, number, reason, by } = { ...whole, ...change }
      await db.run(sql`savepoint before`)
      try {
        await db.run(sql`
        insert into rule_switch (company_id, code, number, is_on, reason, by)
        values (${of}, 'ON-59-NOTICE', ${number}, true, ${reason}, ${by})`)
        await db.run(sql`set constraints all immediate`)
        return undefined
      } catch (error) {
        await db.run(sql`rollback to before`)
        return error instanceof Error && 'code' in error ? String(error.code) : String(error)
      }
    }
    const [check, twice, reference, privilege] = ['23514', '23505', '23503', '42501']
    assert.equal(await refusal({ number: 0 }), check)
    assert.equal(await refusal({ reason: ' \n' }), check)
    assert.equal(await refusal({ by: stranger.id }), reference)
    assert.equal(await refusal({ company: other.id }), privilege)
    assert.equal(await refusal({}), undefined)
    assert.equal(await refusal({}), twice)
  },
)
