// Figures as somebody of the demo company asks for them, and what others write meanwhile.
import assert from 'node:assert/strict'
import type { TestServer } from '../../../../../tests/api/server.ts'
import type { Scope } from '../../../../access/scope.ts'
import { row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { textIn } from '../../../../register/server/words.ts'
import type { AskedFigures } from '../../figures/asked.ts'
import { readPaperFigures } from '../../overview/paper/read-parts.server.ts'
import type { FigureAsker } from '../remember-figures.server.ts'

const wording = { text: textIn('en'), locale: 'en' } as const
export const count = (reader: FigureAsker, asked: AskedFigures) =>
  readPaperFigures(reader, asked, wording)

const ids = row({
  ...{ company: 'string', account: 'string', project: 'string', team: 'string' },
  ...{ entity: 'string', contractor: 'string', other: 'string' },
} as const)

export function figuresAsked(server: TestServer) {
  async function northgate() {
    const found = await server.database.database.transaction('owner', (db) =>
      db.maybe(
        ids,
        sql`
        select a.company_id as company, a.id as account,
          (select id from projects where company_id = a.company_id order by id limit 1) as project,
          (select id from teams where company_id = a.company_id limit 1) as team,
          (select id from entities where company_id = a.company_id limit 1) as entity,
          (select id from trade_contractors where company_id = a.company_id limit 1) as contractor,
          (select id from account o where o.company_id = a.company_id and o.id <> a.id limit 1) as other
        from account a join login l on l.id = a.login_id where l.email = 'manager@northgate.test'`,
      ),
    )
    assert.ok(found)
    return found
  }

  const errors: string[] = []
  async function reading<T>(
    work: (asking: FigureAsker) => Promise<T>,
    { scope = 'company', as }: { scope?: Scope; as?: string } = {},
  ): Promise<T> {
    const { company, account } = await northgate()
    return server.database.database.transaction('app', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${company}, true)`)
      const exchange = { log: { error: (words: string) => errors.push(words) } }
      const session = {
        accountId: as ?? account,
        scope,
        seenBy: undefined,
        grants: new Set<string>(),
      }
      return work({ db, can: () => true, session, exchange })
    })
  }
  async function writing<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const { company } = await northgate()
    return server.database.database.transaction('owner', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${company}, true)`)
      return work(db)
    })
  }
  return { northgate, reading, writing, errors }
}
