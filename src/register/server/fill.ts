// Fills registers with written rows, through the rules that hold for everybody. A pointing field is written
// as the name of its target.

import { createHash } from 'node:crypto'
import { sql } from '../../kit/db/sql.ts'
import { isRecord, textsIn } from '../../kit/own.ts'
import { type Register, writable } from '../define.ts'
import { kindOf } from '../fields/all.ts'
import { targetOf } from '../fields/pointing.ts'
import { created } from '../schemas.ts'
import type { RegisterRequest, Registers } from './registers.ts'
import { hashOf, insertRows, type RowValues, validateWrite } from './writing.ts'

export type Written = { register: Register; rows: readonly RowValues[] }

/** The registers whose rows its rows name. */
const namedBy = ({ register, rows }: Written): string[] =>
  writable(register)
    .filter(([name, field]) => kindOf(field).points !== undefined && rows.some((row) => row[name]))
    .map(([, field]) => targetOf(field))
    .filter((name) => name !== register.name)

/** Each after those whose rows it names. */
export function inOrder(all: readonly Written[]): Written[] {
  const ordered: Written[] = []
  let left = [...all]
  while (left.length > 0) {
    const waits = (one: Written) =>
      left.some(({ register }) => namedBy(one).includes(register.name))
    const next = left.filter((one) => !waits(one))
    if (next.length === 0)
      throw new Error(`These name each other: ${left.map(({ register }) => register.name)}`)
    ordered.push(...next)
    left = left.filter(waits)
  }
  return ordered
}

/** The same row has the same id each time: links into a demo stay right. */
export function idOf(...words: readonly string[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

async function resolved(request: RegisterRequest, row: RowValues): Promise<RowValues> {
  const found: Record<string, unknown> = { ...row }
  const { fields, name: register, named } = request.extension.register
  for (const [name, value] of Object.entries(row))
    if (fields[name]?.kind === 'rows')
      found[name] = [value]
        .flat()
        .filter(isRecord)
        .map((inner, at) => ({
          id: idOf(register, String(row[named]), name, String(at)),
          ...inner,
        }))
  for (const [name, field] of writable(request.extension.register)) {
    if (kindOf(field).points === undefined || row[name] === undefined || row[name] === null)
      continue
    const { table, name: words } = request.registers.target(field)
    const names = textsIn(row[name])
    const ids = await request.context.db.many(
      { id: 'string', name: 'string' },
      sql`
      select r.id, ${words} as name from ${sql.id(table)} r
      where r.company_id = current_company() and ${words} = any(${names})`,
    )
    const missing = names.filter((one) => !ids.some((each) => each.name === one))
    if (missing.length > 0)
      throw new Error(`${request.extension.register.name}: no ${missing.join(', ')}`)
    const id = (one: string) => ids.find((each) => each.name === one)?.id
    found[name] = kindOf(field).points === 'many' ? names.map(id) : id(names[0] ?? '')
  }
  return found
}

export async function fillRegister(
  context: RegisterRequest['context'],
  registers: Registers,
  { register, rows }: Written,
  seed: string,
): Promise<void> {
  const request: RegisterRequest = {
    context,
    registers,
    extension: registers.extension(register.name),
  }
  for (const row of rows) {
    const named = await resolved(request, row)
    const values: RowValues = created(register).parse(named)
    const within = register.within === undefined ? '' : String(values[register.within])
    // Where the server itself names the row, its content tells it from the others.
    const known = values[register.named] ?? hashOf(row)
    const id = idOf(seed, register.name, within, String(known))
    const change = await validateWrite(request, undefined, { ...values, id })
    await insertRows(request, [{ change, hash: hashOf(values) }])
    await request.extension.written?.(context, change)
  }
}
