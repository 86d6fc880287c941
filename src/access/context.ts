import type { Grant } from './grants.ts'
import type { Module } from './modules.ts'
import type { Scope } from './scope.ts'

export type Audience = 'staff' | 'admin' | 'contractor'

/** Who looks at the product through the eyes of somebody else. */
export type SeenBy = {
  accountId: string
  name: string
  /** When it ends by itself. */
  until: string
  /** What they hold themselves. */
  grants: ReadonlySet<string>
  /** Rights of the other person that they lack: what these open is not shown. */
  withheld: readonly string[]
  /** It is the provider's person, whom the company lets in: by which support access, and whether to write too. */
  support?: { access: string; writes: boolean }
}

/** Who is asking. */
export type Session = {
  id: string
  audience: Audience
  loginId: string
  /** Whose product it is: of somebody who sees as another person, that person. Absent for an admin of the provider. */
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
  /** The parts of the product that the company does not use. */
  modulesOff: readonly Module[]
  /** Rights that were given and open nothing now, because their part is off. */
  closed: ReadonlySet<string>
  /** The person who looks, where it is not the person of the account. */
  seenBy: SeenBy | undefined
}

export type Can = (grant: Grant) => boolean
