// What staff do with reports that nobody signed.
import { codeOf, newCode, revokeCodes } from '../../../access/server/codes.store.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { makeRow } from '../../../register/server/make-row.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { closeNotices } from '../../notices/index.ts'
import * as calls from './anonymous.contract.ts'
import * as store from './anonymous.store.ts'
import { reportWaits } from './telling/notice-kinds.ts'

const shown = ({ incident, number, ...report }: store.StoredReport) => ({
  ...report,
  incident: incident === null || number === null ? null : { id: incident, number },
})

const list = bind(calls.listAnonymousReports, async ({ db }, { query: { view, page } }) => {
  const { data, last_page } = await store.findReports(db, view, page)
  return { data: data.map(shown), last_page }
})

const read = bind(calls.readAnonymousReport, async ({ db, can }, { params: { id } }) => {
  const report = await store.reportOf(db, id)
  return {
    data: {
      ...shown(report),
      messages: await store.messagesOf(db, id),
      can: [
        ...(can('incidents.edit') ? (['answer'] as const) : []),
        ...(can('incidents.create') && report.incident === null ? (['incident'] as const) : []),
      ],
    },
  }
})

const answer = bind(
  calls.answerAnonymousReport,
  async ({ db, session }, { params: { id, message }, body }) => {
    await store.reportOf(db, id)
    const by = session.accountId
    if (by === undefined) throw new Error('Staff have an account.')
    await store.insertMessage(db, id, { ...body, id: message, by })
    await closeNotices(db, reportWaits, id)
  },
)

const translated = bind(
  calls.translateMessage,
  async ({ db }, { params: { id: report, message }, body: { translation } }) => {
    await store.reportOf(db, report)
    if (!(await store.translate(db, { report, message, translation })))
      throw new Problem('row/missing')
  },
)

const makeIncident = (registers: Registers) =>
  bind(calls.makeIncidentOfReport, async (context, { params: { id } }) => {
    const { db } = context
    await store.lockReport(db, id)
    const report = await store.reportOf(db, id)
    if (report.incident !== null) return { data: { id: report.incident } }
    const { kind, words, place, project_id, on } = report
    const incident = await makeRow(
      { context, registers, extension: registers.extension('incidents') },
      {
        ...{ kind, description: words, occurred_on: on, project: project_id },
        ...(kind !== 'incident' && { severity: 'none' }),
        ...(place !== null && { place }),
      },
    )
    await store.linkIncident(db, id, incident)
    return { data: { id: incident } }
  })

const target = (id: string) => ({ subject: 'reports of projects', subject_id: id })

async function codeReply(db: Db, id: string) {
  const { name } = await store.projectOf(db, id)
  const code = await codeOf(db, target(id))
  return { data: { project: name, path: code === undefined ? null : `/report/${code.token}` } }
}

async function end({ db }: Context, id: string, event: 'renew-code' | 'revoke-code') {
  await store.projectOf(db, id)
  await revokeCodes(db, target(id))
  await db.run(sql`select log_event(${event}, 'projects', ${id}::uuid, '{}')`)
}

const codes = [
  bind(calls.readReportCode, ({ db }, { params: { id } }) => codeReply(db, id)),
  bind(calls.renewReportCode, async (context, { params: { id } }) => {
    await end(context, id, 'renew-code')
    await newCode(context.db, target(id))
    return codeReply(context.db, id)
  }),
  bind(calls.revokeReportCode, async (context, { params: { id } }) => {
    await end(context, id, 'revoke-code')
    return codeReply(context.db, id)
  }),
]

export const anonymousCalls = (registers: Registers) => [
  list,
  read,
  answer,
  translated,
  makeIncident(registers),
  ...codes,
]
