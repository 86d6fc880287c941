import { grantOf } from '../../../access/grants.ts'
import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type Locale, locales } from '../../../kit/locales.ts'
import { mapped } from '../../../kit/own.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Shelf, Worded } from '../../../manifest/shelf.ts'
import { makeRow } from '../../../register/server/make-row.ts'
import type { RegisterRequest, Registers } from '../../../register/server/registers.ts'
import type { ShelfRoutes } from './shelf.contract.ts'
import { wordsIn } from './worded.ts'

const folded = (words: string) =>
  words.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The rows of the register that are not archived, by their names. */
async function named({ context: { db }, extension: { register } }: RegisterRequest) {
  const rows = await db.many(
    { id: 'string', name: 'string' },
    sql`select id, ${sql.id(register.named)} as name from ${sql.id(register.table)}
      where company_id = current_company() and archived_at is null`,
  )
  const all = new Map(rows.map(({ id, name }) => [folded(name), id]))
  return {
    idOf: (words: Worded) => words.map((one) => all.get(folded(one ?? ''))).find(Boolean),
    add: (name: string, id: string) => all.set(folded(name), id),
  }
}

const inEach = <T>(of: (language: Locale) => T | undefined) =>
  Object.fromEntries(
    locales.flatMap((language) => {
      const said = of(language)
      return said === undefined ? [] : [[language, said]]
    }),
  )

type Stock = Shelf & {
  /** The register of their groups, where those are rows too. */
  categories?: string
  /** What is said of the rows once they are made; `of` is the id on the shelf. */
  settle?(db: Db, made: readonly { id: string; of: string }[]): Promise<unknown>
}
type Chosen = { ids: readonly string[]; language: Locale }

/** Makes rows of those that were chosen from a shelf. What is there already is skipped. */
export async function bringIn(
  { context, registers }: Pick<RegisterRequest, 'context' | 'registers'>,
  { written, settle, ...names }: Stock,
  { ids, language }: Chosen,
) {
  const extension = registers.extension(names.register)
  const { named: nameField } = extension.register
  const request = { context, registers, extension }
  const groupExtension =
    names.categories === undefined ? undefined : registers.extension(names.categories)
  // The same rows asked for twice at once: the second finds those of the first.
  await context.db.run(
    sql`select pg_advisory_xact_lock(hashtextextended(current_company()::text || ${names.register}, 1))`,
  )
  const titles = await named(request)
  const groups = groupExtension && { ...request, extension: groupExtension }
  const categories = groups && (await named(groups))
  /** The group of a row, made where it is not there yet. */
  async function groupOf(category: Worded, name: string): Promise<{ category?: string }> {
    if (groups === undefined || categories === undefined) return {}
    const there = categories.idOf(category)
    if (there !== undefined) return { category: there }
    if (!context.can(grantOf(groups.extension.register.grants, 'create')))
      throw new Problem('document/category', { extra: { name } })
    const added = await makeRow(groups, { name })
    categories.add(name, added)
    return { category: added }
  }
  const rowOf = (id: string) => {
    const one = written.find((each) => each.id === id)
    return one && titles.idOf(one.title)
  }
  const made: { id: string; title: string }[] = []
  const settled: { id: string; of: string }[] = []
  const skipped: { id: string; title: string; why: 'there' | 'language' }[] = []
  const asked = new Set(ids)
  if (![...asked].every((id) => written.some((one) => one.id === id)))
    throw new Problem('row/missing')
  // In the order of the shelf, where a row stands after those that it points at.
  for (const one of written.filter(({ id }) => asked.has(id))) {
    const { id } = one
    const fields = one.fields(language)
    const group = wordsIn(one.category, language)
    if (fields === undefined || group === undefined) {
      skipped.push({ id, title: one.title[0], why: 'language' })
      continue
    }
    const title = String(fields[nameField])
    if (titles.idOf(one.title) !== undefined) {
      skipped.push({ id, title, why: 'there' })
      continue
    }
    const points = mapped(one.points ?? {}, (ids) =>
      typeof ids === 'string' ? rowOf(ids) : ids?.flatMap((each) => rowOf(each) ?? []),
    )
    const values = { ...fields, ...points, ...(await groupOf(one.category, group)) }
    const row = await makeRow(request, values)
    titles.add(title, row)
    made.push({ id: row, title })
    settled.push({ id: row, of: id })
  }
  if (settled.length > 0) await settle?.(context.db, settled)
  return { made, skipped }
}

export const shelfCalls = (
  registers: Registers,
  { calls, ...stock }: Stock & { calls: ShelfRoutes },
) => {
  const extension = registers.extension(stock.register)
  const shown = stock.written.map(({ id, title, category, fields }) => ({
    id,
    title,
    category: inEach((language) => wordsIn(category, language)),
    written: inEach(fields),
  }))
  const list = bind(calls.list, async (context) => {
    const titles = await named({ context, registers, extension })
    return {
      data: shown.map(({ title, ...one }) => ({
        ...one,
        there: titles.idOf(title) !== undefined,
      })),
    }
  })

  const bring = bind(calls.bring, async (context, { body }) => ({
    data: await bringIn({ context, registers }, stock, body),
  }))

  return [list, bring]
}
