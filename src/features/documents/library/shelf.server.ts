import { grantOf } from '../../../access/grants.ts'
import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type Locale, locales } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { makeRow } from '../../../register/server/make-row.ts'
import type { RegisterRequest, Registers } from '../../../register/server/registers.ts'
import type { ShelfRoutes } from './shelf.contract.ts'
import { type OnShelf, type Worded, wordsIn } from './worded.ts'

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

type Shelf = {
  calls: ShelfRoutes
  /** The registers that its rows, and their groups, become rows of. */
  register: string
  categories: string
  written: readonly OnShelf[]
}

export const shelfCalls = (registers: Registers, { calls, written, ...names }: Shelf) => {
  const extension = registers.extension(names.register)
  const groupExtension = registers.extension(names.categories)
  const shown = written.map(({ id, title, category, fields }) => ({
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

  const bring = bind(calls.bring, async (context, { body }) => {
    const request = { context, registers, extension }
    const groups = { ...request, extension: groupExtension }
    // The same rows asked for twice at once: the second finds those of the first.
    await context.db.run(
      sql`select pg_advisory_xact_lock(hashtextextended(current_company()::text || ${names.register}, 1))`,
    )
    const titles = await named(request)
    const categories = await named(groups)
    const made: { id: string; title: string }[] = []
    const skipped: { id: string; title: string; why: 'there' | 'language' }[] = []
    for (const id of new Set(body.ids)) {
      const one = written.find((each) => each.id === id)
      if (one === undefined) throw new Problem('row/missing')
      const fields = one.fields(body.language)
      const group = wordsIn(one.category, body.language)
      if (fields === undefined || group === undefined) {
        skipped.push({ id, title: one.title[0], why: 'language' })
        continue
      }
      const { title } = fields
      if (titles.idOf(one.title) !== undefined) {
        skipped.push({ id, title, why: 'there' })
        continue
      }
      let category = categories.idOf(one.category)
      if (category === undefined) {
        if (!context.can(grantOf(groupExtension.register.grants, 'create')))
          throw new Problem('document/category', { extra: { name: group } })
        category = await makeRow(groups, { name: group })
        categories.add(group, category)
      }
      made.push({ id: await makeRow(request, { ...fields, category }), title })
    }
    return { data: { made, skipped } }
  })

  return [list, bring]
}
