// Signing by a link: nobody is signed in, and the link leads to one submission and nothing else.

import { z } from 'zod'
import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import { bind, type Context, hashToken, type RawCall } from '../../../../access/server/gate.ts'
import { missed } from '../../../../access/server/limits.ts'
import { json, one, type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { AttachedFile } from '../../../../kit/files/server/attachment.ts'
import { sendToVisitor, type VisitorFiles } from '../../../../kit/files/server/visitor.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { Problem } from '../../../../kit/problems.ts'
import {
  type FormDefinition,
  type Remarks,
  withConfidence,
} from '../../../forms/definition/index.ts'
import type { UsedDocument } from '../../content/server/used-documents.store.ts'
import { shownByLink, textsIn } from '../../content/shown-by-link.ts'
import { namesAsUsed } from '../../papers/server/names.store.ts'
import * as calls from '../signing.contract.ts'
import { isStored } from './own-signature.routes.ts'
import { strokesOf } from './signer.ts'
import {
  insertSignature,
  isTaken,
  lockForSigning,
  openPlace,
  placesOf,
  refuseStale,
  refuseUnlessOpen,
  type SigningRow,
  signedReply,
} from './signing.store.ts'

const linkRow = row({ company_id: 'string', submission: 'string', place: 'string', name: 'string' })
type Link = RowOf<typeof linkRow>

/**
 * Does what a link allows, in the company that it leads to and under the policies that hold for
 * everybody there.
 */
async function byLink<T>(
  { db, exchange }: Context,
  token: string,
  work: (link: Link) => Promise<T>,
): Promise<T | Problem> {
  const link = await db.maybe(
    linkRow,
    sql`
    select * from open_sign_link(${hashToken(token)}, ${exchange.id}, ${exchange.ip})
    where place is not null`,
  )
  if (link !== undefined) return db.as('app', () => work(link))
  return missed(db, `sign ${exchange.ip}`, new Problem('link/spent'))
}

const shownRow = row({
  project: 'string?',
  number: 'string',
  form: 'string',
  submitted_by: 'string?',
  submitted_at: 'string',
  revision: 'number',
  hash: 'string',
  role: 'string',
  lang: one<Locale | null>(),
  expires_at: 'string',
  zone: 'string',
  definition: json<FormDefinition>(),
  answers: json<Record<string, unknown>>(),
  remarks: json<Remarks>(),
  used: json<UsedDocument[] | null>(),
})
type File = AttachedFile & { id: string; company_id: string }

/** What the link shows: the present revision, without what is confidential or for staff alone. */
async function readShown(db: Db, { submission, place }: Link) {
  const row = await db.maybe(
    shownRow,
    sql`
    select s.project, s.number, s.title as form, s.submitted_at, s.revision, r.hash,
      nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), '') as submitted_by,
      p.role, p.link_lang as lang, p.link_expires_at as expires_at,
      c.timezone as zone, v.definition, r.answers, r.remarks,
      r.about -> 'documents' as used
    from signature_place p
    join submissions s on s.company_id = p.company_id and s.id = p.submission
    join submission_revision r
      on r.company_id = s.company_id and r.submission = s.id and r.n = s.revision
    join form_version v on v.company_id = r.company_id and v.id = r.form_version
    join company c on c.id = s.company_id
    left join account a on a.company_id = s.company_id and a.id = s.submitted_by
    where p.company_id = current_company() and p.id = ${place} and s.id = ${submission}`,
  )
  if (row === undefined) throw new Error('The link leads to what is not there.')
  const shown = {
    ...row,
    ...shownByLink(withConfidence(row.definition), row.answers, {
      outside: true,
      remarks: row.remarks,
    }),
  }
  const files = await filesOf(db, submission, textsIn([shown.answers, shown.remarks]))
  return { ...shown, files, names: await namesAsUsed(db, shown.answers, row.used) }
}

const uuid = z.uuid()

/** Files of the submission that the shown answers name. */
const filesOf = (db: Db, submission: string, named: readonly string[]): Promise<File[]> =>
  db.many<File>(sql`
    select id, company_id, name, mime, bytes, sha256 from file
    where company_id = current_company() and subject = 'submissions' and subject_id = ${submission}
      and id = any(${named.filter((text) => uuid.safeParse(text).success)}::uuid[])`)

const read = bind(calls.readLink, (context, { params: { token } }) =>
  byLink(context, token, async (link) => {
    const { project, ...shown } = await readShown(context.db, link)
    const brand = await brandOf(context.db, { project })
    return { data: { ...shown, brand, name: link.name } }
  }),
)

const signedBy = { method: 'link', witness: null } as const

const sign = bind(calls.signByLink, (context, { params: { token }, body }) =>
  byLink(context, token, async ({ submission, place, name }) => {
    const { db, exchange } = context
    const { given, ...signing }: { given: Parameters<typeof strokesOf>[0] } & SigningRow = body
    const signed = await lockForSigning(db, submission, undefined)
    const strokes = strokesOf(given)
    if (await isTaken(db, signed, place, signing, { ...signedBy, strokes }))
      return { data: { signed_at: signing.signed_at } }
    refuseUnlessOpen(signed)
    refuseStale(signed, signing)
    const at = openPlace(signed, await placesOf(db, signed), place)
    if (await isStored(db, strokes, [at.account])) throw new Problem('signature/person')
    const by = { ...signedBy, strokes, signer: at.account, name }
    await insertSignature(db, signed, at, signing, by, exchange.ip)
    await signedReply(db, submission)
    return { data: { signed_at: signing.signed_at } }
  }),
)

export const linkCalls = [read, sign]

/** A raw route, because it streams a file from the file store. */
export const linkFile = (files: VisitorFiles): RawCall => ({
  ...calls.readLinkFile,
  route: calls.readLinkFile,
  async answer(exchange, { token = '', id }, gate) {
    const file = await gate(exchange, calls.readLinkFile, (context) =>
      byLink(context, token, async (link) => {
        const shown = await readShown(context.db, link)
        return shown.files.find((one) => one.id === id) ?? new Problem('row/missing')
      }),
    )
    if (file instanceof Problem) throw file
    await sendToVisitor(exchange, file, files)
  },
})
