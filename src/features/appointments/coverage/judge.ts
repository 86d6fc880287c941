// Whether a place has the committee, the representative and the first aiders that it needs. The
// regulation room says what is due; here is only how that is held against who is there.
import { bodies, type CertificateLevel, firstAid, ruleOf } from '../../../regulation/index.ts'
import { kits } from '../regulations.ts'

export type Member = {
  represents: 'worker' | 'management'
  selected_by: 'workers' | 'union' | 'employer'
  co_chair: boolean
  certified: boolean
}
export const committeeFaults = [
  'too_few',
  'workers_under_half',
  'chosen_by_employer',
  'no_worker_chair',
  'no_management_chair',
  'no_certified_worker',
  'no_certified_management',
] as const
export type CommitteeFault = (typeof committeeFaults)[number]

export type Committee = {
  needed: boolean
  minimum: number
  workers: number
  management: number
  faults: CommitteeFault[]
}

export function judgeCommittee(employed: number, members: readonly Member[]): Committee {
  const due = bodies({ workers: employed, kind: 'workplace' })
  const needed = due.jhsc
  const minimum = needed ? due.members : ruleOf('ON-9-MEMBERS').params.small
  const certifiedOfSide = needed ? ruleOf('ON-9-CERTIFIED').params.each_side : 0
  const chairsOfSide = ruleOf('ON-9-CHAIRS').params.each_side
  const side = (which: Member['represents']) =>
    members.filter(({ represents }) => represents === which)
  const [workers, management] = [side('worker'), side('management')]
  const chairs = (those: Member[]) => those.filter(({ co_chair }) => co_chair).length
  const holders = (those: Member[]) => those.filter((member) => member.certified).length
  const wrong: Record<CommitteeFault, boolean> = {
    too_few: members.length < minimum,
    workers_under_half: workers.length < members.length * ruleOf('ON-9-SIDES').params.worker_share,
    chosen_by_employer: workers.some(({ selected_by }) => selected_by === 'employer'),
    no_worker_chair: chairs(workers) < chairsOfSide,
    no_management_chair: chairs(management) < chairsOfSide,
    no_certified_worker: holders(workers) < certifiedOfSide,
    no_certified_management: holders(management) < certifiedOfSide,
  }
  // A place that needs no committee and has none has no faults.
  const judged = needed || members.length > 0
  return {
    needed,
    minimum,
    workers: workers.length,
    management: management.length,
    faults: judged ? committeeFaults.filter((fault) => wrong[fault]) : [],
  }
}

export type Holder = { level: CertificateLevel; valid: boolean; expiring: boolean }

export const lapses = ['expired', 'revoked', 'unproven'] as const

/** A certificate of a first aider: named by the appointment, or a training record. */
export type Certificate = {
  level: CertificateLevel
  record: string | null
  until: string | null
  revoked_on: string | null
  /** `unknown`: there is none. */
  state: 'valid' | 'unknown' | (typeof lapses)[number]
  expiring: boolean
}

export type ShiftCover = {
  wants: CertificateLevel | undefined
  equipment: string | undefined
  holding: number
  expiring: number
  covered: boolean
}

/** A Standard certificate covers what an Emergency one does. */
const meets = (has: CertificateLevel, wants: CertificateLevel) =>
  has === 'standard' || wants === 'emergency'

const after = (one: string | null, other: string | null) =>
  (one ?? '9999') === (other ?? '9999') ? 0 : (one ?? '9999') > (other ?? '9999') ? -1 : 1

/** Of a person's certificates the one that counts for so many workers: of the level that they ask for, valid, the longest. */
export function bestFor<T extends Certificate>(workers: number, all: readonly T[]): T | undefined {
  const wants = firstAid(workers).attendant ?? 'emergency'
  const rank = ({ level, state }: T) => (meets(level, wants) ? 0 : 2) + (state === 'valid' ? 0 : 1)
  return all.toSorted((a, b) => rank(a) - rank(b) || after(a.until, b.until))[0]
}

export function judgeShift(workers: number, holders: readonly Holder[]): ShiftCover {
  const { attendant, kit } = firstAid(workers)
  const wants = attendant ?? undefined
  const holding = holders.filter(
    ({ level, valid }) => valid && (wants === undefined || meets(level, wants)),
  )
  return {
    wants,
    equipment: kit === null ? undefined : kits[kit.code],
    holding: holding.length,
    expiring: holding.filter(({ expiring }) => expiring).length,
    covered: wants === undefined || holding.length > 0,
  }
}

export type Representation = { needed: boolean; there: number }

export function judgeRepresentation(
  employed: number,
  representatives: number,
  committee: boolean,
): Representation {
  const { hsr } = bodies({ workers: employed, kind: 'workplace' })
  return { needed: !committee && hsr, there: representatives }
}

/** From how many workers on which certificate is needed, as the law has it now. */
export const aidTiers = (): { from: number; attendant: CertificateLevel }[] =>
  ruleOf('ON-1101-TIERS').params.tiers.map(({ from, attendant }) => ({ from, attendant }))
