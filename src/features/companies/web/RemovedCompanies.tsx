import { Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../access/web/use-times.ts'
import { call } from '../../../kit/http/client.web.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../kit/web/language/size-words.ts'
import stacked from '../../../kit/web/page/stacked.module.css'
import { listRemovedCompanies } from '../companies.contract.ts'
import { companiesKey } from './keys.ts'

/** What stays of companies that were removed: that they were. Nothing where there are none. */
export function RemovedCompanies() {
  const { text, locale } = useLanguage()
  const { moment } = useTimes()
  const { data } = useQuery({
    queryKey: companiesKey('removed'),
    queryFn: ({ signal }) => call(listRemovedCompanies, { signal }),
    staleTime: 0,
  })
  if (data === undefined || data.data.length === 0) return null
  return (
    <section className="stack gap-3">
      <div>
        <h2 className="title-3">{text('companies_removed')}</h2>
        <p className="hint">{text('companies_removed_lead')}</p>
      </div>
      <Table className={stacked.stacked ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('company_name')}</Table.Th>
            <Table.Th>{text('company_closed_on')}</Table.Th>
            <Table.Th>{text('company_removed_on')}</Table.Th>
            <Table.Th ta="end">{text('company_files')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.data.map(({ id, name, closed_at, removed_at, bytes }) => (
            <Table.Tr key={id}>
              <Table.Td>{name}</Table.Td>
              <Table.Td data-label={text('company_closed_on')}>{moment(closed_at)}</Table.Td>
              <Table.Td data-label={text('company_removed_on')}>{moment(removed_at)}</Table.Td>
              <Table.Td ta="end" data-label={text('company_files')}>
                {sizeIn(locale, bytes)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
