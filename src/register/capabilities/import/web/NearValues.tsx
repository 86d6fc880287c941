import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useRef } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { LineVerdict } from '../contract.ts'
import classes from './import.module.css'
import type { Import } from './use-import.ts'

type NearChoice = { field: string; said: string; near: string; lines: number }

/** Values that most likely mean another, each once for all lines that say it. */
function nearChoices(lines: readonly LineVerdict[]): NearChoice[] {
  const found = new Map<string, NearChoice>()
  for (const { near } of lines)
    for (const [field, values] of Object.entries(near))
      for (const { said, near } of values) {
        const key = JSON.stringify([field, said])
        const before = found.get(key)
        found.set(key, { field, said, near, lines: (before?.lines ?? 0) + 1 })
      }
  return [...found.values()].sort((a, b) => b.lines - a.lines)
}

/** More are seldom read; the next ones come when these are made. */
const atOnce = 12

type Props = { lines: readonly LineVerdict[]; labelIn: (field: string) => string; state: Import }

/** Corrections that the check thinks likely: each is made with one press, wherever the value stands. */
export function NearValues({ lines, labelIn, state }: Props) {
  const { text } = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  const all = nearChoices(lines)
  if (all.length === 0) return null
  function use(some: typeof all) {
    state.replace(some.map(({ field, said, near }) => ({ field, said, by: near })))
    // The button goes with what it mended.
    title.current?.focus()
  }
  return (
    <section className="stack gap-3" aria-labelledby="import-near">
      <h2 className="m-0 title-3" id="import-near" ref={title} tabIndex={-1}>
        {text('import_near')}
      </h2>
      <p className="hint m-0">{text('import_near_lead')}</p>
      <ul className={`${classes.near} bare box`}>
        {all.slice(0, atOnce).map((one) => (
          <li key={`${one.field} ${one.said}`} className="row gap-x-3 gap-y-2">
            <span className="break-anywhere">
              {labelIn(one.field)} <strong>“{one.said}”</strong>
            </span>
            <IconArrowRight size={16} aria-hidden="true" />
            <Button size="compact-sm" variant="light" onClick={() => use([one])}>
              {text('import_near_use', { near: one.near })}
            </Button>
            <span className="hint m-0">{text('import_near_lines', { count: one.lines })}</span>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <div>
          <Button variant="default" onClick={() => use(all)}>
            {text('import_near_all')}
          </Button>
        </div>
      )}
    </section>
  )
}
