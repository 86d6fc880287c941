import type { TreeOption } from '../../../../kit/web/inputs/choice/tree.ts'

type Choice = { id: string; name: string; parent: string | null }

/** The choices as the tree they are. `without` and what lies below it is left out: nothing may lie
 *  within itself. A row whose parent the person may not see stands at the top. */
export function treeOf(choices: readonly Choice[], without?: string): TreeOption[] {
  const known = new Set(choices.map(({ id }) => id))
  const byParent = Map.groupBy(choices, ({ parent }) =>
    parent !== null && known.has(parent) ? parent : null,
  )
  const below = (parent: string | null): TreeOption[] =>
    (byParent.get(parent) ?? [])
      .filter(({ id }) => id !== without)
      .map(({ id, name }) => {
        const children = below(id)
        return { id, label: name, ...(children.length > 0 && { children }) }
      })
  return below(null)
}
