import { Table } from '@mantine/core'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { byDay } from './by-day.ts'
import { Change } from './Change.tsx'
import classes from './changes.module.css'
import { timesIn } from './times.ts'
import { whoDid } from './who-did.ts'

export type DaysProps = { days: ReturnType<typeof byDay>; zone: string; isOld: boolean }

/** The log as a table, a day after the other. */
export function ChangesTable({ days, zone, isOld }: DaysProps) {
  const { text, locale } = useLanguage()
  const { dayOf, timeOf } = timesIn(locale, zone)
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
                <h2>{dayOf(day)}</h2>
              </Table.Th>
            </Table.Tr>
            {changes.map((change) => (
              <Table.Tr key={change.seq}>
                <Table.Td className={classes.time}>
                  <time dateTime={change.at}>{timeOf(change.at)}</time>
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
