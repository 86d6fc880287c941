import { useMemo } from 'react'
import { screenByName } from '../../../../access/screens.ts'
import { RegisterList } from '../../../../register/web/list/RegisterList.tsx'
import { submissions } from '../../submissions.register.ts'
import { type ListName, lists, ofCompany, signed, unsigned } from '../lists.ts'
import { submissionsWeb } from './submissions.web.tsx'

/** Yesterday, where the person is. */
function yesterday(): string {
  const day = new Date()
  day.setDate(day.getDate() - 1)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const titles: Record<ListName, string> = {
  unsigned: 'Unsigned',
  previous: 'Unsigned from earlier days',
  signed: 'Signed',
  company: 'All of the company',
  contractors: 'From trade contractors',
  all: 'All submissions',
}

const fixedOf = (list: ListName) =>
  ({
    unsigned: { stage: unsigned },
    previous: { stage: unsigned, submitted_on: `..${yesterday()}` },
    signed: { stage: signed },
    company: { source: ofCompany },
    contractors: { source: 'tc_portal' },
    all: {},
  })[list]

const archivedToo = { list: screenByName.get(lists.all)?.path ?? '' }

/** One of the lists of submissions. */
export function SubmissionList({ list }: { list: ListName }) {
  const fixed = useMemo(() => fixedOf(list), [list])
  // What is archived is looked for among all.
  const places = list === 'all' ? archivedToo : undefined
  return (
    <RegisterList
      key={list}
      register={submissions}
      web={submissionsWeb}
      state="active"
      title={titles[list]}
      fixed={fixed}
      {...(places && { places })}
    />
  )
}
