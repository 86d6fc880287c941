import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { RegisterRow } from '../../../register/define.ts'
import { sayNewOne } from '../../../register/web/list/in-sentence.ts'
import { useMay } from '../../../register/web/list/use-may.ts'
import type { jhscCommittees } from '../committees/jhsc-committees.register.ts'
import { jhscInspections } from '../inspections/jhsc-inspections.register.ts'
import { jhscMeetings } from '../meetings/jhsc-meetings.register.ts'
import { jhscRecommendations } from '../recommendations/jhsc-recommendations.register.ts'

const rooms = [
  { register: jhscMeetings, room: 'meetings' },
  { register: jhscInspections, room: 'inspections' },
  { register: jhscRecommendations, room: 'recommendations' },
]

/** What a committee does next: meet, inspect, recommend. */
export function CommitteeHead({ row }: { row: RegisterRow<typeof jhscCommittees> }) {
  const { say } = useLanguage()
  const may = useMay(jhscMeetings)
  if (row.archived_at !== null || !may.do('create')) return null
  return (
    <div className="flex flex-wrap gap-2">
      {rooms.map(({ register, room }) => (
        <Button
          key={room}
          component={Link}
          to={`/dashboard/jhsc/committees/${row.id}/${room}/create`}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {sayNewOne(register.one, say)}
        </Button>
      ))}
    </div>
  )
}
