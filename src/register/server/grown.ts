// A register with the fields that the company of a request has added to it.
import { Problem } from '../../kit/problems.ts'
import { findField, type Register } from '../define.ts'
import type { Growing, RegisterExtension } from './extension.ts'

export const grown = async (
  extension: RegisterExtension,
  asked: Growing,
): Promise<RegisterExtension> => (await extension.grown?.(asked)) ?? extension

/** A list that grows takes filters that its contract cannot name: they are of a field that there is. */
export function refuseUnknown(
  register: Register,
  asked: Readonly<Record<string, unknown>>,
  stated: Readonly<Record<string, unknown>>,
): void {
  for (const name of Object.keys(asked)) {
    const field = /^filter\[(.*)\]$/.exec(name)?.[1]
    if (name in stated || (field !== undefined && findField(register, field))) continue
    throw new Problem('input/invalid', { errors: { [name]: ['There is no such column.'] } })
  }
}
