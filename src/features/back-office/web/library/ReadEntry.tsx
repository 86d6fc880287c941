import { SegmentedControl, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { isLocale, type Locale } from '../../../../kit/locales.ts'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { OutlineLine } from '../../../../manifest/shelf.ts'
import { WrittenRow } from '../../../documents/web/index.ts'
import { readProvided } from '../../library/library.contract.ts'
import { providedKey } from '../keys.ts'
import { registerOfShelf } from './shelves.ts'

type Props = {
  register: string
  id: string
  /** The languages that it is written in. */
  written: readonly Locale[]
  language: Locale
  version: number | null
}

/** An entry of the library in one of its languages, and the companies that have it. */
export function ReadEntry({ register, id, written, language: first, version }: Props) {
  const { text } = useLanguage()
  const [language, setLanguage] = useState(first)
  const { data, isError } = useQuery({
    queryKey: providedKey(register, id, language),
    queryFn: async ({ signal }) =>
      (await call(readProvided, { params: { register, id }, query: { language }, signal })).data,
    placeholderData: keepPreviousData,
  })
  const kind = registerOfShelf(register)
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <Skeleton height={420} radius="md" />
  const { fields, outline, companies } = data
  return (
    <div className="stack gap-6">
      <SegmentedControl
        aria-label={text('provided_language')}
        value={language}
        onChange={(value) => isLocale(value) && setLanguage(value)}
        data={written.map((value) => ({ value, label: languageNames[value] }))}
      />
      <section className="stack gap-2">
        <h3 className="title-3">{text('provided_companies')}</h3>
        {companies.length === 0 && <p className="hint">{text('provided_unused')}</p>}
        <ul className="bare stack gap-2">
          {companies.map((company) => (
            <li key={company.id} className="flex flex-wrap items-center gap-2">
              <Link to={`/admin-dashboard/companies/edit/${company.id}`}>{company.name}</Link>
              {company.version !== version && company.version !== null && (
                <Tag tone="notice">{text('provided_version', { n: company.version })}</Tag>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="stack gap-4" lang={language}>
        {outline && <Outline lines={outline} />}
        {kind && <WrittenRow register={kind} written={fields} language={language} />}
      </section>
    </div>
  )
}

/** What a form asks, in its order. */
function Outline({ lines }: { lines: readonly OutlineLine[] }) {
  return (
    <div className="stack gap-3">
      {lines.map(({ text, as, choices }, at) => {
        const key = `${at} ${text}`
        if (as === 'heading')
          return (
            <h3 key={key} className="title-3 mt-4">
              {text}
            </h3>
          )
        return (
          <div key={key} style={{ paddingInlineStart: as === 'item' ? 'var(--space-6)' : 0 }}>
            <p className="m-0">{text}</p>
            {choices.length > 0 && <p className="hint">{choices.join(' · ')}</p>}
          </div>
        )
      })}
    </div>
  )
}
