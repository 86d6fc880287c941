import { bind, type Context } from '../../../access/server/gate.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { readRow } from '../../../register/capabilities/read/server.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { closeNotices } from '../../notices/index.ts'
import { attestationOf } from '../../submissions/index.ts'
import { dueOf, isAddressed } from '../asked/asked.store.ts'
import { documentToSign } from '../asked/notice-kinds.ts'
import { seenDocument } from '../versions/seen.server.ts'
import { lockDocument, registerOfDocument } from '../versions/versions.store.ts'
import * as calls from './signoffs.contract.ts'
import * as store from './signoffs.store.ts'

/** The person signed in; or somebody at their device, which they attest. */
async function signerIn({ db, session }: Context, person: string | undefined, lang: Locale) {
  const me = session.accountId
  if (me === undefined) throw new Error('Staff have an account.')
  if (person === undefined || person === me)
    return { person: me, name: session.name, witness: null, attestation: null }
  const signer = await store.signerOf(db, person)
  if (signer === undefined) throw new Problem('signature/person')
  const { name } = signer
  return { person, name, witness: me, attestation: attestationOf('sign', lang, name) }
}

/** The kind of a document that the caller may read: who sees documents, and whom it is for. */
async function toRead(context: Context, registers: Registers, id: string): Promise<string> {
  if (context.can('resources.view')) return (await seenDocument(context, registers, id)).register
  if (!(await isAddressed(context.db, id, context.session.accountId ?? '')))
    throw new Problem('row/missing')
  return registerOfDocument(context.db, id)
}

export const signoffCalls = (registers: Registers) => {
  const read = bind(calls.readDocument, async (context, { params: { id } }) => {
    const register = await toRead(context, registers, id)
    const { db, session } = context
    const me = session.accountId ?? ''
    const published = await store.publishedOf(db, id)
    const signed = await store.signedBy(db, id, me)
    const due_on = await dueOf(db, id, me)
    return { data: { register, ...published, signed: signed ?? null, due_on } }
  })

  const sign = bind(calls.signDocument, async (context, { params: { id }, body }) => {
    const { db, can } = context
    // No one publishes another version meanwhile.
    const { archived } = await lockDocument(db, id)
    await toRead(context, registers, id)
    if (archived) throw new Problem('row/archived')
    const { number, hash } = await store.publishedOf(db, id)
    if (hash !== body.hash) throw new Problem('signature/stale')
    const { given, seconds, statement_lang: lang } = body
    const signer = await signerIn(context, body.person, body.attested_lang)
    if (signer.witness !== null && !can('resources.view')) throw new Problem('signature/person')
    await store.insertSignoff(db, { document: id, number, hash, lang, given, seconds, ...signer })
    await closeNotices(db, documentToSign, id, signer.person)
  })

  const list = bind(calls.listSignoffs, async (context, { params: { id } }) => {
    await seenDocument(context, registers, id)
    return { data: { signoffs: await store.signoffsOf(context.db, id) } }
  })

  const signers = bind(calls.listSigners, async (context, { params: { id } }) => {
    await seenDocument(context, registers, id)
    return { data: { signers: await store.signersOf(context.db, id) } }
  })

  const ofPerson = bind(calls.listSignoffsBy, async (context, { params: { id } }) => {
    await readRow({ context, registers, extension: registers.extension('users') }, id)
    return { data: { signoffs: await store.signoffsBy(context.db, id) } }
  })

  return [read, sign, list, signers, ofPerson]
}
