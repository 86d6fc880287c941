import { Button, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconDownload, IconSearch, IconSignature } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { oneOf } from '../../../../kit/own.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { FilterFold } from '../../../../register/web/list/filters/FilterFold.tsx'
import { useSendFor } from '../../../../register/web/list/head/use-export.ts'
import { useAudienceChoices } from '../../../audience/web/index.ts'
import { documentKinds } from '../../kinds/document-kinds.ts'
import { exportCoverage, kindNames, readCoverage, shows } from '../coverage.contract.ts'
import { CoverageTable } from './CoverageTable.tsx'
import classes from './coverage.module.css'
import { coverageKey } from './keys.ts'
import { Turning } from './Turning.tsx'

const showWords = {
  all: 'asked_all',
  missing: 'asked_missing',
  overdue: 'asked_only_overdue',
} as const

/** What the address asks for. */
function askedIn(search: string) {
  const words = new URLSearchParams(search)
  const at = (name: string) => words.get(name) || undefined
  const register = oneOf(kindNames, at('register'))
  return {
    page: Math.max(1, Number(at('page')) || 1),
    documents_page: Math.max(1, Number(at('documents_page')) || 1),
    show: oneOf(shows, at('show')) ?? 'all',
    search: at('search') ?? '',
    ...(register && { register }),
    ...(at('project') && { project: at('project') }),
    ...(at('team') && { team: at('team') }),
  }
}

type PlaceProps = {
  kind: 'project' | 'team'
  label: string
  value: string | undefined
  onChange(id: string | null): void
}

function PlaceFilter({ kind, label, value, onChange }: PlaceProps) {
  const { text } = useLanguage()
  const { choices, searching } = useAudienceChoices(kind, '')
  return (
    <Select
      label={label}
      placeholder={text('field_search')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': text('field_clear', { label }) }}
      value={value ?? null}
      data={choices.flatMap(({ id, name, why }) =>
        why === undefined ? [{ value: id, label: name }] : [],
      )}
      nothingFoundMessage={text(searching ? 'field_searching' : 'input_select_nothing')}
      onChange={onChange}
    />
  )
}

/** Who has signed which document, and what is overdue. */
export default function CoverageScreen() {
  const { text, say, locale } = useLanguage()
  const sendFor = useSendFor()
  const { search, change } = useAddressQuery()
  const asked = askedIn(search)
  const [typed, setTyped] = useState(asked.search)
  const { data, isError } = useQuery({
    queryKey: coverageKey(asked),
    queryFn: async ({ signal }) => (await call(readCoverage, { query: asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const narrow = (words: Readonly<Record<string, string | null>>) =>
    change((now) => withWords(now, { page: null, documents_page: null, ...words }), {
      replace: true,
    })
  const set = [asked.show !== 'all', asked.register, asked.project, asked.team].filter(
    Boolean,
  ).length
  const find = useDebouncedCallback((words: string) => narrow({ search: words }), 250)
  const turn = (words: Readonly<Record<string, string>>) =>
    change((now) => withWords(now, words), { preventScrollReset: true })
  return (
    <Page title={text('nav_coverage')} lead={text('asked_lead')}>
      <div className={classes.filters}>
        <TextInput
          type="search"
          label={text('asked_person')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          maxLength={80}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            find(event.currentTarget.value.trim())
          }}
        />
        <FilterFold set={set}>
          <Select
            label={text('asked_show')}
            data={shows.map((value) => ({ value, label: text(showWords[value]) }))}
            value={asked.show}
            allowDeselect={false}
            onChange={(show) => narrow({ show: show === 'all' ? null : show })}
          />
          <Select
            label={text('asked_kind')}
            placeholder={text('asked_any')}
            data={documentKinds.map(({ name, many }) => ({ value: name, label: say(many) }))}
            value={asked.register ?? null}
            clearable
            clearButtonProps={{ 'aria-label': text('field_clear', { label: text('asked_kind') }) }}
            onChange={(register) => narrow({ register })}
          />
          <PlaceFilter
            kind="project"
            label={say('Project')}
            value={asked.project}
            onChange={(project) => narrow({ project })}
          />
          <PlaceFilter
            kind="team"
            label={say('Team')}
            value={asked.team}
            onChange={(team) => narrow({ team })}
          />
        </FilterFold>
      </div>
      {isError ? (
        <Notice tone="danger">{text('could_not_load')}</Notice>
      ) : data === undefined ? (
        <ListSkeleton rows={8} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="hint m-0">
              {text('asked_people', { count: data.total })} ·{' '}
              {text('resources_documents', { count: data.total_documents })}
            </p>
            <Button
              variant="default"
              size="compact-md"
              disabled={data.total === 0}
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => {
                const { page: _, documents_page: _all, ...filters } = asked
                void sendFor(exportCoverage.path, { ...filters, lang: locale })
              }}
            >
              {text('asked_export')}
            </Button>
          </div>
          {data.people.length === 0 ? (
            <EmptyState
              icon={<IconSignature size={28} aria-hidden />}
              title={text('asked_none')}
              text={text('asked_none_text')}
            />
          ) : (
            <CoverageTable documents={data.documents} people={data.people} />
          )}
          <Turning
            label={text('asked_documents')}
            page={asked.documents_page}
            last={data.last_documents_page}
            onTurn={(page) => turn({ documents_page: String(page) })}
          />
          <Turning
            label={text('asked_people_pages')}
            page={asked.page}
            last={data.last_page}
            onTurn={(page) => turn({ page: String(page) })}
          />
        </>
      )}
    </Page>
  )
}
