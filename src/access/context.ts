import type { Grant } from './grants.ts'
import type { Scope } from './scope.ts'

export type Audience = 'staff' | 'admin' | 'contractor'

/** Who is asking. */
export type Session = {
  id: string
  audience: Audience
  loginId: string
  /** Absent for an admin of the provider. */
  accountId: string | undefined
  companyId: string | undefined
  roleId: number | undefined
  name: string
  /** The company changes nothing for now; what it has it reads and takes away. */
  suspended: boolean
  /** A program acts for the person, by a personal token. */
  byToken: boolean
  /** Which rows of the company they see. */
  scope: Scope
  grants: ReadonlySet<string>
}

export type Can = (grant: Grant) => boolean
