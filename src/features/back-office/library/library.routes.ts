import { bind } from '../../../access/server/gate.ts'
import { type Locale, locales } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import type { OnShelf, Shelf, Worded } from '../../../manifest/shelf.ts'
import { listProvided, readProvided } from './library.contract.ts'
import { findUses, type LibraryUse } from './library.store.ts'

const inEach = (words: Worded): Partial<Record<Locale, string>> =>
  Object.fromEntries(words.map((said, at) => [locales[at], said]))

/** As it is written, and as it is typed: a no-break space is on few keyboards. */
const spelled = (title: Worded): string[] =>
  title.flatMap((said = '') => [...new Set([said, said.replaceAll('\u00a0', ' ')])])

const titlesOn = (shelves: readonly Shelf[]): string[] =>
  shelves.flatMap(({ written }) => written.flatMap(({ title }) => spelled(title)))

/** By company: one that has a row of each language has the entry once. */
function usersOf(register: string, { id, title }: OnShelf, uses: readonly LibraryUse[]) {
  const names = new Set([id, ...spelled(title)])
  const found = uses.filter((use) => use.register === register && names.has(use.entry))
  return [...new Map(found.map((use) => [use.company, use])).values()]
}

export function providedCalls(shelves: readonly Shelf[]) {
  const list = bind(listProvided, ({ db }) =>
    db.as('gate', async () => {
      const uses = await findUses(db, titlesOn(shelves))
      const data = shelves.map(({ register, written }) => ({
        register,
        entries: written.map((entry) => {
          const { id, title, category, reviewed_on, version = null } = entry
          const users = usersOf(register, entry, uses)
          return {
            ...{ id, title: inEach(title), category: inEach(category), reviewed_on, version },
            companies: users.length,
            behind: users.filter((use) => use.version !== version).length,
          }
        }),
      }))
      return { data }
    }),
  )

  const read = bind(readProvided, ({ db }, { params, query }) =>
    db.as('gate', async () => {
      const shelf = shelves.find(({ register }) => register === params.register)
      const entry = shelf?.written.find(({ id }) => id === params.id)
      const fields = entry?.fields(query.language)
      if (shelf === undefined || entry === undefined || fields === undefined)
        throw new Problem('row/missing')
      const uses = await findUses(db, spelled(entry.title))
      const companies = usersOf(shelf.register, entry, uses).map(({ company, name, version }) => ({
        ...{ id: company, name, version },
      }))
      const outline = entry.outline?.(query.language) ?? null
      return { data: { fields, outline, companies } }
    }),
  )

  return [list, read]
}
