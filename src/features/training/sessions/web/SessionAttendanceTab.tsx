import { Table } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { registerKey } from '../../../../register/web/keys.ts'
import { readAttendance } from '../sessions.contract.ts'
import { trainingSessions } from '../training-sessions.register.ts'

/** Who took part on which day; who was expected and never came. */
export default function SessionAttendanceTab({ row: { id } }: { row: AnyRow }) {
  const { text, locale } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: registerKey(trainingSessions.name, 'attendance', id),
    queryFn: async ({ signal }) => (await call(readAttendance, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  const { days, people, absent } = data
  return (
    <div className="stack gap-6">
      {people.length === 0 && <EmptyState title={text('training_none_yet')} />}
      {people.length > 0 && (
        <Table.ScrollContainer minWidth={0}>
          <Table aria-label={text('training_attendance')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{text('training_who')}</Table.Th>
                {days.map((day) => (
                  <Table.Th key={day} scope="col">
                    {dayIn(locale, day)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {people.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Th scope="row" className="break-anywhere">
                    {one.company === null ? one.name : `${one.name} · ${one.company}`}
                  </Table.Th>
                  {days.map((day) => {
                    const part = one.days.find((each) => each.day === day)
                    return (
                      <Table.Td key={day}>
                        {part === undefined ? (
                          <IconMinus size={18} role="img" aria-label={text('training_not_there')} />
                        ) : part.given === null ? (
                          <Tag tone="warning">{part.unsigned_because}</Tag>
                        ) : (
                          <IconCheck
                            size={18}
                            className="text-good"
                            role="img"
                            aria-label={text('training_signed')}
                          />
                        )}
                      </Table.Td>
                    )
                  })}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {absent.length > 0 && (
        <section className="stack gap-2" aria-label={text('training_never_came')}>
          <h3 className="m-0">{text('training_never_came')}</h3>
          <ul className="stack gap-1">
            {absent.map(({ id: person, name, detail }) => (
              <li key={person} className="break-anywhere">
                {name} {detail !== null && <span className="hint">{detail}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
