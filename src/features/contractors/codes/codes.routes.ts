import { Readable } from 'node:stream'
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { drawBrand } from '../../../access/brand/server/small-logo.ts'
import { newCode, revokeCodes } from '../../../access/server/codes.store.ts'
import { bind, bindFile } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import type { VisitorFiles } from '../../../kit/files/server/visitor.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { Problem } from '../../../kit/problems.ts'
import { codeLabels, documentPoster } from '../../documents/index.ts'
import * as calls from './codes.contract.ts'
import { codesOf, contractorCode, formCode, isFormCode, putFormCode } from './codes.store.ts'

/** Held, so that two who ask at once make one code. */
async function contractorOf(db: Db, id: string): Promise<string> {
  const found = await db.maybe(
    { name: 'string' },
    sql`
    select name from trade_contractors where company_id = current_company() and id = ${id}
      and archived_at is null for update`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found.name
}

const note = (db: Db, action: string, id: string) =>
  db.run(sql`select log_event(${action}, 'trade_contractors', ${id}::uuid, '{}')`)

const read = bind(calls.readCodes, async ({ db }, { params: { id } }) => {
  await contractorOf(db, id)
  return { data: await codesOf(db, id) }
})

const renew = bind(calls.renewCode, async ({ db }, { params: { id } }) => {
  await contractorOf(db, id)
  await revokeCodes(db, contractorCode(id))
  await newCode(db, contractorCode(id))
  await note(db, 'renew-code', id)
  return { data: await codesOf(db, id) }
})

const end = bind(calls.endCode, async ({ db }, { params: { id } }) => {
  await contractorOf(db, id)
  await revokeCodes(db, contractorCode(id))
  await note(db, 'revoke-code', id)
  return { data: await codesOf(db, id) }
})

const renewForm = bind(calls.renewFormCode, async ({ db }, { params: { id }, body }) => {
  await contractorOf(db, id)
  const { line, project, ends_on } = body
  const today = await db.maybe({ day: 'string' }, sql`select company_today() as day`)
  if (ends_on < (today?.day ?? ''))
    throw new Problem('input/invalid', { errors: { ends_on: ['This day is over.'] } })
  const { forms } = await codesOf(db, id)
  if (!forms.some((one) => one.line === line && (one.project?.id ?? null) === project))
    throw new Problem('row/missing')
  const code = await putFormCode(db, { contractor: id, line, project, ends_on })
  await revokeCodes(db, formCode(code))
  await newCode(db, formCode(code))
  await note(db, 'renew-code', id)
  return { data: await codesOf(db, id) }
})

const endForm = bind(calls.endFormCode, async ({ db }, { params: { id, code } }) => {
  await contractorOf(db, id)
  if (!(await isFormCode(db, id, code))) throw new Problem('row/missing')
  await revokeCodes(db, formCode(code))
  await note(db, 'revoke-code', id)
  return { data: await codesOf(db, id) }
})

export const codeCalls = [read, renew, end, renewForm, endForm]

const longest = 20 * 1024 * 1024

/** What stands below the code on paper. */
async function printed(db: Db, id: string, code: string | undefined) {
  const name = await contractorOf(db, id)
  const { path, forms } = await codesOf(db, id)
  if (code === undefined) return { path, title: name, about: '' }
  const form = forms.find((one) => one.code?.id === code)
  if (form === undefined) throw new Problem('row/missing')
  const about = [name, form.project?.name].filter(Boolean).join(' · ')
  return { path: form.code?.path ?? null, title: form.title, about }
}

export const codePaperCall = ({ store, folder }: VisitorFiles) =>
  bindFile(calls.codePaper, async ({ db }, { params: { id }, query }, exchange) => {
    const { path, title, about } = await printed(db, id, query.code)
    if (path === null) throw new Problem('row/missing')
    const brand = await brandOf(db, { project: null })
    return async () => {
      const isLabels = query.as === 'labels'
      const made = await (isLabels ? codeLabels : documentPoster)(
        {
          brand: await drawBrand(store, brand, exchange.log),
          ...{ title, about, address: `${exchange.publicUrl}${path}` },
          size: query.as === 'labels' ? 'letter' : query.as,
        },
        {
          language: query.lang ?? localeOf(exchange.header('accept-language')),
          printedAt: new Date().toISOString(),
        },
      )
      const spooled = await spool(Readable.from([made]), folder, longest)
      return { name: `${title} QR.pdf`, mime: 'application/pdf', spooled }
    }
  })
