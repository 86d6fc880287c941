import { Readable } from 'node:stream'
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { type DrawnBrand, drawBrand } from '../../../access/brand/server/small-logo.ts'
import { readerOf } from '../../../access/seeing.ts'
import { bind, bindFile, type Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import type { FileStore } from '../../../kit/files/server/file-store.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { zonedIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { noteConfidentialRead } from '../../people/index.ts'
import { classificationsOf, dutiesOf } from '../law/law.store.ts'
import { noteReadOfPeople, peopleOf, writeFacts } from '../people/people.store.ts'
import { lockIncident, seenIncident } from '../record/incidents.store.ts'
import { isOver } from '../record/steps.ts'
import { type Fact, form7Of, noticeFacts } from './agency-papers.ts'
import { blankClaim, isInsuranceNumber } from './claim-fields.ts'
import * as calls from './papers.contract.ts'
import { incidentForPapers, knownOf, notePaper } from './papers.store.ts'
import { type AgencyPaper, layAgencyPaper } from './server/lay-agency-paper.ts'
import { speechIn, wordsOfPapers } from './server/words-of-papers.ts'

type Storage = { store: FileStore; folder: string }
type Laid = Omit<AgencyPaper, 'brand' | 'unknown' | 'page'>
const longest = 20 * 1024 * 1024

const wasSent = async (db: Db, incident: string): Promise<boolean> =>
  (await dutiesOf(db, incident)).some(
    ({ code, sent_at }) => code === 'ON-WSIB-7' && sent_at !== null,
  )

export const agencyPaperCalls = (keys: Keys, { store, folder }: Storage) => {
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

  async function noticeFor(
    context: Context,
    { id, code }: { id: string; code: string },
    language: Locale,
  ) {
    const { incident } = await recordFor(context, id)
    const duty = (await dutiesOf(context.db, id)).find((one) => one.code === code)
    if (duty === undefined || !calls.writtenNotices.includes(code)) throw new Problem('row/missing')
    return { incident, duty, facts: noticeFacts(incident, code, speechIn(language)) }
  }

  async function form7For(
    context: Context,
    { id, person }: { id: string; person: string },
    language: Locale,
  ) {
    const { incident, people, cipher } = await recordFor(context, id)
    const one = people.find((each) => each.id === person && each.role === 'injured')
    if (one === undefined) throw new Problem('row/missing')
    const [latest] = await classificationsOf(context.db, id, cipher)
    const found = latest?.found ?? []
    const sent = await wasSent(context.db, id)
    const sinGone = wordsOfPapers(language)('sin_gone')
    const form = form7Of(incident, one, { found, sent, sinGone }, speechIn(language))
    return { incident, one, short: found.includes('claim_short'), ...form }
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
    laid: Laid,
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

  const partialOf = (
    facts: readonly Fact[],
    labelled: (code: string) => string,
    language: Locale,
  ) => {
    const missing = facts.filter(({ words }) => words === null).map(({ code }) => labelled(code))
    return missing.length === 0
      ? null
      : wordsOfPapers(language)('partial', { missing: missing.join(', ') })
  }
  const footOf = (language: Locale, zone: string) =>
    wordsOfPapers(language)('made', { when: zonedIn(language, new Date().toISOString(), zone) })

  return [
    bind(calls.readNotice, async (context, { params, query }, { header }) => {
      const language = query.lang ?? localeOf(header('accept-language'))
      return { data: { facts: (await noticeFor(context, params, language)).facts } }
    }),

    bindFile(calls.noticePdf, async (context, { params, query }, { header, log }) => {
      const language = query.lang ?? localeOf(header('accept-language'))
      const { incident, duty, facts } = await noticeFor(context, params, language)
      const { rule } = speechIn(language)
      const text = wordsOfPapers(language)
      const labelled = (code: string) => rule(`content_${code}`)
      await notePaper(context.db, params.id, params.code)
      const list = new Intl.ListFormat(language)
      return asPdf(context, { ...incident, language, log }, `${incident.number} ${params.code}`, {
        title: rule(`title_${params.code}`),
        lead: [
          text('incident', { number: incident.number }),
          text('notice_lead', {
            citation: duty.citation,
            recipients: list.format(duty.recipients.map((one) => rule(`recipient_${one}`))),
            due: zonedIn(language, duty.due_at, incident.zone),
          }),
        ],
        partial: partialOf(facts, labelled, language),
        parts: [
          {
            title: null,
            facts: facts.map(({ code, words }) => ({ label: labelled(code), words })),
          },
        ],
        foot: footOf(language, incident.zone),
      })
    }),

    bind(calls.readForm7, async (context, { params, query }, { header }) => {
      const language = query.lang ?? localeOf(header('accept-language'))
      const { one, completeness, short, sections } = await form7For(context, params, language)
      const row = await seenIncident(context.db, params.id)
      const open = !row.archived && !isOver(row.status)
      return {
        data: {
          completeness,
          short,
          sections,
          values: { ...blankClaim, ...one.details?.claim },
          can: open ? ['edit' as const] : [],
        },
      }
    }),

    bind(calls.writeClaim, async ({ db, can }, { params: { id, person }, body: { values } }) => {
      if (!can('confidential.view')) throw new Problem('grant/missing')
      const { status } = await lockIncident(db, id)
      if (isOver(status)) throw new Problem('incident/state')
      if (typeof values.sin === 'string' && !isInsuranceNumber(values.sin))
        throw new Problem('input/invalid', {
          errors: { 'values.sin': ['Check the social insurance number: a digit is wrong.'] },
        })
      const of = { incident: id, id: person }
      // Once the form was sent, nothing needs the number any more.
      const claim = (await wasSent(db, id)) ? { ...values, sin: null } : values
      if (!(await writeFacts(db, await keys.open(db), of, { claim })))
        throw new Problem('row/missing')
    }),

    bindFile(calls.form7Pdf, async (context, { params, query }, { header, log }) => {
      const language = query.lang ?? localeOf(header('accept-language'))
      const { incident, one, short, completeness, sections } = await form7For(
        context,
        params,
        language,
      )
      if (completeness === null) throw new Problem('row/missing')
      const { rule } = speechIn(language)
      const text = wordsOfPapers(language)
      const labelled = (code: string) => rule(`field_${code}`)
      const forWorker = query.copy === 'worker'
      await notePaper(context.db, params.id, forWorker ? 'ON-WSIB-7 worker' : 'ON-WSIB-7')
      const name = `${incident.number} Form 7 ${one.name}${forWorker ? ' copy' : ''}`
      return asPdf(context, { ...incident, language, log }, name, {
        title: text('form7_title'),
        lead: [
          ...(forWorker ? [text('worker_copy')] : []),
          `${text('incident', { number: incident.number })} · ${one.name}`,
          text('form7_lead', { which: text(short ? 'form7_short' : 'form7_long') }),
        ],
        partial: partialOf(
          sections.flatMap(({ facts }) => facts),
          labelled,
          language,
        ),
        parts: sections.map(({ code, facts }) => ({
          title: `${code} · ${rule(`section_${code}`)}`,
          facts: facts.map(({ code: field, words }) => ({ label: labelled(field), words })),
        })),
        foot: footOf(language, incident.zone),
      })
    }),
  ]
}
