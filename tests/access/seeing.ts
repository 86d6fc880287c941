// A manager who sees the product as one of their people, who sees their own rows alone.
import assert from 'node:assert/strict'
import { before } from 'node:test'
import type { Db } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'

export const nowhere = '01890a5d-ac96-774b-bcce-b302099a8057'

export function withSomebodySeen() {
  const server = withServer()
  const { ask } = server
  const is = {
    manager: { id: '', name: '', token: '' },
    person: { id: '', name: '', token: '' },
    /** The same manager, seeing as the person. */
    seeing: '',
  }
  const owner = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    server.database.database.transaction('owner', work)
  const begin = (token: string, id: string) =>
    ask('POST', `/api/dashboard/users/${id}/seeing`, { token })
  const accountOf = async (token: string) =>
    (await ask('GET', '/api/dashboard/account', { token })).body
  const setOf = (id: string, given: { scope?: string; extra?: string[]; refused?: string[] }) =>
    owner((db) =>
      db.run(sql`
        update account set scope = coalesce(${given.scope ?? null}, scope),
          extra_grants = coalesce(${given.extra ?? null}::text[], extra_grants),
          denied_grants = coalesce(${given.refused ?? null}::text[], denied_grants)
        where id = ${id}`),
    )
  const signedIn = async (email: string) => {
    const token = await server.token(email)
    const { id, name } = await accountOf(token)
    return { id: String(id), name: String(name), token }
  }

  before(async () => {
    is.manager = await signedIn('manager@northgate.test')
    is.person = await signedIn('user@northgate.test')
    await setOf(is.person.id, { scope: 'own' })
    is.seeing = await server.token('manager@northgate.test')
    assert.equal((await begin(is.seeing, is.person.id)).status, 200)
  })
  return { server, is, owner, begin, accountOf, setOf }
}
