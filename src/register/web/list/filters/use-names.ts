import { kindOf } from '../../../fields/all.ts'
import type { Field } from '../../../fields/field.ts'
import { allPointedIn } from '../../../fields/pointing.ts'
import { useChoices } from '../../input/choices/use-choices.ts'
import type { List } from '../use-register-list.ts'

/** What the ids of a filter are called: the rows it leads to say it, else the choices do. */
export function useNames(
  { register, rows }: List,
  name: string,
  field: Field,
  values: readonly string[],
): (id: string) => string | undefined {
  const points = kindOf(field).points !== undefined && kindOf(field).filter === 'any-of'
  const seen = new Map(
    (points ? rows : []).flatMap((row) =>
      allPointedIn(row[name]).map((one) => [one.id, one.name] as const),
    ),
  )
  const unknown = values.some((value) => value !== 'none' && !seen.has(value))
  const { found } = useChoices(register, name, '', points && unknown)
  return (id) => seen.get(id) ?? found.find((one) => one.id === id)?.name
}
