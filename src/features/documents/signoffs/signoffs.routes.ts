import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { seenDocument } from '../versions/seen.server.ts'
import { lockDocument } from '../versions/versions.store.ts'
import * as calls from './signoffs.contract.ts'
import * as store from './signoffs.store.ts'

export const signoffCalls = (registers: Registers) => {
  const read = bind(calls.readDocument, async (context, { params: { id } }) => {
    const { register } = await seenDocument(context, registers, id)
    const { db, session } = context
    const published = await store.publishedOf(db, id)
    const signed = await store.signedBy(db, id, session.accountId ?? '')
    return { data: { register, ...published, signed: signed ?? null } }
  })

  const sign = bind(calls.signDocument, async (context, { params: { id }, body }) => {
    const { db, session } = context
    // Nobody publishes another version meanwhile.
    const { archived } = await lockDocument(db, id)
    await seenDocument(context, registers, id)
    if (archived) throw new Problem('row/archived')
    const { number, hash } = await store.publishedOf(db, id)
    if (hash !== body.hash) throw new Problem('signature/stale')
    if (session.accountId === undefined) throw new Error('Staff have an account.')
    const { statement_lang: lang, ...given } = body
    const by = { account: session.accountId, name: session.name }
    await store.insertSignoff(db, { document: id, number, lang, ...by, ...given })
  })

  const list = bind(calls.listSignoffs, async (context, { params: { id } }) => {
    await seenDocument(context, registers, id)
    return { data: { signoffs: await store.signoffsOf(context.db, id) } }
  })

  return [read, sign, list]
}
