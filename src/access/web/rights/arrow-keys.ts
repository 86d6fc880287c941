import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const boxesIn = (row: Element) => [
  ...row.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not(:disabled)'),
]

/** The arrow keys go from box to box: along a family, and up and down a column as far as it has one. */
export function arrowKeys(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key]
  const box = event.target
  if (step === undefined || !(box instanceof HTMLInputElement)) return
  const [down, along] = step
  const rows = [...event.currentTarget.querySelectorAll('tr')].filter(
    (row) => boxesIn(row).length > 0,
  )
  const at = rows.findIndex((row) => row.contains(box))
  const here = boxesIn(rows[at] ?? box)
  const next =
    down === 0
      ? here[here.indexOf(box) + along]
      : nearest(boxesIn(rows[at + down] ?? box), box.getBoundingClientRect().left)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

const nearest = (boxes: readonly HTMLInputElement[], left: number) =>
  [...boxes].sort((one, other) => distance(one, left) - distance(other, left))[0]

const distance = (box: HTMLInputElement, left: number) =>
  Math.abs(box.getBoundingClientRect().left - left)
