import { useEffect, useEffectEvent, useRef } from 'react'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { RowCommands } from '../rows/use-row-commands.tsx'
import type { List } from '../use-register-list.ts'
import { KeysHelp } from './KeysHelp.tsx'
import { useKeysEnabled } from './keys-enabled.ts'

/** Elements that take typed letters, and open menus and dialogs, which have their own keys. */
const elsewhere =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]'

/** The keys of a list. The cursor is the focus itself: what it stands on is read aloud and seen. */
export function useListKeys(list: List, commands: RowCommands) {
  const text = useText()
  const { openModal } = useModals()
  const [enabled] = useKeysEnabled()
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef(0)
  const { rows, selecting } = list

  const lines = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const stand = (at: number) => {
    const line = lines()[Math.max(0, Math.min(at, rows.length - 1))]
    line?.querySelector<HTMLElement>('[data-cursor]')?.focus()
    line?.scrollIntoView({ block: 'nearest' })
  }
  const at = () => lines().findIndex((line) => line.contains(document.activeElement))
  const explain = () => openModal('keys', { title: text('list_keys'), body: <KeysHelp /> })

  const click = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click()
  const step = (by: number) => {
    const here = at()
    stand(here < 0 ? last.current : here + by)
    return true
  }
  const onRow = (work: (row: List['rows'][number]) => void) => {
    const row = rows[at()]
    if (row !== undefined) work(row)
    return row !== undefined
  }
  /** Each answers whether it took the key. */
  const keys: Record<string, () => boolean> = {
    j: () => step(1),
    k: () => step(-1),
    // The arrows scroll the page until a row has the focus.
    down: () => at() >= 0 && step(1),
    up: () => at() >= 0 && step(-1),
    x: () => list.mayPick && onRow(({ id }) => selecting.pick(rows, id)),
    e: () =>
      onRow((row) => {
        if (row.can.includes('archive')) commands.archive(row)
      }),
    n: () => {
      click('new')
      return true
    },
    '/': () => {
      ref.current?.querySelector<HTMLElement>('input[data-key=search]')?.focus()
      return true
    },
    '?': () => {
      explain()
      return true
    },
  }
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (ctrlKey || metaKey || altKey || defaultPrevented) return
    if (target instanceof Element && target.closest(elsewhere)) return
    if (keys[key.replace('Arrow', '').toLowerCase()]?.()) event.preventDefault()
  })
  useEffect(() => {
    if (!enabled) return undefined
    const press = (event: KeyboardEvent) => onPress(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled])

  const stood = useRef(false)
  useEffect(() => {
    function note() {
      const here = at()
      stood.current = here >= 0
      if (here >= 0) last.current = here
    }
    // A click elsewhere leaves the rows, whatever has the focus then.
    function leave({ target }: PointerEvent) {
      if (!(target instanceof Element && target.closest('[data-row]'))) stood.current = false
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', leave)
    }
  })
  // A row that goes takes the focus with it: the one that comes in its place gets it.
  useEffect(() => {
    if (rows.length > 0 && stood.current && document.activeElement === document.body)
      stand(last.current)
  })
  return { ref, explain }
}

export type ListKeys = ReturnType<typeof useListKeys>
