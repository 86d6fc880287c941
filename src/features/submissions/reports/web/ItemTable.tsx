import { Table } from '@mantine/core'
import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type ReportItem, share } from './ItemFigure.tsx'
import classes from './reports.module.css'

/** What scrolls sideways must be reached by keyboard. */
export const reached = { tabIndex: 0 }

/** The same as the drawings, as a table: what fails most stands first. */
export function ItemTable({ items }: { items: readonly ReportItem[] }) {
  const { locale, text } = useLanguage()
  const rate = ({ fails, answered }: ReportItem) => (answered === 0 ? 0 : fails / answered)
  const rows = items.toSorted((one, other) => rate(other) - rate(one))
  return (
    <section
      className={`${classes.scroll} p-2 overflow-x-auto bg-surface border rounded`}
      aria-label={text('report_items')}
      {...reached}
    >
      <Table striped highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('report_item')}</Table.Th>
            <Table.Th ta="right">{text('report_answers')}</Table.Th>
            <Table.Th ta="right">{text('report_failed')}</Table.Th>
            <Table.Th ta="right">{text('report_rate')}</Table.Th>
            <Table.Th>{text('report_chosen')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((item) => (
            <Table.Tr key={item.key}>
              <Table.Td>{item.label}</Table.Td>
              <Table.Td ta="right">{numberIn(locale, item.answered)}</Table.Td>
              <Table.Td ta="right">{numberIn(locale, item.fails)}</Table.Td>
              <Table.Td ta="right">{percentIn(locale, share(item.fails, item.answered))}</Table.Td>
              <Table.Td>
                {item.options
                  .filter(({ count }) => count > 0)
                  .map(({ label, count }) => `${label}: ${numberIn(locale, count)}`)
                  .join(' · ')}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
