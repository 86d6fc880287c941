import { bind, bindSteps, type Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { declarationsIn, inLanguage } from '../../../kit/writing/content.ts'
import { quizIn } from '../../../kit/writing/quiz.ts'
import { readRow } from '../../../register/capabilities/read/server.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { closeNotices } from '../../notices/index.ts'
import { inOwnTurn } from '../../sign-in/index.ts'
import { enterPin, signersAmong, signWithPin } from '../../submissions/index.ts'
import { dueOf } from '../asked/asked.store.ts'
import { documentToSign } from '../asked/notice-kinds.ts'
import { type Tried, triesOf } from '../quiz/quiz.store.ts'
import { seenDocument } from '../versions/seen.server.ts'
import * as calls from './signoffs.contract.ts'
import type { NewSignoff, PublishedContent } from './signoffs.store.ts'
import * as store from './signoffs.store.ts'
import { toRead, toSign } from './to-sign.server.ts'

/** What a person has shown to understand, where the version has a quiz: who has not passed it does not sign. */
async function understoodIn(db: Db, content: PublishedContent, tried: Tried) {
  if (quizIn(content.content ?? []) === undefined) return null
  const { tries, passed } = await triesOf(db, tried)
  if (passed === undefined) throw new Problem('document/not-passed')
  return { tries, ...passed }
}

/** What was declared, in the words that were read: all that the document asks for, or it is not signed. */
function declaredIn({ content = [] }: PublishedContent, ticked: readonly string[], lang: Locale) {
  const asked = declarationsIn(content)
  if (!asked.every(({ id }) => ticked.includes(id))) throw new Problem('document/declared')
  return asked.map(({ words }) => inLanguage(words, lang)?.said ?? '')
}

type Signed = Omit<NewSignoff, 'given'>
type Asked = Pick<NewSignoff, 'hash' | 'seconds'> & {
  statement_lang: Locale
  declared: readonly string[]
  person?: string | undefined
  attested_lang?: Locale
}

/** A sign-off as it may be given: its document is locked, what it takes is done. */
async function ready(
  context: Context,
  registers: Registers,
  id: string,
  { hash, seconds, statement_lang: lang, ...asked }: Asked,
): Promise<Signed> {
  const { number, content, signer } = await toSign(context, registers, id, { hash, ...asked })
  const tried = { document: id, number, person: signer.person }
  const understood = await understoodIn(context.db, content, tried)
  const declared = declaredIn(content, asked.declared, lang)
  return { ...tried, ...signer, hash, lang, seconds, understood, declared }
}

async function giveSignoff(db: Db, signoff: NewSignoff) {
  await store.insertSignoff(db, signoff)
  await closeNotices(db, documentToSign, signoff.document, signoff.person)
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

export const signoffCalls = (registers: Registers) => {
  const read = bind(calls.readDocument, async (context, { params: { id } }) => {
    const register = await toRead(context, registers, id)
    const { db, session } = context
    const me = session.accountId ?? ''
    const published = await store.publishedOf(db, id)
    const signed = await store.signedBy(db, id, me)
    const due_on = await dueOf(db, id, me)
    const tried = { document: id, number: published.number, person: me }
    const quiz = quizIn(published.content.content ?? []) ? await triesOf(db, tried) : undefined
    return {
      data: {
        register,
        ...published,
        signed: signed ?? null,
        due_on,
        quiz: quiz ? { tries: quiz.tries, score: quiz.passed?.score ?? null } : null,
      },
    }
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
    await readRow({ context, registers, extension: registers.extension('users') }, id)
    return { data: { signoffs: await store.signoffsBy(context.db, id) } }
  })

  return [read, sign, signByPin(registers), list, signers, ofPerson]
}
