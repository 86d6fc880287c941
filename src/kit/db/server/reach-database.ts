// Looks at a database of the person's own before anything relies on it.
import pg from 'pg'
import { StartRefusal } from '../../refusal.ts'

const oldest = 15

/** Refuses, in one line and without the password, a database that does not answer or is too old. */
export async function reachDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  const place = `${client.host}:${client.port}`
  try {
    await client.connect()
    const found = await client.query<{ n: string }>("select current_setting('server_version') as n")
    const version = found.rows[0]?.n ?? ''
    if (Number.parseInt(version, 10) < oldest)
      throw new StartRefusal(
        `DATABASE_URL: ${place} is PostgreSQL ${version}; ${oldest} or newer is needed.`,
      )
  } catch (cause) {
    if (cause instanceof StartRefusal) throw cause
    throw new StartRefusal(`DATABASE_URL: no database answers at ${place}: ${reason(cause)}.`, {
      cause,
    })
  } finally {
    await client.end()
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ')
  return error instanceof Error ? error.message : String(error)
}
