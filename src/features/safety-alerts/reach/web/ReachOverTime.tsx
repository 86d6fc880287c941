import { Table } from '@mantine/core'
import { useTimes } from '../../../../access/web/use-times.ts'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { Columns } from '../../../../kit/web/charts/Columns.tsx'
import { Figure } from '../../../../kit/web/charts/Figure.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AlertReach } from './ReachOfAlert.tsx'

/** How many had been reached, had opened and had acknowledged it by when: drawn, and as a table. */
export function ReachOverTime({ reach: { by, over_time } }: { reach: AlertReach }) {
  const { text, locale } = useLanguage()
  const { day, moment, mark } = useTimes()
  const at = by === 'hour' ? moment : day
  return (
    <div className="stack gap-3">
      <Figure title={text('alert_over_time')} note={text('alert_over_time_note')}>
        <Columns
          columns={over_time.map((one) => ({
            id: one.at,
            label: mark(one.at, by),
            words: `${at(one.at)}: ${text('alert_over_time_words', one)}`,
            parts: [
              { value: one.acknowledged, tone: 'good' },
              { value: Math.max(0, one.read - one.acknowledged), tone: 'warning' },
              { value: Math.max(0, one.reached - Math.max(one.read, one.acknowledged)) },
            ],
          }))}
        />
      </Figure>
      <details>
        <summary>{text('alert_as_table')}</summary>
        <Table.ScrollContainer minWidth={320}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{text('alert_until')}</Table.Th>
                <Table.Th>{text('alert_reached')}</Table.Th>
                <Table.Th>{text('alert_read')}</Table.Th>
                <Table.Th>{text('alert_acknowledged')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {over_time.map((one) => (
                <Table.Tr key={one.at}>
                  <Table.Td>{at(one.at)}</Table.Td>
                  <Table.Td>{numberIn(locale, one.reached)}</Table.Td>
                  <Table.Td>{numberIn(locale, one.read)}</Table.Td>
                  <Table.Td>{numberIn(locale, one.acknowledged)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </details>
    </div>
  )
}
