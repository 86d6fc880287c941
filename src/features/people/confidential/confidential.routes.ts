import { readerOf } from '../../../access/seeing.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import type { Cipher } from '../../../kit/encryption/server/cipher.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { Problem } from '../../../kit/problems.ts'
import { type ReadDetails, readConfidential, writeConfidential } from './confidential.contract.ts'
import { detailsOf, noteRead, personNow, readsOf, writeDetails } from './confidential.store.ts'

/** Somebody of whom the caller may read anything at all. */
async function expectPerson({ db, can }: Context, id: string): Promise<{ archived: boolean }> {
  const person = can('users.view') ? await personNow(db, id) : undefined
  if (person === undefined) throw new Problem('row/missing')
  return person
}

type Asked = { cipher: Cipher; id: string; archived: boolean }

async function readAs(
  { db, can, session }: Context,
  { cipher, id, archived }: Asked,
): Promise<{ data: ReadDetails }> {
  const details = await detailsOf(db, cipher, id)
  const reader = readerOf(session)
  if (reader !== undefined) await noteRead(db, id, reader)
  const mayEdit = can('users.edit') && !archived
  return { data: { ...details, can: mayEdit ? ['edit'] : [], reads: await readsOf(db, id) } }
}

export const confidentialCalls = (keys: Keys) => [
  bind(readConfidential, async (context, { params: { id } }) => {
    const { archived } = await expectPerson(context, id)
    return readAs(context, { cipher: await keys.open(context.db), id, archived })
  }),

  bind(writeConfidential, async (context, { params: { id }, body }) => {
    const { archived } = await expectPerson(context, id)
    if (!context.can('users.edit')) throw new Problem('grant/missing')
    if (archived) throw new Problem('row/archived')
    const cipher = await keys.open(context.db)
    if (!(await writeDetails(context.db, cipher, id, body))) throw new Problem('row/stale')
    return readAs(context, { cipher, id, archived })
  }),
]
