import { bind, type Context } from '../../../access/server/gate.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { sayIn } from '../../../register/server/words.ts'
import { type ChangeFilters, changeChoices, readChain, readChanges } from '../changes.contract.ts'
import { lastCheck } from './chain.store.ts'
import { type Asked, companyOf, linksOf, peopleCalled, recordsCalled } from './changes.store.ts'
import { type LogSubjects, readable, readableSubjects } from './subjects.ts'
import { tell } from './tell.ts'

export type LogOf = { subjects: LogSubjects; registers: Registers }

const atOnce = 50

/** What says of a row what was done with it. */
const always = ['position', 'completed_at', 'subject', 'subject_id']

export async function askedOf(
  { subjects }: LogOf,
  context: Context,
  filters: ChangeFilters,
  zone: string,
): Promise<Asked> {
  const { search } = filters
  const may = readableSubjects(subjects, context)
  return {
    filters,
    zone,
    readable: readable(subjects, context),
    found: search ? await recordsCalled(context.db, search, may) : undefined,
    told: [...new Set([...always, ...may.flatMap(({ fields }) => Object.keys(fields))])],
  }
}

export const changeCalls = (log: LogOf) => [
  bind(readChanges, async (context, { query: { lang, before, ...filters } }) => {
    const { db } = context
    const company = await companyOf(db)
    const asked = await askedOf(log, context, filters, company.timezone)
    const links = await linksOf(db, asked, before ?? Number.MAX_SAFE_INTEGER, atOnce + 1)
    const page = links.slice(0, atOnce)
    return {
      data: await tell({ ...log, context, company, lang }, page),
      older: links.length > atOnce ? (page.at(-1)?.seq ?? null) : null,
      zone: company.timezone,
    }
  }),

  bind(changeChoices, async (context, { query: { search, person, lang } }) => {
    const say = sayIn(lang)
    const named = readableSubjects(log.subjects, context).map(({ table, one }) => ({
      id: table,
      name: say(one),
    }))
    return {
      people: await peopleCalled(context.db, search, person),
      subjects: named.sort((a, b) => a.name.localeCompare(b.name, lang)),
    }
  }),

  bind(readChain, async ({ db }) => ({
    data: (await lastCheck(db)) ?? null,
    zone: (await companyOf(db)).timezone,
  })),
]
