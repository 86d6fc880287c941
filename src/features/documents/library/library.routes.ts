import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { locales } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { created } from '../../../register/schemas.ts'
import type { RegisterRequest, Registers } from '../../../register/server/registers.ts'
import {
  hashOf,
  insertRows,
  type RowValues,
  validateWrite,
} from '../../../register/server/writing.ts'
import { documentKinds } from '../kinds/document-kinds.ts'
import * as calls from './library.contract.ts'
import { documentLibrary, fieldsOf, type Worded, wordsIn } from './shelve.ts'

const folded = (words: string) =>
  words.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()

function ofKind(type: string) {
  const register = documentKinds.find(({ name }) => name === type)
  const written = documentLibrary[type]
  if (register === undefined || written === undefined) throw new Problem('row/missing')
  return { register, written }
}

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

/** As the register's own call makes a row. */
async function make(request: RegisterRequest, given: RowValues): Promise<string> {
  const { register } = request.extension
  const values: RowValues = created(register).parse(given)
  const id = newId()
  const change = await validateWrite(request, undefined, { ...values, id })
  await insertRows(request, [{ change, hash: hashOf(values) }])
  await request.extension.written?.(request.context, change)
  return id
}

export const documentLibraryCalls = (registers: Registers) => {
  const list = bind(calls.listDocumentLibrary, async (context, { params: { type } }) => {
    const { written } = ofKind(type)
    const titles = await named({ context, registers, extension: registers.extension(type) })
    return {
      data: written.map((one) => {
        const inEach = <T>(of: (language: (typeof locales)[number]) => T | undefined) =>
          Object.fromEntries(
            locales.flatMap((language) => {
              const said = of(language)
              return said === undefined ? [] : [[language, said]]
            }),
          )
        return {
          id: one.id,
          there: titles.idOf(one.title) !== undefined,
          category: inEach((language) => wordsIn(one.category, language)),
          written: inEach((language) => fieldsOf(one, language)),
        }
      }),
    }
  })

  const bring = bind(calls.bringIn, async (context, { params: { type }, body }) => {
    const { register, written } = ofKind(type)
    const request = { context, registers, extension: registers.extension(type) }
    const groups = { ...request, extension: registers.extension(`${type}-categories`) }
    // The same documents asked for twice at once: the second finds those of the first.
    await context.db.run(
      sql`select pg_advisory_xact_lock(hashtextextended(current_company()::text || ${register.name}, 1))`,
    )
    const titles = await named(request)
    const categories = await named(groups)
    const made: { id: string; title: string }[] = []
    const skipped: { id: string; title: string; why: 'there' | 'language' }[] = []
    for (const id of new Set(body.ids)) {
      const one = written.find((each) => each.id === id)
      if (one === undefined) throw new Problem('row/missing')
      const fields = fieldsOf(one, body.language)
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
        if (!context.can('resource-categories.create'))
          throw new Problem('document/category', { extra: { name: group } })
        category = await make(groups, { name: group })
        categories.add(group, category)
      }
      made.push({ id: await make(request, { ...fields, category }), title })
    }
    return { data: { made, skipped } }
  })

  return [list, bring]
}
