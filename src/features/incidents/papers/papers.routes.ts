import { bind, bindFile, type Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { zonedIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { classificationsOf, dutiesOf } from '../law/law.store.ts'
import { writeFacts } from '../people/people.store.ts'
import { lockIncident, seenIncident } from '../record/incidents.store.ts'
import { isOver } from '../record/steps.ts'
import { form7Of, noticeFacts } from './agency-papers.ts'
import { blankClaim, isInsuranceNumber } from './claim-fields.ts'
import * as calls from './papers.contract.ts'
import { notePaper } from './papers.store.ts'
import { footOf, type MakingPapers, partialOf } from './server/making-papers.ts'
import { speechIn, wordsOfPapers } from './server/words-of-papers.ts'

const wasSent = async (db: Db, incident: string): Promise<boolean> =>
  (await dutiesOf(db, incident)).some(
    ({ code, sent_at }) => code === 'ON-WSIB-7' && sent_at !== null,
  )

export const agencyPaperCalls = (keys: Keys, making: MakingPapers) => {
  const { recordFor, asPdf } = making

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
