import { Table } from '@mantine/core'
import { Link } from 'react-router'
import stacked from '../../../kit/web/page/stacked.module.css'
import { CsvButton } from './CsvButton.tsx'

export type RecordRow = {
  id: string
  cells: readonly { words: string; to?: string | null | undefined }[]
}
type Props = { title: string; heads: readonly string[]; rows: readonly RecordRow[] }

/** What a number counts, where no register lists it; also as a file. */
export function RecordTable({ title, heads, rows }: Props) {
  return (
    <div className="stack gap-2">
      <div className="overflow-x-auto">
        <Table aria-label={title} className={stacked.stacked ?? ''}>
          <Table.Thead>
            <Table.Tr>
              {heads.map((head) => (
                <Table.Th key={head}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ id, cells }) => (
              <Table.Tr key={id}>
                {cells.map(({ words, to }, at) => (
                  <Table.Td
                    key={heads[at]}
                    {...(at === 0
                      ? { className: 'whitespace-nowrap' }
                      : { 'data-label': heads[at] })}
                  >
                    {to ? <Link to={to}>{words}</Link> : words}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <CsvButton
        title={title}
        heads={heads}
        lines={rows.map(({ cells }) => cells.map(({ words }) => words))}
      />
    </div>
  )
}
