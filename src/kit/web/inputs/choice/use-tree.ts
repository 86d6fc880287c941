import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { branchesAbove, type LoadState, type TreeOption, wholeList, withChildren } from './tree.ts'

export type TreeSource = {
  /** The options at hand, or none when `loadOptions` brings them at the first opening. */
  options?: TreeOption[]
  loadOptions?: () => Promise<TreeOption[]>
  loadChildren?: (option: TreeOption) => Promise<TreeOption[]>
  /** Asks elsewhere for what is typed, instead of filtering the options at hand. */
  searchOptions?: (text: string) => Promise<TreeOption[]>
}

const searchPause = 300

/** The options of a tree as far as they are loaded, and which of its branches are open. */
export function useTree({ options, loadOptions, loadChildren, searchOptions }: TreeSource) {
  const [loaded, setLoaded] = useState<TreeOption[]>()
  const [states, setStates] = useState<ReadonlyMap<string, LoadState>>(new Map())
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const latest = useRef(0)
  const present = loaded ?? options ?? []

  function mark(id: string, state?: LoadState) {
    setStates((now) => {
      const next = new Map(now)
      if (state) next.set(id, state)
      else next.delete(id)
      return next
    })
  }
  async function load(id: string, ask: () => Promise<TreeOption[]>) {
    const turn = id === wholeList ? ++latest.current : 0
    const overtaken = () => id === wholeList && turn !== latest.current
    mark(id, 'loading')
    try {
      const found = await ask()
      if (overtaken()) return
      setLoaded((now) => (id === wholeList ? found : withChildren(now ?? options ?? [], id, found)))
      mark(id)
    } catch (error) {
      if (overtaken()) return
      console.warn('Options could not be loaded', error)
      mark(id, 'failed')
    }
  }
  const find = (text: string) => searchOptions && load(wholeList, () => searchOptions(text))
  const findLater = useDebouncedCallback(find, searchPause)

  return {
    options: present,
    isOpen: (option: TreeOption) => openIds.has(option.id),
    state: states.get(wholeList),
    states,
    /** Loads the list when it was not loaded yet, and opens the way to what is chosen. */
    begin(chosen: string[]) {
      setOpenIds((now) => new Set([...now, ...branchesAbove(present, chosen)]))
      if (loadOptions && loaded === undefined) load(wholeList, loadOptions)
    },
    search(text: string) {
      if (!searchOptions) return
      if (text.trim() === '') {
        latest.current += 1
        setLoaded([])
        mark(wholeList)
      } else findLater(text)
    },
    open(option: TreeOption, wanted: boolean) {
      setOpenIds((now) => {
        const next = new Set(now)
        if (wanted) next.add(option.id)
        else next.delete(option.id)
        return next
      })
      if (wanted && option.children === null && loadChildren && states.get(option.id) === undefined)
        load(option.id, () => loadChildren(option))
    },
    retry(parent: TreeOption | undefined, text: string) {
      if (parent && loadChildren) load(parent.id, () => loadChildren(parent))
      else if (searchOptions) find(text)
      else if (loadOptions) load(wholeList, loadOptions)
    },
  }
}
