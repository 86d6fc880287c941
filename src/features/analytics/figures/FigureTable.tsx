import { Table } from '@mantine/core'
import { Link } from 'react-router'
import { figureIn } from '../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import stacked from '../../../kit/web/page/stacked.module.css'
import { CsvButton } from './CsvButton.tsx'
import classes from './figures.module.css'

export type FigureRow = {
  id: string
  label: string
  values: readonly number[]
  to?: string | null | undefined
  /** The list of just what a number counts, in the order of the values. */
  tos?: readonly (string | null)[]
}
type Props = { title: string; heads: readonly string[]; rows: readonly FigureRow[] }

/** The table behind a drawing, also as a file. */
export function FigureTable({ title, heads, rows }: Props) {
  const { text, locale } = useLanguage()
  return (
    <details className={classes.table ?? ''}>
      <summary>{text('figures_table')}</summary>
      <div className="overflow-x-auto">
        <Table className={stacked.stacked ?? ''}>
          <Table.Thead>
            <Table.Tr>
              {heads.map((head, at) => (
                <Table.Th key={head} ta={at === 0 ? 'start' : 'end'}>
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ id, label, values, to, tos }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row">{to ? <Link to={to}>{label}</Link> : label}</Table.Th>
                {values.map((value, at) => {
                  const opens = value === 0 ? undefined : tos?.[at]
                  const words = figureIn(locale, value)
                  const name = `${label}: ${heads[at + 1]}`
                  return (
                    <Table.Td key={heads[at + 1]} ta="end" data-label={heads[at + 1]}>
                      {opens ? (
                        <Link
                          to={opens}
                          aria-label={text('figures_records', { name, value: words })}
                        >
                          {words}
                        </Link>
                      ) : (
                        words
                      )}
                    </Table.Td>
                  )
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <CsvButton
        title={title}
        heads={heads}
        lines={rows.map(({ label, values }) => [label, ...values.map(String)])}
      />
    </details>
  )
}
