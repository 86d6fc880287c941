import { useMemo } from 'react'
import { screenByName } from '../../../../access/screens.ts'
import { useSession } from '../../../../access/web/session.ts'
import { addDays, dayAt } from '../../../../kit/day.ts'
import { RegisterList } from '../../../../register/web/list/RegisterList.tsx'
import { ofCompany, ofContractors } from '../../content/sources.ts'
import { submissions } from '../../submissions.register.ts'
import { type ListName, lists, signed, unsigned } from '../lists.ts'
import { web, webOfContractors } from './submissions.web.tsx'

const titles: Record<ListName, string> = {
  unsigned: 'Unsigned',
  previous: 'Unsigned from earlier days',
  signed: 'Signed',
  company: 'Company-wide',
  contractors: 'From trade contractors',
  all: 'All submissions',
}

const fixedOf = (list: ListName, timeZone: string | undefined) =>
  ({
    unsigned: { stage: unsigned },
    previous: { stage: unsigned, submitted_on: `..${addDays(dayAt(new Date(), timeZone), -1)}` },
    signed: { stage: signed },
    company: { source: ofCompany },
    contractors: { source: ofContractors },
    all: {},
  })[list]

const contractorsWeb = webOfContractors()
const archivedToo = { list: screenByName.get(lists.all)?.path ?? '' }

/** One of the lists of submissions. */
export function SubmissionList({ list }: { list: ListName }) {
  const timeZone = useSession().user?.company?.timezone
  const fixed = useMemo(() => fixedOf(list, timeZone), [list, timeZone])
  // The list of all offers the archived ones too.
  const places = list === 'all' ? archivedToo : undefined
  return (
    <RegisterList
      key={list}
      register={submissions}
      web={list === 'contractors' ? contractorsWeb : web}
      state="active"
      title={titles[list]}
      fixed={fixed}
      {...(places && { places })}
    />
  )
}
