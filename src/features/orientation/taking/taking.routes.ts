import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { bind, type Context, hashToken, type RawCall } from '../../../access/server/gate.ts'
import { hour, missed, refuseTooMany } from '../../../access/server/limits.ts'
import { one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { sendToVisitor, type VisitorFiles } from '../../../kit/files/server/visitor.ts'
import type { CallOutput, Route } from '../../../kit/http/route.ts'
import { sendJson } from '../../../kit/http/server/exchange.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { marked } from '../../../kit/writing/quiz.ts'
import { insertTry, isAddressed, quizOf, triesOf } from '../../documents/index.ts'
import { type FileSettings, receiveFile, type SentFile } from '../../files/index.ts'
import { closeNotices } from '../../notices/index.ts'
import { assign } from '../assigning/assign.store.ts'
import { orientationToTake } from '../telling/notice-kinds.ts'
import { takes } from '../texts.ts'
import * as calls from './taking.contract.ts'
import * as store from './taking.store.ts'

type Work<T> = (record: string) => Promise<T>
/** Opens the record that a call is about to who may take it. */
type Opens = <T>(
  context: Context,
  params: Readonly<Record<string, unknown>>,
  work: Work<T>,
) => Promise<T | Problem>

const linkRow = row({ company_id: 'string', record: 'string', name: 'string' })

/** In the company that the link leads to, and under the policies that hold for everybody there. */
const openLink: Opens = async ({ db, exchange }, { token }, work) => {
  const link: RowOf<typeof linkRow> | undefined = await db.maybe(
    linkRow,
    sql`
    select * from open_orientation_link(${hashToken(String(token))}, ${exchange.id}, ${exchange.ip})
    where record is not null`,
  )
  if (link === undefined) return missed(db, `orientation ${exchange.ip}`, new Problem('link/spent'))
  return db.as('app', () => work(link.record))
}

/** A person’s own, whatever else they may see. */
const openOwn: Opens = async ({ db, session }, params, work) => {
  const id = String(params.id)
  const own = await db.maybe(sql`
    select id from orientation_records where company_id = current_company() and id = ${id}
      and person = ${session.accountId ?? null} and archived_at is null`)
  if (own === undefined) throw new Problem('row/missing')
  return work(id)
}

async function languageOf(db: Db, { id, person }: store.TakenRecord): Promise<Locale> {
  const found = await db.maybe(
    { lang: one<Locale>() },
    sql`
    select coalesce((select l.lang from orientation_link l where l.company_id = p.company_id and l.record = ${id}),
      p.language, 'en') as lang
    from person p where p.company_id = current_company() and p.id = ${person}`,
  )
  return found?.lang ?? 'en'
}

const takenAs = ({ record, cards }: Awaited<ReturnType<typeof store.takenOf>>) => {
  const { state, finished_at, expires_on, of_project, sticker } = record
  return { state, finished_at, expires_on, of_project, sticker, cards }
}

async function read(db: Db, id: string): Promise<calls.AskedOrientation> {
  const taken = await store.takenOf(db, id)
  const { record, found } = taken
  const { colour, name, logo } = await brandOf(db, { project: record.project })
  return {
    ...takenAs(taken),
    package: found.package,
    documents: found.documents,
    minutes: found.minutes,
    record: record.id,
    name: record.name,
    brand: { name, colour, logo },
    project: record.project_name,
    due_on: record.due_on,
    passed: (await store.quizzesOf(db, record.person, found)).passed.map((one) => one.document),
    lang: await languageOf(db, record),
    zone: record.zone,
  }
}

type Finishing = CallOutput<typeof calls.byLink.finish>['body']

async function finish(db: Db, id: string, body: Finishing) {
  await store.lockRecord(db, id)
  const { record, found, cards } = await store.takenOf(db, id)
  const { hash, given, seconds, started_at, statement_lang: lang } = body
  // Sent before, and the answer to it was lost.
  if (record.finished_at === null) {
    const hashes = found.documents.map((each) => each.hash)
    if (hash !== found.package.hash || hashes.join() !== body.documents.join())
      throw new Problem('signature/stale')
    const parts = [found.package, ...found.documents].flatMap(({ content }) => content)
    const declared = parts.every(({ id: part, kind }) =>
      kind === 'declaration' ? body.declared.includes(part) : true,
    )
    const shown = cards.every(({ state }) => state === 'sent' || state === 'accepted')
    const quizzes = await store.quizzesOf(db, record.person, found)
    if (!declared || !shown || !quizzes.areAll) throw new Problem('orientation/unfinished')
    const signed = {
      edition: found.package.edition,
      hash,
      minutes: Math.round(seconds / 60),
      cards: cards.length,
      passed: quizzes.passed,
      started_at,
      given,
      statement: takes[lang],
      lang,
      seconds,
    }
    await store.signRecord(db, id, signed)
    await store.signDocuments(db, record, found, signed)
    await store.approveIfDone(db, id, null)
    await closeNotices(db, orientationToTake, id)
  }
  return { data: takenAs(await store.takenOf(db, id)) }
}

type Answered = CallOutput<typeof calls.byLink.quiz>['body']

async function handIn(db: Db, id: string, { document, hash, lang, answers }: Answered) {
  const { record, found } = await store.takenOf(db, id)
  const read = [found.package, ...found.documents].find((one) => one.id === document)
  const quiz = read && (await quizOf(db, document, read.edition))
  if (read === undefined || quiz === undefined) throw new Problem('row/missing')
  if (read.hash !== hash) throw new Problem('signature/stale')
  const { wrong, ...mark } = marked(quiz, answers)
  const tried = { document, number: read.edition, person: record.person }
  await insertTry(db, { ...tried, hash, witness: null, lang, answers, ...mark })
  const { tries } = await triesOf(db, tried)
  return { data: { ...mark, pass: quiz.pass, tries, wrong } }
}

const mostPictures = 60

type Uploads = Pick<FileSettings, 'store' | 'spoolFolder' | 'quota'>

const orThrow = <T>(answer: T | Problem): T => {
  if (answer instanceof Problem) throw answer
  return answer
}

/** In whose name the transaction is: by a link, somebody without an account is nobody. */
async function ownerIn(db: Db) {
  const who = await db.maybe(
    { companyId: 'string', account: 'string?' },
    sql`select current_company() as "companyId",
      nullif(current_setting('app.actor_id', true), '')::uuid as account`,
  )
  if (who === undefined) throw new Error('There is no company in this transaction.')
  return { companyId: who.companyId, accountId: who.account ?? undefined }
}

async function noteCard(db: Db, record: string, card: string | undefined, file: SentFile) {
  if (!file.mime.startsWith('image/') && file.mime !== 'application/pdf')
    throw new Problem('file/type')
  await store.lockRecord(db, record)
  const { found } = await store.takenOf(db, record)
  const asked = found.cards.find(({ id }) => id === card)
  if (asked === undefined) throw new Problem('row/missing')
  if (!(await store.putCard(db, record, asked, file.id))) throw new Problem('orientation/over')
}

/** A raw route, because it receives a file. */
const showCard = (route: Route, opens: Opens, settings: Uploads): RawCall => ({
  ...route,
  route,
  async answer(exchange, params, gate) {
    let record = ''
    const within = async <T>(work: (db: Db) => Promise<T>): Promise<T> =>
      orThrow(
        await gate(exchange, route, (context) =>
          opens(context, params, (id) => {
            record = id
            return work(context.db)
          }),
        ),
      )
    await within((db) =>
      db.as('gate', () =>
        refuseTooMany(db, [{ key: `cards ${record}`, most: mostPictures, seconds: hour }]),
      ),
    )
    await receiveFile(
      settings,
      exchange,
      (work) => within(async (db) => work(db, await ownerIn(db))),
      { also: (db, file) => noteCard(db, record, params.card, file) },
    )
    const data = await within(async (db) => takenAs(await store.takenOf(db, record)))
    sendJson(exchange.response, 200, { data })
  },
})

/** A raw route, because it streams a file from the file store. */
const linkFile = (files: VisitorFiles): RawCall => ({
  ...calls.readFileByLink,
  route: calls.readFileByLink,
  async answer(exchange, params, gate) {
    const file = orThrow(
      await gate(exchange, calls.readFileByLink, (context) =>
        openLink(context, params, async (record) => {
          const { found } = await store.takenOf(context.db, record)
          const shown = store.filesIn(found).includes(params.id ?? '')
          const stored = shown ? await store.fileOf(context.db, params.id ?? '') : undefined
          return stored ?? new Problem('row/missing')
        }),
      ),
    )
    await sendToVisitor(exchange, file, files)
  },
})

const both = [
  { route: calls.byLink, opens: openLink },
  { route: calls.byPerson, opens: openOwn },
]

export const takingCalls = both.flatMap(({ route, opens }) => [
  bind(route.read, (context, { params }) =>
    opens(context, params, async (id) => ({ data: await read(context.db, id) })),
  ),
  bind(route.start, (context, { params }) =>
    opens(context, params, (id) => store.start(context.db, id)),
  ),
  bind(route.quiz, (context, { params, body }) =>
    opens(context, params, (id) => handIn(context.db, id, body)),
  ),
  bind(route.finish, (context, { params, body }) =>
    opens(context, params, (id) => finish(context.db, id, body)),
  ),
])

export const takingFileCalls = (files: VisitorFiles & Uploads): RawCall[] => [
  ...both.map(({ route, opens }) => showCard(route.show, opens, files)),
  linkFile(files),
]

/** What is for them they may take, as they may read it. */
export const ownCalls = [
  bind(calls.beginOwn, async ({ db, session, can }, { params: { id } }) => {
    const me = session.accountId ?? ''
    if (!can('resources.view') && !(await isAddressed(db, id, me))) throw new Problem('row/missing')
    const open = await store.openRecord(db, me, id)
    if (open !== undefined) return { data: open }
    const wanted = { package: id, people: [me], project: null, due_on: null, again: true }
    const [made] = await assign(db, wanted)
    if (made === undefined) throw new Problem('row/missing')
    return { data: { id: made.id } }
  }),
]
