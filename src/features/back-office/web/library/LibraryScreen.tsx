import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { locales } from '../../../../kit/locales.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { TabStrip } from '../../../../kit/web/inputs/TabStrip.tsx'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { listProvided } from '../../library/library.contract.ts'
import { providedKey } from '../keys.ts'
import { ReadEntry } from './ReadEntry.tsx'
import { nameOfShelf } from './shelves.ts'

type Provided = ReplyOf<typeof listProvided>['data'][number]['entries'][number]

/** What companies can begin with, as it comes with the product, and how many have it. */
export default function LibraryScreen() {
  const { text, say } = useLanguage()
  const [asked, setAsked] = useState<string>()
  const [words, setWords] = useState('')
  const { data, isPending, isError } = useQuery({
    queryKey: providedKey(),
    queryFn: async ({ signal }) => (await call(listProvided, { signal })).data,
    staleTime: 0,
  })
  const shelf = data?.find(({ register }) => register === asked) ?? data?.[0]
  return (
    <Page title={text('provider_library')} lead={text('provided_lead')}>
      {isPending && <ListSkeleton />}
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data && shelf && (
        <TabStrip
          label={text('provider_library')}
          items={data.map(({ register, entries }) => ({
            value: register,
            label: `${say(nameOfShelf(register))} ${entries.length}`,
          }))}
          value={shelf.register}
          onChange={setAsked}
        >
          <div className="stack gap-4" style={{ maxWidth: '60rem' }}>
            <TextInput
              type="search"
              label={text('search')}
              leftSection={<IconSearch size={16} aria-hidden />}
              value={words}
              maxLength={120}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            <Entries register={shelf.register} entries={shelf.entries} words={words} />
          </div>
        </TabStrip>
      )}
    </Page>
  )
}

type EntriesProps = { register: string; entries: readonly Provided[]; words: string }

function Entries({ register, entries, words }: EntriesProps) {
  const { text, locale } = useLanguage()
  const wanted = words.trim().toLocaleLowerCase()
  const found = entries
    .map((entry) => ({
      entry,
      // What is not written in the reader's language is shown in English.
      said: entry.title[locale] === undefined ? ('en' as const) : locale,
    }))
    .map(({ entry, said }) => ({
      ...{ entry, said, title: entry.title[said] ?? '', group: entry.category[said] ?? '' },
    }))
    .filter(({ title, group }) => `${title} ${group}`.toLocaleLowerCase().includes(wanted))
    .sort(
      (one, other) =>
        one.group.localeCompare(other.group, locale) ||
        one.title.localeCompare(other.title, locale),
    )
  if (found.length === 0) return <EmptyState title={text('provided_none')} />
  return (
    <ul className="bare stack gap-2">
      {found.map(({ entry, said, title, group }) => (
        <li key={entry.id}>
          <EntryCard {...{ register, entry, title, group }} language={said} />
        </li>
      ))}
    </ul>
  )
}

type CardProps = {
  register: string
  entry: Provided
  title: string
  group: string
  language: (typeof locales)[number]
}

function EntryCard({ register, entry, title, group, language }: CardProps) {
  const { text } = useLanguage()
  const { day } = useTimes()
  const { openModal } = useModals()
  const { id, reviewed_on, version, companies, behind } = entry
  const written = locales.filter((one) => entry.title[one] !== undefined)
  const facts = [
    group,
    ...(version === null ? [] : [text('provided_version', { n: version })]),
    text('provided_reviewed', { day: day(reviewed_on) }),
    written.map((one) => languageNames[one]).join(', '),
  ]
  return (
    <article className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="stack gap-1 min-w-0">
        <h2 className="title-3 break-anywhere" lang={language}>
          {title}
        </h2>
        <p className="hint">{facts.join(' · ')}</p>
        <p className="flex flex-wrap items-center gap-2">
          {companies === 0 ? text('provided_unused') : text('provided_used', { count: companies })}
          {behind > 0 && <Tag tone="notice">{text('provided_behind', { count: behind })}</Tag>}
        </p>
      </div>
      <Button
        variant="default"
        aria-label={text('provided_read_one', { title })}
        onClick={() =>
          openModal('provided', {
            title,
            size: 'xl',
            body: <ReadEntry {...{ register, id, written, language, version }} />,
          })
        }
      >
        {text('provided_read')}
      </Button>
    </article>
  )
}
