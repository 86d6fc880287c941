import { Button, Pagination, SegmentedControl, Table, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTimes } from '../../../access/web/use-times.ts'
import { call } from '../../../kit/http/client.web.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../kit/web/language/size-words.ts'
import { Page } from '../../../kit/web/page/Page.tsx'
import stacked from '../../../kit/web/page/stacked.module.css'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { companyStates, type ListedCompany, listCompanies } from '../companies.contract.ts'
import { CompanyStateTag } from './CompanyStateTag.tsx'
import { companiesKey } from './keys.ts'
import { RemovedCompanies } from './RemovedCompanies.tsx'

type State = (typeof companyStates)[number]

/** The companies of this installation, by name. */
export default function CompaniesScreen() {
  const { text } = useLanguage()
  const [asked] = useSearchParams()
  const [state, setState] = useState<State | undefined>(
    companyStates.find((one) => one === asked.get('state')),
  )
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = { search, page, ...(state && { state }) }
  const { data, isPending, isError } = useQuery({
    queryKey: companiesKey('list', query),
    queryFn: ({ signal }) => call(listCompanies, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const all = data && Object.values(data.counts).reduce((sum, n) => sum + n, 0)
  return (
    <Page
      title={text('companies')}
      lead={text('companies_lead')}
      actions={
        <Button component={Link} to="/admin-dashboard/companies/create">
          {text('company_create')}
        </Button>
      }
    >
      <div className="stack gap-4">
        <TextInput
          type="search"
          label={text('companies_search')}
          value={search}
          maxLength={120}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value)
            setPage(1)
          }}
        />
        <div className="overflow-x-auto">
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={text('company_state')}
            value={state ?? 'all'}
            onChange={(value) => {
              setState(companyStates.find((one) => one === value))
              setPage(1)
            }}
            data={[
              { value: 'all', label: `${text('companies_all')} ${all ?? ''}` },
              ...companyStates.map((one) => ({
                value: one,
                label: `${text(`company_is_${one}`)} ${data?.counts[one] ?? ''}`,
              })),
            ]}
          />
        </div>
        {isPending && <ListSkeleton />}
        {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
        {data &&
          (data.data.length === 0 ? (
            <EmptyState title={text('companies_none')} />
          ) : (
            <Listed companies={data.data} />
          ))}
        {data && data.last_page > 1 && (
          <Pagination value={page} onChange={setPage} total={data.last_page} />
        )}
        <RemovedCompanies />
      </div>
    </Page>
  )
}

function Listed({ companies }: { companies: readonly ListedCompany[] }) {
  const { text, locale } = useLanguage()
  const { day, moment } = useTimes()
  return (
    <div className="overflow-x-auto">
      <Table highlightOnHover className={stacked.stacked ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('company_name')}</Table.Th>
            <Table.Th>{text('company_state')}</Table.Th>
            <Table.Th ta="end">{text('company_people')}</Table.Th>
            <Table.Th ta="end">{text('company_submissions')}</Table.Th>
            <Table.Th ta="end">{text('company_files')}</Table.Th>
            <Table.Th>{text('company_seen')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {companies.map(
            ({ id, name, state, trial_ends_on, people, submissions, bytes, seen_at }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Link to={`/admin-dashboard/companies/edit/${id}`}>{name}</Link>
                </Table.Td>
                <Table.Td data-label={text('company_state')}>
                  <div>
                    <CompanyStateTag state={state} />
                    {state === 'trial' && trial_ends_on !== null && (
                      <p className="hint">
                        {text('company_trial_until', { day: day(trial_ends_on) })}
                      </p>
                    )}
                  </div>
                </Table.Td>
                <Table.Td ta="end" data-label={text('company_people')}>
                  {people}
                </Table.Td>
                <Table.Td ta="end" data-label={text('company_submissions')}>
                  {submissions}
                </Table.Td>
                <Table.Td ta="end" data-label={text('company_files')}>
                  {sizeIn(locale, bytes)}
                </Table.Td>
                <Table.Td data-label={text('company_seen')}>
                  {seen_at === null ? text('company_seen_never') : moment(seen_at)}
                </Table.Td>
              </Table.Tr>
            ),
          )}
        </Table.Tbody>
      </Table>
    </div>
  )
}
