import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { moved } from '../moved.ts'

type Given<Row> = {
  list: RefObject<HTMLElement | null>
  rows: readonly Row[]
  nameOf(row: Row): string
  onOrder(rows: readonly Row[]): void
}

type Lift<Row> = { id: string; rows: readonly Row[] }

/** Before which of the list's items a height of the window lies. */
function placeAt(list: HTMLElement, y: number): number {
  const items = [...list.children]
  const at = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect()
    return y < top + height / 2
  })
  return at < 0 ? items.length - 1 : at
}

/** One row is lifted, by pointer or keyboard, moves, and is dropped or put back. */
export function useLift<Row extends { id: string }>({ list, rows, nameOf, onOrder }: Given<Row>) {
  const text = useText()
  const [lift, setLift] = useState<Lift<Row>>()
  const [said, setSaid] = useState('')
  const shown = lift?.rows ?? rows
  // A row that moves in the page loses the focus in some browsers: its handle gets it back.
  const focused = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (lift !== undefined) focused.current?.focus()
  })

  const placeOf = (at: number) => ({ at: at + 1, of: rows.length })
  function pick(row: Row, at: number) {
    setLift({ id: row.id, rows })
    setSaid(text('list_order_lifted', { name: nameOf(row), ...placeOf(at) }))
  }
  function move(row: Row, from: number, to: number) {
    if (to < 0 || to >= shown.length || to === from) return
    setLift({ id: row.id, rows: moved(shown, from, to) })
    setSaid(text('list_order_moved', { name: nameOf(row), ...placeOf(to) }))
  }
  function drop(row: Row, at: number) {
    setLift(undefined)
    if (lift !== undefined && shown.some(({ id }, place) => id !== rows[place]?.id)) onOrder(shown)
    setSaid(text('list_order_dropped', { name: nameOf(row), ...placeOf(at) }))
  }
  function putBack(row: Row) {
    setLift(undefined)
    setSaid(text('list_order_cancelled', { name: nameOf(row) }))
  }
  function press(event: KeyboardEvent, row: Row, at: number) {
    const isLifted = lift?.id === row.id
    const places: Record<string, number> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: shown.length - 1,
    }
    const to = isLifted ? places[event.key] : undefined
    if (event.key === ' ' || event.key === 'Enter') (isLifted ? drop : pick)(row, at)
    else if (isLifted && event.key === 'Escape') putBack(row)
    else if (to !== undefined) move(row, at, to)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const handle = (row: Row, at: number) => ({
    ref: row.id === lift?.id ? focused : undefined,
    onKeyDown: (event: KeyboardEvent) => press(event, row, at),
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pick(row, at)
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      if (lift?.id !== row.id || list.current === null) return
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        move(row, at, placeAt(list.current, event.clientY))
    },
    onPointerUp: () => lift?.id === row.id && drop(row, at),
    onPointerCancel: () => lift?.id === row.id && putBack(row),
  })
  return { shown, lifted: lift?.id, said, handle }
}
