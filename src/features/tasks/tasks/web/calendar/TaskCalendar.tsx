import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconRepeat } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../../../access/web/session.ts'
import { addDays, dayAt, firstOfMonth, firstOfNextMonth } from '../../../../../kit/day.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { useIsNarrow } from '../../../../../register/web/list/rows/use-is-narrow.ts'
import { readTaskCalendar } from '../../tasks.contract.ts'
import { taskCalendarKey } from '../keys.ts'
import { useNarrowing } from '../use-narrowing.ts'
import { Agenda } from './Agenda.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { monthIn, monthOf, weeksOf } from './month.ts'

/** The tasks of a month by the day that they are due: a grid, and on a phone one day after the other. */
export function TaskCalendar() {
  const { text, locale } = useLanguage()
  const narrow = useIsNarrow()
  const timeZone = useSession().user?.company?.timezone
  const [params, setParams] = useSearchParams()
  const now = firstOfMonth(dayAt(new Date(), timeZone))
  const first = monthOf(params.get('month')) ?? now
  const mine = params.has('mine')
  const weeks = weeksOf(first)
  const [from = first, to = first] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const asked = useNarrowing(mine)
  const { data, isError } = useQuery({
    queryKey: taskCalendarKey(from, to, asked),
    queryFn: async ({ signal }) =>
      (await call(readTaskCalendar, { query: { from, to, ...asked }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  function show(month: string, ofMine: boolean) {
    const next = new URLSearchParams({ view: 'calendar' })
    if (month !== now) next.set('month', month.slice(0, 7))
    if (ofMine) next.set('mine', '')
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Group gap="xs">
          <ActionIcon
            variant="default"
            size={44}
            aria-label={text('task_month_before')}
            onClick={() => show(firstOfMonth(addDays(first, -1)), mine)}
          >
            <IconChevronLeft size={20} aria-hidden="true" />
          </ActionIcon>
          <h2 className="m-0 title-3 text-center" aria-live="polite" style={{ minWidth: '11rem' }}>
            {monthIn(locale, first)}
          </h2>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={text('task_month_after')}
            onClick={() => show(firstOfNextMonth(first), mine)}
          >
            <IconChevronRight size={20} aria-hidden="true" />
          </ActionIcon>
          {first !== now && (
            <Button variant="default" h={44} onClick={() => show(now, mine)}>
              {text('task_month_now')}
            </Button>
          )}
        </Group>
        <SegmentedControl
          aria-label={text('task_whose')}
          value={mine ? 'mine' : 'all'}
          onChange={(value) => show(first, value === 'mine')}
          data={[
            { value: 'all', label: text('task_all') },
            { value: 'mine', label: text('task_mine') },
          ]}
        />
      </Group>
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data === undefined && !isError && <ListSkeleton rows={8} />}
      {data !== undefined &&
        (narrow ? (
          <Agenda first={first} {...data} />
        ) : (
          <MonthGrid first={first} weeks={weeks} {...data} />
        ))}
      {data?.tasks.some(({ to_come }) => to_come) && (
        <p className="hint m-0 flex items-center gap-1">
          <IconRepeat size={16} className="flex-none" aria-hidden="true" />
          {text('task_to_come_about')}
        </p>
      )}
      {data?.more && <p className="hint m-0">{text('task_month_more')}</p>}
    </>
  )
}
