import { Skeleton, Tabs } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useHolds } from '../../../access/web/use-holds.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { useOpenTabInSight } from '../../../kit/web/page/use-open-tab-in-sight.ts'
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
  const strip = useOpenTabInSight(open)
  if (shown.length === 0) return children
  // Eight and more stand beside each other at a desk.
  const tight = shown.length > 6 ? { px: 6 } : {}
  const change = (name: string | null) =>
    setParams(name === null || name === details ? {} : { tab: name }, { replace: true })
  return (
    <Tabs value={open} onChange={change} keepMounted={false}>
      <Tabs.List ref={strip} data-no-print data-rows mb="md">
        <Tabs.Tab value={details} {...tight}>
          {text('record_details')}
        </Tabs.Tab>
        {shown.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name} {...tight}>
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
