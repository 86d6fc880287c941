import { Button, Chip } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { numberIn } from '../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import classes from './my-work.module.css'
import { useMyWork } from './use-my-work.ts'
import { type ShownWork, useShownWork } from './use-shown-work.ts'
import { WorkGroups } from './WorkGroups.tsx'

/** Everything that waits for the person, by the day that it is due, each with what to do. */
export default function MyWorkScreen() {
  const { text, locale } = useLanguage()
  const { data, isError, refetch } = useMyWork()
  return (
    <Page
      title={text('my_work')}
      lead={text('my_work_lead')}
      {...(data && { aside: numberIn(locale, data.items.length) })}
    >
      {isError && (
        <Notice tone="danger">
          {text('could_not_load')}{' '}
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {text('try_again')}
          </Button>
        </Notice>
      )}
      {data === undefined && !isError && <ListSkeleton rows={8} />}
      {data && <Work shown={data} />}
    </Page>
  )
}

function Work({ shown }: { shown: ShownWork }) {
  const { text } = useLanguage()
  const [params, setParams] = useSearchParams()
  const { items, done, noteDone } = useShownWork(shown)
  const kinds = shown.kinds.filter(({ name }) => items.some(({ kind }) => kind === name))
  const chosen = kinds.find(({ name }) => name === params.get('kind'))?.name
  const narrowed = items.filter(({ kind }) => chosen === undefined || kind === chosen)
  const choose = (kind: string | undefined) =>
    setParams(kind === undefined ? {} : { kind }, { replace: true, preventScrollReset: true })
  if (items.length === 0)
    return (
      <EmptyState
        icon={<IconChecks size={28} aria-hidden="true" />}
        title={text('my_work_none')}
        text={text('my_work_none_hint')}
      />
    )
  return (
    <>
      {kinds.length > 1 && (
        <fieldset className={classes.kinds} aria-label={text('my_work_show')}>
          <Chip variant="outline" checked={chosen === undefined} onChange={() => choose(undefined)}>
            {text('my_work_all')}
          </Chip>
          {kinds.map(({ name, kind }) => (
            <Chip
              key={name}
              variant="outline"
              checked={chosen === name}
              onChange={() => choose(chosen === name ? undefined : name)}
            >
              {kind} {items.filter((item) => item.kind === name).length}
            </Chip>
          ))}
        </fieldset>
      )}
      <WorkGroups {...shown} items={narrowed} done={done} onDone={noteDone} />
      {shown.more && <p className="hint text-center">{text('my_work_more')}</p>}
    </>
  )
}
