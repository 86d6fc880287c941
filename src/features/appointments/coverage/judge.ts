// Whether a place has the committee, the representative and the first aiders that it needs. The
// numbers come from the regulations; here is only how they are held against who is there.
import { type CertificateLevel, regulations } from '../regulations.ts'

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
  const { committee, committee_size, worker_half, co_chairs, certified } = regulations
  const needed = employed >= committee.params.from
  const size = committee_size.params
  const minimum = employed >= size.large_from ? size.large : size.small
  const side = (which: Member['represents']) =>
    members.filter(({ represents }) => represents === which)
  const [workers, management] = [side('worker'), side('management')]
  const chairs = (those: Member[]) => those.filter(({ co_chair }) => co_chair).length
  const holders = (those: Member[]) => those.filter((member) => member.certified).length
  const mustBeCertified = employed >= certified.params.from
  const wrong: Record<CommitteeFault, boolean> = {
    too_few: members.length < minimum,
    workers_under_half: workers.length < members.length * worker_half.params.share,
    chosen_by_employer: workers.some(({ selected_by }) => selected_by === 'employer'),
    no_worker_chair: chairs(workers) < co_chairs.params.each_side,
    no_management_chair: chairs(management) < co_chairs.params.each_side,
    no_certified_worker: mustBeCertified && holders(workers) < certified.params.each_side,
    no_certified_management: mustBeCertified && holders(management) < certified.params.each_side,
  }
  // Where nobody must sit and nobody does, nothing is wrong.
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

export function judgeShift(workers: number, holders: readonly Holder[]): ShiftCover {
  const tier = regulations.first_aid.params.tiers.findLast(({ from }) => workers >= from)
  const wants = tier?.holder
  const holding = holders.filter(
    ({ level, valid }) => valid && (wants === undefined || meets(level, wants)),
  )
  return {
    wants,
    equipment: tier?.equipment,
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
  const { from, to } = regulations.representative.params
  return { needed: !committee && employed >= from && employed <= to, there: representatives }
}
