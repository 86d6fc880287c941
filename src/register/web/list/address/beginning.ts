// What a list begins with where its address asks for nothing: it is narrowed to what the person works on.
import type { PresentWork } from '../../../../access/web/present-work.ts'
import type { Register } from '../../../define.ts'
import { presentIn } from '../../present-in.ts'
import { type Fixed, filterable, filtered, isNarrowed, type ListView } from './list-address.ts'

type Filters = ListView['filters']

/** By one field, the project where there is a choice of both: hardly a row names both. */
export function presentFilter(register: Register, fixed: Fixed | undefined, work: PresentWork) {
  const [first] = presentIn(filterable(register, fixed), work)
  return first === undefined ? {} : { [first[0]]: [first[1].id] }
}

/** Whether a view asks for no more than its list begins with. */
export const isAsBegun = (view: ListView, begins: Filters = {}): boolean =>
  view.search === '' &&
  Object.keys(view.filters).length === Object.keys(begins).length &&
  Object.entries(begins).every(
    ([name, values]) => String(values.toSorted()) === String(view.filters[name]?.toSorted()),
  )

/** A view without a filter of its own by that field gets this one. */
export function narrowedTo(view: ListView, present: Filters): ListView {
  const names = Object.keys(present)
  if (names.length === 0 || names.some((name) => name in view.filters)) return view
  return { ...view, filters: { ...view.filters, ...present }, page: 1 }
}

/** Whether somebody who goes from one view to the next wants the list whole, whatever they work on. */
export function wantsWhole(present: Filters, before: ListView, next: ListView): boolean {
  const names = Object.keys(present)
  const says = ({ filters }: ListView) => names.some((name) => name in filters)
  return names.length > 0 && !says(next) && (says(before) || !isNarrowed(next))
}

/** A view that shows what was worked on shows what is worked on now. */
export function following(view: ListView, before: Filters, now: Filters): ListView {
  const shows = Object.entries(before).find(([name, [id]]) => {
    const chosen = view.filters[name] ?? []
    return chosen.length === 1 && chosen[0] === id && now[name]?.[0] !== id
  })
  return shows === undefined ? view : narrowedTo(filtered(view, shows[0], []), now)
}
