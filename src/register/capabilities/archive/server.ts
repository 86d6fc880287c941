import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import { has } from '../../define.ts'
import type { Life, RegisterExtension, Stored } from '../../server/extension.ts'
import type { Registers, With } from '../../server/registers.ts'
import { lockedOrMissing, refusingTwins } from '../../server/writing.ts'
import { readRow } from '../read/server.ts'

export async function refuseWhere(on: With, life: Life, row: Stored): Promise<void> {
  const why = await on.beside.refuses?.[life]?.(on.context, row)
  if (why !== undefined) throw new Problem('input/invalid', { errors: { '': [why] } })
}

/** A tree has no archived branch with living leaves. */
async function refuseWithRowsInside({ context, beside }: With, id: string): Promise<void> {
  const { parent, table, many } = beside.register
  if (parent === undefined) return
  const inside = await context.db.maybe(sql`
    select id from ${sql.id(table)} where company_id = current_company()
      and ${sql.id(parent)} = ${id} and archived_at is null limit 1`)
  const why = `There are ${many.toLowerCase()} inside this one. Move or archive them first.`
  if (inside !== undefined) throw new Problem('input/invalid', { errors: { '': [why] } })
}

export async function archive(on: With, id: string, reason: string | undefined): Promise<void> {
  const row = await lockedOrMissing(on, id)
  if (row.archived_at !== null) return
  await refuseWhere(on, 'archive', row)
  await refuseWithRowsInside(on, id)
  await on.context.db.run(sql`
    update ${sql.id(on.beside.register.table)} set archived_at = now(),
      archived_by = nullif(current_setting('app.actor_id', true), '')::uuid,
      archived_reason = ${reason === undefined || reason === '' ? null : reason}
    where company_id = current_company() and id = ${id}`)
  await on.beside.became?.archive?.(on.context, row)
}

export async function restore(on: With, id: string): Promise<void> {
  const row = await lockedOrMissing(on, id)
  if (row.archived_at === null) return
  await refuseWhere(on, 'restore', row)
  await refusingTwins(on.beside.register, () =>
    on.context.db.run(sql`
      update ${sql.id(on.beside.register.table)}
      set archived_at = null, archived_by = null, archived_reason = null
      where company_id = current_company() and id = ${id}`),
  )
  await on.beside.became?.restore?.(on.context, row)
}

export const archiveServer = (beside: RegisterExtension, registers: Registers) => {
  if (!has(beside.register, 'archive')) return []
  const calls = callsOf(beside.register)
  return [
    bind(calls.archive, async (context, { params, body }) => {
      const on: With = { context, registers, beside }
      await archive(on, params.id, body.reason)
      return { data: await readRow(on, params.id) }
    }),
    bind(calls.restore, async (context, { params }) => {
      const on: With = { context, registers, beside }
      await restore(on, params.id)
      return { data: await readRow(on, params.id) }
    }),
  ]
}
