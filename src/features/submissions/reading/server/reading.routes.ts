import { bind } from '../../../../access/server/gate.ts'
import { Problem } from '../../../../kit/problems.ts'
import { readsAll, withoutConfidential } from '../../content/server/confidential.ts'
import { definitionOf } from '../../content/server/versions.ts'
import { namesAsUsed } from '../../papers/server/names.store.ts'
import { findSubmission } from '../../stages/server/lock-submission.ts'
import * as calls from '../reading.contract.ts'
import { revisionRow } from './whole.store.ts'
import { noteRead, wholeOf } from './whole.ts'

const readWhole = bind(calls.readWhole, async (context, { params }) => ({
  data: await wholeOf(context, params.id),
}))

const readRevision = bind(calls.readRevision, async (context, { params }) => {
  const submission = await findSubmission(context, params.id)
  const found = await revisionRow(context.db, params.id, params.n)
  if (found === undefined) throw new Problem('row/missing')
  const { used, ...row } = found
  const definition = await definitionOf(context.db, row.form_version)
  const whole = { definition, answers: row.answers, remarks: row.remarks, files: row.files }
  const all = readsAll(context, submission, definition)
  const content = all ? whole : withoutConfidential(whole)
  const names = await namesAsUsed(context.db, content.answers, used)
  if (all) await noteRead(context, params.id, whole)
  return { data: { ...row, ...content, names } }
})

export const wholeCalls = [readWhole, readRevision]
