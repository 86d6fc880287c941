// The least that the work needs: bare node:http and pg, one table with the answers as one value, the two indexes that
// its list needs, durable commits. No rights, no log, no companies.
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'

const questions = 30

async function fill(pool: pg.Pool, rows: number): Promise<void> {
  await pool.query(`
    create schema bare;
    create table bare.submission (
      id uuid primary key default gen_random_uuid(), number bigint generated always as identity,
      form integer not null, stage text not null, title text not null, at timestamptz not null, answers jsonb not null);
    insert into bare.submission (form, stage, title, at, answers)
    select n % 12, (array['unsigned', 'signed', 'reviewed', 'closed', 'closed', 'closed'])[1 + n / 12 % 6],
      'Pre-use check ' || n % 12, now() - (n * 730.0 / ${rows}) * interval '1 day',
      (select jsonb_object_agg('check_' || q, 'pass') from generate_series(1, ${questions}) q)
    from generate_series(1, ${rows}) n;
    create index on bare.submission (stage, at desc);
    create index on bare.submission (form, at desc);
    create unique index on bare.submission (number)`)
  await pool.query('vacuum analyze bare.submission')
}

async function bodyOf(request: IncomingMessage): Promise<{ title: string; answers: unknown }> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString()) as { title: string; answers: unknown }
}

const ask: Record<string, string> = {
  list: `select id, number, form, stage, title, at from bare.submission where stage = $1 order by at desc limit 50`,
  whole: 'select * from bare.submission where number = $1',
  counts: `select stage, date_trunc('month', at) as month, count(*) from bare.submission group by 1, 2`,
  create: `insert into bare.submission (form, stage, title, at, answers)
    values (1, 'unsigned', $1, now(), $2) returning id, number`,
}

export async function serveLimit(connection: pg.PoolConfig, rows: number): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: 20 })
  await fill(pool, rows)
  const server = createServer(async (request, response) => {
    const [, what = '', given = ''] = request.url?.split('/') ?? []
    const values =
      what === 'create'
        ? await bodyOf(request).then(({ title, answers }) => [title, JSON.stringify(answers)])
        : given === ''
          ? []
          : [given]
    const { rows: found } = await pool.query({ name: what, text: ask[what] ?? '', values })
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: found }))
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
}
