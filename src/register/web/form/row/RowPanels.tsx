import { Skeleton } from '@mantine/core'
import { Suspense, useMemo } from 'react'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow, Register } from '../../../define.ts'
import type { RegisterWeb } from '../../extension.ts'
import { History } from '../../history/History.tsx'
import { historyId, panelId } from '../fields/sections.ts'
import classes from '../form.module.css'

type Props = {
  register: Register
  web: RegisterWeb
  row: AnyRow
  /** Where the row is read alone: its panels change nothing, and its history stands open. */
  reading?: boolean
}

/** What stands under a row that is there: the register's own panels, its history last. */
export function RowPanels({ register, web, row, reading = false }: Props) {
  const say = useSay()
  const shown = useMemo(() => (reading ? { ...row, can: [] } : row), [reading, row])
  return (
    <>
      {web.panels?.map(({ title, Panel }, at) => (
        <section key={title} id={panelId(at)} className={classes.section} aria-label={say(title)}>
          <h2>{say(title)}</h2>
          <Suspense fallback={<Skeleton height={120} radius="md" />}>
            <Panel row={shown} />
          </Suspense>
        </section>
      ))}
      <div id={historyId} style={{ scrollMarginTop: '5rem' }}>
        <History key={row.version} register={register} row={row} opens={reading} />
      </div>
    </>
  )
}
