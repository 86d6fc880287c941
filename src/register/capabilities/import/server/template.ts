// A sheet to fill in: the headings that are understood, what is expected under each, and no lines.
import { bindFile, type Context } from '../../../../access/server/gate.ts'
import { spool } from '../../../../kit/files/server/spool.ts'
import { localeOf } from '../../../../kit/http/server/language.ts'
import { csvLine } from '../../../../kit/spreadsheet/csv.ts'
import { writeWorkbook } from '../../../../kit/spreadsheet/server/write-xlsx.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { sayIn, textIn } from '../../../server/words.ts'
import { mimeOf } from '../../export/server/export.ts'
import { bytesAtMost, type importCalls } from '../contract.ts'
import { importable } from '../importable.ts'
import { headOf, helpedSheets } from './column-help.ts'

type Template = ReturnType<typeof importCalls>['importTemplate']

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}

export const templateCall = (
  route: Template,
  asked: (context: Context) => Promise<RegisterRequest>,
  folder: string,
) =>
  bindFile(route, async (context, { query: { lang, format } }, { header }) => {
    const locale = lang ?? localeOf(header('accept-language'))
    const words = { say: sayIn(locale), text: textIn(locale) }
    const request = await asked(context)
    const { register } = request.extension
    const columns = importable(register).map(([name, field]) => ({
      head: headOf(name, field, words.say),
      field,
    }))
    const sheet = { name: words.say(register.many), columns, rows: [] }
    const content =
      format === 'csv'
        ? bytesOf(`\uFEFF${csvLine(columns.map(({ head }) => head))}`)
        : writeWorkbook(await helpedSheets(request, sheet, words))
    const spooled = await spool(content, folder, bytesAtMost)
    return { name: `${register.name}.${format}`, mime: mimeOf(format), spooled }
  })
