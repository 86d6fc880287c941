// What a list shows: what its address says, and where that says nothing, what the person begins with.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { showWhole, useSession } from '../../../../access/web/session.ts'
import type { State } from '../../../capabilities/list/contract.ts'
import type { Register } from '../../../define.ts'
import type { useSavedViews } from '../views/use-saved-views.ts'
import { following, isAsBegun, narrowedTo, presentFilter, wantsWhole } from './beginning.ts'
import { type Fixed, isNarrowed, type ListView, readView, writeView } from './list-address.ts'
import { type Show, useListAddress } from './use-list-address.ts'

type Kept = Pick<ReturnType<typeof useSavedViews>, 'isPending' | 'views'>

const nothing: ListView['filters'] = {}

/** What the lists of a register are narrowed to for now: what the person works on, unless they want them whole. */
export function usePresentFilter(register: Register, fixed?: Fixed) {
  const { project, team, wholeLists = [] } = useSession()
  const chosen = useMemo(
    () => presentFilter(register, fixed, { project, team }),
    [register, fixed, project, team],
  )
  const present = wholeLists.includes(register.name) ? nothing : chosen
  const [id] = Object.values(present).flat()
  /** What it is called that the lists are narrowed to. */
  const named = [project, team].find((one) => one !== undefined && one.id === id)?.name
  return { chosen, present, named }
}

/** The view of a list and the way to another. What is begun with stands in the address as soon as it is shown, so that
 *  a link to it shows the same to others. */
export function useListView(
  register: Register,
  { fixed, begins }: { fixed: Fixed | undefined; begins: ListView['filters'] | undefined },
  state: State,
  kept: Kept,
): { view: ListView; show: Show } {
  const { view: said, show: goTo } = useListAddress(register, fixed)
  const { chosen, present } = usePresentFilter(register, fixed)
  const asksForNone = state === 'active' && writeView(said) === ''
  const own = kept.views.find(({ is_default }) => is_default)
  // The view that the person opens the list with, when the address asks for none.
  const usual = useMemo(
    () =>
      own === undefined
        ? begins && { ...said, filters: begins }
        : readView(new URLSearchParams(own.query), register, fixed),
    [own, begins, said, register, fixed],
  )
  // Until it stands in the address it is shown all the same: no other rows are asked for first.
  const [isBegun, setBegun] = useState(false)
  if (!isBegun && !asksForNone) setBegun(true)
  const begun = asksForNone && !isBegun && usual !== undefined ? usual : said
  const view = useMemo(
    () => (isNarrowed(said) && !isAsBegun(said, begins) ? said : narrowedTo(begun, present)),
    [said, begins, begun, present],
  )
  const arrived = useRef(false)
  const chosenBefore = useRef(chosen)
  useEffect(() => {
    if (kept.isPending) return
    const before = chosenBefore.current
    chosenBefore.current = chosen
    const opens = !arrived.current && asksForNone
    arrived.current = true
    const next =
      usual !== undefined && opens ? narrowedTo(usual, present) : following(view, before, chosen)
    if (next !== said) goTo(next, { replace: true })
  }, [kept.isPending, usual, asksForNone, said, view, chosen, present, goTo])

  const show: Show = useCallback(
    (next, options) =>
      goTo((now) => {
        const wanted = typeof next === 'function' ? next(now) : next
        if (wantsWhole(present, now, wanted)) showWhole(register.name)
        return wanted
      }, options),
    [goTo, present, register.name],
  )
  return { view, show }
}
