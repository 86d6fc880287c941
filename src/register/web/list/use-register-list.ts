// Everything that a list screen knows and can do, without a word of how it looks.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { State } from '../../capabilities/list/contract.ts'
import { type AnyRow, fieldOf, has, type Register } from '../../define.ts'
import { kindOf } from '../../fields/all.ts'
import { pointedIn } from '../../fields/pointing.ts'
import { addressWithin } from '../../screens-of.ts'
import type { RegisterWeb } from '../extension.ts'
import {
  emptyView,
  type Fixed,
  isNarrowed,
  type ListView,
  queryOf,
} from './address/list-address.ts'
import { useListView } from './address/use-list-view.ts'
import {
  emptySelection,
  nothingPicked,
  type Picked,
  pick,
  pickedAll,
  type Selection,
} from './bulk/selection.ts'
import { chosenColumns } from './columns/columns.ts'
import { useMay } from './use-may.ts'
import { allRows, refreshRows, useRows } from './use-rows.ts'
import { useSavedViews } from './views/use-saved-views.ts'

/** Where a register without screens of its own is listed, and how its rows are opened there. */
export type Places = { list: string; create?: string; row?: (row: AnyRow) => string }

export type ListProps = {
  register: Register
  web: RegisterWeb
  state: State
  within?: string
  /** What the screen is called, in English, where that is not the register's own name. */
  title?: string
  fixed?: Fixed
  /** What it is narrowed by to begin with, where its address asks for nothing. */
  begins?: ListView['filters']
  places?: Places
}

export function useRegisterList(props: ListProps) {
  const { register, web, state: stateOfScreen, within, fixed, begins, places } = props
  const queries = useQueryClient()
  const { locale, text, say } = useLanguage()
  const may = useMay(register)
  const kept = useSavedViews(register.name)
  const { view, show } = useListView(register, { fixed, begins }, stateOfScreen, kept)
  const state = stateOfScreen === 'active' ? (view.state ?? 'active') : stateOfScreen
  const asked = useMemo(
    () => queryOf(register, view, state, within, fixed),
    [register, view, state, within, fixed],
  )
  const found = useRows(register, asked, view.page, view.perPage)
  const selecting = useSelection(JSON.stringify([state, view.search, view.filters]))
  const columns = useMemo(
    () => chosenColumns(register, state, kept.columns),
    [register, state, kept.columns],
  )

  // A page that is no longer there, because what stood on it has gone: the last that is.
  const { last_page: lastPage = 1 } = found.data ?? {}
  useEffect(() => {
    if (!found.isPlaceholderData && found.data !== undefined && view.page > lastPage)
      show({ ...view, page: lastPage }, { replace: true })
  }, [found.isPlaceholderData, found.data, lastPage, show, view])

  /** The filter whose editor is open. */
  const [edited, editFilter] = useState<string>()
  const [reading, editing] = [may.open('record'), may.open('edit')]
  return {
    register,
    web,
    within,
    title: props.title ?? register.many,
    fixed,
    places,
    state,
    may,
    kept,
    view,
    show,
    asked,
    columns,
    selecting,
    edited,
    editFilter,
    rows: found.data?.data ?? [],
    total: found.data?.total,
    lastPage,
    isPending: found.isPending || kept.isPending,
    isError: found.isError,
    isOld: found.isPlaceholderData,
    isNarrowed: isNarrowed(view),
    mayOrder: may.do('order'),
    /** Whether anything can be done with several rows at once. */
    mayPick:
      state === 'deleted'
        ? may.do('restore')
        : (web.selectionActions?.length ?? 0) > 0 ||
          (has(register, 'archive') && may.do('archive')) ||
          (has(register, 'edit') && may.do('edit')),
    retry: () => void found.refetch(),
    readAll: () => allRows(register, asked),
    refresh: () => refreshRows(queries, register),
    /** What the rows lie within, as they say it. */
    place: pointedIn(found.data?.data[0]?.[register.within ?? ''])?.name,
    clearFilters: () => show({ ...view, search: '', filters: emptyView.filters, page: 1 }),
    /** The address of a row's read view, for people who may open it. */
    addressOf: (row: AnyRow) =>
      places?.row?.(row) ??
      (reading === undefined ? undefined : addressWithin(reading, within, row.id)),
    /** Where it is changed: in its own place, where it is read there. */
    editAddressOf: (row: AnyRow) =>
      places?.row?.(row) ??
      (editing === undefined ? undefined : addressWithin(editing, within, row.id)),
    nameOf(row: AnyRow): string {
      const called = web.called?.(row, { locale, text })
      if (called !== undefined) return called
      const field = fieldOf(register, register.named)
      const value = row[register.named]
      return value === null || value === undefined || value === ''
        ? '—'
        : kindOf(field).toText(value, field, say)
    },
  }
}

export type List = ReturnType<typeof useRegisterList>

/** The selected rows; `of` is what they were selected out of, and another one begins with none. */
function useSelection(of: string) {
  const [held, setHeld] = useState<Picked & { of: string }>({ of, ...nothingPicked })
  const now = held.of === of ? held : { ...held, selection: emptySelection }
  const { selection } = now
  const set = (next: Selection) => setHeld({ ...now, of, selection: next })
  return {
    selection,
    /** `range`: everything between this row and the one that was picked before it. */
    pick: (rows: readonly AnyRow[], id: string, range = false) =>
      setHeld({ of, ...pick(now, rows, id, range) }),
    add: (rows: readonly AnyRow[]) =>
      set(new Map([...selection, ...rows.map((row): [string, AnyRow] => [row.id, row])])),
    pickAll: (rows: readonly AnyRow[]) => set(pickedAll(selection, rows)),
    keep: (ids: readonly string[]) =>
      set(new Map([...selection].filter(([id]) => ids.includes(id)))),
    clear: () => set(emptySelection),
  }
}
