import { type KeyboardEvent, useState } from 'react'

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** One cell is reached by Tab; the arrows lead from cell to cell. */
export function useRoving() {
  const [at, setAt] = useState('1 1')
  function onKeyDown(event: KeyboardEvent) {
    const from = (event.target as HTMLElement).dataset.at?.split(' ').map(Number)
    const step = steps[event.key]
    if (from === undefined || step === undefined) return
    const next = from.map((level, axis) => Math.min(5, Math.max(1, level + (step[axis] ?? 0))))
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${next.join(' ')}"]`)?.focus()
  }
  return { at, setAt, onKeyDown }
}
