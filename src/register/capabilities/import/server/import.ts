// The calls of an import.
import { bind, bindFile, bindSteps, type Context } from '../../../../access/server/gate.ts'
import { spool } from '../../../../kit/files/server/spool.ts'
import type { Bound } from '../../../../kit/http/server/bind.ts'
import { localeOf, sayer } from '../../../../kit/http/server/language.ts'
import { teller } from '../../../../kit/http/server/lines.ts'
import { Problem } from '../../../../kit/problems.ts'
import { writeCsv } from '../../../../kit/spreadsheet/server/write-csv.ts'
import { writeXlsx } from '../../../../kit/spreadsheet/server/write-xlsx.ts'
import { callsOf } from '../../../contract.ts'
import { has } from '../../../define.ts'
import type { RegisterExtension } from '../../../server/extension.ts'
import { grown } from '../../../server/grown.ts'
import type { RegisterRequest, Registers } from '../../../server/registers.ts'
import { sayIn } from '../../../server/words.ts'
import { grantTo } from '../../call-parts.ts'
import { type FileCall, mimeOf } from '../../export/server/export.ts'
import { bytesAtMost } from '../contract.ts'
import { commit, dryRun, type ImportDesk, type ImportSpeech, sheetOf } from './run-import.ts'
import { templateOf } from './template.ts'
import { undoImport } from './undo.ts'

const mayChange = ({ context: { can }, extension: { register } }: RegisterRequest) =>
  has(register, 'edit') && can(grantTo(register, 'edit'))

export function importServer(
  stated: RegisterExtension,
  registers: Registers,
  desk: ImportDesk,
): { calls: Bound<Context>[]; files: FileCall[] } {
  const { register } = stated
  if (!has(register, 'import')) return { calls: [], files: [] }
  const calls = callsOf(register)
  const asked = async (context: Context): Promise<RegisterRequest> => ({
    ...{ context, registers },
    extension: await grown(stated, { context, use: 'sheet' }),
  })
  const rows = bindSteps(calls.importRows, async (step) => {
    const read = await step((context, { body }) => sheetOf(context, desk, body.file))
    const sheet = await read()
    return step(async (context, { query, body }) => {
      const request = await asked(context)
      const telling: ImportSpeech = {
        say: sayer(context.exchange.header('accept-language')),
        tell: teller(context.exchange, calls.importRows),
      }
      if (body.twins === 'update' && !mayChange(request))
        throw new Problem('input/invalid', {
          errors: { twins: ['You do not have permission to change existing records.'] },
        })
      if (query.dry_run === '1') return { data: await dryRun(request, sheet, body, telling) }
      if (body.token === undefined)
        throw new Problem('input/invalid', { errors: { token: ['Check the file first.'] } })
      return {
        data: await commit(request, sheet, { ...body, take: query.take }, body.token, telling),
      }
    })
  })
  const undo = bind(calls.undoImport, async (context, { body }) => ({
    data: await undoImport(await asked(context), body.token),
  }))
  const template = bindFile(calls.importTemplate, async (context, { query }, { header }) => {
    const say = sayIn(query.lang ?? localeOf(header('accept-language')))
    const { heads, line } = await templateOf(await asked(context), say)
    async function* lines() {
      yield [line]
    }
    const content =
      query.format === 'csv'
        ? writeCsv(heads, lines())
        : writeXlsx(say(register.many), heads, lines())
    const spooled = await spool(content, desk.folder, bytesAtMost)
    return { name: `${register.name}.${query.format}`, mime: mimeOf(query.format), spooled }
  })
  return { calls: [rows, undo], files: [template] }
}
