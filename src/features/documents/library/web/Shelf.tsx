import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { languageIn } from '../../../../kit/language/language-in.ts'
import { isLocale, type Locale, locales } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../../kit/web/page/FormFoot.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { Register } from '../../../../register/define.ts'
import { refreshRows } from '../../../../register/web/list/use-rows.ts'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import { libraryKey } from '../../versions/web/keys.ts'
import type { ShelfRoutes } from '../shelf.contract.ts'
import { WrittenRow } from './WrittenRow.tsx'

type Props = {
  register: Register
  routes: ShelfRoutes
  /** What becomes of the rows that are brought in. */
  lead: string
  /** Ways to other shelves. */
  children?: ReactNode
}

/** Beside each other at a desk, as wide as a phone on one. */
const wide = { flex: '1 1 14rem', maxWidth: '24rem' }

/** What the provider has written for a register: read, chosen, and brought in. */
export function Shelf({ register, routes, lead, children }: Props) {
  const { text, locale } = useLanguage()
  const { openModal } = useModals()
  const queries = useQueryClient()
  const type = register.name
  const [asked, setAsked] = useState<Locale>()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data, isError } = useQuery({
    queryKey: libraryKey(type),
    queryFn: async ({ signal }) => (await call(routes.list, { signal })).data,
  })
  // What is not written in the reader's language is shown in English.
  const isInOwn = data?.some(({ written }) => written[locale]) ?? true
  const language = asked ?? (isInOwn ? locale : 'en')
  const { act, busy, problem, done } = useAct(
    async () => (await call(routes.bring, { body: { language, ids: [...chosen] } })).data,
    {
      renews: [libraryKey(type)],
      oneAtATime: true,
      onDone() {
        setChosen(new Set())
        return refreshRows(queries, register)
      },
    },
  )
  const found = (data ?? [])
    .map((one) => {
      const said = locales.find((each) => each === language && one.written[each]) ?? 'en'
      return {
        ...one,
        said,
        title: String(one.written[said]?.[register.named]),
        group: one.category[said],
      }
    })
    .filter(({ title, group }) =>
      `${title} ${group}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()),
    )
    .sort((one, other) =>
      `${one.group} ${one.title}`.localeCompare(`${other.group} ${other.title}`, language),
    )
  const free = found.filter(({ there, said }) => !there && said === language)
  const isAll = free.length > 0 && free.every(({ id }) => chosen.has(id))
  function choose(ids: readonly string[], on: boolean): void {
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids)
        if (on) after.add(id)
        else after.delete(id)
      return after
    })
  }
  return (
    <Page title={text('library_documents')} lead={lead}>
      <div className="stack gap-4" style={{ maxWidth: '60rem' }}>
        <nav className="flex flex-wrap gap-4" aria-label={text('library_documents')}>
          {children}
          <Link to={`/dashboard/${type}?import=1`}>{text('library_documents_sheet')}</Link>
        </nav>
        <div className="flex flex-wrap items-end gap-4">
          <TextInput
            label={text('search')}
            style={wide}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Select
            label={text('library_documents_language')}
            style={wide}
            allowDeselect={false}
            data={locales.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={(value) => {
              if (!isLocale(value)) return
              setAsked(value)
              setChosen(new Set())
            }}
          />
        </div>
        {problem && <Notice tone="danger">{problem}</Notice>}
        {done && (
          <Notice tone="good" takesFocus>
            <p className="m-0">
              {text('library_documents_made', {
                made: done.made.length,
                skipped: done.skipped.length,
              })}
            </p>
            <ul>
              {done.made.map(({ id, title }) => (
                <li key={id}>
                  <RecordLink register={type} to={{ id, name: title }} />
                </li>
              ))}
              {done.skipped.map(({ id, title, why }) => (
                <li key={id}>
                  {text('labelled', {
                    label: title,
                    what:
                      why === 'there'
                        ? text('library_documents_there')
                        : text('library_documents_not_in', {
                            language: languageIn(locale, language),
                          }),
                  })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
        {data === undefined && !isError && <ListSkeleton rows={6} />}
        {data && found.length === 0 && <EmptyState title={text('library_documents_none')} />}
        {free.length > 0 && (
          <Checkbox
            label={text('library_documents_all')}
            checked={isAll}
            onChange={(event) =>
              choose(
                free.map(({ id }) => id),
                event.currentTarget.checked,
              )
            }
          />
        )}
        <ul className="bare stack gap-2">
          {found.map(({ id, title, group, there, said, written }) => (
            <li key={id} className="card flex flex-wrap items-center justify-between gap-2 p-4">
              <div className="stack gap-1">
                <Checkbox
                  label={title}
                  description={group}
                  lang={said}
                  disabled={there || said !== language}
                  checked={chosen.has(id)}
                  onChange={(event) => choose([id], event.currentTarget.checked)}
                />
                {there && (
                  <div>
                    <Tag tone="calm">{text('library_documents_there')}</Tag>
                  </div>
                )}
                {said !== language && (
                  <span className="hint">
                    {text('library_documents_not_in', { language: languageIn(locale, language) })}
                  </span>
                )}
              </div>
              <Button
                variant="default"
                aria-label={`${text('version_read')}: ${title}`}
                onClick={() =>
                  openModal('library', {
                    title,
                    size: 'xl',
                    body: (
                      <WrittenRow
                        register={register}
                        written={written[said] ?? {}}
                        language={said}
                      />
                    ),
                  })
                }
              >
                {text('version_read')}
              </Button>
            </li>
          ))}
        </ul>
        <FormFoot>
          <Button disabled={chosen.size === 0} loading={busy} onClick={() => act()}>
            {chosen.size === 0
              ? text('library_documents_choose')
              : text('library_documents_bring', { count: chosen.size })}
          </Button>
        </FormFoot>
      </div>
    </Page>
  )
}
