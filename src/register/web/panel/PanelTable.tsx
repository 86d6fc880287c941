import { Table } from '@mantine/core'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { ShownValue } from '../show/ShownValue.tsx'
import type { PanelRows } from './panel-rows.ts'

/** The rows of a panel beside each other, where there is room. */
export function PanelTable({ register, columns, rows, nameOf, beside }: PanelRows) {
  const { text, say } = useLanguage()
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table verticalSpacing={6} aria-label={say(register.many)}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ name, label }) => (
              <Table.Th key={name}>{say(label)}</Table.Th>
            ))}
            {beside && <Table.Th aria-label={text('panel_actions')} />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              {columns.map(({ name, field }) => (
                <Table.Td key={name}>
                  {name === register.named ? (
                    nameOf(row)
                  ) : (
                    <ShownValue field={field} value={row[name]} />
                  )}
                </Table.Td>
              ))}
              {beside && <Table.Td>{beside(row)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
