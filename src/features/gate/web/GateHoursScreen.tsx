import { Button, Select, Table } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTimes } from '../../../access/web/use-times.ts'
import { addDays, mondayOf } from '../../../kit/day.ts'
import { call } from '../../../kit/http/client.web.ts'
import { hand } from '../../../kit/http/download.web.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { dayAs, numberIn } from '../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { listGates } from '../gate.contract.ts'
import { readGateHours } from '../hours/hours.contract.ts'
import { gateHoursKey, gatesKey } from './keys.ts'

type Hours = ReplyOf<typeof readGateHours>['data']

/** The hours of a week at a gate, by person and day, and when first aid was not there. */
export default function GateHoursScreen() {
  const { text, locale } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const gates = useQuery({
    queryKey: gatesKey,
    queryFn: async ({ signal }) => (await call(listGates, { signal })).data,
  }).data
  const project = search.get('project') ?? gates?.[0]?.id ?? ''
  const week = search.get('week') ?? undefined
  const { data, isError } = useQuery({
    queryKey: gateHoursKey(project, week ?? ''),
    queryFn: async ({ signal }) =>
      (await call(readGateHours, { params: { project }, query: { week }, signal })).data,
    enabled: project !== '',
  })
  const monday = data?.days[0]?.day
  const to = (day: string) => setSearch({ project, week: day }, { replace: true })
  return (
    <Page
      title={text('gate_hours')}
      lead={data?.project.name ?? ''}
      actions={
        data !== undefined &&
        data.people.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => download(data, [text('gate_hours_person'), text('gate_hours_firm')])}
          >
            {text('gate_hours_download')}
          </Button>
        )
      }
    >
      {gates?.length === 0 && <EmptyState title={text('gate_no_projects')} />}
      {gates !== undefined && gates.length > 1 && (
        <Select
          label={text('gate_project')}
          data={gates.map(({ id, name }) => ({ value: id, label: name }))}
          value={project}
          allowDeselect={false}
          searchable={gates.length > 8}
          onChange={(id) => id && setSearch({ project: id }, { replace: true })}
          maw={480}
          data-no-print
        />
      )}
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data === undefined && !isError && gates?.length !== 0 && <ListSkeleton rows={6} />}
      {data !== undefined && monday !== undefined && (
        <>
          <div className="flex flex-wrap items-center gap-2" data-no-print>
            <Button
              variant="default"
              leftSection={<IconChevronLeft size={18} aria-hidden />}
              onClick={() => to(addDays(monday, -7))}
            >
              {text('gate_hours_earlier')}
            </Button>
            <Button
              variant="default"
              disabled={monday >= mondayOf(data.today)}
              rightSection={<IconChevronRight size={18} aria-hidden />}
              onClick={() => to(addDays(monday, 7))}
            >
              {text('gate_hours_later')}
            </Button>
            <strong>
              {[monday, addDays(monday, 6)]
                .map((day) => dayAs(locale, day, { day: 'numeric', month: 'short' }))
                .join(' – ')}
            </strong>
          </div>
          <WithoutAid hours={data} />
          {data.people.length === 0 ? (
            <EmptyState title={text('gate_hours_none')} />
          ) : (
            <WeekTable hours={data} />
          )}
        </>
      )}
    </Page>
  )
}

/** A quote begins a cell that a spreadsheet would read as a formula. */
const safe = (cell: string) => `"${cell.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`

function download({ days, people, project }: Hours, heads: readonly string[]) {
  const lines = [
    [...heads, ...days.map(({ day }) => day)],
    ...people.map(({ name, firm, days: own }) => [
      ...[name, firm ?? ''],
      ...days.map(({ day }) => own.find((one) => one.day === day)?.hours.toFixed(2) ?? ''),
    ]),
  ]
  const csv = lines.map((line) => line.map(safe).join(',')).join('\r\n')
  hand(new Blob([`\uFEFF${csv}`], { type: 'text/csv' }), `${project.name} ${days[0]?.day}.csv`)
}

function WithoutAid({ hours: { days, zone } }: { hours: Hours }) {
  const { text, locale } = useLanguage()
  const { clock } = useTimes(zone)
  const bare = days.filter(({ without_aid }) => without_aid.length > 0)
  if (bare.length === 0)
    return days.some(({ people }) => people > 0) ? (
      <Notice tone="good">{text('gate_aid_always')}</Notice>
    ) : null
  return (
    <Notice tone="danger">
      <p>{text('gate_aid_lacked')}</p>
      <ul className="m-0">
        {bare.map(({ day, without_aid }) => (
          <li key={day}>
            {dayAs(locale, day, { weekday: 'long', day: 'numeric', month: 'short' })}
            {': '}
            {without_aid.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function WeekTable({ hours: { days, people, zone, today } }: { hours: Hours }) {
  const { text, locale } = useLanguage()
  const { clock } = useTimes(zone)
  const figure = (hours: number) => numberIn(locale, hours, 2)
  return (
    <section className="overflow-x-auto" aria-label={text('gate_hours')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{text('gate_hours_person')}</Table.Th>
            {days.map(({ day }) => (
              <Table.Th key={day} scope="col">
                {dayAs(locale, day, { weekday: 'short', day: 'numeric' })}
              </Table.Th>
            ))}
            <Table.Th scope="col">{text('gate_hours_total')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map(({ person, name, firm, days: own }) => (
            <Table.Tr key={person}>
              <Table.Th scope="row" miw={140}>
                <span className="break-anywhere">{name}</span>
                <small className="block text-soft">{firm}</small>
              </Table.Th>
              {days.map(({ day }) => {
                const found = own.find((one) => one.day === day)
                if (found === undefined) return <Table.Td key={day} />
                return (
                  <Table.Td key={day} className="tabular-nums">
                    {(found.hours > 0 || !found.open) && figure(found.hours)}
                    <small className="block text-soft">
                      {clock(found.first_in)}–{found.last_out === null ? '' : clock(found.last_out)}
                    </small>
                    {found.open && (
                      <small className="block">
                        {text(day === today ? 'gate_hours_inside' : 'gate_hours_open')}
                      </small>
                    )}
                  </Table.Td>
                )
              })}
              <Table.Td className="tabular-nums">
                {figure(own.reduce((sum, { hours }) => sum + hours, 0))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{text('gate_hours_total')}</Table.Th>
            {days.map(({ day, hours }) => (
              <Table.Td key={day} className="tabular-nums">
                {figure(hours)}
              </Table.Td>
            ))}
            <Table.Td className="tabular-nums">
              {figure(days.reduce((sum, { hours }) => sum + hours, 0))}
            </Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </section>
  )
}
