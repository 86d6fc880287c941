import { readerOf } from '../../../access/seeing.ts'
import { bind, bindFile, type Context } from '../../../access/server/gate.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { dayIn, zonedIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { companyToday } from '../../../register/server/today.ts'
import { dueAt, ita, rowOf } from '../../../regulation/index.ts'
import { answersTo } from '../law/judge.ts'
import { aboutOf, classificationsOf } from '../law/law.store.ts'
import { notePaper } from '../papers/papers.store.ts'
import type { MakingPapers } from '../papers/server/making-papers.ts'
import { speechIn, wordsOfPapers } from '../papers/server/words-of-papers.ts'
import { injuryWords } from '../people/injuries.ts'
import { noteReadOfPeople, peopleOf } from '../people/people.store.ts'
import { caseIn, caseRow, type LogCase, summaryRow } from './log.ts'
import * as calls from './osha.contract.ts'
import * as store from './osha.store.ts'
import { logTable, reportLines, summaryParts } from './osha-papers.ts'

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
    place,
    cases,
    summary,
    files: {
      summary: ita.summary([summary]),
      cases: ita.cases(rows, { names: cases.map(({ name }) => name) }),
    },
  }
}

/** From when to when the summary of a year is posted. */
function postingOf(year: number) {
  const posted = dueAt('US-300A-POST', { at: `${year}-01-01`, zone: 'America/New_York' })
  return {
    posting: { from: posted.from ?? posted.day, to: posted.day },
    citation: rowOf('US-300A-POST', `${year}-01-01`).citation,
  }
}

const madeOn = (language: Locale, zone: string) =>
  wordsOfPapers(language)('first_aid_made', {
    when: zonedIn(language, new Date().toISOString(), zone),
  })

/** The forms as papers; the log lies, the others stand. */
const paperCalls = (keys: Keys, { asPdf, asTable }: MakingPapers) => [
  bindFile(calls.oshaPdf, async (context, { params, query }, { header, log }) => {
    const { db } = context
    const { entity, year, paper } = params
    const language = query.lang ?? localeOf(header('accept-language'))
    const [text, speech] = [wordsOfPapers(language), speechIn(language)]
    const { place, cases, summary } = await filesOf(context, keys, { entity, year })
    const { posting, citation } = postingOf(year)
    const of = `${place.name} · ${year}`
    const foot = madeOn(language, await store.zoneOf(db))
    await store.notePrinted(db, entity, paper)
    if (paper === 'log') {
      const { heads, rows } = logTable(cases, text('osha_totals'), speech)
      const title = text('osha_300_title')
      return asTable(
        `${title} ${of}`,
        {
          title,
          lead: [of, text('osha_300_lead'), foot],
          heads,
          language,
          foot: (n) => `${of} · ${text('page')} ${n}`,
        },
        rows,
      )
    }
    const certified = await store.certificateOf(db, entity, year)
    const parts = summaryParts(summary, certified.values, speech)
    const title = text('osha_300a_title')
    const from = dayIn(language, posting.from)
    const to = dayIn(language, posting.to)
    return asPdf(context, { project: null, entity, language, log }, `${title} ${of}`, {
      title,
      lead: [of, text('osha_300a_lead', { from, to, citation })],
      partial: certified.values.signed_by === null ? text('osha_unsigned') : null,
      parts,
      foot,
    })
  }),

  bindFile(calls.oshaCasePdf, async (context, { params, query }, { header, log }) => {
    const { entity, year } = params
    const language = query.lang ?? localeOf(header('accept-language'))
    const text = wordsOfPapers(language)
    const { place, cases } = await filesOf(context, keys, { entity, year })
    const one = cases.find(({ id }) => id === params.case)
    if (one === undefined) throw new Problem('row/missing')
    await notePaper(context.db, one.incident, 'OSHA-301')
    const facts = reportLines(one, speechIn(language))
    const title = text('osha_301_title')
    const missing = facts.filter(({ words }) => words === null).map(({ label }) => label)
    return asPdf(context, { project: null, entity, language, log }, `${title} ${one.number}`, {
      title,
      lead: [`${place.name} · ${one.number}`, text('osha_301_lead')],
      partial: missing.length === 0 ? null : text('partial', { missing: missing.join(', ') }),
      parts: [{ title: null, facts }],
      foot: madeOn(language, await store.zoneOf(context.db)),
    })
  }),
]

export const oshaCalls = (keys: Keys, making: MakingPapers) => [
  ...paperCalls(keys, making),

  bind(calls.listEstablishments, async ({ db }) => {
    return {
      data: { establishments: await store.establishments(db), years: await store.yearsOf(db) },
    }
  }),

  bind(calls.readPapers, async (context, { params: { entity, year } }) => {
    const { db } = context
    const { cases, summary, files } = await filesOf(context, keys, { entity, year })
    const { posting, citation } = postingOf(year)
    return {
      data: {
        cases,
        summary,
        problems: { summary: files.summary.problems, cases: files.cases.problems },
        posting: { ...posting, citation },
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
