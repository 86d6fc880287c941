import { Skeleton, Tabs } from '@mantine/core'
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useHolds } from '../../../access/web/use-holds.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../define.ts'
import type { RecordTab } from '../extension.ts'

type Props = { tabs: readonly RecordTab[]; row: AnyRow; children: ReactNode }

const details = 'details'

/** The details of a row, and beside them what other subjects have of it; the address says which is open. */
export function RecordTabs({ tabs, row, children }: Props) {
  const text = useText()
  const holds = useHolds()
  const [params, setParams] = useSearchParams()
  const shown = tabs.filter(({ grants }) => grants.some(holds))
  const open = shown.find(({ name }) => name === params.get('tab'))?.name ?? details
  const strip = useRef<HTMLDivElement>(null)
  // On a phone the strip is longer than the screen: the open tab is in sight.
  useLayoutEffect(() => {
    const tab = strip.current?.querySelector(`[data-tab="${open}"]`)
    if (tab) showWithin(strip.current, tab)
  }, [open])
  if (shown.length === 0) return children
  const change = (name: string | null) =>
    setParams(name === null || name === details ? {} : { tab: name }, { replace: true })
  return (
    <Tabs value={open} onChange={change} keepMounted={false}>
      <Tabs.List
        ref={strip}
        data-no-print
        mb="md"
        style={{ flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden' }}
      >
        <Tabs.Tab value={details} data-tab={details}>
          {text('record_details')}
        </Tabs.Tab>
        {shown.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name} data-tab={name}>
            {text(label)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={details}>{children}</Tabs.Panel>
      {shown.map(({ name, Tab }) => (
        <Tabs.Panel key={name} value={name}>
          <Suspense fallback={<Skeleton height={160} radius="md" />}>
            <Tab row={row} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** Scrolls the strip alone, never the page. */
function showWithin(strip: Element | null, tab: Element) {
  if (strip === null) return
  const [whole, one] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  strip.scrollLeft += one.left - whole.left - (whole.width - one.width) / 2
}
