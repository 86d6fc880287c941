import { Paper } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { allPointedIn } from '../../../../register/fields/pointing.ts'
import { innerRowsOf } from '../../../../register/fields/structured.ts'
import { chainReceiversKey } from '../../web/keys.ts'
import { type ChainPreview, previewChain } from '../chains.contract.ts'
import { StepReceivers } from './StepReceivers.tsx'

type Values = Readonly<Record<string, unknown>>

const idsIn = (value: unknown) => allPointedIn(value).map(({ id }) => id)

/** The chain as it is typed, with the steps that say when and whom; nothing where there are none. */
function askedIn(values: Values, id: string | null) {
  const steps = innerRowsOf(values.steps).flatMap(({ id, after, to, people }) => {
    const days = Number(after)
    const says = typeof to === 'string' && Number.isInteger(days) && days >= 1 && days <= 60
    return says ? [{ id, after: days, to, people: to === 'named' ? idsIn(people) : [] }] : []
  })
  const { waits_for } = values
  if (typeof waits_for !== 'string' || steps.length === 0) return undefined
  return { id, waits_for, projects: idsIn(values.projects), teams: idsIn(values.teams), steps }
}

/** Whom the chain as it is typed would tell, step by step, of something that waits now. */
export function ChainReceivers({ values, id }: { values: Values; id: string | null }) {
  const { text } = useLanguage()
  const asked = askedIn(values, id)
  const [typed] = useDebouncedValue(JSON.stringify(asked ?? null), 300)
  const { data, isError } = useQuery({
    queryKey: chainReceiversKey(typed),
    queryFn({ signal }) {
      const body: NonNullable<typeof asked> = JSON.parse(typed)
      return call(previewChain, { body, signal })
    },
    enabled: typed !== 'null',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      className="stack gap-3"
      aria-label={text('rule_who')}
    >
      <h3 className="text-lg m-0">{text('rule_who')}</h3>
      {asked === undefined ? (
        <p className="hint m-0">{text('chain_who_choose')}</p>
      ) : isError ? (
        <Notice tone="danger">{text('could_not_load')}</Notice>
      ) : data === undefined ? (
        <ListSkeleton rows={3} />
      ) : (
        <Found found={data} />
      )}
    </Paper>
  )
}

function Found({ found: { example, waiting, steps } }: { found: ChainPreview }) {
  const { text, locale } = useLanguage()
  return (
    <>
      {example === null ? (
        <p role="status" className="m-0">
          {text(waiting === 0 ? 'chain_nothing_waits' : 'chain_none_seen', { count: waiting })}
        </p>
      ) : (
        <p role="status" className="m-0">
          {text('chain_example', { count: waiting })} <Link to={example.path}>{example.what}</Link>{' '}
          <span className="hint">
            {text('chain_since', { day: dayIn(locale, example.since), count: example.days })}
          </span>
        </p>
      )}
      <ol className="bare stack gap-4">
        {steps.map((step) => (
          <StepReceivers key={step.id} step={step} />
        ))}
      </ol>
    </>
  )
}
