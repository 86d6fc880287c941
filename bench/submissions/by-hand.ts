// The list of submissions and their counts as one would write them for themselves: the same rows by
// the same locks, without an engine. A page past the middle is found from the end here too.
import { createServer } from 'node:http'
import pg from 'pg'

const person = (
  name: string,
) => `(select concat_ws(' ', nullif(r.first_name, ''), nullif(r.last_name, ''))
  from account r where r.company_id = t.company_id and r.id = t.${name})`
const named = (table: string, name: string, column: string) =>
  `(select jsonb_build_object('id', r.id, 'name', r.${column}) from ${table} r
    where r.company_id = t.company_id and r.id = t.${name}) as ${name}`

const columns = `t.id, t.version, t.created_at, t.updated_at, t.archived_at, t.archived_reason,
  t.completed_at, ${['created_by', 'updated_by', 'archived_by', 'completed_by']
    .map((name) => `${person(name)} as ${name}`)
    .join(', ')}, t.number, t.title, ${named('forms', 'form', 'title')},
  (select v.n from submission_revision r join form_version v on v.company_id = r.company_id
    and v.id = r.form_version where r.company_id = t.company_id and r.submission = t.id
    and r.n = t.revision) as form_n,
  t.stage, t.submitted_at, t.submitted_on,
  (select jsonb_build_object('id', r.id, 'name', concat_ws(' ', nullif(r.first_name, ''), nullif(r.last_name, '')))
    from account r where r.company_id = t.company_id and r.id = t.submitted_by) as submitted_by,
  t.on_behalf_of, ${named('locations', 'location', 'name')}, ${named('projects', 'project', 'name')},
  ${named('inventory', 'asset', 'name')},
  t.signatures_given, t.signatures_needed, t.fails, t.critical, t.percent, t.passed, t.revision,
  t.late, t.copied, t.source, t.duration,
  (select count(*) from deficiencies d where d.company_id = t.company_id and d.submission = t.id
    and d.archived_at is null and d.status in ('open', 'in_progress', 'done')) as deficiencies`

const inside = `t.location in (with recursive inside(id) as (
    select $1::uuid
    union select l.id from locations l join inside on l.parent = inside.id) select id from inside)`
const filters: Readonly<Record<string, string>> = {
  'filter[stage]': 't.stage = $1',
  'filter[form]': 't.form = $1',
  'filter[location]': inside,
}
const sorts: Readonly<Record<string, string>> = {
  submitted_at: 't.submitted_at',
  fails: 't.fails',
  title: 'folded(t.title) collate counted',
  number: 'folded(t.number) collate counted',
}

const perPage = 50

export function listByHand(connection: pg.PoolConfig, company: string): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: 20 })

  async function locked<Done>(work: (client: pg.PoolClient) => Promise<Done>): Promise<Done> {
    const client = await pool.connect()
    try {
      await client.query(
        `begin; set local role plumbline_app; set local app.company_id = '${company}'`,
      )
      const done = await work(client)
      await client.query('commit')
      return done
    } finally {
      client.release()
    }
  }

  const list = (asked: URLSearchParams) =>
    locked(async (client) => {
      const filter = Object.keys(filters).find((name) => asked.has(name))
      const where = `t.company_id = current_company() and t.archived_at is null
        and t.completed_at is null ${filter === undefined ? '' : `and ${filters[filter]}`}`
      const values = filter === undefined ? [] : [asked.get(filter)]
      const counted = await client.query(
        `select count(*) from submissions t where ${where}`,
        values,
      )
      const total = Number(counted.rows[0].count)
      const page = Number(asked.get('page'))
      const skip = (page - 1) * perPage
      const back = skip > total / 2
      const count = back ? Math.max(0, Math.min(perPage, total - skip)) : perPage
      const from = back ? Math.max(0, total - skip - count) : skip
      const sort = asked.get('sort') ?? '-submitted_at'
      const way = sort.startsWith('-') === back ? 'asc' : 'desc'
      const found = await client.query(
        `select ${columns} from (
           select t.id, row_number() over () as n from (
             select t.id from submissions t where ${where}
             order by ${sorts[sort.replace('-', '')]} ${way}, t.id ${way}
             limit ${count} offset ${from}) t) page
         join submissions t on t.company_id = current_company() and t.id = page.id
         order by page.n ${back ? 'desc' : 'asc'}`,
        values,
      )
      const data = found.rows.map((row) => ({ ...row, can: ['archive'] }))
      const last_page = Math.max(1, Math.ceil(total / perPage))
      return { data: { data, current_page: page, per_page: perPage, total, last_page } }
    })

  const counts = () =>
    locked(async (client) => {
      const { rows } = await client.query(`
        select count(*) filter (where stage in ('unsigned', 'partly_signed')) as unsigned,
          count(*) filter (where stage in ('unsigned', 'partly_signed') and submitted_on < current_date) as previous,
          count(*) filter (where stage in ('signed', 'reviewed', 'closed')) as signed,
          count(*) filter (where source in ('web', 'qr_public', 'import', 'api')) as company,
          count(*) filter (where source = 'tc_portal') as contractors,
          count(*) as all,
          count(*) filter (where copied and stage in ('unsigned', 'partly_signed', 'signed', 'returned')) as copied
        from submissions where company_id = current_company() and archived_at is null`)
      return { data: rows[0] }
    })

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const body = await (pathname.endsWith('counts') ? counts() : list(searchParams))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
}
