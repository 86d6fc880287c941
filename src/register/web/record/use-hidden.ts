import { use, useMemo } from 'react'
import { orAnew } from '../../../kit/web/later.ts'
import type { AnyRow, Register } from '../../define.ts'
import { startOf } from '../form/save/values.ts'

const none: ReadonlySet<string> = new Set()

let engine: Promise<typeof import('../../shown-when.ts')> | undefined

/** Which fields are not asked for of this row. Where some are asked for only when others say so, the form engine
 *  decides it: it is fetched for these registers alone, within the boundary of the record. */
export function useHidden(register: Register, row: AnyRow): ReadonlySet<string> {
  const asked = Object.values(register.fields).some((field) => field.when !== undefined)
  if (asked) engine ??= orAnew(() => import('../../shown-when.ts'))
  const hiddenIn = asked && engine !== undefined ? use(engine).hiddenIn : undefined
  return useMemo(
    () => hiddenIn?.(register, startOf(register, row)) ?? none,
    [hiddenIn, register, row],
  )
}
