import { useSay } from '../../../kit/web/language/Language.tsx'
import type { AnyRow, Register } from '../../define.ts'
import type { RegisterWeb } from '../beside.ts'
import { History } from '../history/History.tsx'
import classes from './form.module.css'

type Props = { register: Register; web: RegisterWeb; row: AnyRow }

/** What stands under the form of a row that is there: the register's own panels, its history last. */
export function RowPanels({ register, web, row }: Props) {
  const say = useSay()
  return (
    <>
      {web.panels?.map(({ title, Panel }) => (
        <section key={title} className={classes.section} aria-label={say(title)}>
          <h2>{say(title)}</h2>
          <Panel row={row} />
        </section>
      ))}
      <History key={row.version} register={register} row={row} />
    </>
  )
}
