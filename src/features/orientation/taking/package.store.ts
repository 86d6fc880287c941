// A package as it is published, and the policies and procedures that are signed with it.
import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { partsOf } from '../../../kit/writing/content.ts'
import { withoutRight } from '../../../kit/writing/quiz.ts'
import { allFilesIn, allPointedIn } from '../../../register/fields/pointing.ts'
import { innerRowsOf } from '../../../register/fields/structured.ts'
import type { PackageRead } from './taking.contract.ts'

type Content = Record<string, unknown>

const published = (db: Db, documents: readonly string[]) =>
  db.many(
    { id: 'string', edition: 'number', hash: 'string', content: json<Content>() },
    sql`
    select v.document as id, v.number as edition, v.hash, v.content
    from document_version v join document d on d.company_id = v.company_id and d.id = v.document
    where v.company_id = current_company() and v.document = any(${[...documents]}::uuid[])
      and v.state = 'published' and d.archived_at is null`,
  )

/** Of a procedure: what stands beside its steps. */
const labels = { protection: 'Personal protective equipment', emergency: 'In an emergency' }

const readableOf = ({
  id,
  edition,
  hash,
  content,
}: Awaited<ReturnType<typeof published>>[number]) => ({
  id,
  title: String(content.title),
  edition,
  hash,
  content: withoutRight(partsOf(content.content)),
  notes: Object.entries(labels).flatMap(([name, label]) => {
    const said = content[name]
    return typeof said === 'string' && said !== '' ? [{ label, said }] : []
  }),
  files: allFilesIn(content.files),
})

export type PublishedPackage = PackageRead & {
  valid_for: 'months' | 'project' | 'ever'
  valid_months: number | null
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)

/** Nothing where it is not published, or archived. */
export async function publishedPackage(db: Db, id: string): Promise<PublishedPackage | undefined> {
  const [found] = await published(db, [id])
  if (found === undefined) return undefined
  const { content } = found
  const named = [...allPointedIn(content.policies), ...allPointedIn(content.procedures)]
  const others = await published(
    db,
    named.map((one) => one.id),
  )
  const { valid_for } = content
  return {
    package: readableOf(found),
    documents: named.flatMap((one) => {
      const other = others.find((each) => each.id === one.id)
      return other === undefined ? [] : [readableOf(other)]
    }),
    minutes: numberIn(content.minutes),
    cards: innerRowsOf(content.evidence)
      .filter((card) => card.archived !== true)
      .map((card) => ({ id: card.id, name: String(card.name) })),
    // Versions from before it was asked said months, or nothing.
    valid_for: valid_for === 'project' || valid_for === 'ever' ? valid_for : 'months',
    valid_months: numberIn(content.valid_months),
  }
}
