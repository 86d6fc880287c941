// What every paper of an incident is made with: the record with what is of bodies, and the company’s look.
import { Readable } from 'node:stream'
import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import { type DrawnBrand, drawBrand } from '../../../../access/brand/server/small-logo.ts'
import { readerOf } from '../../../../access/seeing.ts'
import type { Context } from '../../../../access/server/gate.ts'
import type { Keys } from '../../../../kit/encryption/server/keys.ts'
import type { FileStore } from '../../../../kit/files/server/file-store.ts'
import { spool } from '../../../../kit/files/server/spool.ts'
import { zonedIn } from '../../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { type TablePdf, writeTablePdf } from '../../../../kit/pdf/server/table-pdf.ts'
import { Problem } from '../../../../kit/problems.ts'
import { noteConfidentialRead } from '../../../people/index.ts'
import { noteReadOfPeople, peopleOf } from '../../people/people.store.ts'
import { seenIncident } from '../../record/incidents.store.ts'
import type { Fact } from '../agency-papers.ts'
import { incidentForPapers, knownOf } from '../papers.store.ts'
import { type AgencyPaper, layAgencyPaper } from './lay-agency-paper.ts'
import { wordsOfPapers } from './words-of-papers.ts'

export type IncidentPaperStorage = { store: FileStore; folder: string }
export type LaidPaper = Omit<AgencyPaper, 'brand' | 'unknown' | 'page'>
const longest = 20 * 1024 * 1024

export const makingPapers = (keys: Keys, { store, folder }: IncidentPaperStorage) => {
  /** The record with what is of bodies, for people who read confidential information; that they read is noted. */
  async function recordFor({ db, can, session }: Context, id: string) {
    await seenIncident(db, id)
    if (!can('confidential.view')) throw new Problem('grant/missing')
    const cipher = await keys.open(db)
    const people = await peopleOf(db, id, cipher)
    const reader = readerOf(session)
    if (reader !== undefined && people.some(({ known }) => known))
      await noteReadOfPeople(db, id, reader)
    const all = []
    for (const one of people) {
      const { of_company, role } = one
      if (of_company === null || role !== 'injured') all.push({ ...one, known: {} })
      else {
        if (reader !== undefined) await noteConfidentialRead(db, of_company, reader)
        all.push({ ...one, known: await knownOf(db, cipher, of_company) })
      }
    }
    return { incident: { ...(await incidentForPapers(db, id)), people: all }, people: all, cipher }
  }

  /** Laid after the transaction, in the company’s look. */
  async function asPdf(
    { db }: Context,
    of: {
      project: string | null
      entity: string | null
      language: Locale
      log: Parameters<typeof drawBrand>[2]
    },
    name: string,
    laid: LaidPaper,
  ) {
    const brand = await brandOf(db, of)
    const text = wordsOfPapers(of.language)
    return async () => {
      const drawn: DrawnBrand = await drawBrand(store, brand, of.log)
      const pdf = await layAgencyPaper(
        { ...laid, brand: drawn, unknown: text('not_known'), page: text('page') },
        { language: of.language, printedAt: new Date().toISOString() },
      )
      const spooled = await spool(Readable.from([pdf]), folder, longest)
      return { name: `${name}.pdf`, mime: 'application/pdf', spooled }
    }
  }

  /** A table as wide as a lying page, laid after the transaction. */
  function asTable(name: string, table: TablePdf, rows: readonly (readonly string[])[]) {
    return async () => {
      const all = (async function* () {
        yield rows
      })()
      const spooled = await spool(Readable.from(writeTablePdf(table, all)), folder, longest)
      return { name: `${name}.pdf`, mime: 'application/pdf', spooled }
    }
  }

  return { recordFor, asPdf, asTable }
}
export type MakingPapers = ReturnType<typeof makingPapers>

/** What is missing, in a sentence. */
export const partialOf = (
  facts: readonly Fact[],
  labelled: (code: string) => string,
  language: Locale,
) => {
  const missing = facts.filter(({ words }) => words === null).map(({ code }) => labelled(code))
  return missing.length === 0
    ? null
    : wordsOfPapers(language)('partial', { missing: missing.join(', ') })
}
export const footOf = (language: Locale, zone: string) =>
  wordsOfPapers(language)('made', { when: zonedIn(language, new Date().toISOString(), zone) })
