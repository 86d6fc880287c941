import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call, Refused } from '../../../kit/http/client.web.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { type AudienceFact, factWords } from '../../../register/fields/audience.ts'
import { aPage, previewAudience } from '../audience.contract.ts'
import classes from './audience.module.css'
import { audiencePreviewKey } from './keys.ts'

/** Whom the rule reaches as it is typed, in words, and by name where somebody wants to see. */
export function AudiencePreview({ facts }: { facts: readonly AudienceFact[] }) {
  const { text, say } = useLanguage()
  const id = useId()
  const [shown, setShown] = useState(false)
  const [page, setPage] = useState(1)
  const [typed] = useDebouncedValue(JSON.stringify(facts), 300)
  const { data, error } = useQuery({
    queryKey: audiencePreviewKey(typed, page),
    async queryFn({ signal }) {
      const rule: AudienceFact[] = JSON.parse(typed)
      return { rule, ...(await call(previewAudience, { body: { rule, page }, signal })).data }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (error !== null)
    return (
      <Notice tone="danger">
        {error instanceof Refused ? error.message : text('could_not_load')}
      </Notice>
    )
  if (data === undefined) return <p className="hint m-0">{text('audience_counting')}</p>
  const { rule, total, left_out, counts, people } = data
  const because = rule
    .map((fact, at) => ({ fact, count: counts[at] ?? 0 }))
    .filter(({ fact }) => !fact.out)
    .map(({ fact, count }, at) =>
      text(at === 0 ? 'audience_by' : 'audience_more_by', { count, fact: factWords(fact, say) }),
    )
  const words = [
    text('labelled', {
      label: text('audience_people', { count: total }),
      what: because.join(', '),
    }),
    ...(left_out > 0 ? [text('audience_left_out', { count: left_out })] : []),
  ]
  const pages = Math.max(1, Math.ceil(total / aPage))
  return (
    <div className="stack gap-2">
      <p role="status" className="m-0 break-anywhere">
        {words.join('; ')}
      </p>
      {total > 0 && (
        <div>
          <Button
            size="compact-md"
            variant="default"
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {text(shown ? 'audience_hide_names' : 'audience_show_names')}
          </Button>
        </div>
      )}
      {shown && (
        <div id={id} className="stack gap-2">
          <ul className={classes.people}>
            {people.map(({ id: person, name, detail }) => (
              <li key={person}>
                {name} {detail !== null && <small className="hint">{detail}</small>}
              </li>
            ))}
          </ul>
          {people.length === 0 && <p className="hint m-0">{text('audience_beyond_scope')}</p>}
          {pages > 1 && (
            <div className="row gap-3">
              <Button
                size="compact-md"
                variant="default"
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {text('audience_previous')}
              </Button>
              <Button
                size="compact-md"
                variant="default"
                disabled={page >= pages || people.length < aPage}
                onClick={() => setPage(page + 1)}
              >
                {text('audience_next')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
