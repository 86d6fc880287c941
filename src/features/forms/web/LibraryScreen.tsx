import { SimpleGrid, Skeleton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { plain } from '../../../kit/web/inputs/choice/options.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { listLibrary } from '../builder.contract.ts'
import { LibraryCard } from '../library/web/LibraryCard.tsx'
import { libraryKey } from './keys.ts'

/** The provider's default forms: to be looked at, taken, and followed. */
export default function LibraryScreen() {
  const { text, locale } = useLanguage()
  const [search, setSearch] = useState('')
  const { data, isError, isPending } = useQuery({
    queryKey: libraryKey(locale),
    queryFn: ({ signal }) => call(listLibrary, { query: { language: locale }, signal }),
  })
  const wanted = plain(search.trim())
  const shown = (data?.data ?? []).filter(({ title, description }) =>
    plain(`${title} ${description}`).includes(wanted),
  )
  return (
    <Page title={text('library_title')} lead={text('library_lead')}>
      <TextInput
        maw={420}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={18} />}
        placeholder={text('library_find')}
        aria-label={text('library_find')}
      />
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {isPending && <Skeleton height={360} radius="md" />}
      {data !== undefined && shown.length === 0 && <EmptyState title={text('library_none')} />}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {shown.map((form) => (
          <LibraryCard key={form.slug} form={form} />
        ))}
      </SimpleGrid>
    </Page>
  )
}
