import { readerOf } from '../../../access/seeing.ts'
import { bind, bindSteps, type Context } from '../../../access/server/gate.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { inOwnTurn } from '../../sign-in/index.ts'
import { attestationOf, enterPin, signersAmong, signWithPin } from '../../submissions/index.ts'
import { noteReadOfPeople } from '../people/people.store.ts'
import { expectOpenIncident, seenIncident } from '../record/incidents.store.ts'
import { isOver } from '../record/steps.ts'
import * as calls from './statements.contract.ts'
import type { IncidentStatement } from './statements.store.ts'
import * as store from './statements.store.ts'

type Asked = { id: string; statement: string }

/** Who reads confidential information, who took it down, who said it. */
const mayRead = ({ can, session }: Context, { taker, person }: IncidentStatement): boolean =>
  can('confidential.view') ||
  (session.accountId !== undefined && [taker, person].includes(session.accountId))

const isOwn = ({ session }: Context, { person }: IncidentStatement): boolean =>
  person !== null && person === session.accountId

export const statementCalls = (keys: Keys) => {
  /** What may be signed here: the words as they were read, which the caller may read. */
  async function toSign(
    context: Context,
    { id, statement }: Asked,
    hash?: string,
  ): Promise<IncidentStatement> {
    const { db } = context
    await expectOpenIncident(context.db, id)
    const told = await store.lockStatement(db, await keys.open(db), { id: statement, incident: id })
    if (told === undefined) throw new Problem('row/missing')
    if (!mayRead(context, told)) throw new Problem('grant/missing')
    if (told.signed !== null) throw new Problem('signature/place')
    if (hash !== undefined && told.hash !== hash) throw new Problem('signature/stale')
    return told
  }

  const read = bind(calls.readStatements, async (context, { params: { id } }) => {
    const { db, can, session } = context
    const row = await seenIncident(db, id)
    const told = await store.statementsOf(db, await keys.open(db), id)
    const reader = readerOf(session)
    if (reader !== undefined && told.some((one) => mayRead(context, one) && one.taker !== reader))
      await noteReadOfPeople(db, id, reader)
    const known = await signersAmong(
      db,
      told.map(({ person }) => person),
    )
    const open = !row.archived && !isOver(row.status)
    return {
      data: told.map((whole) => {
        const { incident: _, person, taker: __, words, hash, ...one } = whole
        const reads = mayRead(context, whole)
        const own = isOwn(context, whole)
        const mayChange = open && reads && one.signed === null
        return {
          ...one,
          words: reads ? words : null,
          hash: reads ? hash : null,
          by_pin: person !== null && known.get(person)?.pin === true,
          own,
          can: [
            ...(mayChange && can('incidents.edit') ? (['edit'] as const) : []),
            ...(mayChange && (own || can('incidents.edit')) ? (['sign'] as const) : []),
          ],
        }
      }),
    }
  })

  const write = bind(calls.writeStatement, async (context, { params: { id, statement }, body }) => {
    const { db } = context
    await expectOpenIncident(context.db, id)
    if (!(await store.isOfIncident(db, id, body.teller))) throw new Problem('row/missing')
    const cipher = await keys.open(db)
    const before = await store.lockStatement(db, cipher, { id: statement, incident: id })
    if (before !== undefined && !mayRead(context, before)) throw new Problem('grant/missing')
    if (before !== undefined && before.signed !== null) throw new Problem('signature/place')
    if (!(await store.putStatement(db, cipher, { id: statement, incident: id, ...body })))
      throw new Problem('row/missing')
  })

  const remove = bind(calls.removeStatement, async (context, { params: { id, statement } }) => {
    await expectOpenIncident(context.db, id)
    const { db } = context
    const before = await store.lockStatement(db, await keys.open(db), {
      id: statement,
      incident: id,
    })
    if (before === undefined) throw new Problem('row/missing')
    if (!(await store.dropStatement(db, id, statement))) throw new Problem('signature/place')
  })

  /** Who said it signs as themself; else at the device of somebody who attests it, unless they chose a number. */
  async function signerOf(context: Context, told: IncidentStatement, lang: Locale) {
    if (isOwn(context, told)) return { witness: null, attestation: null }
    const { db, can, session } = context
    if (!can('incidents.edit') || session.accountId === undefined)
      throw new Problem('signature/person')
    const { name, person } = told
    const byPin = (await signersAmong(db, [person])).get(person ?? '')?.pin === true
    if (byPin) throw new Problem('signature/person')
    return { witness: session.accountId, attestation: attestationOf('sign', lang, name) }
  }

  const sign = bind(calls.signStatement, async (context, { params, body }) => {
    const told = await toSign(context, params, body.hash)
    const signer = await signerOf(context, told, body.attested_lang)
    const { hash, given, statement_lang: lang } = body
    await store.putSignature(context.db, told.id, { hash, given, lang, ...signer, by_link: false })
  })

  async function readyByPin(context: Context, params: Asked, hash: string) {
    const told = await toSign(context, params, hash)
    const { person } = told
    if (person === null || !(await signersAmong(context.db, [person])).has(person))
      throw new Problem('signature/person')
    return { ...told, person }
  }

  const byPin = bindSteps(calls.signStatementByPin, (step) =>
    inOwnTurn(async () => {
      const entered = await step(async (context, { params, body }) => {
        const { person } = await readyByPin(context, params, body.hash)
        return enterPin(context.db, person, body.pin)
      })
      return signWithPin(step, entered, async (context, { params, body }) => {
        const { hash, statement_lang: lang } = body
        const told = await readyByPin(context, params, hash)
        const witness = isOwn(context, told) ? null : (context.session.accountId ?? null)
        await store.putSignature(context.db, told.id, {
          ...{ hash, lang, witness, given: { method: 'pin' as const } },
          ...{ attestation: null, by_link: false },
        })
      })
    }),
  )

  return { calls: [read, write, remove, sign, byPin], toSign }
}
