// The one way to the database: a transaction under a role that cannot pass the row-level policies.
import pg from 'pg'
import { Uncaught, whileUnderway } from '../../process/underway.server.ts'
import type { RowOf, RowShape } from '../row.ts'
import { type Sql, toQuery } from '../sql.ts'
import { orAway } from './away.ts'
import { checkAnswer } from './check-rows.ts'

// Calendar days stay what they are; instants travel as ISO text; counts fit a number.
const asIs = (text: string) => text
const asInstant = (text: string) => `${text.replace(' ', 'T').replace(/([+-]\d\d)$/, '')}Z`
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, asIs],
  [pg.types.builtins.TIMESTAMPTZ, asInstant],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
])
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format ?? 'text'),
}

/** Where the database is and who connects; what the driver takes. */
export type Connection = pg.PoolConfig

export type DatabaseRole = 'app' | 'scoped' | 'entity' | 'gate' | 'owner'

export type Db = {
  /** The rows, of the shape that is said; without one, what is promised of them is not held. */
  many<const S extends RowShape>(shape: S, query: Sql): Promise<RowOf<S>[]>
  many<Row = Record<string, unknown>>(query: Sql): Promise<Row[]>
  /** The only row, or undefined. */
  maybe<const S extends RowShape>(shape: S, query: Sql): Promise<RowOf<S> | undefined>
  maybe<Row = Record<string, unknown>>(query: Sql): Promise<Row | undefined>
  /** How many rows the statement touched. */
  run(query: Sql): Promise<number>
  /** The rows of the last statement of a call that only reads: the commit travels with it. */
  last<const S extends RowShape>(shape: S, query: Sql): Promise<RowOf<S>[]>
  last<Row = Record<string, unknown>>(query: Sql): Promise<Row[]>
  /** Does a part of the transaction under another role. */
  as<T>(role: 'app' | 'gate', work: () => Promise<T>): Promise<T>
  /** Takes another role for the rest of the transaction. */
  become(role: 'app' | 'scoped' | 'entity'): Promise<void>
}

export type Database = {
  /** One transaction: committed when `work` resolves, rolled back when it rejects. */
  transaction<T>(role: DatabaseRole, work: (db: Db) => Promise<T>): Promise<T>
  /** A connection of one's own, for what lives longer than a transaction: jobs, listening. */
  pool: pg.Pool
  close(): Promise<void>
}

const roleName: Readonly<Record<DatabaseRole, string>> = {
  app: 'plumbline_app',
  scoped: 'plumbline_scoped',
  entity: 'plumbline_entity',
  gate: 'plumbline_gate',
  owner: 'none',
}
const opening = (role: DatabaseRole) => `begin; set local role ${roleName[role]}`

/** Sends what `work` asks for in one packet. */
function together<T>(client: pg.PoolClient, work: () => T): T {
  client.connection.stream.cork()
  try {
    return work()
  } finally {
    client.connection.stream.uncork()
  }
}

/** A statement, with the shape of its rows or without. */
type Asked = [query: Sql] | [shape: RowShape, query: Sql]

type Transaction = { client: pg.PoolClient; committed?: Promise<unknown> }

function dbOf(transaction: Transaction, role: DatabaseRole): Db {
  const { client } = transaction
  let current = role
  const ask = (query: Sql) => {
    if (transaction.committed) throw new Error('The transaction has had its last statement.')
    const statement = toQuery(query)
    // Each role has its own plan: under another role, the policies would have it planned anew.
    if (statement.name !== undefined) statement.name += roleName[current]
    return client.query(statement)
  }
  const many = async <Row>(...asked: Asked): Promise<Row[]> => {
    if (asked.length === 1) return (await ask(asked[0])).rows
    const answer = await ask(asked[1])
    checkAnswer(asked[0], answer)
    return answer.rows
  }
  return {
    many,
    maybe: async <Row>(...asked: Asked) => (await many<Row>(...asked))[0],
    run: async (query) => (await ask(query)).rowCount ?? 0,
    async last<Row>(...asked: Asked) {
      const sent = together(client, () => {
        const rows = many<Row>(...asked)
        transaction.committed = client.query('commit')
        return rows
      })
      const [rows] = await Promise.all([sent, transaction.committed])
      return rows
    },
    async become(other) {
      current = other
      await client.query(`set local role ${roleName[other]}`)
    },
    async as(other, work) {
      if (other === current) return work()
      const before = current
      current = other
      await client.query(`set local role ${roleName[other]}`)
      const result = await work()
      current = before
      await client.query(`set local role ${roleName[before]}`)
      return result
    },
  }
}

export function openDatabase(connection: Connection, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    max: 20,
    // A server that answers nothing at all is away too; a line that was cut is noticed.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Instants are read as UTC, whatever the database server's own zone is. A statement that runs
    // away, or a transaction that was forgotten, must not hold its locks for ever.
    options:
      '-c timezone=UTC -c statement_timeout=60000 -c idle_in_transaction_session_timeout=120000',
    ...connection,
    types,
    pipeline: true,
  } as pg.PoolConfig)
  // A connection that breaks, idle or in use, is replaced by the pool; somebody should know all the same.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return {
    pool,
    async transaction(role, work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw orAway(error)
      })
      let broken: Error | undefined
      try {
        // Not waited for: the first query of `work` travels with it, in one packet.
        const transaction: Transaction = { client }
        const worked = together(client, () =>
          Promise.all([client.query(opening(role)), work(dbOf(transaction, role))]),
        )
        const [, result] = await whileUnderway(worked)
        await (transaction.committed ?? client.query('commit'))
        return result
      } catch (error) {
        // Abandoned work may still send a query, so nothing else may use its connection.
        if (error instanceof Uncaught) broken = error
        else
          await client.query('rollback').catch((failure: Error) => {
            broken = failure
          })
        throw orAway(error)
      } finally {
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}
