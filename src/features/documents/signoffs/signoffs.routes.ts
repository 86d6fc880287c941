import { bind, bindSteps, type Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { readRow } from '../../../register/capabilities/read/server.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { inOwnTurn } from '../../sign-in/index.ts'
import { enterPin, signersAmong, signWithPin } from '../../submissions/index.ts'
import { seenDocument } from '../versions/seen.server.ts'
import { giveSignoff, readBy, type SaidInSigning, signoffOf } from './sign.server.ts'
import * as calls from './signoffs.contract.ts'
import type { NewSignoff } from './signoffs.store.ts'
import * as store from './signoffs.store.ts'
import { toRead, toSign } from './to-sign.server.ts'

type Signed = Omit<NewSignoff, 'given'>
type Asked = SaidInSigning & { person?: string | undefined; attested_lang?: Locale }

/** A sign-off as it may be given here: its document is locked. */
async function ready(
  context: Context,
  registers: Registers,
  id: string,
  asked: Asked,
): Promise<Signed> {
  const { signer, ...published } = await toSign(context, registers, id, asked)
  return signoffOf(context.db, { id, ...published }, signer, asked)
}

/** Who chose a number signs on another’s device with it alone. */
async function signsByPin(db: Db, person: string): Promise<boolean> {
  return (await signersAmong(db, [person])).get(person)?.pin === true
}

/** Tries are counted with an account: who has none has no number. It is not told which accounts have one. */
async function readyByPin(
  context: Context,
  registers: Registers,
  id: string,
  body: Asked & { person: string },
): Promise<Signed> {
  const signoff = await ready(context, registers, id, body)
  if (!(await signersAmong(context.db, [body.person])).has(body.person))
    throw new Problem('signature/person')
  return { ...signoff, attestation: null }
}

const signByPin = (registers: Registers) =>
  bindSteps(calls.signDocumentByPin, (step) =>
    inOwnTurn(async () => {
      const entered = await step(async (context, { params: { id }, body }) => {
        await readyByPin(context, registers, id, body)
        return enterPin(context.db, body.person, body.pin)
      })
      return signWithPin(step, entered, async (context, { params: { id }, body }) => {
        const signoff = await readyByPin(context, registers, id, body)
        await giveSignoff(context.db, { ...signoff, given: { method: 'pin' } })
      })
    }),
  )

/** Whose sign-offs are asked for; not there for who may not see them. */
export async function seenPerson(context: Context, registers: Registers, id: string) {
  const register = await store.registerOfPerson(context.db, id)
  await readRow({ context, registers, extension: registers.extension(register) }, id)
}

export const signoffCalls = (registers: Registers) => {
  const read = bind(calls.readDocument, async (context, { params: { id } }) => {
    const register = await toRead(context, registers, id)
    const { db, session } = context
    return { data: { register, ...(await readBy(db, id, session.accountId ?? '')) } }
  })

  const sign = bind(calls.signDocument, async (context, { params: { id }, body }) => {
    const { db } = context
    const signoff = await ready(context, registers, id, body)
    if (signoff.witness !== null && (await signsByPin(db, signoff.person)))
      throw new Problem('signature/person')
    await giveSignoff(db, { ...signoff, given: body.given })
  })

  const list = bind(calls.listSignoffs, async (context, { params: { id } }) => {
    await seenDocument(context, registers, id)
    return { data: { signoffs: await store.signoffsOf(context.db, id) } }
  })

  const signers = bind(calls.listSigners, async (context, { params: { id } }) => {
    await seenDocument(context, registers, id)
    const found = await store.signersOf(context.db, id)
    const known = await signersAmong(
      context.db,
      found.map((one) => one.id),
    )
    const signers = found.map((one) => ({ ...one, by_pin: known.get(one.id)?.pin === true }))
    return { data: { signers } }
  })

  const ofPerson = bind(calls.listSignoffsBy, async (context, { params: { id } }) => {
    await seenPerson(context, registers, id)
    return { data: { signoffs: await store.signoffsBy(context.db, id) } }
  })

  return [read, sign, signByPin(registers), list, signers, ofPerson]
}
