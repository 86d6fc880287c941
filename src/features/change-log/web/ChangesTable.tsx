import { Table } from '@mantine/core'
import { useTimes } from '../../../access/web/use-times.ts'
import { dayAs } from '../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { byDay } from './by-day.ts'
import { Change } from './Change.tsx'
import classes from './changes.module.css'
import { whoDid } from './who-did.ts'

export type DaysProps = { days: ReturnType<typeof byDay>; isOld: boolean }

/** The log as a table, a day after the other. */
export function ChangesTable({ days, isOld }: DaysProps) {
  const { text, locale } = useLanguage()
  const { clock } = useTimes()
  return (
    <div className={classes.frame} data-old={isOld || undefined}>
      <Table className={classes.table} aria-label={text('nav_changes')} aria-busy={isOld}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.time}>{text('changes_head_when')}</Table.Th>
            <Table.Th className={classes.who}>{text('changes_head_who')}</Table.Th>
            <Table.Th>{text('changes_head_done')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {days.map(({ day, changes }) => (
          <Table.Tbody key={day}>
            <Table.Tr className={classes.day}>
              <Table.Th colSpan={3} scope="rowgroup">
                <h2>{dayAs(locale, day, { dateStyle: 'full' })}</h2>
              </Table.Th>
            </Table.Tr>
            {changes.map((change) => (
              <Table.Tr key={change.seq}>
                <Table.Td className={classes.time}>
                  <time dateTime={change.at}>{clock(change.at)}</time>
                </Table.Td>
                <Table.Td className={classes.who}>
                  <strong>{whoDid(change, text)}</strong>
                  <span className="hint block">{text(`changes_by_${change.by}`)}</span>
                </Table.Td>
                <Table.Td>
                  <Change change={change} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </div>
  )
}
