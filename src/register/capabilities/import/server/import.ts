// The calls of an import.
import { bind, bindSteps, type Context } from '../../../../access/server/gate.ts'
import type { Bound } from '../../../../kit/http/server/bind.ts'
import { sayer } from '../../../../kit/http/server/language.ts'
import { teller } from '../../../../kit/http/server/lines.ts'
import { Problem } from '../../../../kit/problems.ts'
import { callsOf } from '../../../contract.ts'
import { has } from '../../../define.ts'
import type { RegisterExtension } from '../../../server/extension.ts'
import { grown } from '../../../server/grown.ts'
import type { RegisterRequest, Registers } from '../../../server/registers.ts'
import { grantTo } from '../../call-parts.ts'
import type { FileCall } from '../../export/server/export.ts'
import { commit, dryRun, type ImportDesk, type ImportSpeech, sheetOf } from './run-import.ts'
import { templateCall } from './template.ts'
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
  const template = templateCall(calls.importTemplate, asked, desk.folder)
  return { calls: [rows, undo], files: [template] }
}
