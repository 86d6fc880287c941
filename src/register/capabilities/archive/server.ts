import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import { has } from '../../define.ts'
import type { LifeStep, RegisterExtension, Stored } from '../../server/extension.ts'
import type { RegisterRequest, Registers } from '../../server/registers.ts'
import { lockRowOrRefuse, refusingTwins } from '../../server/writing.ts'
import { readRow } from '../read/server.ts'

export async function refuseWhere(
  request: RegisterRequest,
  life: LifeStep,
  row: Stored,
): Promise<void> {
  const why = await request.extension.refuses?.[life]?.(request.context, row)
  if (why !== undefined) throw new Problem('input/invalid', { errors: { '': [why] } })
}

/** A tree has no archived branch with living leaves. */
async function refuseWithRowsInside(
  { context, extension }: RegisterRequest,
  id: string,
): Promise<void> {
  const { parent, table, many } = extension.register
  if (parent === undefined) return
  const inside = await context.db.maybe(sql`
    select id from ${sql.id(table)} where company_id = current_company()
      and ${sql.id(parent)} = ${id} and archived_at is null limit 1`)
  const why = `There are ${many.toLowerCase()} inside this one. Move or archive them first.`
  if (inside !== undefined) throw new Problem('input/invalid', { errors: { '': [why] } })
}

export async function archive(
  request: RegisterRequest,
  id: string,
  reason: string | undefined,
): Promise<void> {
  const row = await lockRowOrRefuse(request, id)
  if (row.archived_at !== null) return
  await refuseWhere(request, 'archive', row)
  await refuseWithRowsInside(request, id)
  await request.context.db.run(sql`
    update ${sql.id(request.extension.register.table)} set archived_at = now(),
      archived_by = nullif(current_setting('app.actor_id', true), '')::uuid,
      archived_reason = ${reason === undefined || reason === '' ? null : reason}
    where company_id = current_company() and id = ${id}`)
  await request.extension.became?.archive?.(request.context, row)
}

export async function restore(request: RegisterRequest, id: string): Promise<void> {
  const row = await lockRowOrRefuse(request, id)
  if (row.archived_at === null) return
  await refuseWhere(request, 'restore', row)
  await refusingTwins(request.extension.register, () =>
    request.context.db.run(sql`
      update ${sql.id(request.extension.register.table)}
      set archived_at = null, archived_by = null, archived_reason = null
      where company_id = current_company() and id = ${id}`),
  )
  await request.extension.became?.restore?.(request.context, row)
}

export const archiveServer = (extension: RegisterExtension, registers: Registers) => {
  if (!has(extension.register, 'archive')) return []
  const calls = callsOf(extension.register)
  return [
    bind(calls.archive, async (context, { params, body }) => {
      const request: RegisterRequest = { context, registers, extension }
      await archive(request, params.id, body.reason)
      return { data: await readRow(request, params.id) }
    }),
    bind(calls.restore, async (context, { params }) => {
      const request: RegisterRequest = { context, registers, extension }
      await restore(request, params.id)
      return { data: await readRow(request, params.id) }
    }),
  ]
}
