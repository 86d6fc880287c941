// Takes a submission without a look at it: bare node:http and pg write the same rows into the same
// tables, under the same role and company, in one transaction. What the product finds out of the
// answers (score, hash, stage, the rows that reports count) is given once, at the start.
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import type { Company } from './house.ts'

/** The rows of one submission as the product wrote them. */
export type Rows = {
  submissions: Record<string, unknown>
  submission_revision: Record<string, unknown>
  signature_place: Record<string, unknown>
  answer: Record<string, unknown>[]
}

export type Sent = {
  id: string
  version: string
  answers: Record<string, unknown>
  started_at: string
  submitted_at: string
}

const insert = `
  with made as (
    insert into submissions (company_id, id, number, title, form, stage, location, submitted_by,
      source, submitted_at, submitted_on, duration, percent, passed, fails, critical,
      signatures_needed, created_hash)
    values ($1, $2, next_number('SUB'), $3, $4, $5, $6, $7, 'web', $8, $9, $10, $11, $12, $13, $14, $15, $16)
    returning company_id, id, number, form, submitted_on
  ), revised as (
    insert into submission_revision (company_id, submission, n, form_version, answers, files, about,
      hash, points, most, lang, started_at, made_at, made_by)
    select company_id, id, 1, $17::uuid, $18::jsonb, '[]', $19::jsonb, $20, $21::numeric, $22::numeric,
      'en', $23::timestamptz, $8::timestamptz, $7::uuid from made
  ), told as (
    insert into submission_event (company_id, submission, kind, revision, by)
    select company_id, id, 'submitted', 1, $7::uuid from made
  ), asked as (
    insert into signature_place (company_id, submission, position, role, account, name)
    select company_id, id, 1, 'submitter', $7::uuid, $24 from made
  ), indexed as (
    insert into answer (company_id, submission, n, form, key, of_row, matrix_row, option_id, text,
      num, day, fails, submitted_on)
    select m.company_id, m.id, a.n, m.form, a.key, a.of_row, a.matrix_row, a.option_id, a.text,
      a.num, a.day, a.fails, m.submitted_on
    from made m, jsonb_to_recordset($25::jsonb) as a(n integer, key text, of_row integer,
      matrix_row text, option_id text, text text, num numeric, day date, fails boolean)
  )
  select number from made`

async function bodyOf(request: IncomingMessage): Promise<Sent> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString()) as Sent
}

export function takeBare(
  connection: pg.PoolConfig,
  { id: company }: Company,
  { submissions: row, submission_revision: revision, signature_place: place, answer }: Rows,
): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: 20 })
  const answers = JSON.stringify(answer)
  const about = JSON.stringify(revision.about)
  const opening = `begin; set local role plumbline_app; set local app.company_id = '${company}'`

  async function take(sent: Sent): Promise<string> {
    const client = await pool.connect()
    try {
      await client.query(opening)
      const values = [
        company,
        sent.id,
        row.title,
        row.form,
        row.stage,
        row.location,
        row.submitted_by,
        sent.submitted_at,
        row.submitted_on,
        row.duration,
        row.percent,
        row.passed,
        row.fails,
        row.critical,
        row.signatures_needed,
        row.created_hash,
        sent.version,
        JSON.stringify(sent.answers),
        about,
        revision.hash,
        revision.points,
        revision.most,
        sent.started_at,
        place.name,
        answers,
      ]
      const made = await client.query({ name: 'insert', text: insert, values })
      await client.query('commit')
      return made.rows[0].number
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    try {
      const sent = await bodyOf(request)
      const number = await take(sent)
      send(201, { data: { id: sent.id, number, stage: row.stage, hash: revision.hash } })
    } catch (error) {
      console.error(error)
      send(500, {})
    }
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
}
