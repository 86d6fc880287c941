// "See as this person": what the two of them see both, through the eyes of one. The person who looks is somebody
// who sees every row of the company, so that no row of the other is hidden from them but by a right that they lack.
import type { Session } from './context.ts'
import { holds } from './grants.ts'

export const seeingMinutes = 30

export const manager = 1

type Viewer = Pick<Session, 'roleId' | 'scope' | 'grants' | 'byToken'>

/** Whether somebody sees as another person at all. */
export const maySeeAs = ({ roleId, scope, grants, byToken }: Viewer): boolean =>
  !byToken &&
  roleId === manager &&
  scope === 'company' &&
  holds(grants, 'users.edit') &&
  holds(grants, 'submissions.view-all')

/** The same account with fewer rights and with the rows of the person whom they see as. */
export function seenThrough(
  viewer: Session,
  person: Pick<Session, 'roleId' | 'name' | 'scope' | 'grants'> & {
    accountId: string
    until: string
  },
): Session {
  const { until, ...theirs } = person
  const both = [...person.grants].filter((grant) => holds(viewer.grants, grant))
  return {
    ...viewer,
    ...theirs,
    grants: new Set(both),
    seenBy: {
      accountId: viewer.accountId ?? '',
      name: viewer.name,
      until,
      grants: viewer.grants,
      withheld: [...person.grants].filter((grant) => !holds(viewer.grants, grant)).sort(),
    },
  }
}

/** Who reads, for the log of reads: never the person whom somebody sees as. */
export const readerOf = ({ accountId, seenBy }: Pick<Session, 'accountId' | 'seenBy'>) =>
  seenBy?.accountId ?? accountId

/** Whether what is confidential is read by the person who wrote it themselves: who sees as them needs the right. */
export const readsOwnConfidence = ({ seenBy }: Pick<Session, 'seenBy'>): boolean =>
  seenBy === undefined || holds(seenBy.grants, 'confidential.view')
