import { Select, TextInput } from '@mantine/core'
import { useDebouncedCallback, useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { DayInput } from '../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { deedOf } from '../../../register/capabilities/history/lines.ts'
import { actions, changeChoices, theSystem } from '../changes.contract.ts'
import classes from './changes.module.css'
import { changeChoicesKey } from './keys.ts'
import type { AskedFilters, ShownFilters } from './use-filters.ts'

const pause = 250

type Props = { filters: ShownFilters; onAsk: (change: AskedFilters) => void }

/** Whom and what there is to choose from; people by what is typed. */
function useChoices(typed: string, person: string | undefined) {
  const { locale } = useLanguage()
  const [search] = useDebouncedValue(typed.trim(), pause)
  const chosen = person === theSystem ? undefined : person
  const { data } = useQuery({
    queryKey: changeChoicesKey(search, chosen, locale),
    queryFn: ({ signal }) =>
      call(changeChoices, {
        query: { search, lang: locale, ...(chosen !== undefined && { person: chosen }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  return data ?? { people: [], subjects: [] }
}

const optionsOf = (found: readonly { id: string; name: string }[]) =>
  found.map(({ id, name }) => ({ value: id, label: name }))

export function ChangeFiltersBar({ filters, onAsk }: Props) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState('')
  const { people, subjects } = useChoices(typed, filters.person)
  const { person = null, subject = null, action = null, from = null, to = null } = filters
  const chosen = people.find(({ id }) => id === person)?.name
  const all = { clearable: true, placeholder: text('changes_all') }
  const nothing = { nothingFoundMessage: text('input_select_nothing') }
  return (
    <search className={classes.filters} aria-label={text('changes_filters')}>
      <SearchInput search={filters.search ?? ''} onAsk={onAsk} />
      <Select
        {...all}
        {...nothing}
        label={text('changes_person')}
        searchable
        data={[{ value: theSystem, label: text('history_by_system') }, ...optionsOf(people)]}
        // What was found is found: names are compared without accents.
        filter={({ options }) => options}
        value={person}
        onSearchChange={(words) => setTyped(words === chosen ? '' : words)}
        onChange={(value) => onAsk({ person: value })}
      />
      <Select
        {...all}
        {...nothing}
        label={text('changes_subject')}
        searchable
        data={optionsOf(subjects)}
        value={subject}
        onChange={(value) => onAsk({ subject: value })}
      />
      <Select
        {...all}
        label={text('changes_action')}
        data={actions.map((one) => ({
          value: one,
          label: text(`changes_deed_${deedOf(one, { before: {}, after: {} })}`),
        }))}
        value={action}
        onChange={(value) => onAsk({ action: value })}
      />
      <DayInput
        label={text('list_from')}
        value={from}
        onChange={(day) => onAsk({ from: day })}
        {...(to !== null && { latest: to })}
      />
      <DayInput
        label={text('list_to')}
        value={to}
        onChange={(day) => onAsk({ to: day })}
        {...(from !== null && { earliest: from })}
      />
    </search>
  )
}

/** The state leads and the address follows once the typing pauses. */
function SearchInput({ search, onAsk }: { search: string; onAsk: Props['onAsk'] }) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState(search)
  const sent = useRef(search)
  const send = useDebouncedCallback((words: string) => {
    sent.current = words
    onAsk({ search: words })
  }, pause)
  // The address changed by itself: a way back, filters cleared.
  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    setTyped(search)
  }, [search])
  return (
    <TextInput
      type="search"
      className={classes.search ?? ''}
      label={text('changes_search')}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      value={typed}
      maxLength={80}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        send(event.currentTarget.value.trim())
      }}
    />
  )
}
