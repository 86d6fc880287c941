import { bind, type Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import { has } from '../../define.ts'
import type { RegisterExtension } from '../../server/extension.ts'
import type { RegisterRequest, Registers } from '../../server/registers.ts'
import { lockRowOrRefuse } from '../../server/writing.ts'
import { archive, restore } from '../archive/server.ts'
import { change } from '../edit/server.ts'

type Verdict = { id: string; done: boolean; error: string | null }

const wordsOf = (problem: Problem): string =>
  Object.values(problem.errors ?? {})
    .flat()
    .join(' ') || problem.message

/** Each row for itself: one that is refused leaves no trace and does not stop the others. */
async function each(context: Context, ids: readonly string[], work: (id: string) => Promise<void>) {
  const verdicts: Verdict[] = []
  // In one order, so that two selections that overlap do not wait for each other.
  for (const id of [...new Set(ids)].sort()) {
    await context.db.run(sql`savepoint one_row`)
    try {
      await work(id)
      await context.db.run(sql`release savepoint one_row`)
      verdicts.push({ id, done: true, error: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await context.db.run(sql`rollback to savepoint one_row`)
      verdicts.push({ id, done: false, error: wordsOf(error) })
    }
  }
  return { data: verdicts }
}

export const bulkServer = (extension: RegisterExtension, registers: Registers) => {
  const calls = callsOf(extension.register)
  const request = (context: Context): RegisterRequest => ({ context, registers, extension })
  const archives = [
    bind(calls.archiveMany, (context, { body }) =>
      each(context, body.ids, (id) => archive(request(context), id, body.reason)),
    ),
    bind(calls.restoreMany, (context, { body }) =>
      each(context, body.ids, (id) => restore(request(context), id)),
    ),
  ]
  const edits = [
    bind(calls.editMany, (context, { body }) =>
      each(context, body.ids, async (id) =>
        change(request(context), await lockRowOrRefuse(request(context), id), body.change),
      ),
    ),
  ]
  return [
    ...(has(extension.register, 'archive') ? archives : []),
    ...(has(extension.register, 'edit') ? edits : []),
  ]
}
