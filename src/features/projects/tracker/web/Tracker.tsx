import { Alert, Button } from '@mantine/core'
import { IconClipboardCheck, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useIsNarrow } from '../../../../register/web/list/rows/use-is-narrow.ts'
import { usePlanDialogs } from '../../plan/web/use-plan-dialogs.tsx'
import { trackerKey } from '../../web/keys.ts'
import { RainIcon } from '../../web/RainIcon.tsx'
import { useWorkplace } from '../../web/use-workplace.ts'
import { WorkplaceName } from '../../web/WorkplaceName.tsx'
import { pathAt, registerOf } from '../../workplace.ts'
import { readTracker, type Tracked } from '../tracker.contract.ts'
import { DayList } from './DayList.tsx'
import { SpanBar } from './SpanBar.tsx'
import { Summary } from './Summary.tsx'
import { TrackerGrid } from './TrackerGrid.tsx'
import { useTrackedSpan } from './use-tracked-span.ts'

/** Which forms a project or a team expects on which day, and what became of each. */
export function Tracker() {
  const { kind, id } = useWorkplace()
  const { text } = useLanguage()
  const narrow = useIsNarrow()
  const shown = useTrackedSpan(narrow ? 'week' : 'weeks')
  const { from, to } = shown
  const { data, error, refetch } = useQuery({
    queryKey: trackerKey(kind, id, from, to),
    queryFn: ({ signal }) =>
      call(readTracker[kind], { params: { id }, query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  })
  const tracked = data?.data
  return (
    <Page
      title={text('screen_tracker')}
      {...(tracked && { lead: <WorkplaceName kind={kind} of={tracked.workplace} /> })}
      actions={tracked && <TrackerActions tracked={tracked} />}
    >
      <SpanBar shown={shown} />
      {error !== null ? (
        <Alert color="red" title={problemWords(error, text)}>
          <Button size="xs" onClick={() => void refetch()}>
            {text('try_again')}
          </Button>
        </Alert>
      ) : tracked === undefined ? (
        <ListSkeleton rows={5} />
      ) : (
        <TrackerBody tracked={tracked} narrow={narrow} />
      )}
    </Page>
  )
}

function TrackerActions({ tracked }: { tracked: Tracked }) {
  const { text, say } = useLanguage()
  const { processedPermissions } = useSession()
  const holds = useHolds()
  const { kind, open } = tracked.workplace
  const { expect } = usePlanDialogs(tracked.workplace, tracked.today)
  return (
    <>
      {processedPermissions.has(`${registerOf[kind]}-rain-days`) && (
        <Button
          variant="default"
          component={Link}
          to={pathAt(tracked.workplace, 'rain-days')}
          leftSection={<RainIcon />}
        >
          {text('screen_rain_days')}
        </Button>
      )}
      {open && holds(`${registerOf[kind]}.edit`) && (
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={expect}>
          {say('Schedule a form')}
        </Button>
      )}
    </>
  )
}

function TrackerBody({ tracked, narrow }: { tracked: Tracked; narrow: boolean }) {
  const { say } = useLanguage()
  const { workplace, lines, counts, percent } = tracked
  const closed = !workplace.open && (
    <Notice tone="calm">{say('It is completed or archived: nothing more is due.')}</Notice>
  )
  if (lines.length === 0)
    return (
      <>
        {closed}
        <EmptyState
          title={say('No forms are expected on these days')}
          text={say(
            'Schedule the forms to be filled in here and how often. You will then see here what was received, what is late and what is missing.',
          )}
          icon={<IconClipboardCheck />}
        />
      </>
    )
  return (
    <>
      {closed}
      <Summary counts={counts} percent={percent} />
      {narrow ? <DayList tracked={tracked} /> : <TrackerGrid tracked={tracked} />}
    </>
  )
}
