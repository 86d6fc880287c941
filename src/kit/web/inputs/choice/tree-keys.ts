import type { TreeOption, TreeRow } from './tree.ts'

type Moved = {
  active: number
  handled: boolean
  open?: { option: TreeOption; wanted: boolean }
}

/** Where a key leads in an open tree: up, down, into a branch and out of it. */
export function moveInTree(
  rows: readonly TreeRow[],
  active: number,
  key: string,
  upAndDownOnly: boolean,
): Moved {
  const row = rows[active]
  const last = rows.length - 1
  if (key === 'ArrowDown') return { active: active >= last ? 0 : active + 1, handled: true }
  if (key === 'ArrowUp') return { active: active <= 0 ? last : active - 1, handled: true }
  if (upAndDownOnly || row === undefined) return { active, handled: false }
  if (key === 'Home') return { active: 0, handled: true }
  if (key === 'End') return { active: last, handled: true }
  const option = row.kind === 'option' ? row.option : undefined
  const expanded = row.kind === 'option' ? row.expanded : undefined
  if (key === 'ArrowRight' && option && expanded === false)
    return { active, handled: true, open: { option, wanted: true } }
  if (key === 'ArrowRight' && expanded) return { active: Math.min(active + 1, last), handled: true }
  if (key === 'ArrowLeft' && option && expanded)
    return { active, handled: true, open: { option, wanted: false } }
  if (key === 'ArrowLeft') {
    const parent = rows.findLastIndex((other, at) => at < active && other.level < row.level)
    return { active: parent < 0 ? active : parent, handled: true }
  }
  return { active, handled: false }
}
