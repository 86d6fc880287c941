import { IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { WidgetRows } from '../../../../manifest/web/WidgetRows.tsx'
import { readTalkWeeks } from '../four-weeks.contract.ts'
import { talkWeeksKey } from './keys.ts'

/** The talks of the last four weeks: how many were given, who of the crews was there, and where they lack. */
export default function TalksWidget() {
  const { text, locale } = useLanguage()
  const query = useQuery({
    queryKey: talkWeeksKey,
    queryFn: async ({ signal }) => (await call(readTalkWeeks, { signal })).data,
    staleTime: 0,
  })
  const number = (value: number) => <span className="tabular-nums">{numberIn(locale, value)}</span>
  return (
    <WidgetBody query={query}>
      {({ held, due, given, attendance, lacks }) =>
        held + due === 0 ? (
          <WidgetEmpty
            icon={<IconSpeakerphone size={28} aria-hidden="true" />}
            title={text('widget_talks_none')}
            text={text('widget_talks_about')}
          />
        ) : (
          <WidgetRows
            rows={[
              { id: 'held', title: text('widget_talks_held'), aside: number(held) },
              ...(due === 0
                ? []
                : [
                    {
                      id: 'given',
                      title: text('widget_talks_given'),
                      hint: text('widget_talks_of', { given, due }),
                      aside: (
                        <span className="tabular-nums">
                          {percentIn(locale, Math.round((100 * given) / due))}
                        </span>
                      ),
                    },
                  ]),
              ...(attendance === null
                ? []
                : [
                    {
                      id: 'attendance',
                      title: text('widget_talks_attendance'),
                      aside: <span className="tabular-nums">{percentIn(locale, attendance)}</span>,
                    },
                  ]),
              ...lacks.map(({ schedule, name, missed }) => ({
                id: schedule,
                title: name,
                to: `/dashboard/toolbox-talks/schedules/record/${schedule}`,
                aside: <Tag tone="danger">{text('widget_talks_missed', { count: missed })}</Tag>,
              })),
            ]}
          />
        )
      }
    </WidgetBody>
  )
}
