// First aid by the number of workers on a shift: R.R.O. 1990, Reg. 1101 s. 8 to 11.
import { type Day, type ResultStep, step, type UsedRule, wholeNumber } from '../contract.ts'
import type { Tier } from '../params.ts'
import { ruleOf, used } from '../rules.ts'

export type CertificateLevel = Tier['attendant']
export type FirstAid = {
  attendant: CertificateLevel | null
  /** Certificates that do, by the names that they have borne. */
  certificates: string[]
  kit: { code: string; contents: Tier['contents'] } | null
  extras: Tier['extras']
  room: boolean
  path: ResultStep[]
  rule: UsedRule
}

export function firstAid(workersOnShift: number, { day }: { day?: Day } = {}): FirstAid {
  const workers = wholeNumber('workersOnShift', workersOnShift)
  const row = ruleOf('ON-1101-TIERS', day)
  const names = ruleOf('ON-FIRST-AID-NAMES', day)
  const rule = used(row)
  const tier = row.params.tiers.findLast(({ from }) => workers >= from)
  if (tier === undefined) {
    const path = [step('first_aid_nobody', row.citation)]
    return { attendant: null, certificates: [], kit: null, extras: [], room: false, path, rule }
  }
  const { attendant, kit, contents, extras, room, citation, from } = tier
  const path = [
    step('first_aid_tier', citation, { workers, from }),
    step('first_aid_names', names.citation, { since: names.from }),
  ]
  const certificates = names.params[attendant]
  return { attendant, certificates, kit: { code: kit, contents }, extras, room, path, rule }
}
