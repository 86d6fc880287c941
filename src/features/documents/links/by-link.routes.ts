// A document by a link: nobody is signed in, and the link leads one person to one document and nothing else.
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { bind, type Context, hashToken, type RawCall } from '../../../access/server/gate.ts'
import { missed } from '../../../access/server/limits.ts'
import { type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { sendToVisitor, type VisitorFiles } from '../../../kit/files/server/visitor.ts'
import { Problem } from '../../../kit/problems.ts'
import { filesOfParts, partsOf } from '../../../kit/writing/content.ts'
import { allFilesIn } from '../../../register/fields/pointing.ts'
import { answerQuiz } from '../quiz/answer.server.ts'
import { giveSignoff, readBy, signoffOf } from '../signoffs/sign.server.ts'
import { publishedOf } from '../signoffs/signoffs.store.ts'
import { asRead } from '../signoffs/to-sign.server.ts'
import { lockDocument, registerOfDocument } from '../versions/versions.store.ts'
import * as links from './link.store.ts'
import * as calls from './links.contract.ts'

const linkRow = row({ company_id: 'string', document: 'string', person: 'string', name: 'string' })
type Link = RowOf<typeof linkRow>

/** In the company that the link leads to, and under the policies that hold for everybody there. */
async function byLink<T>(
  { db, exchange }: Context,
  token: string,
  work: (link: Link) => Promise<T>,
): Promise<T | Problem> {
  const link = await db.maybe(
    linkRow,
    sql`
    select * from open_document_link(${hashToken(token)}, ${exchange.id}, ${exchange.ip})
    where document is not null`,
  )
  if (link !== undefined) return db.as('app', () => work(link))
  return missed(db, `document ${exchange.ip}`, new Problem('link/spent'))
}

/** Whether a file belongs to the published version, or stands in its text. */
async function isShown(db: Db, document: string, file: string): Promise<boolean> {
  const { content } = await publishedOf(db, document)
  const files = allFilesIn(content.files).map(({ id }) => id)
  return [...files, ...filesOfParts(partsOf(content.content))].includes(file)
}

export const byLinkCalls = [
  bind(calls.readByLink, (context, { params: { token } }) =>
    byLink(context, token, async ({ document, person, name }) => {
      const { db } = context
      const { colour, name: company, logo } = await brandOf(db)
      const register = await registerOfDocument(db, document)
      const read = await readBy(db, document, person)
      const sent = await links.sentAs(db, { document, person })
      if (sent === undefined) throw new Error('The link left no row.')
      return { data: { register, ...read, ...sent, name, brand: { name: company, colour, logo } } }
    }),
  ),

  bind(calls.handInQuizByLink, (context, { params: { token }, body }) =>
    byLink(context, token, async ({ document, person }) => {
      const { db } = context
      await lockDocument(db, document)
      const { number } = await asRead(db, document, body.hash)
      return answerQuiz(db, { document, number, person }, { ...body, witness: null })
    }),
  ),

  bind(calls.signDocumentByLink, (context, { params: { token }, body }) =>
    byLink(context, token, async ({ document: id, person, name }) => {
      const { db } = context
      await lockDocument(db, id)
      const published = await asRead(db, id, body.hash)
      const signer = { person, name, witness: null, attestation: null, by_link: true }
      const signoff = await signoffOf(db, { id, ...published }, signer, body)
      await giveSignoff(db, { ...signoff, given: body.given })
    }),
  ),
]

/** A raw route, because it streams a file from the file store. */
export const fileByLink = (files: VisitorFiles): RawCall => ({
  ...calls.readDocumentFileByLink,
  route: calls.readDocumentFileByLink,
  async answer(exchange, { token = '', id = '' }, gate) {
    const file = await gate(exchange, calls.readDocumentFileByLink, (context) =>
      byLink(context, token, async ({ document }) => {
        const shown = await isShown(context.db, document, id)
        return (
          (shown ? await links.fileOf(context.db, id) : undefined) ?? new Problem('row/missing')
        )
      }),
    )
    if (file instanceof Problem) throw file
    await sendToVisitor(exchange, file, files)
  },
})
