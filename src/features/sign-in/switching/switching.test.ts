// A contact whose login serves two companies goes from one to the other, and sees of each its own alone.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ContractorCompany } from './switching.contract.ts'

const pete = 'contractor@ironside.test'

describe('a login that serves several companies', () => {
  const server = withServer()
  const owner = <T>(statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<T>(statement))
  const ask = (token: string, method: string, path: string) =>
    server.ask(method, `/api/contractors/${path}`, { token })
  const companies = async (token: string) =>
    (await ask(token, 'GET', 'companies')).body.data as unknown as ContractorCompany[]
  /** Pete works for a contractor of Southfield too. */
  async function serveSouthfield() {
    const [made] = await owner<{ id: string; company: string }>(sql`
      insert into account (company_id, login_id, kind, first_name, last_name)
      select c.id, l.id, 'contractor', 'Pete', 'Ironside' from company c, login l
      where c.slug = 'southfield' and l.email = ${pete} returning id, company_id as company`)
    const [contractor] = await owner<{ id: string }>(sql`
      insert into trade_contractors (company_id, name, state)
      values (${made?.company}, 'Southern Steel', 'pending') returning id`)
    await owner(sql`
      insert into tc_contacts (company_id, trade_contractor, name, role, email, language, account)
      values (${made?.company}, ${contractor?.id}, 'Pete', 'primary', ${pete}, 'en', ${made?.id})
      returning id`)
    return { company: made?.company ?? '', account: made?.id ?? '' }
  }
  const contractorsSeen = async (token: string) => {
    const { body } = await ask(token, 'GET', 'projects')
    const { contractors } = body.data as unknown as { contractors: { name: string }[] }
    return contractors.map(({ name }) => name)
  }

  test('names them, and the session goes on in the one that is chosen', async () => {
    const token = await server.token(pete)
    assert.deepEqual(
      (await companies(token)).map(({ name, present }) => [name, present]),
      [['Northgate Builders', true]],
    )
    const { company, account } = await serveSouthfield()
    const both = await companies(token)
    assert.deepEqual(
      both.map(({ present }) => present),
      [true, false],
    )
    assert.ok(!(await contractorsSeen(token)).includes('Southern Steel'))
    assert.equal((await ask(token, 'PUT', `companies/${company}`)).status, 204)
    assert.deepEqual(await contractorsSeen(token), ['Southern Steel'])
    assert.equal((await ask(token, 'GET', 'user')).body.id, account)
    const back = both.find(({ present }) => present)?.id
    await owner(sql`update company set suspended_at = now() where id = ${company} returning id`)
    assert.equal((await ask(token, 'PUT', `companies/${back}`)).status, 204)
    assert.ok(!(await contractorsSeen(token)).includes('Southern Steel'))
    await owner(sql`update account set deactivated_at = now() where id = ${account} returning id`)
    assert.equal((await companies(token)).length, 1)
    assert.equal((await ask(token, 'PUT', `companies/${company}`)).status, 404)
  })

  test('leads nobody to a company that is not theirs', async () => {
    const token = await server.token(pete)
    const [other] = await owner<{ id: string }>(
      sql`select id from company where slug = 'southfield'`,
    )
    await server.database.database.transaction('owner', (db) =>
      makeAccount(db, other?.id ?? '', { kind: 'contractor' }),
    )
    assert.equal((await companies(token)).length, 1, 'a contact of it is somebody else')
    for (const id of [other?.id, randomUUID()])
      assert.equal((await ask(token, 'PUT', `companies/${id}`)).status, 404)
    const staff = await server.token('manager@northgate.test')
    assert.equal((await ask(staff, 'GET', 'companies')).status, 403)
    assert.equal((await ask(staff, 'PUT', `companies/${other?.id}`)).status, 403)
  })
})
