import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { inOneRow, useOpenTabInSight } from '../page/use-open-tab-in-sight.ts'
import type { Controlled } from './field-props.ts'

export type TabItem<Value extends string = string> = { value: Value; label: string }

type Props<Value extends string> = Controlled<Value> & {
  /** What the tabs are about, for a screen reader. */
  label: string
  items: readonly TabItem<Value>[]
  /** What belongs to the active tab. */
  children: ReactNode
}

/** One active tab out of a list, underlined; the parent holds which one. */
export function TabStrip<Value extends string>(props: Props<Value>) {
  const { label, items, value, onChange, children } = props
  const strip = useOpenTabInSight(value, items.map((item) => item.label).join())
  function report(next: string | null) {
    const item = items.find((one) => one.value === next)
    if (item && item.value !== value) onChange(item.value)
  }
  return (
    <Tabs value={value} onChange={report}>
      <Tabs.List ref={strip} aria-label={label} style={inOneRow}>
        {items.map((item) => (
          <Tabs.Tab key={item.value} value={item.value}>
            {item.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {items.map((item) => (
        <Tabs.Panel key={item.value} value={item.value} pt="md">
          {item.value === value && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
