// Answers anybody who holds a paper whether its hash belongs to a submission, and what stands on it then.
import type { Brand } from '../../../../access/brand/brand.ts'
import { bind } from '../../../../access/server/gate.ts'
import { missed } from '../../../../access/server/limits.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { type Hashed, isAsHashed } from '../../content/server/verify-revisions.ts'
import { verify } from '../papers.contract.ts'

type Stored = Omit<Hashed, 'submission' | 'revision'> & {
  n: number
  present: boolean
  received_at: string
  number: string
  form: string
  companies: string[]
  brand: Brand
  day: string
  zone: string
  pages: number[]
  file_pages: number | null
  file_made_at: string | null
}

async function signaturesOf(db: Db, submission: string, hash: string) {
  const found = await db.maybe(
    { signed: 'number', attested: 'number' },
    sql`select * from verify_signatures(${submission}, ${hash})`,
  )
  if (found === undefined) throw new Error('Counting left no row.')
  return found
}

const unknown = { known: false, altered: false, present: false, paper: null, file: null }

export const verifyCalls = [
  bind(verify, async ({ db, exchange }, { params, query }) => {
    const { id: submission } = params
    const file = query.file === undefined ? null : Buffer.from(query.file, 'hex')
    const found = await db.maybe<Stored>(
      sql`select * from verify_submission(${submission}, ${query.hash}, ${file})`,
    )
    if (found === undefined) return missed(db, `verify ${exchange.ip}`, { data: unknown })
    const { n: revision, present, file_pages, file_made_at, ...stored } = found
    const { number, form, companies, day, zone, received_at, pages, brand, ...content } = stored
    if (!isAsHashed({ ...content, submission, revision }))
      return { data: { ...unknown, altered: true } }
    const signatures = await signaturesOf(db, submission, query.hash)
    const facts = { number, form, companies, day, zone, revision, received_at, pages, brand }
    const paper = { ...facts, ...signatures }
    const made =
      file_pages === null || file_made_at === null
        ? null
        : { pages: file_pages, made_at: file_made_at }
    return { data: { known: true, altered: false, present, paper, file: made } }
  }),
]
