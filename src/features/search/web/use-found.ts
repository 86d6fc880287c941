import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { screens } from '../../../access/screens.ts'
import { titleOf } from '../../../access/web/screen-titles.ts'
import { useSession } from '../../../access/web/session.ts'
import { call, NoAnswer } from '../../../kit/http/client.web.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { few, searchRecords } from '../search.contract.ts'
import { foundScreens, isFound } from './found-screens.ts'
import { searchKey } from './keys.ts'

/** One line of the results that can be gone to. */
export type FoundLine = { id: string; name: string; about: string; to: string; isAll?: true }
export type FoundGroup = { name: string; label: string; lines: FoundLine[] }

const pause = 150

/** Records and screens by what is typed. An answer belongs to its words: one that comes late is not shown. */
export function useFound(typed: string) {
  const language = useLanguage()
  const { text, locale } = language
  const { role, user, processedPermissions } = useSession()
  const words = typed.trim()
  const [waited] = useDebouncedValue(words, pause)
  // A provider's admin sees no company's records.
  const asks = words.length >= 2 && waited.length >= 2 && role !== 'admin'
  const query = useQuery({
    queryKey: searchKey(waited, locale),
    queryFn: ({ signal }) => call(searchRecords, { query: { q: waited, lang: locale }, signal }),
    enabled: asks,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  })
  const named = useMemo(
    () =>
      screens
        .filter(isFound)
        .filter(({ name }) => role === 'admin' || processedPermissions.has(name))
        .filter(({ closed }) => user?.seen_by === undefined || closed === undefined)
        .map((screen) => ({ screen, title: titleOf(screen, language) })),
    [role, processedPermissions, user?.seen_by, language],
  )
  const records: FoundGroup[] = (asks ? (query.data?.kinds ?? []) : []).map((kind) => {
    const count = kind.total_is === 'exact' ? kind.total : `${kind.total}+`
    const all = text('search_all', { count, kind: kind.label })
    const lines: FoundLine[] = kind.found.map(({ about, path, ...one }) => ({
      ...one,
      about: about.join(' · '),
      to: path,
    }))
    if (kind.list !== null && kind.total > kind.found.length)
      lines.push({ id: `all-${kind.name}`, name: all, about: '', to: kind.list, isAll: true })
    return { name: kind.name, label: kind.label, lines }
  })
  const lines = words === '' ? [] : foundScreens(named, words).slice(0, few)
  const ofScreens: FoundGroup = {
    name: 'screens',
    label: text('search_screens'),
    lines: lines.map(({ screen, title }) => ({
      id: `screen-${screen.name}`,
      name: title,
      about: '',
      to: screen.path,
    })),
  }
  return {
    words,
    groups: [...records, ofScreens].filter((group) => group.lines.length > 0),
    /** What is shown does not answer these words yet. */
    waits: words !== waited || (asks && (query.isFetching || query.isPlaceholderData)),
    failed:
      asks && query.isError ? (query.error instanceof NoAnswer ? 'line' : 'server') : undefined,
    again: () => void query.refetch(),
  }
}
