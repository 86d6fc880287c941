import { Button, Table } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { hand } from '../../../kit/http/download.web.ts'
import { figureIn } from '../../../kit/language/numbers-and-days.ts'
import { csvLine } from '../../../kit/spreadsheet/csv.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'

export type FigureRow = {
  id: string
  label: string
  values: readonly number[]
  to?: string | null | undefined
}
type Props = { title: string; heads: readonly string[]; rows: readonly FigureRow[] }

/** The table behind a drawing, also as a file. */
export function FigureTable({ title, heads, rows }: Props) {
  const { text, locale } = useLanguage()
  function download() {
    const lines = [heads, ...rows.map(({ label, values }) => [label, ...values.map(String)])]
    hand(new Blob([`\uFEFF${lines.map(csvLine).join('')}`], { type: 'text/csv' }), `${title}.csv`)
  }
  return (
    <details>
      <summary>{text('figures_table')}</summary>
      <Table.ScrollContainer minWidth={280}>
        <Table>
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
            {rows.map(({ id, label, values, to }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row">{to ? <Link to={to}>{label}</Link> : label}</Table.Th>
                {values.map((value, at) => (
                  <Table.Td key={heads[at + 1]} ta="end">
                    {figureIn(locale, value)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={download}
      >
        {text('figures_csv')}
      </Button>
    </details>
  )
}
