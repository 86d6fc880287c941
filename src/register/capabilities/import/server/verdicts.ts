// What is said of each line: what becomes of it, what is wrong with it, and what changes in a row that is there.

import { one } from '../../../../kit/db/row.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { localeOf } from '../../../../kit/http/server/language.ts'
import { instantIn } from '../../../../kit/language/numbers-and-days.ts'
import { currencyOf } from '../../../../kit/money.ts'
import type { Fields } from '../../../define.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { sayIn, textIn } from '../../../server/words.ts'
import { differing } from '../../../server/writing.ts'
import { linesOf } from '../../history/lines.ts'
import { namesOf, pointedIn } from '../../history/names-of-past.ts'
import type { ImportVerdict, LineVerdict } from '../contract.ts'
import type { Mending } from '../mending.ts'
import { isFaulty, type RowDraft } from './draft.ts'

/** Puts the changes of lines that change a row into words, as a history says them. */
export async function sayChanges(
  request: RegisterRequest,
  drafts: readonly RowDraft[],
): Promise<void> {
  const { context, extension, registers } = request
  const entries = drafts.flatMap((draft) => {
    const { change } = draft
    if (change === undefined) return []
    // What the server makes of the others is not of the sheet.
    const changed = differing(extension.register, change).filter(([, field]) => !field.readOnly)
    const fields: Fields = Object.fromEntries(changed)
    const picked = (values: Readonly<Record<string, unknown>> = {}) =>
      Object.fromEntries(changed.map(([name]) => [name, values[name]]))
    return [
      { draft, fields, entry: { before: picked(change.before), after: picked(change.after) } },
    ]
  })
  if (entries.length === 0) return
  const locale = localeOf(context.exchange.header('accept-language'))
  const text = textIn(locale)
  const company = await context.db.maybe(
    { country: one<'CA' | 'US'>(), timezone: 'string' },
    sql`select country, timezone from company where id = current_company()`,
  )
  const speech = {
    locale,
    say: sayIn(locale),
    currency: currencyOf(company?.country),
    moment: (at: string) => instantIn(locale, at, company?.timezone),
  }
  const names = await namesOf({ context, registers }, pointedIn(entries))
  for (const { draft, fields, entry } of entries)
    draft.lines = linesOf({ fields }, entry, { speech, names, text })
}

/** Cells travel so far; a longer one is mended in the file. */
const longestCell = 2000

/** `shown`: the lines whose cells are answered whole, to be mended; of others with errors those that are wrong. */
export const verdictOf = (
  draft: RowDraft,
  say: (words: string) => string,
  shown: ReadonlySet<number> = new Set(),
): LineVerdict => {
  const { line, name, errors, passed, twin, near, lines = [] } = draft
  const entries = Object.entries(draft.cells).filter(([, cell]) => cell.length <= longestCell)
  const cells = Object.fromEntries(
    shown.has(line) ? entries : entries.filter(([field]) => errors[field] !== undefined),
  )
  const said = { line, name, cells, near: {}, errors: {}, changes: [] }
  if (passed !== undefined) return { ...said, verdict: passed }
  if (isFaulty(draft))
    return {
      ...said,
      verdict: 'error',
      near,
      errors: Object.fromEntries(
        Object.entries(errors).map(([field, all]) => [field, all.map(say)]),
      ),
    }
  return { ...said, verdict: twin === undefined ? 'create' : 'update', changes: lines }
}

/** So many lines that are wrong are mended on the screen at once. */
const mostShown = 500

/** The lines that a person mends: those that were mended, which take no place of the next, and those that are wrong. */
export function shownOf(drafts: readonly RowDraft[], mending: Mending): Set<number> {
  const isMended = ({ line }: RowDraft) => mending.lines[String(line)] !== undefined
  const wrong = drafts.filter((draft) => isFaulty(draft) && !isMended(draft)).slice(0, mostShown)
  return new Set([...drafts.filter(isMended), ...wrong].map(({ line }) => line))
}

export function totalsOf(drafts: readonly RowDraft[]): ImportVerdict['totals'] {
  const skip = drafts.filter(({ passed }) => passed !== undefined).length
  const error = drafts.filter(isFaulty).length
  const update = drafts.filter(({ change }) => change !== undefined).length
  return {
    lines: drafts.length,
    create: drafts.length - skip - error - update,
    update,
    skip,
    error,
  }
}
