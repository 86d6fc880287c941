import type { Register } from '../../../define.ts'

/** As long as a number that counts rows of a year may be: `SUB-2026-0064`, under whatever letters. */
const longest = 32

/** What names a row is a number, and needs no more room than one: `true`, else nothing to mark. */
export function isNumber({ fields, named }: Register): true | undefined {
  const { kind, max } = { max: undefined, ...fields[named] } as { kind?: string; max?: unknown }
  return (kind === 'text' && typeof max === 'number' && max <= longest) || undefined
}
