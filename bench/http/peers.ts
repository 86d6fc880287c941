// The two servers that are compared, each in a process of its own: ours with all its locks, and bare
// node:http with the same SQL on the same database, which checks nothing.
import { createServer } from 'node:http'
import pg from 'pg'
import { z } from 'zod'
import { route } from '../../src/access/route.ts'
import { bind, openGate } from '../../src/access/server/gate.ts'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import { type Sql, sql } from '../../src/kit/db/sql.ts'
import { openMetrics } from '../../src/kit/http/server/metrics.ts'
import { securityHeaders } from '../../src/kit/http/server/security-headers.ts'
import { serve } from '../../src/kit/http/server/serve.ts'
import { errorFields, silentLog } from '../../src/kit/log/log.server.ts'
import { Problem } from '../../src/kit/problems.ts'

const columns =
  'id, name, supplier, code, state, amount, checked, bought_on, note, version, created_at'

const item = z.object({
  id: z.uuid(),
  name: z.string(),
  supplier: z.string(),
  code: z.string(),
  state: z.enum(['solid', 'liquid', 'gas']),
  amount: z.number(),
  checked: z.boolean(),
  bought_on: z.iso.date(),
  note: z.string().nullable(),
  version: z.int(),
  created_at: z.string(),
})
const given = item.omit({ id: true, version: true, created_at: true })
type Item = z.output<typeof item>

const path = '/api/dashboard/items'
const list = route({
  method: 'GET',
  path,
  summary: 'Fifty rows.',
  grant: 'chemicals.view',
  reply: z.object({ data: z.array(item) }),
})
const one = route({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One row.',
  grant: 'chemicals.view',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ data: item }),
})
const create = route({
  method: 'POST',
  path,
  summary: 'A new row, with its row in the change log.',
  grant: 'chemicals.create',
  body: given,
  reply: z.object({ data: item }),
  status: 201,
})

const listSql = `select ${columns} from item where company_id = $1 order by company_id, id limit 50`
const oneSql = `select ${columns} from item where company_id = $1 and id = $2`
const createSql = `insert into item (company_id, name, supplier, code, state, amount, checked, bought_on, note)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`

/** The statement as our code writes it, once. */
const statement = (query: string) => {
  const text = query.split(/\$\d+/)
  return (...values: unknown[]): Sql => ({ text, values, steady: true })
}
const listOf = statement(listSql)
const oneOf = statement(oneSql)
const created = statement(createSql)

const calls = [
  bind(list, async ({ db, session }) => ({
    data: await db.many<Item>(listOf(session.companyId)),
  })),
  bind(one, async ({ db, session }, { params }) => {
    const [row] = await db.last<Item>(oneOf(session.companyId, params.id))
    if (row === undefined) throw new Problem('row/missing')
    return { data: row }
  }),
  bind(create, async ({ db, session }, { body }) => {
    const values = [
      body.name,
      body.supplier,
      body.code,
      body.state,
      body.amount,
      body.checked,
      body.bought_on,
      body.note,
    ]
    const row = await db.maybe<Item>(created(session.companyId, ...values))
    if (row === undefined) throw new Error('The row was not created.')
    return { data: row }
  }),
]

export type PeerOptions = { peer: 'ours' | 'bare'; connection: pg.PoolConfig; companyId: string }

async function ours({ connection }: PeerOptions): Promise<number> {
  const database = openDatabase(connection, (error) => console.error(errorFields(error)))
  await database.transaction('app', (db) => db.run(sql`select 1`))
  const server = await serve(
    {
      calls,
      raw: [],
      gate: openGate(database),
      page: async () => false,
      headers: securityHeaders({ https: false, maps: false }),
      metrics: openMetrics(() => ({})),
      log: silentLog,
      trustProxy: [],
      https: false,
      publicUrl: undefined,
    },
    { port: 0, host: '127.0.0.1' },
  )
  return server.port
}

async function bare({ connection, companyId }: PeerOptions): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: 20 })
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'POST') {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const body = JSON.parse(Buffer.concat(parts).toString()) as Item
      const values = [
        body.name,
        body.supplier,
        body.code,
        body.state,
        body.amount,
        body.checked,
        body.bought_on,
        body.note,
      ]
      send(201, { data: (await pool.query(createSql, [companyId, ...values])).rows[0] })
    } else if (pathname === path) send(200, { data: (await pool.query(listSql, [companyId])).rows })
    else {
      const id = pathname.slice(path.length + 1)
      send(200, { data: (await pool.query(oneSql, [companyId, id])).rows[0] })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

process.once('message', async (options: PeerOptions) => {
  process.send?.({ port: await (options.peer === 'ours' ? ours : bare)(options) })
})
process.once('disconnect', () => process.exit(0))
