import type { RegisterRow } from '../../../register/define.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { WithinPanel } from '../../../register/web/panel/WithinPanel.tsx'
import { jhscInspections } from '../inspections/jhsc-inspections.register.ts'
import { jhscMeetings } from '../meetings/jhsc-meetings.register.ts'
import { jhscRecommendations } from '../recommendations/jhsc-recommendations.register.ts'
import { CommitteeDutiesPanel } from '../web/CommitteeDutiesPanel.tsx'
import { CommitteeHead } from '../web/CommitteeHead.tsx'
import type { jhscCommittees } from './jhsc-committees.register.ts'

type Props = { row: RegisterRow<typeof jhscCommittees> }

const Meetings = ({ row }: Props) => (
  <WithinPanel register={jhscMeetings} within={row.id} mayAdd={row.can.includes('edit')} />
)
const Inspections = ({ row }: Props) => (
  <WithinPanel register={jhscInspections} within={row.id} mayAdd={row.can.includes('edit')} />
)
const Recommendations = ({ row }: Props) => (
  <WithinPanel register={jhscRecommendations} within={row.id} mayAdd={row.can.includes('edit')} />
)

export const web: RegisterWeb<typeof jhscCommittees> = {
  Head: CommitteeHead,
  panels: [
    { title: 'What the law asks for', Panel: CommitteeDutiesPanel },
    { title: jhscMeetings.many, Panel: Meetings },
    { title: jhscInspections.many, Panel: Inspections },
    { title: jhscRecommendations.many, Panel: Recommendations },
  ],
}
