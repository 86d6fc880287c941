// What Ontario asks of committees, representatives and first aid: numbers as data, each with where it
// is written and how sure we are of it. Nothing here is legal advice. `reviewed_on` is the day the
// entry was last looked through; whether that was beside the official text is what `certainty` says.

/** official: the text itself. secondary: somebody who cites it. known: not checked. disputed: sources differ. */
export type Certainty = 'official' | 'secondary' | 'known' | 'disputed'

type Rule<Params> = {
  params: Params
  /** In English, as the screens say it. */
  says: string
  citation: string
  certainty: Certainty
  reviewed_on: string
}

const rule = <const Params>(
  params: Params,
  says: string,
  citation: string,
  certainty: Certainty,
): Rule<Params> => ({ params, says, citation, certainty, reviewed_on: '2026-11-21' })

export type CertificateLevel = 'emergency' | 'standard'

export const regulations = {
  committee: rule(
    { from: 20 },
    'A joint health and safety committee where 20 or more are regularly employed. On a construction project only one of three months or more.',
    'OHSA s. 9(2)',
    'secondary',
  ),
  committee_size: rule(
    { small: 2, large: 4, large_from: 50 },
    'Two members at least; four where 50 or more are regularly employed.',
    'OHSA s. 9(6)',
    'known',
  ),
  worker_half: rule(
    { share: 0.5 },
    'At least half of the members are workers without managerial duties, chosen by the workers or their union.',
    'OHSA s. 9(7) and (8)',
    'known',
  ),
  co_chairs: rule(
    { each_side: 1 },
    'Two co-chairs: one chosen by the members for the workers, one by those for management.',
    'OHSA s. 9(11)',
    'known',
  ),
  certified: rule(
    { from: 50, each_side: 1 },
    'One certified member for the workers and one for management where 50 or more are regularly employed. Off construction projects the duty may begin with the committee itself: check it.',
    'OHSA s. 9(12) and (13)',
    'known',
  ),
  refresher: rule(
    { years: 3 },
    'Certification is refreshed every three years.',
    'JHSC certification training standard',
    'known',
  ),
  representative: rule(
    { from: 6, to: 19 },
    'A health and safety representative, chosen by the workers or their union, where 6 to 19 are regularly employed and there is no committee.',
    'OHSA s. 8(1)',
    'secondary',
  ),
  first_aid: rule(
    {
      tiers: [
        { from: 1, holder: 'emergency', equipment: 'First-aid box for up to 5 workers' },
        { from: 6, holder: 'standard', equipment: 'First-aid box for 6 to 15 workers' },
        {
          from: 16,
          holder: 'standard',
          equipment: 'First-aid box for 16 and more workers, one stretcher, two blankets',
        },
        {
          from: 200,
          holder: 'standard',
          equipment: 'First-aid room in charge of a nurse or a holder of Standard First Aid',
        },
      ] as readonly { from: number; holder: CertificateLevel; equipment: string }[],
    },
    'Somebody with a valid certificate at the station at all times while work goes on: Emergency First Aid for up to 5 workers on the shift, Standard First Aid for more.',
    'R.R.O. 1990, Reg. 1101 s. 8 to 11',
    'secondary',
  ),
  first_aid_certificate: rule(
    { years: 3 },
    'First-aid certificates hold for three years.',
    'WSIB approved programmes',
    'known',
  ),
} as const

export type RuleName = keyof typeof regulations
