// Somebody with each of the narrow scopes in turn, and what the database shows them of some tables.
import assert from 'node:assert/strict'
import { before, describe } from 'node:test'
import { allGrants } from '../../src/access/grants.ts'
import type { Scope } from '../../src/access/scope.ts'
import { enterScope } from '../../src/access/server/scoped.ts'
import type { Db } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { makeAccount, signIn } from '../factories.ts'

const narrow = ['own', 'workplaces', 'entity'] as const satisfies readonly Scope[]
export const tables = ['deficiencies', 'submissions', 'projects', 'inventory', 'person'] as const
type Ids = ReadonlySet<string>

function ground() {
  const server = withServer()
  const at = { company: '', account: '', template: '', token: '' }

  const asOwner = <T>(work: (db: Db) => Promise<T>) =>
    server.database.database.transaction('owner', work)
  const ask = (path: string) => server.ask('GET', `/api${path}`, { token: at.token })
  const ids = (rows: readonly { id: string }[]): Ids => new Set(rows.map(({ id }) => id))
  const all = async (table: string) =>
    ids(
      await asOwner((db) =>
        db.many(
          { id: 'string' },
          sql`select id from ${sql.id(table)} where company_id = ${at.company}`,
        ),
      ),
    )
  /** What the database shows of a table to who asks with this scope. */
  const shown = (scope: Scope, table: string) =>
    server.database.database.transaction('app', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${at.company}, true),
        set_config('app.confidential', 'yes', true)`)
      await enterScope(db, scope, at.account)
      return ids(await db.many({ id: 'string' }, sql`select id from ${sql.id(table)}`))
    })

  before(async () => {
    await asOwner(async (db) => {
      const found = await db.maybe(
        { id: 'string' },
        sql`select id from company where slug = 'northgate'`,
      )
      at.company = found?.id ?? ''
      const made = await makeAccount(db, at.company, { grants: allGrants })
      at.account = made.id
      at.token = await signIn(db, made)
      const [on] = await db.many(
        { id: 'string', template: 'string' },
        sql`
        select p.id, (select permission_template_id from account where company_id = ${at.company}
          and kind = 'staff' and role_id = 3 group by 1 order by count(*) desc limit 1) as template
        from projects p where p.company_id = ${at.company} and p.status = 'active' and exists (
          select from file f left join deficiencies d on d.id = f.subject_id
          left join submissions s on s.id = f.subject_id where p.id in (d.project, s.project))
        order by p.id limit 1`,
      )
      at.template = on?.template ?? ''
      await db.run(sql`
        insert into workplace_workers (company_id, project, person, from_on)
        values (${at.company}, ${on?.id}, ${at.account}, current_date - 9)`)
      await db.run(sql`
        insert into engagement (company_id, person, kind, entity)
        select ${at.company}, ${at.account}, 'employee', e.entity from engagement e
        where e.company_id = ${at.company} and e.kind = 'employee' and e.entity is not null
        group by e.entity order by count(*) limit 1`)
      await db.run(sql`
        update deficiencies set owner = ${at.account} where id = (
          select id from deficiencies where company_id = ${at.company} and completed_at is null
            and archived_at is null and project is distinct from ${on?.id} order by id limit 1)`)
    })
  })

  return { server, at, asOwner, ask, ids, all, shown }
}

type Narrowed = Omit<ReturnType<typeof ground>, 'all' | 'shown'> & {
  scope: (typeof narrow)[number]
  /** By table, `staff` too: what is in reach, and what is not. */
  seen: ReadonlyMap<string, Ids>
  outside: ReadonlyMap<string, readonly string[]>
  /** One of the staff out of reach. */
  beyond(): string
}

export function underNarrowScopes(name: string, work: (narrowed: Narrowed) => void): void {
  describe(name, () => {
    const { all, shown, ...shared } = ground()
    const { at, asOwner } = shared
    for (const scope of narrow)
      describe(scope, () => {
        const seen = new Map<string, Ids>()
        const outside = new Map<string, string[]>()

        before(async () => {
          await asOwner((db) =>
            db.run(sql`update account set scope = ${scope} where id = ${at.account}`),
          )
          for (const table of tables) {
            const within = await shown(scope, table)
            seen.set(table, within)
            outside.set(
              table,
              [...(await all(table))].filter((id) => !within.has(id)),
            )
            assert.ok((outside.get(table) ?? []).length > 0, `${table} has rows outside`)
          }
          assert.ok((seen.get('deficiencies')?.size ?? 0) > 0)
          assert.ok((seen.get('person')?.size ?? 0) > (scope === 'own' ? 0 : 3))
        })
        before(async () => {
          const staff = await asOwner((db) =>
            db.many(
              { id: 'string' },
              sql`select id from account where company_id = ${at.company} and kind = 'staff'
              and deactivated_at is null`,
            ),
          )
          const within = seen.get('person') ?? new Set()
          seen.set('staff', new Set(staff.flatMap(({ id }) => (within.has(id) ? [id] : []))))
          outside.set(
            'staff',
            staff.flatMap(({ id }) => (within.has(id) ? [] : [id])),
          )
        })

        const beyond = () => {
          const [id] = outside.get('staff') ?? []
          assert.ok(id)
          return id
        }
        work({ ...shared, scope, seen, outside, beyond })
      })
  })
}
