import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import form from '../../../../register/web/form/form.module.css'
import { similarKey } from '../../web/keys.ts'
import { readSimilar } from '../investigation.contract.ts'

/** What happened alike within 90 days; what came again says so. */
export function SimilarRecords({ id }: { id: string }) {
  const { locale, text } = useLanguage()
  const title = useId()
  const { data = [] } = useQuery({
    queryKey: similarKey(id),
    queryFn: async ({ signal }) => (await call(readSimilar, { params: { id }, signal })).data,
  })
  return (
    <section className={`${form.section} stack gap-3`} aria-labelledby={title}>
      <h2 id={title} className="m-0">
        {text('similar')}
      </h2>
      {data.length === 0 && <p className="hint m-0">{text('similar_none')}</p>}
      <ul className="bare stack gap-3">
        {data.map((one) => (
          <li key={one.id} className="stack gap-1">
            <span className="flex flex-wrap items-center gap-2">
              <Link className="break-anywhere" to={`/dashboard/incidents/record/${one.id}`}>
                {one.title}
              </Link>
              {one.repeat && <Tag tone="danger">{text('similar_repeat')}</Tag>}
            </span>
            <span className="hint">
              {[
                one.number,
                dayIn(locale, one.day),
                ...one.same.map((what) => text(`similar_${what}`)),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
