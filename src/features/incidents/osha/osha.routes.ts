import { readerOf } from '../../../access/seeing.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { Problem } from '../../../kit/problems.ts'
import { companyToday } from '../../../register/server/today.ts'
import { dueAt, ita, rowOf } from '../../../regulation/index.ts'
import { answersTo } from '../law/judge.ts'
import { aboutOf, classificationsOf } from '../law/law.store.ts'
import { injuryWords } from '../people/injuries.ts'
import { noteReadOfPeople, peopleOf } from '../people/people.store.ts'
import { caseIn, caseRow, type LogCase, summaryRow } from './log.ts'
import * as calls from './osha.contract.ts'
import * as store from './osha.store.ts'

type Of = { entity: string; year: number }

/** The lines of a year. Who was hurt is told to people who read confidential information; that they read is noted. */
async function logOf({ db, can, session }: Context, keys: Keys, { entity, year }: Of) {
  if (!can('confidential.view')) throw new Problem('grant/missing')
  const cipher = await keys.open(db)
  const reader = readerOf(session)
  const until = await companyToday(db)
  const cases: LogCase[] = []
  for (const { id, number, ...incident } of await store.recordableIn(db, entity, year)) {
    const [latest] = await classificationsOf(db, id, cipher)
    if (latest?.facts == null) continue
    const answers = answersTo('recordable', (await aboutOf(db, id)).about, latest.facts)
    const hurt = (await peopleOf(db, id, cipher)).filter(({ role }) => role === 'injured')
    if (reader !== undefined && hurt.some(({ known }) => known))
      await noteReadOfPeople(db, id, reader)
    for (const [at, { id: person, name, details }] of hurt.entries()) {
      const found = caseIn(
        {
          ...incident,
          id: person,
          incident: id,
          // A second person of one incident is a case of their own.
          number: at === 0 ? number : `${number}-${at + 1}`,
          name,
          injuries: (details?.injuries ?? []).map(injuryWords).join('; '),
          answers,
          facts: details?.facts ?? {},
        },
        until,
      )
      if (found !== undefined) cases.push(found)
    }
  }
  return cases
}

async function filesOf(context: Context, keys: Keys, of: Of) {
  const place = await store.establishmentIn(context.db, of.entity, of.year)
  const cases = await logOf(context, keys, of)
  const rows = cases.map((one) => caseRow(one, { name: place.name, year: of.year }))
  const summary = summaryRow(place, rows, of.year)
  return {
    cases,
    summary,
    files: {
      summary: ita.summary([summary]),
      cases: ita.cases(rows, { names: cases.map(({ name }) => name) }),
    },
  }
}

export const oshaCalls = (keys: Keys) => [
  bind(calls.listEstablishments, async ({ db }) => {
    return {
      data: { establishments: await store.establishments(db), years: await store.yearsOf(db) },
    }
  }),

  bind(calls.readPapers, async (context, { params: { entity, year } }) => {
    const { db } = context
    const { cases, summary, files } = await filesOf(context, keys, { entity, year })
    const posted = dueAt('US-300A-POST', { at: `${year}-01-01`, zone: 'America/New_York' })
    return {
      data: {
        cases,
        summary,
        problems: { summary: files.summary.problems, cases: files.cases.problems },
        posting: {
          from: posted.from ?? posted.day,
          to: posted.day,
          citation: rowOf('US-300A-POST', `${year}-01-01`).citation,
        },
        certified: await store.certificateOf(db, entity, year),
        exports: await store.exportsOf(db, entity, year),
      },
    }
  }),

  bind(calls.certifyYear, async ({ db }, { params: { entity, year }, body }) => {
    await store.establishmentIn(db, entity, year)
    if (!(await store.putCertificate(db, { entity, year }, body))) throw new Problem('row/stale')
  }),

  bind(calls.exportFile, async (context, { params: { entity, year }, body: { kind, reason } }) => {
    const file = (await filesOf(context, keys, { entity, year })).files[kind]
    const errors = file.problems.filter(({ severity }) => severity === 'error').length
    if (errors > 0 && reason.length < 3) throw new Problem('incident/file')
    await store.noteExport(context.db, { entity, year }, { kind, errors, reason })
    return { data: { csv: file.csv } }
  }),
]
