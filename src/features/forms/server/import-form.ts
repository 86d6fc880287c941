// A form that comes as a file: one of ours, or an XLSForm.
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { bind, type Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { readXlsx } from '../../../kit/spreadsheet/server/read-xlsx.ts'
import { BadTable } from '../../../kit/spreadsheet/server/unpack.ts'
import { importForm } from '../builder.contract.ts'
import { type Found, publishProblems } from '../definition/publish-checks.ts'
import { rekeyed } from '../definition/rekey.ts'
import { fromXlsForm, type Taken } from '../xlsform/xlsform.ts'
import * as store from './drafts.store.ts'

/** The files that whoever asks has sent. */
export type SentFiles = {
  sent(context: Context, id: string): Promise<{ sha256: string; mime: string } | undefined>
  content(context: Context, file: { sha256: string }): Promise<Readable>
}

const refuse = (message: string): never => {
  throw new Problem('input/invalid', { errors: { file: [message] } })
}

async function xlsForm(files: SentFiles, context: Context, id: string): Promise<Taken> {
  const file = await files.sent(context, id)
  if (file === undefined) return refuse('This file is no longer there. Choose it again.')
  if (!file.mime.includes('spreadsheetml')) return refuse('Choose an XLSForm: a workbook of Excel.')
  const archive = await buffer(await files.content(context, file))
  const sheet = (name: string) => readXlsx(archive, name).catch(() => [])
  try {
    const survey = await readXlsx(archive, 'survey')
    return fromXlsForm({
      survey,
      choices: await sheet('choices'),
      settings: await sheet('settings'),
    })
  } catch (error) {
    if (error instanceof BadTable) return refuse(error.message)
    if (error instanceof Error && /sheet/i.test(error.message))
      return refuse('There is no sheet called “survey” in it.')
    throw error
  }
}

export const importFormCall = (files: SentFiles) =>
  bind(importForm, async (context, { body }) => {
    const { db } = context
    const category = await db.maybe(sql`
      select id from form_categories where company_id = current_company() and id = ${body.category}
        and archived_at is null for key share`)
    if (category === undefined)
      throw new Problem('input/invalid', { errors: { category: ['Choose one of the list.'] } })
    const taken: Taken =
      body.form !== undefined
        ? { title: body.form.title, definition: rekeyed(body.form.definition), report: [] }
        : body.file !== undefined
          ? await xlsForm(files, context, body.file)
          : refuse('Choose a file.')
    const made = await db.maybe<{ id: string }>(sql`
      insert into forms (company_id, title, category, kind, signature_policy, retention)
      values (current_company(), ${taken.title.slice(0, 160)}, ${body.category}, 'general', 'submitter', 'seven_years')
      returning id`)
    if (made === undefined) throw new Error('The form left no row.')
    await store.keepDraft(db, await store.formById(db, made.id), 0, taken.definition)
    const told = ({ code, severity, message, field }: Found) => ({
      code,
      severity,
      message,
      ...(field !== undefined && { field }),
    })
    const report = [...taken.report, ...publishProblems(taken.definition)].map(told)
    return { data: { id: made.id, report } }
  })
