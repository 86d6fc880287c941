// Who signs which version of a document, as themself or at another's device.
import type { Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { attestationOf } from '../../submissions/index.ts'
import { isAddressed } from '../asked/asked.store.ts'
import { seenDocument } from '../versions/seen.server.ts'
import { lockDocument, registerOfDocument } from '../versions/versions.store.ts'
import * as store from './signoffs.store.ts'

/** The person signed in; or somebody at their device, which they attest. */
async function signerIn({ db, session, can }: Context, person: string | undefined, lang: Locale) {
  const me = session.accountId
  if (me === undefined) throw new Error('Staff have an account.')
  if (person === undefined || person === me)
    return { person: me, name: session.name, witness: null, attestation: null, by_link: false }
  const signer = await store.signerOf(db, person)
  if (signer === undefined || !can('resources.view')) throw new Problem('signature/person')
  const { name } = signer
  return {
    ...{ person, name, witness: me, by_link: false },
    attestation: attestationOf('sign', lang, name),
  }
}

/** The kind of a document that the caller may read: who sees documents, and whom it is for. */
export async function toRead(context: Context, registers: Registers, id: string): Promise<string> {
  if (context.can('resources.view')) return (await seenDocument(context, registers, id)).register
  if (!(await isAddressed(context.db, id, context.session.accountId ?? '')))
    throw new Problem('row/missing')
  return registerOfDocument(context.db, id)
}

/** What is published, where it is what was read. */
export async function asRead(db: Db, id: string, read: string) {
  const { number, hash, content } = await store.publishedOf(db, id)
  if (hash !== read) throw new Problem('signature/stale')
  return { number, content }
}

/** The published version that was read, and who signs it. No one publishes another version meanwhile. */
export async function toSign(
  context: Context,
  registers: Registers,
  id: string,
  asked: { hash: string; person?: string | undefined; attested_lang?: Locale },
) {
  const { db } = context
  const { archived } = await lockDocument(db, id)
  await toRead(context, registers, id)
  if (archived) throw new Problem('row/archived')
  const published = await asRead(db, id, asked.hash)
  return {
    ...published,
    signer: await signerIn(context, asked.person, asked.attested_lang ?? 'en'),
  }
}
