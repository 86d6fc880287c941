import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { ContentShown } from '../../../../kit/web/content/ContentShown.tsx'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { readWords } from '../deliveries.contract.ts'
import { heardKey } from './keys.ts'

/** What the crew heard, as it was read to them. */
export default function WordsTab({ row: { id } }: { row: AnyRow }) {
  const { text, locale } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: heardKey(id),
    queryFn: async ({ signal }) => (await call(readWords, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  if (data === null) return <EmptyState title={text('talk_not_given')} />
  return (
    <article className="stack gap-4 max-w-prose">
      {data.content.length === 0 && <p className="hint m-0">{text('talk_no_words')}</p>}
      <ContentShown content={data.content} locale={locale} />
      {data.questions.length > 0 && (
        <section aria-label={text('talk_questions')}>
          <h3>{text('talk_questions')}</h3>
          <ContentShown content={data.questions} locale={locale} />
        </section>
      )}
      <p className="hint break-anywhere">{text('version_hash', { hash: data.hash })}</p>
    </article>
  )
}
