import { Table } from '@mantine/core'
import { StatusTag } from '../../src/kit/web/theme/StatusTag.tsx'

const rows = [
  ['Working at heights', 'Maya Okafor', '2027-04-02', 'ok', 142],
  ['First aid', 'Pete Ironside', '2026-12-01', 'expiring', 88],
  ['Confined spaces', 'Ana Cruz', '2026-08-14', 'expired', 9],
] as const

export function TableExample() {
  return (
    <>
      <p>
        Words stand left, numbers right, in figures of one width. The first column names the row and
        leads to it. A wide table scrolls in itself and never widens the page.
      </p>
      <Table.ScrollContainer minWidth={560}>
        <Table highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Training</Table.Th>
              <Table.Th scope="col">Who</Table.Th>
              <Table.Th scope="col">Valid to</Table.Th>
              <Table.Th scope="col">State</Table.Th>
              <Table.Th scope="col" ta="right">
                People
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([name, who, validTo, status, people]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={550}>
                  {name}
                </Table.Th>
                <Table.Td>{who}</Table.Td>
                <Table.Td>{validTo}</Table.Td>
                <Table.Td>
                  <StatusTag status={status} />
                </Table.Td>
                <Table.Td ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {people}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  )
}
