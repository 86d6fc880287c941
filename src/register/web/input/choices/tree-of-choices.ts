import type { TreeOption } from '../../../../kit/web/inputs/choice/tree.ts'

type Choice = { id: string; name: string; parent: string | null; note?: string }

/** The choices as the tree they are. `without` and what lies below it is left out: nothing may lie
 *  within itself. A row whose parent the person may not see stands at the top, and so does one that can be chosen
 *  and whose parent cannot. */
export function treeOf(choices: readonly Choice[], without?: string): TreeOption[] {
  const known = new Map(choices.map((choice) => [choice.id, choice]))
  const byParent = Map.groupBy(choices, ({ parent, note }) => {
    const above = known.get(parent ?? '')
    return above === undefined || (above.note !== undefined && note === undefined) ? null : above.id
  })
  const below = (parent: string | null): TreeOption[] =>
    (byParent.get(parent) ?? [])
      .filter(({ id }) => id !== without)
      .map(({ id, name, note }) => {
        const children = below(id)
        return {
          id,
          label: name,
          ...(note !== undefined && { note }),
          ...(children.length > 0 && { children }),
        }
      })
  return below(null)
}
