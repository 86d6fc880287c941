// Who calls: the demo's people, nobody, and for each a session that is opened again when a call ends it.
import { sql } from '../../src/kit/db/sql.ts'
import type { TestServer } from '../api/server.ts'
import { signIn } from '../factories.ts'
import { textOf } from './malformed.ts'

export type Caller = {
  name: string
  email: string | undefined
  audience: 'staff' | 'admin' | 'contractor' | undefined
}

export const people = {
  manager: { name: 'manager', email: 'manager@northgate.test', audience: 'staff' },
  user: { name: 'user', email: 'user@northgate.test', audience: 'staff' },
  management: { name: 'management', email: 'management@northgate.test', audience: 'staff' },
  contractor: { name: 'contractor', email: 'contractor@ironside.test', audience: 'contractor' },
  stranger: { name: 'stranger', email: 'manager@southfield.test', audience: 'staff' },
  admin: { name: 'admin', email: 'admin@plumbline.test', audience: 'admin' },
  nobody: { name: 'nobody', email: undefined, audience: undefined },
} as const satisfies Record<string, Caller>

export type Answered = { status: number; text: string; headers: Headers }

/** Longer than any call takes on the slowest machine: what is not answered then hangs. */
const patience = 60_000

export class Sessions {
  readonly #server: TestServer
  readonly #tokens = new Map<string, string>()

  constructor(server: TestServer) {
    this.#server = server
  }

  /** Signing in is an event of the log: once for each, before it is looked at. */
  async openAll(): Promise<void> {
    for (const caller of Object.values(people)) await this.#tokenOf(caller)
  }

  async #tokenOf(caller: Caller): Promise<string | undefined> {
    const token = this.#tokens.get(caller.name) ?? (await this.#open(caller))
    if (token !== undefined) this.#tokens.set(caller.name, token)
    return token
  }

  async #open({ email, audience }: Caller): Promise<string | undefined> {
    if (email === undefined) return undefined
    return this.#server.database.database.transaction('owner', async (db) => {
      const who = await db.maybe<{ login: string; id: string | null; company: string | null }>(sql`
        select l.id as login, a.id, a.company_id as company
        from login l left join account a on a.login_id = l.id where l.email = ${email}`)
      if (who === undefined) throw new Error(`Nobody is called ${email}.`)
      const account = who.id === null ? {} : { id: who.id }
      const company = who.company === null ? {} : { companyId: who.company }
      return signIn(db, { loginId: who.login, ...account, ...company }, audience)
    })
  }

  async #send(caller: Caller, method: string, address: string, body: unknown): Promise<Answered> {
    const token = await this.#tokenOf(caller)
    const response = await fetch(this.#server.address + address, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: textOf(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  /** Asks again with a new session where the last call had ended it. */
  async ask(caller: Caller, method: string, address: string, body?: unknown): Promise<Answered> {
    const first = await this.#send(caller, method, address, body)
    if (first.status !== 401 || !this.#tokens.delete(caller.name)) return first
    return this.#send(caller, method, address, body)
  }
}
