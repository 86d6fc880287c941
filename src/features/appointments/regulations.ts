// The rules that the panels of committees, representatives and first aid show: the row of the regulation
// room, and the numbers that its sentence in `words` (`law_…`) is filled with.
import { type RuleRow, ruleOf } from '../../regulation/index.ts'

const certainties = { A: 'official', B: 'secondary', C: 'known', D: 'disputed' } as const

const rule = ({ citation, certainty, reviewed_on }: RuleRow, values: Record<string, number>) => ({
  values,
  citation,
  certainty: certainties[certainty],
  reviewed_on,
})

const monthsOfYear = 12
const committee = ruleOf('ON-9-COMMITTEE')
const size = ruleOf('ON-9-MEMBERS')
const sides = ruleOf('ON-9-SIDES')
const chairs = ruleOf('ON-9-CHAIRS')
const certified = ruleOf('ON-9-CERTIFIED')
const refresher = ruleOf('ON-JHSC-CERT')
const representative = ruleOf('ON-8')
const tiers = ruleOf('ON-1101-TIERS')
const certificate = ruleOf('ON-FIRST-AID-NAMES')

const toStandard = tiers.params.tiers.find(({ attendant }) => attendant === 'standard')
if (toStandard === undefined) throw new Error('No tier of first aid asks for Standard First Aid')

export const regulations = {
  committee: rule(committee, {
    from: committee.params.from,
    months: committee.params.project_months,
  }),
  committee_size: rule(size, size.params),
  worker_half: rule(sides, { share: sides.params.worker_share * 100 }),
  co_chairs: rule(chairs, { each: chairs.params.each_side }),
  certified: rule(certified, { each: certified.params.each_side }),
  refresher: rule(refresher, { years: refresher.params.refresher_months / monthsOfYear }),
  representative: rule(representative, {
    from: representative.params.more_than + 1,
    to: committee.params.from - 1,
  }),
  first_aid: rule(tiers, { most: toStandard.from - 1 }),
  first_aid_certificate: rule(certificate, { years: certificate.params.months / monthsOfYear }),
} as const

export type RuleName = keyof typeof regulations

/** What the kits of the regulation room are called. */
export const kits: Readonly<Record<string, string>> = {
  box_8: 'First-aid box for up to 5 workers',
  box_9: 'First-aid box for 6 to 15 workers',
  box_10: 'First-aid box for 16 and more workers, one stretcher, two blankets',
  room_11: 'First-aid room in the charge of a nurse or a person with Standard First Aid',
}
