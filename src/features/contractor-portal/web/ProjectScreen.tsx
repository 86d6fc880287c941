import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { call } from '../../../kit/http/client.web.ts'
import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { TabStrip } from '../../../kit/web/inputs/TabStrip.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { Tag, type TagTone } from '../../../kit/web/theme/Tag.tsx'
import { type PortalDuty, portalPlace } from '../portal.contract.ts'
import { addressOfPlace, addressToFill, type PlaceTab } from './address.ts'
import { portalKey } from './keys.ts'

const tabs = ['forms', 'outstanding', 'past-due', 'completed'] as const

const statesOf = {
  outstanding: ['outstanding'],
  'past-due': ['past_due'],
  completed: ['completed', 'late', 'excused', 'waived'],
} as const satisfies Record<Exclude<PlaceTab, 'forms'>, readonly PortalDuty['state'][]>

const tones: Readonly<Record<PortalDuty['state'], TagTone>> = {
  completed: 'good',
  late: 'warning',
  outstanding: 'notice',
  past_due: 'danger',
  excused: 'calm',
  waived: 'calm',
}

/** One project: its forms, what is still owed, what is past due, and what was sent. */
export default function ProjectScreen() {
  const { text } = useLanguage()
  const { id = '', name = '', project = name } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const tab = tabs.find((one) => pathname.endsWith(`/${one}`)) ?? 'forms'
  const { data, isPending, isError } = useQuery({
    queryKey: portalKey('place', id),
    queryFn: ({ signal }) => call(portalPlace, { params: { id }, signal }),
  })
  const place = data?.data
  const count = (one: PlaceTab) =>
    one === 'forms'
      ? (place?.lines.length ?? 0)
      : (place?.duties ?? []).filter(({ state }) => statesOf[one].some((each) => each === state))
          .length
  return (
    <Page title={place?.name ?? project}>
      <p>
        <Link to="/contractors/projects">{text('portal_all_projects')}</Link>
      </p>
      <TabStrip
        label={text('portal_tabs')}
        items={tabs.map((value) => ({
          value,
          label: `${text(`portal_tab_${value}`)} (${count(value)})`,
        }))}
        value={tab}
        onChange={(next) => void navigate(addressOfPlace({ id, name: place?.name ?? name }, next))}
      >
        {isError && <Notice tone="danger">{text('portal_no_place')}</Notice>}
        {isPending && <ListSkeleton rows={4} />}
        {place !== undefined &&
          (tab === 'forms' ? <Lines place={place} /> : <Duties place={place} tab={tab} />)}
      </TabStrip>
    </Page>
  )
}

type Place = Awaited<ReturnType<typeof call<typeof portalPlace>>>['data']

function Lines({ place }: { place: Place }) {
  const { text, locale } = useLanguage()
  if (place.lines.length === 0) return <p className="text-soft">{text('portal_none')}</p>
  const nextOf = (line: string, contractor: string) =>
    place.duties.find(
      (one) =>
        one.line === line &&
        one.contractor.id === contractor &&
        (one.state === 'outstanding' || one.state === 'past_due'),
    )
  return (
    <ul className="box bare">
      {place.lines.map((line) => {
        const next = nextOf(line.line, line.contractor.id)
        const open = next ?? (line.frequency === 'task' ? line : undefined)
        return (
          <li
            key={`${line.line} ${line.contractor.id}`}
            className="border-between px-4 py-3 flex flex-wrap gap-2 items-center justify-between"
          >
            <span>
              <strong className="block break-anywhere">{line.title}</strong>
              <small className="text-soft">
                {[
                  line.contractor.name,
                  next && text('portal_due', { day: dayIn(locale, next.until) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {open !== undefined && (
              <Button component={Link} to={addressToFill(place, open)} variant="default">
                {text('portal_fill')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Duties({ place, tab }: { place: Place; tab: Exclude<PlaceTab, 'forms'> }) {
  const { text, locale } = useLanguage()
  const shown = place.duties
    .filter(({ state }) => statesOf[tab].some((each) => each === state))
    .toSorted((one, other) =>
      tab === 'completed' ? other.day.localeCompare(one.day) : one.until.localeCompare(other.until),
    )
  if (shown.length === 0) return <p className="text-soft">{text('portal_none')}</p>
  return (
    <ul className="box bare">
      {shown.map((duty) => (
        <li
          key={`${duty.line} ${duty.contractor.id} ${duty.day}`}
          className="border-between px-4 py-3 flex flex-wrap gap-2 items-center justify-between"
        >
          <span className="min-w-0">
            <span className="row gap-2">
              <strong className="break-anywhere">{duty.title}</strong>
              <Tag tone={tones[duty.state]}>{text(`portal_state_${duty.state}`)}</Tag>
              {duty.submission?.accepted && <Tag tone="good">{text('portal_accepted')}</Tag>}
            </span>
            <small className="text-soft block">
              {[
                duty.contractor.name,
                text('portal_due', { day: dayIn(locale, duty.until) }),
                duty.submission &&
                  text('portal_sent', {
                    number: duty.submission.number,
                    day: dayIn(locale, duty.submission.submitted_on),
                  }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {duty.refused !== null && duty.submission === null && (
              <Notice tone="danger">{text('portal_refused', { reason: duty.refused })}</Notice>
            )}
          </span>
          {tab !== 'completed' && (
            <Button component={Link} to={addressToFill(place, duty)}>
              {text('portal_fill')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
