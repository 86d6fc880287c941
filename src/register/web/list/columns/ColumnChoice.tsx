import { Divider, Group, ScrollArea, Switch, UnstyledButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { moved } from '../moved.ts'
import type { List } from '../use-register-list.ts'
import { ColumnRow } from './ColumnRow.tsx'
import classes from './columns.module.css'
import { chosenColumns, columnsFor } from './columns.ts'
import { useDense } from './use-dense.ts'

/** The shown columns in their order, then the others; a tick shows or hides, arrows move. */
export function ColumnChoice({ list }: { list: List }) {
  const text = useText()
  const [dense, setDense] = useDense()
  const { register, kept } = list
  const [first, ...shown] = chosenColumns(register, 'active', kept.columns)
  const names = shown.map(({ name }) => name)
  const others = columnsFor(register, 'active').filter(
    ({ name }) => name !== first?.name && !names.includes(name),
  )
  // A row that moves loses the focus in the browser: what was pressed gets it back.
  const rows = useRef<HTMLDivElement>(null)
  const pressed = useRef('')
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const [name = ''] = pressed.current.split(' ')
    const find = (id: string) => rows.current?.querySelector<HTMLElement>(`[data-press="${id}"]`)
    const again = find(pressed.current)
    ;(again?.matches(':disabled') === false ? again : find(name))?.focus()
  })
  function choose(chosen: string[], press: string) {
    pressed.current = press
    kept.chooseColumns([register.named, ...chosen])
  }
  return (
    <>
      <ScrollArea.Autosize mah={320} type="auto" offsetScrollbars="present">
        <div ref={rows}>
          {first && <ColumnRow column={first} />}
          {[...shown, ...others].map((column) => {
            const { name } = column
            const at = names.indexOf(name)
            return (
              <ColumnRow
                key={name}
                column={column}
                place={at < 0 ? undefined : { at, of: names.length }}
                onToggle={() =>
                  choose(at < 0 ? [...names, name] : names.filter((one) => one !== name), name)
                }
                onMove={(by) => choose(moved(names, at, at + by), `${name} ${by}`)}
              />
            )
          })}
        </div>
      </ScrollArea.Autosize>
      {kept.columns === null && <p className="hint m-0 px-1 mt-2">{text('list_columns_room')}</p>}
      <Divider my="xs" />
      <Group justify="space-between" wrap="nowrap">
        <Switch
          size="sm"
          label={text('list_dense')}
          checked={dense}
          onChange={(event) => setDense(event.currentTarget.checked)}
        />
        <UnstyledButton className={classes.reset} onClick={() => kept.chooseColumns(null)}>
          {text('list_columns_reset')}
        </UnstyledButton>
      </Group>
    </>
  )
}
