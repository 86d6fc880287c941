// The rules that the panels of committees, representatives and first aid show: what each says, and the
// row of the regulation room that it is. What follows from them is worked out there.
import { rowOf } from '../../regulation/index.ts'

const certainties = { A: 'official', B: 'secondary', C: 'known', D: 'disputed' } as const

/** `says` in English, as the screens say it. */
function rule(code: string, says: string) {
  const { citation, certainty, reviewed_on } = rowOf(code)
  return { says, citation, certainty: certainties[certainty], reviewed_on }
}

export const regulations = {
  committee: rule(
    'ON-9-COMMITTEE',
    'A joint health and safety committee where 20 or more are regularly employed. On a construction project only one of three months or more.',
  ),
  committee_size: rule(
    'ON-9-MEMBERS',
    'Two members at least; four where 50 or more are regularly employed.',
  ),
  worker_half: rule(
    'ON-9-SIDES',
    'At least half of the members are workers without managerial duties, chosen by the workers or their union.',
  ),
  co_chairs: rule(
    'ON-9-CHAIRS',
    'Two co-chairs: one chosen by the members for the workers, one by those for management.',
  ),
  certified: rule(
    'ON-9-CERTIFIED',
    'One certified member for the workers and one for management in every committee that is due.',
  ),
  refresher: rule('ON-JHSC-CERT', 'Certification is refreshed every three years.'),
  representative: rule(
    'ON-8',
    'A health and safety representative, chosen by the workers or their union, where 6 to 19 are regularly employed and there is no committee.',
  ),
  first_aid: rule(
    'ON-1101-TIERS',
    'Somebody with a valid certificate at the station at all times while work goes on: Emergency First Aid for up to 5 workers on the shift, Standard First Aid for more.',
  ),
  first_aid_certificate: rule('ON-FIRST-AID-NAMES', 'First-aid certificates hold for three years.'),
} as const

export type RuleName = keyof typeof regulations

/** What the kits of the regulation room are called. */
export const kits: Readonly<Record<string, string>> = {
  box_8: 'First-aid box for up to 5 workers',
  box_9: 'First-aid box for 6 to 15 workers',
  box_10: 'First-aid box for 16 and more workers, one stretcher, two blankets',
  room_11: 'First-aid room in charge of a nurse or a holder of Standard First Aid',
}
