// The calls of a form, and what their refusals lead to.
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { callsOf } from '../../../contract.ts'
import type { AnyRow, Register } from '../../../define.ts'
import { bodyOfChange, bodyOfNew, isChange } from './body.ts'
import { readRow } from './read-row.ts'
import type { FormValues } from './values.ts'

/** Somebody else saved the row first. */
export class Stale extends Error {
  readonly row: AnyRow
  constructor(row: AnyRow) {
    super('The row was changed in the meantime.')
    this.row = row
  }
}

export async function sendChange(
  register: Register,
  row: AnyRow,
  values: FormValues,
): Promise<AnyRow> {
  const body = bodyOfChange(register, row, values)
  if (!isChange(body)) return row
  try {
    return (await call(callsOf(register).edit, { params: { id: row.id }, body })).data
  } catch (error) {
    if (error instanceof Refused && error.code === 'row/stale')
      throw new Stale((error.extra.row as AnyRow | undefined) ?? (await readRow(register, row.id)))
    throw error
  }
}

/**
 * Makes the row. When an attempt whose answer was lost had arrived after all, the row is there, and
 * what was typed since is a change of it.
 */
export async function sendNew(register: Register, id: string, values: FormValues): Promise<AnyRow> {
  try {
    return (await call(callsOf(register).create, { body: bodyOfNew(register, id, values) })).data
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'row/exists')) throw error
    return sendChange(register, await readRow(register, id), values)
  }
}
