// The lines that hold for some contractors, and their forms as they are filled outside of the company.
import type { Db } from '../../../kit/db/server/database.ts'
import { keysOf } from '../../../kit/own.ts'
import { Problem } from '../../../kit/problems.ts'
import { type DutyLine, usualSpan } from '../../contractors/definition/index.ts'
import { loadDuties } from '../../contractors/index.ts'
import { isInternal, offers, type Question } from '../../forms/definition/index.ts'
import { openInSource } from '../../forms/index.ts'
import { fillableForm } from '../../submissions/index.ts'
import type { FormToFill } from '../portal.contract.ts'
import { accountsFor, assetsFor, placesAt } from './choices.store.ts'
import { placesOf } from './portal.store.ts'

/** Where a line holds, as addresses say it: a project, or the contractor as a whole. */
export const placeOf = ({ project, contractor }: Pick<DutyLine, 'project' | 'contractor'>) =>
  project ?? contractor

export type AskedLine = { line: string; contractor: string; place: string }

/** The line as it holds for one of the contractors: others are not there. */
export async function lineOf(db: Db, contractors: readonly string[], asked: AskedLine) {
  const own = contractors.filter((id) => id === asked.contractor)
  const { lines, duties } = await loadDuties(db, own, usualSpan)
  const line = lines.find((one) => one.line === asked.line && placeOf(one) === asked.place)
  if (line === undefined) throw new Problem('row/missing')
  return { line, duties: duties.filter((one) => one.line === line) }
}

/** The day for which it is sent: one on which it is due, none where it is filled before each task. */
export function refuseOtherDay(
  { line, duties }: Awaited<ReturnType<typeof lineOf>>,
  day: string | null,
): void {
  const isRight = line.frequency === 'task' ? day === null : duties.some((one) => one.day === day)
  if (!isRight)
    throw new Problem('input/invalid', { errors: { day: ['This form is not due on this day.'] } })
}

/** The kinds of the questions that are told, in groups too. */
const kindsOf = (fields: readonly Question[]): string[] =>
  fields
    .filter((field) => !isInternal(field))
    .flatMap(({ type, fields: inside = [] }) => [type, ...kindsOf(inside)])

type Choice = { id: string; label: string; kind?: string | undefined }

/** What questions of a kind choose from, and as what they are asked: a contractor is told names, and nothing more. */
const sources = {
  location: { of: 'locations', as: 'select' },
  chemical: { of: 'chemicals', as: 'select' },
  project: { of: null, as: 'select' },
  select_resource: { of: 'resources', as: 'multiplechoice' },
} as const
const isSource = (type: string): type is keyof typeof sources => type in sources

/** The lists of these kinds of question; of others there is none. */
async function choicesFor(
  db: Db,
  { project }: DutyLine,
  kinds: readonly string[],
): Promise<Map<string, Choice[]>> {
  const found = new Map<string, Choice[]>()
  for (const kind of keysOf(sources)) {
    const { of } = sources[kind]
    if (of === null || !kinds.includes(kind)) continue
    // Of a form on a project the places there, where it says which they are.
    const near = of === 'locations' && project !== null ? await placesAt(db, project) : undefined
    const rows = (await openInSource(db, of)).filter(({ id }) => near?.has(id) ?? true)
    found.set(
      kind,
      rows.map((row) => ({
        ...{ id: row.id, label: row.name },
        ...('kind' in row && { kind: row.kind.id }),
      })),
    )
  }
  return found
}

/** Lists of the company are for its staff: the question brings what it chooses from. What staff alone answer is not
 *  told. */
function withChoices(field: Question, choices: ReadonlyMap<string, Choice[]>): Question {
  if (isInternal(field)) return { ...field, label: '' }
  const listed = choices.get(field.type)
  const options = listed
    ?.filter(({ kind }) => kind === undefined || offers(field, kind))
    .map(({ id, label }) => ({ id, label }))
  return {
    ...field,
    ...(options !== undefined && isSource(field.type) && { type: sources[field.type].as, options }),
    ...(field.fields && { fields: field.fields.map((inside) => withChoices(inside, choices)) }),
  }
}

/** Of assets and people only what the questions ask for. */
async function listsFor(
  db: Db,
  line: DutyLine,
  kinds: readonly string[],
): Promise<FormToFill['lists']> {
  const assets = kinds.includes('asset') ? await assetsFor(db, line) : []
  const types = new Map(assets.map(({ of, type }) => [of, { id: of, name: type }]))
  return {
    asset_types: [...types.values()].sort((one, other) => one.name.localeCompare(other.name)),
    assets: assets.map(({ id, name, of }) => ({ id, name, of })),
    accounts: kinds.includes('role') ? await accountsFor(db, line) : [],
  }
}

export async function formOf(db: Db, line: DutyLine): Promise<FormToFill> {
  const form = await fillableForm(db, line.form, 'trade_contractor')
  if (form === undefined) throw new Problem('row/missing')
  const { name, version, n } = form
  // The project of the form; of one for the whole contractor, each on which it works.
  const projects = (await placesOf(db, [line.contractor])).filter(({ id, whole }) =>
    line.project === null ? !whole : id === line.project,
  )
  const kinds = kindsOf(form.definition.fields)
  const choices = await choicesFor(db, line, kinds)
  choices.set(
    'project',
    projects.map(({ id, name: label }) => ({ id, label })),
  )
  const fields = form.definition.fields.map((field) => withChoices(field, choices))
  return {
    ...{ name, version, n, definition: { ...form.definition, fields } },
    lists: await listsFor(db, line, kinds),
  }
}
