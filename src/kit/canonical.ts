// JSON in one spelling, so that the same content has the same hash wherever it is computed:
// - the members of an object in the order of their names, by UTF-16 code units;
// - no white space; members that are undefined are left out;
// - text, numbers, true, false and null as JSON.stringify spells them.
// It is RFC 8785 for whatever JSON.parse can give.
import { isRecord } from './own.ts'

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const members = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
  return `{${members.join(',')}}`
}
