// The list of places as one would write it for itself: the same rows by the same locks, without an
// engine. A page past the middle is found from the end here too.
import { createServer } from 'node:http'
import pg from 'pg'

const account = (
  name: string,
) => `(select concat_ws(' ', nullif(r.first_name, ''), nullif(r.last_name, ''))
  from account r where r.company_id = t.company_id and r.id = t.${name}) as ${name}`

const columns = `t.id, t.version, t.created_at, t.updated_at, t.archived_at, t.archived_reason,
  t.completed_at, ${['created_by', 'updated_by', 'archived_by', 'completed_by'].map(account).join(', ')},
  t.name, t.kind,
  (select jsonb_build_object('id', r.id, 'name', r.name) from locations r
    where r.company_id = t.company_id and r.id = t.parent) as parent,
  (with recursive above(id, parent, name, n) as (
    select l.id, l.parent, l.name, 1 from locations l where l.company_id = t.company_id and l.id = t.parent
    union all select l.id, l.parent, l.name, n + 1 from locations l join above on l.id = above.parent
      where l.company_id = t.company_id and n < 20
  ) select string_agg(name, ' › ' order by n desc) from above) as path,
  (select jsonb_build_object('id', r.id, 'name', concat_ws(' ', nullif(r.first_name, ''), nullif(r.last_name, '')))
    from account r where r.company_id = t.company_id and r.id = t.responsible) as responsible,
  t.equipment, t.address, t.latitude, t.longitude, t.geofence,
  (select jsonb_build_object('id', r.id, 'name', r.name, 'mime', r.mime, 'bytes', r.bytes) from file r
    where r.company_id = t.company_id and r.id = t.plan) as plan, t.notes`

const active = `t.company_id = current_company() and t.archived_at is null and t.completed_at is null`

type Asked = { search: string | null; kinds: string[]; page: number; perPage: number }

export function listen(connection: pg.PoolConfig, companyId: string): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: 20 })

  async function list({ search, kinds, page, perPage }: Asked) {
    const values: unknown[] = []
    let where = active
    if (search !== null) {
      values.push(search)
      where += ` and t.search_text like '%' || folded($${values.length}) || '%'`
    }
    if (kinds.length > 0) {
      values.push(kinds)
      where += ` and t.kind = any($${values.length}::text[])`
    }
    const client = await pool.connect()
    try {
      await client.query(
        `begin; set local role plumbline_app; set local app.company_id = '${companyId}'`,
      )
      const counted = await client.query(`select count(*) from locations t where ${where}`, values)
      const total = Number(counted.rows[0].count)
      const skip = (page - 1) * perPage
      const back = skip > total / 2
      const count = back ? Math.max(0, Math.min(perPage, total - skip)) : perPage
      const from = back ? Math.max(0, total - skip - count) : skip
      const way = back ? 'desc' : 'asc'
      const found = await client.query(
        `select ${columns} from (
           select t.id, row_number() over () as n from (
             select t.id from locations t where ${where}
             order by folded(t.name) collate counted ${way}, t.id ${way} limit ${count} offset ${from}) t) page
         join locations t on t.company_id = current_company() and t.id = page.id
         order by page.n ${way}`,
        values,
      )
      await client.query('commit')
      const data = found.rows.map((row) => ({ ...row, can: ['edit', 'archive'] }))
      const last_page = Math.max(1, Math.ceil(total / perPage))
      return { data: { data, current_page: page, per_page: perPage, total, last_page } }
    } finally {
      client.release()
    }
  }

  const server = createServer(async (request, response) => {
    const { searchParams: asked } = new URL(request.url ?? '/', 'http://localhost')
    const body = await list({
      search: asked.get('search'),
      kinds: asked.getAll('filter[kind]'),
      page: Number(asked.get('page') ?? 1),
      perPage: Number(asked.get('per_page') ?? 50),
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
}
