import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { Problem } from '../../../kit/problems.ts'
import { insertHat, isThere } from '../hats/hats.store.ts'
import { alikeTo } from '../merging/likeness.store.ts'
import { knownAlike } from '../without-account/known-alike.ts'
import { addWorkers, listWorkers, type WorkerVerdict } from './contractor-workers.contract.ts'
import { insertPerson, isContractor, workersOf } from './contractor-workers.store.ts'
import { type WorkerLine, workerLinesIn } from './worker-lines.ts'

const mostLines = 500
const wrong = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

async function expectContractor(db: Db, id: string): Promise<void> {
  if (!(await isContractor(db, id))) throw new Problem('row/missing')
}

const nameOf = ({ first_name, last_name }: WorkerLine) => `${first_name} ${last_name}`.trim()

function faultOf(line: WorkerLine, before: ReadonlySet<string>): WorkerVerdict['fault'] {
  const { first_name, last_name, mobile, trade } = line
  if (last_name === '' || Math.max(first_name.length, last_name.length) > 100) return 'name'
  if ((trade ?? '').length > 120) return 'name'
  return before.has(`${nameOf(line).toLowerCase()} ${mobile ?? ''}`) ? 'twice' : null
}

/** What becomes of each line; who works for the contractor already is there. */
async function verdictsOf(db: Db, contractor: string, lines: readonly WorkerLine[]) {
  const found = await alikeTo(
    db,
    lines.map((line) => ({ name: nameOf(line), mobile: line.mobile, email: null })),
  )
  const byLine = Map.groupBy(found, ({ n }) => n)
  const present = new Set(
    (await workersOf(db, contractor)).filter(({ ended }) => !ended).map(({ id }) => id),
  )
  const before = new Set<string>()
  return lines.map((line, n): WorkerVerdict => {
    const alike = (byLine.get(n) ?? []).map(knownAlike)
    const here = alike.some(({ id }) => present.has(id))
    const fault = faultOf(line, before) ?? (here ? 'there' : null)
    before.add(`${nameOf(line).toLowerCase()} ${line.mobile ?? ''}`)
    return { n, name: nameOf(line), mobile: line.mobile, trade: line.trade, fault, alike }
  })
}

/** Who a line is: as was said, else who has the same mobile. */
function personOf({ alike }: WorkerVerdict, said: string | null | undefined): string | null {
  if (said === undefined) return alike.find(({ why }) => why.includes('mobile'))?.id ?? null
  if (said !== null && alike.every(({ id }) => id !== said))
    throw wrong('who', 'Choose from the list.')
  return said
}

export const contractorWorkerCalls = [
  bind(listWorkers, async ({ db }, { params: { id } }) => {
    await expectContractor(db, id)
    return { data: await workersOf(db, id) }
  }),

  bind(addWorkers, async ({ db }, { params: { id }, body }) => {
    await expectContractor(db, id)
    const parsed = workerLinesIn(body.text)
    if (parsed.length > mostLines) throw wrong('text', 'At most 500 lines at once.')
    const lines = await verdictsOf(db, id, parsed)
    if (body.preview) return { data: { lines, added: 0 } }
    if (lines.length === 0) throw wrong('text', 'Enter at least one name.')
    if (lines.some(({ fault }) => fault === 'name'))
      throw wrong('text', 'Each line needs a first and a last name.')
    let added = 0
    for (const [n, verdict] of lines.entries()) {
      const line = parsed[n]
      // Two of one name are two where somebody said so.
      const isNew = body.who[n] === null
      if (line === undefined || verdict.fault === 'twice' || (verdict.fault === 'there' && !isNew))
        continue
      const person = personOf(verdict, body.who[n]) ?? (await insertPerson(db, line))
      const hat = {
        ...({ person, kind: 'contractor_worker', of: id } as const),
        ...{ starts_on: body.starts_on, ends_on: null },
      }
      if (await isThere(db, hat)) continue
      await insertHat(db, hat)
      added += 1
    }
    return { data: { lines, added } }
  }),
]
