import { hash } from 'node:crypto'
import { bind, type Context } from '../../../access/server/gate.ts'
import { canonical } from '../../../kit/canonical.ts'
import { Problem } from '../../../kit/problems.ts'
import { areFilesWhole, partsOf } from '../../../kit/writing/content.ts'
import { isWhole, quizIn } from '../../../kit/writing/quiz.ts'
import { fieldsIn } from '../../../register/define.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { refusedFacts } from '../../audience/index.ts'
import { closeNotices } from '../../notices/index.ts'
import { askToSign } from '../asked/remind.store.ts'
import { documentReviewDue } from '../due/notice-kinds.ts'
import { isSaid } from '../kinds/document-kind.ts'
import { approvalStatement } from '../signoffs/statement.ts'
import { seenDocument } from './seen.server.ts'
import { leadsOn } from './steps.ts'
import * as calls from './versions.contract.ts'
import * as store from './versions.store.ts'

const writes = ({ can }: Context) => can('resources.edit')

type Approving = Pick<store.VersionApproval, 'given' | 'statement_lang' | 'hash'>

/** The signature of the person signed in, under the version that they read. */
async function approvedBy(
  { db, session }: Context,
  { id, number }: { id: string; number: number },
  { given, statement_lang, hash: read }: Approving,
): Promise<store.VersionApproval> {
  const { hash } = await store.versionOf(db, id, number, true)
  if (hash !== read) throw new Problem('signature/stale')
  const statement = approvalStatement[statement_lang]
  return { name: session.name, given, statement, statement_lang, hash }
}

export const versionCalls = (registers: Registers) => {
  const list = bind(calls.listVersions, async (context, { params: { id } }) => {
    await seenDocument(context, registers, id)
    return { data: { versions: await store.versionsOf(context.db, id, writes(context)) } }
  })

  const read = bind(calls.readVersion, async (context, { params: { id, number } }) => {
    const { register } = await seenDocument(context, registers, id)
    return {
      data: { register, ...(await store.versionOf(context.db, id, number, writes(context))) },
    }
  })

  const send = bind(calls.sendForApproval, async (context, { params: { id }, body }) => {
    const { db, session } = context
    const { archived } = await store.lockDocument(db, id)
    if (archived) throw new Problem('row/archived')
    const { kind, row } = await seenDocument(context, registers, id)
    if (row.version !== body.version) throw new Problem('row/stale')
    const now = await store.versionsNow(db, kind.table, id)
    if (now.underway) throw new Problem('document/state')
    if (now.same) throw new Problem('document/same')
    const content = Object.fromEntries(
      fieldsIn(kind).flatMap(([field]) => (isSaid(kind, field) ? [[field, row[field]]] : [])),
    )
    if ([content.content, content.files].flat().length === 0) throw new Problem('document/empty')
    const parts = partsOf(content.content)
    if (!areFilesWhole(parts)) throw new Problem('document/picture')
    const quiz = quizIn(parts)
    if (quiz !== undefined && !isWhole(quiz)) throw new Problem('document/quiz')
    const affects = body.sign_again ? null : body.affects
    const refused = await refusedFacts(context, affects ?? [])
    if (refused !== undefined)
      throw new Problem('input/invalid', { errors: { affects: [refused] } })
    await store.insertVersion(db, {
      document: id,
      register: kind.table,
      number: now.next,
      content,
      hash: hash('sha256', canonical(content)),
      note: body.note,
      signAgain: body.sign_again,
      affects,
      by: session.accountId,
    })
    return { data: { number: now.next } }
  })

  const decide = bind(calls.decideVersion, async (context, { params, body }) => {
    const { db, session } = context
    const { id, number } = params
    if ((await store.lockDocument(db, id)).archived) throw new Problem('row/archived')
    if (!leadsOn(body.decision, await store.stateOf(db, id, number)))
      throw new Problem('document/state')
    await store.takeDecision(db, body.decision, {
      document: id,
      number,
      by: session.accountId,
      ...(body.decision === 'approve' && { approval: await approvedBy(context, params, body) }),
      ...(body.decision === 'return' && { reason: body.reason }),
    })
    if (body.decision === 'publish') {
      await store.noteAffected(db, id, number)
      await askToSign(db, id)
    }
    // Its next review is another day now.
    if (body.decision === 'publish' || body.decision === 'review')
      await closeNotices(db, documentReviewDue, id)
  })

  return [list, read, send, decide]
}
