import { TextInput } from '@mantine/core'
import { IconClipboardText, IconPencil, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTimes } from '../../../../../access/web/use-times.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { fillableKey } from '../../../web/keys.ts'
import { listFillable } from '../../filling.contract.ts'
import classes from './choose.module.css'
import { useDrafts } from './use-drafts.ts'

const folded = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const rowLook = 'flex items-center gap-3 px-3 py-2 bg-surface text-ink no-underline'

/** On a phone the keyboard would cover the list. */
const typesAtOnce = () => matchMedia('(pointer: fine)').matches || undefined

/** What may be filled: drafts to go on with, then the forms by category, the last used first. */
export function ChooseForm({ onChosen }: { onChosen?: () => void }) {
  const { text } = useLanguage()
  const { moment, day } = useTimes()
  const [search, setSearch] = useState('')
  const { data, isError } = useQuery({
    queryKey: fillableKey,
    queryFn: async ({ signal }) => (await call(listFillable, { signal })).data,
    staleTime: 30_000,
  })
  const drafts = useDrafts()
  const wanted = folded(search.trim())
  const found = (data ?? []).filter(({ title, code, category }) =>
    folded(`${title} ${code ?? ''} ${category}`).includes(wanted),
  )
  const used = found
    .filter(({ last_filled }) => last_filled !== null)
    .toSorted((a, b) => (b.last_filled ?? '').localeCompare(a.last_filled ?? ''))
    .slice(0, 4)
  const groups = [...Map.groupBy(found, ({ category }) => category)]
  const link = ({ id, title, code, questions, last_filled }: (typeof found)[number]) => (
    <li key={id} className="border-between">
      <Link className={rowLook} to={`/dashboard/submissions/create/${id}`} onClick={onChosen}>
        <IconClipboardText className="flex-none text-accent" size={22} aria-hidden />
        <span className="min-w-0 font-medium break-anywhere">
          {title}
          <small className="hint block">
            {[
              code,
              text('choose_questions', { count: questions }),
              last_filled !== null && text('choose_last', { day: day(last_filled) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </Link>
    </li>
  )
  return (
    <div className={`${classes.choose} stack gap-4`}>
      <TextInput
        aria-label={text('choose_search')}
        placeholder={text('choose_search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        data-autofocus={typesAtOnce()}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {drafts.length > 0 && wanted === '' && (
        <section>
          <h3 className="hint font-semibold">{text('choose_drafts')}</h3>
          <ul className="bare stack overflow-hidden border rounded">
            {drafts.map(({ id, form, revises, saved_at, here }) => (
              <li key={id} className="border-between">
                <Link
                  className={rowLook}
                  to={
                    revises === null
                      ? `/dashboard/submissions/create/${form.id}?draft=${id}`
                      : `/dashboard/submissions/edit/${revises.id}?revise=`
                  }
                  onClick={onChosen}
                >
                  <IconPencil className="flex-none text-accent" size={22} aria-hidden />
                  <span className="min-w-0 font-medium break-anywhere">
                    {revises === null ? form.name : `${form.name} · ${revises.number}`}
                    <small className="hint block">
                      {text(here ? 'choose_draft_here' : 'choose_draft_there', {
                        when: moment(saved_at),
                      })}
                    </small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data === undefined && !isError && <ListSkeleton rows={5} />}
      {used.length > 0 && groups.length > 1 && wanted === '' && (
        <section>
          <h3 className="hint font-semibold">{text('choose_used')}</h3>
          <ul className="bare stack overflow-hidden border rounded">{used.map(link)}</ul>
        </section>
      )}
      {groups.map(([category, forms]) => (
        <section key={category}>
          <h3 className="hint font-semibold">{category}</h3>
          <ul className="bare stack overflow-hidden border rounded">{forms.map(link)}</ul>
        </section>
      ))}
      {data !== undefined && found.length === 0 && (
        <EmptyState
          title={text(wanted === '' ? 'choose_none' : 'choose_nothing_found')}
          {...(wanted === '' && { text: text('choose_none_text') })}
        />
      )}
    </div>
  )
}
