import { plain } from './options.ts'

export type TreeOption = {
  id: string
  label: string
  /** None: a leaf. `null`: a branch whose children are loaded when it is opened. */
  children?: TreeOption[] | null
  disabled?: boolean
  /** Why it cannot be chosen; it is found by typing alone. */
  note?: string
}

export type LoadState = 'loading' | 'failed'
/** The key under which the state of the whole list stands among the states of branches. */
export const wholeList = ''

export type TreeRow =
  | { kind: 'option'; option: TreeOption; level: number; expanded: boolean | undefined }
  | { kind: 'note'; note: LoadState | 'empty'; parent: string; level: number }

/** Every option that the text is in, with the way to it; what matches keeps its own branch. */
export function filterTree(options: readonly TreeOption[], text: string): TreeOption[] {
  const wanted = plain(text.trim())
  if (wanted === '') return [...options]
  return options.flatMap((option) => {
    if (plain(option.label).includes(wanted)) return [option]
    const children = filterTree(option.children ?? [], text)
    return children.length > 0 ? [{ ...option, children }] : []
  })
}

/** Without what cannot be chosen. */
export const openOnes = (options: readonly TreeOption[]): TreeOption[] =>
  options
    .filter(({ note }) => note === undefined)
    .map(({ children, ...option }) => {
      if (!children?.length) return { ...option, ...(children !== undefined && { children }) }
      const within = openOnes(children)
      return { ...option, ...(within.length > 0 && { children: within }) }
    })

/** The rows on screen, from top to bottom. */
export function treeRows(
  options: readonly TreeOption[],
  isOpen: (option: TreeOption) => boolean,
  states: ReadonlyMap<string, LoadState>,
  level = 1,
): TreeRow[] {
  return options.flatMap((option): TreeRow[] => {
    if (option.children === undefined)
      return [{ kind: 'option', option, level, expanded: undefined }]
    const expanded = isOpen(option)
    const row: TreeRow = { kind: 'option', option, level, expanded }
    if (!expanded) return [row]
    const state = states.get(option.id)
    const below = level + 1
    if (option.children === null)
      return state ? [row, { kind: 'note', note: state, parent: option.id, level: below }] : [row]
    if (option.children.length === 0)
      return [row, { kind: 'note', note: 'empty', parent: option.id, level: below }]
    return [row, ...treeRows(option.children, isOpen, states, below)]
  })
}

/** The same tree with children put in the branch that was loaded. */
export function withChildren(
  options: readonly TreeOption[],
  id: string,
  children: TreeOption[],
): TreeOption[] {
  return options.map((option) => {
    if (option.id === id) return { ...option, children }
    return option.children
      ? { ...option, children: withChildren(option.children, id, children) }
      : option
  })
}

/** Every option with the branches above it. */
export function* walk(
  options: readonly TreeOption[],
  above: TreeOption[] = [],
): Generator<{ option: TreeOption; above: TreeOption[] }> {
  for (const option of options) {
    yield { option, above }
    if (option.children) yield* walk(option.children, [...above, option])
  }
}

/** The branches to open so that the chosen options are seen. */
export function branchesAbove(options: readonly TreeOption[], chosen: readonly string[]): string[] {
  const found = [...walk(options)].filter(({ option }) => chosen.includes(option.id))
  return [...new Set(found.flatMap(({ above }) => above.map((option) => option.id)))]
}
