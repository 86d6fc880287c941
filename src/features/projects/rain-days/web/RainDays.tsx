import { Alert, Button } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ConfirmQuestion } from '../../../../kit/web/inputs/ConfirmQuestion.tsx'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { RainIcon } from '../../web/RainIcon.tsx'
import { useWorkplace } from '../../web/use-workplace.ts'
import { WorkplaceName } from '../../web/WorkplaceName.tsx'
import { pathAt, registerOf } from '../../workplace.ts'
import type { RainDayRow } from '../rain-days.contract.ts'
import { RainDayList } from './RainDayList.tsx'
import classes from './rain-days.module.css'
import { useRainDays } from './use-rain-days.ts'

const DeclareForm = later(async () => (await import('./DeclareForm.tsx')).DeclareForm)

const modal = 'declare-rain-day'

/** The days on which the work of a project or a team stood still: today's with one tap. */
export function RainDays() {
  const place = useWorkplace()
  const { text, say, locale } = useLanguage()
  const { processedPermissions } = useSession()
  const { openModal, closeModal } = useModals()
  const rain = useRainDays(place)
  const [asked, setAsked] = useState<RainDayRow>()
  const now = useAct(rain.declareNow)
  const { data, error } = rain

  const today = data?.days.find(
    ({ day, part, revoked_at }) => day === data.today && part === 'full' && revoked_at === null,
  )
  const open = () =>
    data &&
    openModal(modal, {
      title: say('Declare a rain day'),
      body: (
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <DeclareForm {...data} declare={rain.declare} onDone={() => closeModal(modal)} />
        </Suspense>
      ),
    })
  return (
    <Page
      title={text('screen_rain_days')}
      {...(data && { lead: <WorkplaceName kind={place.kind} of={data.workplace} /> })}
      actions={
        processedPermissions.has(`${registerOf[place.kind]}-tracker`) && (
          <Button
            variant="default"
            component={Link}
            to={pathAt(place, 'tracker')}
            leftSection={<IconClipboardCheck size={18} aria-hidden />}
          >
            {text('screen_tracker')}
          </Button>
        )
      }
    >
      {error !== null && (
        <Alert color="red" title={problemWords(error, text)}>
          <Button size="xs" onClick={() => void rain.refetch()}>
            {text('try_again')}
          </Button>
        </Alert>
      )}
      {data === undefined && error === null && <ListSkeleton rows={4} />}
      {data?.workplace.open && (
        <div className={`${classes.taps} flex flex-wrap gap-3`}>
          {today === undefined && (
            <Button
              size="lg"
              loading={now.busy}
              leftSection={<RainIcon size={22} />}
              onClick={() => now.act()}
            >
              {say('Rain today, full day')}
            </Button>
          )}
          <Button size="lg" variant="default" onClick={open}>
            {say('Another day or reason')}
          </Button>
        </div>
      )}
      {data && data.days.length === 0 && (
        <EmptyState
          title={say('No rain days')}
          text={say(
            'When rain, wind or anything else stops the work, declare it here: forms that were due then are excused, not missed.',
          )}
          icon={<RainIcon />}
        />
      )}
      {data && data.days.length > 0 && (
        <RainDayList days={data.days} {...(data.workplace.open && { onRevoke: setAsked })} />
      )}
      <ConfirmQuestion
        opened={asked !== undefined}
        title={say('Cancel this rain day?')}
        question={`${asked ? `${dayIn(locale, asked.day)}: ` : ''}${say('The forms it excused are expected again. It stays on record as cancelled.')}`}
        confirm={say('Revoke')}
        danger
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) void rain.revoke(asked.id)
          setAsked(undefined)
        }}
      />
    </Page>
  )
}
