// One server for one database, unless servers share their files too. The lock lies in the database and
// goes with the connection that holds it, however that ends; the connection's name says whose it is.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartRefusal } from '../../refusal.ts'

/** Among the advisory locks of a database; migrating and filling the demo have the two before. */
const key = 7_203_116
/** What PostgreSQL keeps of a connection's name. */
const longest = 63
/** A server that was just killed may leave its lock for a moment. */
const patience = 2000
const pause = 250

export type Holding = {
  /** The machine and the folder of this server. */
  place: string
  /** Others that say so too may hold the database beside. */
  shared: boolean
  /** Another server took the lock while the connection was broken. */
  lost(holder: string): void
  broke(error: unknown): void
}

const holder = `
  select application_name as place from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and objsubid = 1 and classid = 0 and objid = ${key}
    and database = (select oid from pg_database where datname = current_database())
    and pid <> pg_backend_pid()`

/** The machine and where the folder ends, in the letters that a connection's name may have. */
function nameOf(place: string): string {
  const name = place.replace(/[^\x20-\x7e]/g, '?')
  return name.length <= longest ? name : `${name.slice(0, 20)}...${name.slice(23 - longest)}`
}

type Connected = { client: pg.Client; taken: boolean; holder: string }

export async function lockDatabase(
  connection: pg.ClientConfig,
  { place, shared, lost, broke }: Holding,
): Promise<{ release(): Promise<void> }> {
  const name = nameOf(place)
  let held: pg.Client | undefined
  let released = false

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      // Of a machine that vanished, the database learns within half a minute.
      options:
        '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c idle_session_timeout=0',
    })
    client.on('error', broke)
    await client.connect()
    // Said afterwards: what stands in DATABASE_URL would win.
    await client.query("select set_config('application_name', $1, false)", [name])
    return client
  }

  async function take(): Promise<Connected> {
    const client = await connect()
    const suffix = shared ? '_shared' : ''
    const got = await client.query(`select pg_try_advisory_lock${suffix}(${key}) as taken`)
    const other = await client.query<{ place: string }>(holder)
    return { client, taken: got.rows[0]?.taken === true, holder: other.rows[0]?.place ?? '' }
  }

  function keep(client: pg.Client): void {
    held = client
    client.once('end', () => {
      if (!released) void regain()
    })
  }

  /** A connection of ours that broke may hold the lock until the database notices. */
  async function regain(): Promise<void> {
    while (!released) {
      try {
        const again = await take()
        if (again.taken && !released) return keep(again.client)
        await again.client.end()
        if (!again.taken && again.holder !== '' && again.holder !== name) return lost(again.holder)
      } catch (error) {
        broke(error)
      }
      await sleep(1000, undefined, { ref: false })
    }
  }

  for (const began = Date.now(); ; await sleep(pause)) {
    const first = await take()
    if (first.taken) {
      keep(first.client)
      break
    }
    await first.client.end()
    if (Date.now() - began > patience) throw new StartRefusal(refusalOf(first.holder))
  }
  return {
    async release() {
      released = true
      await held?.end()
    },
  }
}

const refusalOf = (place: string) =>
  `Plumbline runs on this database already (${place}). Servers that do not share their files would miss each other's: stop that one, or give all of them one object store (FILES_S3_…). Nothing was touched.`
