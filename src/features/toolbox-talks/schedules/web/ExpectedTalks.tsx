import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../../access/web/session.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag, type TagTone } from '../../../../kit/web/theme/Tag.tsx'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import { ReasonForm } from '../../deliveries/web/DeliveryForms.tsx'
import { excuseExpectedTalk, readExpectedTalks } from '../schedules.contract.ts'
import { expectedTalksKey } from './keys.ts'
import classes from './schedules.module.css'

type Props = { of: { schedule: string } | { place: string }; none: string }

const tones: Record<string, TagTone> = {
  received: 'good',
  late: 'good',
  due: 'warning',
  missed: 'danger',
  excused: 'calm',
  coming: 'notice',
}
const labels = {
  received: 'talk_state_given',
  late: 'talk_state_given',
  due: 'talk_state_due',
  missed: 'talk_state_missed',
  excused: 'talk_state_excused',
  coming: 'talk_state_coming',
} as const

/** The days on which schedules expect a talk, and what became of each; why one was not given is said here. */
export function ExpectedTalks({ of, none }: Props) {
  const { text, locale } = useLanguage()
  const { day: dayOf } = useTimes()
  const { processedPermissions } = useSession()
  const { openModal, closeModal } = useModals()
  const queries = useQueryClient()
  const key = expectedTalksKey('schedule' in of ? of.schedule : of.place)
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(readExpectedTalks, { query: of, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={6} />
  const expected = data.filter(({ days }) => days.length > 0)
  if (expected.length === 0) return <EmptyState title={none} />
  const mayExcuse = processedPermissions.has('toolbox-talk-deliveries-edit')
  function excuse(schedule: string, day: string) {
    openModal('excuse', {
      title: text('labelled', { label: text('talk_excuse'), what: dayOf(day) }),
      body: (
        <ReasonForm
          onSay={(reason) =>
            call(excuseExpectedTalk, {
              params: { id: schedule, day },
              body: { reason, lang: locale },
            })
          }
          onDone={() => {
            closeModal('excuse')
            return queries.invalidateQueries({ queryKey: key })
          }}
        />
      ),
    })
  }
  return (
    <div className="stack gap-6">
      {expected.map(({ schedule, name, percent, days }) => (
        <section key={schedule} className="stack gap-2" aria-label={name}>
          {percent !== null && (
            <p className="m-0">
              {text('talks_given_share', { percent: percentIn(locale, percent) })}
            </p>
          )}
          <ul className="bare stack gap-2">
            {days.map(({ day, state, delivery }) => (
              <li key={day} className={classes.day}>
                <span className="tabular-nums">
                  {delivery === null ? (
                    dayOf(day)
                  ) : (
                    <RecordLink
                      register="toolbox-talk-deliveries"
                      to={{ id: delivery, name: dayOf(day) }}
                    />
                  )}
                </span>
                <Tag tone={tones[state] ?? 'calm'}>{text(labels[state])}</Tag>
                {mayExcuse && (state === 'due' || state === 'missed') && (
                  <Button size="compact-md" variant="default" onClick={() => excuse(schedule, day)}>
                    {text('talk_excuse')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
