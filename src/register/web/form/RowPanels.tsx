import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useSay } from '../../../kit/web/language/Language.tsx'
import type { AnyRow, Register } from '../../define.ts'
import type { RegisterWeb } from '../beside.ts'
import { History } from '../history/History.tsx'
import classes from './form.module.css'
import { historyId, panelId } from './sections.ts'

type Props = { register: Register; web: RegisterWeb; row: AnyRow }

/** What stands under the form of a row that is there: the register's own panels, its history last. */
export function RowPanels({ register, web, row }: Props) {
  const say = useSay()
  return (
    <>
      {web.panels?.map(({ title, Panel }, at) => (
        <section key={title} id={panelId(at)} className={classes.section} aria-label={say(title)}>
          <h2>{say(title)}</h2>
          <Suspense fallback={<Skeleton height={120} radius="md" />}>
            <Panel row={row} />
          </Suspense>
        </section>
      ))}
      <div id={historyId} className={classes.anchor}>
        <History key={row.version} register={register} row={row} />
      </div>
    </>
  )
}
