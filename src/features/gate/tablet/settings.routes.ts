import { codeOf, newCode, revokeCodes } from '../../../access/server/codes.store.ts'
import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from '../gate.contract.ts'
import { gateOf, gatesOf } from '../passing/passes.store.ts'

const list = bind(calls.listGates, async ({ db }) => ({ data: await gatesOf(db) }))

const idOf = async (db: Db, project: string) =>
  (
    await db.maybe(
      { id: 'string' },
      sql`select id from gates where company_id = current_company() and project = ${project}`,
    )
  )?.id

const target = (id: string) => ({ subject: 'gates', subject_id: id })

async function settingsOf(db: Db, project: string) {
  const { package: wanted, visitor_rules } = await gateOf(db, project)
  const id = await idOf(db, project)
  const token = id === undefined ? undefined : (await codeOf(db, target(id)))?.token
  return {
    data: {
      package: wanted,
      visitor_rules,
      packages: await db.many(
        { id: 'string', title: 'string' },
        sql`
        select d.id, d.title from document d
        join document_version v on v.company_id = d.company_id and v.document = d.id
          and v.state = 'published'
        where d.company_id = current_company() and d.register = 'orientation'
          and d.archived_at is null
        order by folded(d.title), d.id`,
      ),
      path: token === undefined ? null : `/gate/${token}`,
    },
  }
}

/** The gate of the project, made where it is not there; held, so that two who ask at once make one code. */
async function madeGate(db: Db, project: string): Promise<string> {
  await gateOf(db, project)
  await db.run(sql`
    insert into gates (company_id, project) values (current_company(), ${project})
    on conflict (company_id, project) do nothing`)
  const found = await db.maybe(
    { id: 'string' },
    sql`select id from gates where company_id = current_company() and project = ${project} for update`,
  )
  if (found === undefined) throw new Error('A gate left no row.')
  return found.id
}

const read = bind(calls.readGateSettings, ({ db }, { params }) => settingsOf(db, params.project))

const change = bind(calls.changeGateSettings, async ({ db }, { params, body }) => {
  const id = await madeGate(db, params.project)
  const { data } = await settingsOf(db, params.project)
  if (body.package !== null && !data.packages.some((one) => one.id === body.package))
    throw new Problem('input/invalid', { errors: { package: ['Choose from the list.'] } })
  await db.run(sql`
    update gates set package = ${body.package}::uuid, visitor_rules = nullif(${body.visitor_rules}::text, '')
    where company_id = current_company() and id = ${id}`)
  return settingsOf(db, params.project)
})

const renew = bind(calls.renewGateTablet, async ({ db }, { params }) => {
  const id = await madeGate(db, params.project)
  await revokeCodes(db, target(id))
  await newCode(db, target(id))
  await db.run(sql`select log_event('renew-code', 'gates', ${id}::uuid, '{}')`)
  return settingsOf(db, params.project)
})

const revoke = bind(calls.revokeGateTablet, async ({ db }, { params }) => {
  const id = await madeGate(db, params.project)
  await revokeCodes(db, target(id))
  await db.run(sql`select log_event('revoke-code', 'gates', ${id}::uuid, '{}')`)
  return settingsOf(db, params.project)
})

export const settingsCalls = [list, read, change, renew, revoke]
