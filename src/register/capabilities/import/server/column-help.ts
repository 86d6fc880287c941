// What a sheet to fill in says of its columns: what is expected there, and what may be chosen.
import { sql } from '../../../../kit/db/sql.ts'
import type { Say } from '../../../../kit/sentences.ts'
import type { Cell } from '../../../../kit/spreadsheet/cell.ts'
import { lettersOf, type Sheet } from '../../../../kit/spreadsheet/server/sheet-xml.ts'
import type { Text } from '../../../../kit/web/language/catalogue.ts'
import { labelOf } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import { optionsOf, sayOption } from '../../../fields/choice.ts'
import type { Field } from '../../../fields/field.ts'
import type { RegisterRequest } from '../../../server/registers.ts'

export type HelpWords = { say: Say; text: Text }
/** A field of a sheet, under the heading that it has there; a column of people's own fills none. */
export type HelpedColumn = { head: string; field: Field | undefined }

/** A longer list is no list to choose from. */
const mostChoices = 500

const isSeveral = (field: Field) => kindOf(field).many === true

async function namesOf({ context, registers }: RegisterRequest, field: Field): Promise<string[]> {
  const { table, name, open } = registers.target(field, context)
  const rows = await context.db.many(
    { name: 'string' },
    sql`
    select distinct ${name} as name from ${sql.id(table)} r
    where r.company_id = current_company() and ${open} order by 1 limit ${mostChoices + 1}`,
  )
  return rows.length > mostChoices ? [] : rows.map((row) => row.name)
}

/** What may stand in a cell, where that is a list. */
async function choicesFor(request: RegisterRequest, field: Field, say: Say): Promise<string[]> {
  const { points, column } = kindOf(field)
  if (points !== undefined) return namesOf(request, field)
  if (column === 'boolean') return [say('Yes'), say('No')]
  return Object.keys(optionsOf(field)).map((value) => sayOption(field, value, say))
}

/** What is expected of a kind of field, in words. */
function kindWords(field: Field, { say, text }: HelpWords): string {
  const { min, max, unit } = field
  const { column, points } = kindOf(field)
  if (isSeveral(field)) return text('import_expects_several')
  if (points !== undefined || column === 'boolean' || field.options !== undefined)
    return text('import_expects_choice')
  if (column === 'date') return text('import_expects_day')
  if (column === 'numeric') {
    const bounds = [min, max].every((one) => one !== undefined)
      ? text('import_expects_between', { min: String(min), max: String(max) })
      : text('import_expects_number')
    return [bounds, unit && say(unit)].filter(Boolean).join(' · ')
  }
  if (field.kind === 'phone' || field.kind === 'email' || field.kind === 'link')
    return text(`import_expects_${field.kind}`)
  if (field.kind === 'time') return text('import_expects_time')
  return max === undefined ? text('import_expects_text') : text('import_expects_up_to', { max })
}

const samples: Readonly<Record<string, string>> = {
  phone: '416 555 0142',
  email: 'name@example.com',
  link: 'https://example.com',
  date: '2026-03-09',
  time: '07:30',
}

function sampleOf(field: Field, choices: readonly string[], { say }: HelpWords): string {
  if (choices.length > 0) return choices.slice(0, isSeveral(field) ? 2 : 1).join('; ')
  return samples[field.kind] ?? say(field.placeholder ?? '')
}

type Helped = HelpedColumn & { choices: string[]; words: string; sample: string }
const unhelped = { choices: [], words: '', sample: '' }

async function helpedOf(
  request: RegisterRequest,
  columns: readonly HelpedColumn[],
  words: HelpWords,
): Promise<Helped[]> {
  const helped: Helped[] = []
  for (const { head, field } of columns) {
    if (field === undefined) {
      helped.push({ head, field, ...unhelped })
      continue
    }
    const choices = await choicesFor(request, field, words.say)
    const hint = field.hint === undefined ? [] : [words.say(field.hint)]
    const said = [kindWords(field, words), ...hint].join(' ')
    helped.push({ head, field, choices, words: said, sample: sampleOf(field, choices, words) })
  }
  return helped
}

async function* all(rows: readonly (readonly Cell[])[]) {
  yield rows
}

/** Every list is a column of a sheet that nobody sees. */
const listsName = '_choices'

function listsSheet(helped: readonly Helped[]): Sheet {
  const longest = Math.max(0, ...helped.map(({ choices }) => choices.length))
  const rows = Array.from({ length: longest }, (_, n) =>
    helped.map(({ choices }) => choices[n] ?? null),
  )
  return {
    name: listsName,
    heads: helped.map(({ head }) => head),
    bunches: all(rows),
    hidden: true,
  }
}

const isAsked = ({ required, when }: Field) => required === true && when === undefined

function notesSheet(helped: readonly Helped[], { text }: HelpWords): Sheet {
  const rows = helped.flatMap(({ head, field, words, sample }) =>
    field === undefined
      ? []
      : [[head, text(isAsked(field) ? 'import_notes_yes' : 'import_notes_no'), words, sample]],
  )
  return {
    name: text('import_notes'),
    heads: [
      text('import_notes_column'),
      text('import_notes_required'),
      text('import_notes_expected'),
      text('import_examples'),
    ],
    bunches: all(rows),
  }
}

/** The heading of a field in a sheet to fill in: what is required has its star. */
export const headOf = (name: string, field: Field, say: Say): string =>
  say(labelOf(name, field)) + (isAsked(field) ? ' *' : '')

/** A sheet with these rows, whose columns say what is expected of them; beside it the notes and the lists. */
export async function helpedSheets(
  request: RegisterRequest,
  sheet: { name: string; columns: readonly HelpedColumn[]; rows: readonly (readonly Cell[])[] },
  words: HelpWords & { more?: readonly string[] },
): Promise<Sheet[]> {
  const helped = await helpedOf(request, sheet.columns, words)
  const lists = helped.filter(({ choices }) => choices.length > 0)
  const help = helped.map((one) => {
    if (one.field === undefined) return {}
    const column = lettersOf(lists.indexOf(one))
    const example = one.sample === '' ? '' : ` ${words.text('import_examples')}: ${one.sample}`
    return {
      note: { title: one.head, words: `${one.words}${example}` },
      isWords: one.field.kind === 'text' || one.field.kind === 'phone',
      ...(one.choices.length > 0 && {
        from: `${listsName}!$${column}$2:$${column}$${one.choices.length + 1}`,
      }),
    }
  })
  return [
    {
      name: sheet.name,
      heads: [...helped.map(({ head }) => head), ...(words.more ?? [])],
      bunches: all(sheet.rows),
      help,
    },
    notesSheet(helped, words),
    ...(lists.length > 0 ? [listsSheet(lists)] : []),
  ]
}
