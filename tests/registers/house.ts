// A company of a suite's own: its people, and rows of any register made through the calls.

import { allGrants } from '../../src/access/grants.ts'
import { registers } from '../../src/app/composed/registers.ts'
import { firstWords } from '../../src/features/hazards/matrix/first-words.ts'
import { lists, listValues } from '../../src/features/lists/lists.register.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { callsOf } from '../../src/register/contract.ts'
import { type AnyRow, has, type Register } from '../../src/register/define.ts'
import type { Field, Random } from '../../src/register/fields/field.ts'
import { listOf, targetOf } from '../../src/register/fields/pointing.ts'
import { type Account, type Company, makeAccount, makeCompany, signIn } from '../factories.ts'
import { Caller, type Values } from './caller.ts'
import { sendFile } from './example-files.ts'
import { exampleOf, seeded } from './examples.ts'
import { type Running, sharedServer } from './server.ts'

/** What a register's own rules need beyond its definition. */
export type Extras = {
  /** Values of fields that only the register's own rules know the form of. */
  examples?: Readonly<Record<string, (random: Random, house: House) => unknown>>
  /** Laid over an example, where fields must fit each other; `over` is what a test insists on. */
  make?(example: Values, house: House, over: Values): Promise<Values> | Values
  /** What else an example says where it says the field: a field that is not asked for is passed over. */
  asks?: Readonly<Record<string, Values>>
  /** Fields whose changes follow rules of the register's own: left as they were made. */
  ruled?: readonly string[]
  /** What is done with a new row before everybody who may view the register sees it. */
  finish?(row: AnyRow, house: House): Promise<void>
  /** The rights without which somebody sees their own rows alone. */
  sees?: readonly string[]
}

export type House = {
  company: Company
  /** Who holds every grant. */
  manager: Caller
  database: Running['database']
  address: string
  random: Random
  /** Somebody of the company with these grants. */
  person(grants?: readonly string[]): Promise<Caller>
  contractor(): Promise<Caller>
  /** The id of something that the field may point at; some few are made and taken in turn. */
  pointAt(field: Field): Promise<string>
  file(field: Field): Promise<string>
  /** A new value of the list that the field chooses from. */
  valueFor(field: Field): Promise<AnyRow>
  /** The body that would create a row: every field, or the required alone. */
  example(register: Register, which: 'all' | 'required', over?: Values): Promise<Values>
  make(register: Register, which?: 'all' | 'required', over?: Values): Promise<AnyRow>
  /** A row that everybody who may view the register sees. */
  makeSeen(register: Register, which?: 'all' | 'required'): Promise<AnyRow>
}

const extras = new Map<Register, Extras>()
/** Said once for each register, so that rows that others point at are made by its rules too. */
export const sayExtras = (register: Register, said: Extras) => void extras.set(register, said)
export const extrasOf = (register: Register): Extras => extras.get(register) ?? {}

const inTurn = 3

export async function openHouse(seed: string): Promise<House> {
  const { address, database } = await sharedServer()
  const { company, people } = await database.transaction('owner', async (db) => {
    const company = await makeCompany(db)
    await db.run(sql`select set_up_risk(${company.id}, ${JSON.stringify(firstWords('en'))}::jsonb)`)
    const people: Account[] = []
    for (let n = 0; n < inTurn; n += 1) people.push(await makeAccount(db, company.id))
    return { company, people }
  })
  const enter = async (account: Account, audience: 'staff' | 'contractor' = 'staff') =>
    new Caller(
      address,
      await database.transaction('owner', (db) => signIn(db, account, audience)),
      account,
    )
  const add = (given: Parameters<typeof makeAccount>[2]) =>
    database.transaction('owner', (db) => makeAccount(db, company.id, given))
  const pools = new Map<string, { ids: string[]; next: number }>()
  const manager = await enter(people[0] as Account)

  const madeLists = new Map<string, Promise<AnyRow>>()

  async function templateAt(n: number): Promise<string> {
    const there = await database.transaction('owner', (db) =>
      db.many<{ id: string }>(
        sql`select id from permission_template where company_id = ${company.id} order by created_at, id`,
      ),
    )
    return there[n % there.length]?.id ?? ''
  }

  async function another(field: Field, n: number): Promise<string> {
    if (field.kind === 'list-value') return (await house.valueFor(field)).id
    const target = targetOf(field)
    if (target === 'accounts' || target === 'people')
      return people[n]?.id ?? manager.account?.id ?? ''
    if (target === 'roles-template') return templateAt(n)
    const register = registers.find(({ name }) => name === target)
    if (register === undefined) throw new Error(`Nothing here makes ${target} to point at.`)
    if (has(register, 'create')) return (await house.make(register, 'required')).id
    // Made with the company, not by a call.
    const there = await manager.rows(callsOf(register).list)
    const row = there[n % Math.max(1, there.length)]
    if (row === undefined) throw new Error(`${target} is empty, and no call makes a row of it.`)
    return row.id
  }

  const house: House = {
    company,
    manager,
    database,
    address,
    random: seeded(seed),
    person: async (grants = allGrants) => enter(await add({ grants })),
    contractor: async () => enter(await add({ kind: 'contractor' }), 'contractor'),
    file: (field) => sendFile(manager, field),
    async pointAt(field) {
      const target = targetOf(field)
      if (target === 'files') return house.file(field)
      const key = field.kind === 'list-value' ? `${target} ${listOf(field) ?? ''}` : target
      const pool = pools.get(key) ?? { ids: [], next: 0 }
      pools.set(key, pool)
      while (pool.ids.length < inTurn) pool.ids.push(await another(field, pool.ids.length))
      pool.next += 1
      return pool.ids[pool.next % pool.ids.length] ?? ''
    },
    async valueFor(field) {
      const code = listOf(field) ?? ''
      const list = madeLists.get(code) ?? house.make(lists, 'required', { code })
      madeLists.set(code, list)
      return house.make(listValues, 'required', { list: (await list).id })
    },
    async example(register, which, over = {}) {
      const first = await exampleOf(house, register, which)
      const own = await extrasOf(register).make?.({ ...first, ...over }, house, over)
      return { ...first, ...own, ...over }
    },
    async make(register, which = 'required', over = {}) {
      const { create } = callsOf(register)
      return manager.row(create, { body: await house.example(register, which, over) })
    },
    async makeSeen(register, which) {
      const row = await house.make(register, which)
      await extrasOf(register).finish?.(row, house)
      return manager.row(callsOf(register).read, { params: { id: row.id } })
    },
  }
  return house
}
