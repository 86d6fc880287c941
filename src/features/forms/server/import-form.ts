// A form that comes as a file: one of ours, or an XLSForm.
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { bindSteps, type Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { CallOutput } from '../../../kit/http/route.ts'
import { Problem } from '../../../kit/problems.ts'
import { BadTable } from '../../../kit/spreadsheet/server/bad-table.ts'
import { readTables } from '../../../kit/spreadsheet/server/read-table.ts'
import { importForm } from '../builder.contract.ts'
import { type PublishProblem, publishProblems } from '../definition/publishing/publish-checks.ts'
import { rekeyed } from '../definition/rekey.ts'
import { fromXlsForm, type Taken } from '../xlsform/xlsform.ts'
import * as store from './drafts.store.ts'

/** The files that the caller has sent. */
export type SentFiles = {
  sent(context: Context, id: string): Promise<{ sha256: string; mime: string } | undefined>
  content(context: Context, file: { sha256: string }): Promise<Readable>
}

const refuse = (message: string): never => {
  throw new Problem('input/invalid', { errors: { file: [message] } })
}

async function xlsForm(archive: Buffer): Promise<Taken> {
  try {
    const sheets = ['survey', 'choices', 'settings']
    const [survey, choices = [], settings = []] = await readTables(archive, {
      kind: 'xlsx',
      sheets,
    })
    if (survey === undefined) return refuse('There is no sheet called “survey” in it.')
    return fromXlsForm({ survey, choices, settings })
  } catch (error) {
    if (error instanceof BadTable) return refuse(error.message)
    throw error
  }
}

/** Finds the file; reading it is done once the transaction has ended. */
async function sentForm(files: SentFiles, context: Context, id: string) {
  const file = await files.sent(context, id)
  if (file === undefined) return refuse('This file is no longer there. Choose it again.')
  if (!file.mime.includes('spreadsheetml')) return refuse('Choose an XLSForm: a workbook of Excel.')
  return async () => xlsForm(await buffer(await files.content(context, file)))
}

type Asked = CallOutput<typeof importForm>['body']

async function takenFrom(files: SentFiles, context: Context, { form, file }: Asked) {
  if (form !== undefined)
    return async () => ({ title: form.title, definition: rekeyed(form.definition), report: [] })
  return file === undefined ? refuse('Choose a file.') : sentForm(files, context, file)
}

async function makeForm({ db }: Context, { category }: Asked, taken: Taken) {
  const there = await db.maybe(sql`
    select id from form_categories where company_id = current_company() and id = ${category}
      and archived_at is null for key share`)
  if (there === undefined)
    throw new Problem('input/invalid', { errors: { category: ['Choose from the list.'] } })
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into forms (company_id, title, category, kind, signature_policy, retention)
    values (current_company(), ${taken.title.slice(0, 160)}, ${category}, 'general', 'submitter', 'seven_years')
    returning id`,
  )
  if (made === undefined) throw new Error('The form left no row.')
  await store.keepDraft(db, await store.formById(db, made.id), 0, taken.definition)
  const told = ({ code, severity, message, field }: PublishProblem) => ({
    code,
    severity,
    message,
    ...(field !== undefined && { field }),
  })
  const report = [...taken.report, ...publishProblems(taken.definition)].map(told)
  return { data: { id: made.id, report } }
}

export const importFormCall = (files: SentFiles) =>
  bindSteps(importForm, async (step) => {
    const read = await step((context, { body }) => takenFrom(files, context, body))
    const taken = await read()
    return step((context, { body }) => makeForm(context, body, taken))
  })
