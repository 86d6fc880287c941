// What is wrong at Northgate, and what became of it. Steps are told by `pastOf`, since rows that are
// merely filled in are open.
import { daysFromNow as day } from '../../kit/day.ts'
import { deficiencies } from './deficiencies.register.ts'

const tower = 'Harbour Point tower'
const level = 'Harbour Point level 12'
const school = 'Station Road school'
const gym = 'Station Road gymnasium'
const yard = 'Main yard'
const shop = 'Fabrication shop'

const projectAt: Readonly<Record<string, string>> = {
  [tower]: tower,
  [level]: tower,
  [school]: school,
  [gym]: school,
}

const written = (title: string, severity: string, location: string, rest: object = {}) => ({
  title,
  severity,
  location,
  project: projectAt[location] ?? null,
  source: 'manual',
  ...rest,
})

export const deficienciesDemo = {
  register: deficiencies,
  rows: [
    written('Guardrail missing at the slab edge, north side', 'critical', level, {
      description: 'Two bays open beside the material hoist. Workers pass within a metre.',
      owner: 'Luc Tremblay',
      before_probability: 'Likely',
      before_severity: 'Fatal',
      stop_work: true,
      immediate_action: 'Area roped off and the hoist stopped.',
      category: 'Fall protection',
    }),
    written('Scaffold tag older than seven days', 'high', tower, {
      owner: 'Luc Tremblay',
      category: 'Scaffolds',
      description: 'The east scaffold was last signed off before the storm.',
    }),
    written('Extinguisher behind stacked drywall', 'medium', level, {
      owner: 'Priya Nair',
      immediate_action: 'Drywall moved so that it can be reached.',
    }),
    written('Extension cord with a taped splice', 'high', gym, {
      owner: 'Elena Rossi',
      description: 'In use at the mixing station. Taken out and labelled.',
    }),
    written('Stair lighting out between levels 3 and 4', 'medium', tower, {
      owner: null,
      project: null,
    }),
    written('Housekeeping: rebar ends uncapped along the walkway', 'medium', school, {
      owner: 'Marcus Chen',
    }),
    written('Eyewash bottle past its date', 'low', shop, {
      owner: 'Sam Whitefeather',
      corrective_action: 'Replaced with a sealed bottle, and the next check is in the calendar.',
    }),
    written('Forklift aisle marking worn away', 'low', yard, { owner: 'Tom Kowalski' }),
    written('Ladder used as a work platform', 'high', school, {
      source: 'audit',
      category: 'Ladders',
      owner: 'Elena Rossi',
      before_probability: 'Likely',
      before_severity: 'Lost time',
      corrective_action: 'Podium steps brought in; the ladder is off the floor.',
      after_probability: 'Unlikely',
      after_severity: 'Lost time',
      control_level: 'substitute',
    }),
    written('Dust at the tile saw without extraction', 'medium', gym, {
      source: 'jhsc',
      owner: 'Maya Okafor',
      corrective_action: 'Wet cutting only, vacuum attached.',
      control_level: 'engineer',
    }),
    written('Guard missing on the bench grinder', 'high', shop, {
      source: 'client',
      owner: 'Luc Tremblay',
      before_probability: 'Possible',
      before_severity: 'Critical or permanent',
      corrective_action: 'Guard refitted and the grinder tagged back in.',
      after_probability: 'Rare',
      after_severity: 'Critical or permanent',
      control_level: 'engineer',
    }),
    written('Guard rails: provide a compliant system at every open edge', 'critical', tower, {
      source: 'order',
      order_reference: 'FV-2026-11-4471',
      comply_by: day(3),
      owner: 'Maya Okafor',
      description: 'Order of the inspector after the visit. Notice of compliance to be posted.',
    }),
    written('Traffic plan: separate people from the telehandler', 'high', yard, {
      source: 'incident',
      owner: 'Luc Tremblay',
      root_cause: 'Walkway and haul road cross at the gate without a barrier.',
      preventive_action: 'Barriers and a spotter at the crossing.',
    }),
    written('Toolbox talk on hand placement when moving formwork', 'medium', school, {
      source: 'incident',
      owner: 'Marcus Chen',
      control_level: 'admin',
      corrective_action: 'Talk held with both crews; attendance is on file.',
    }),
    written('Replace cut-resistant gloves by a higher class', 'medium', shop, {
      source: 'incident',
      owner: 'Sam Whitefeather',
      control_level: 'ppe',
    }),
  ],
}

export type Past = {
  title: string
  /** Days ago that it was raised, and in how many days from today it is due; negative: was. */
  raised: number
  due: number
  status?: 'in_progress' | 'done' | 'closed' | 'accepted'
  /** Who says that it is done; Maya Okafor verifies. */
  by?: string
}

export const pastOfDemo: readonly Past[] = [
  { title: 'Guardrail missing at the slab edge, north side', raised: 2, due: -2 },
  { title: 'Scaffold tag older than seven days', raised: 5, due: -4, status: 'in_progress' },
  { title: 'Extinguisher behind stacked drywall', raised: 3, due: 5 },
  {
    title: 'Extension cord with a taped splice',
    raised: 4,
    due: -1,
    status: 'done',
    by: 'Elena Rossi',
  },
  { title: 'Stair lighting out between levels 3 and 4', raised: 6, due: 3 },
  { title: 'Housekeeping: rebar ends uncapped along the walkway', raised: 12, due: -3 },
  {
    title: 'Eyewash bottle past its date',
    raised: 18,
    due: 2,
    status: 'done',
    by: 'Sam Whitefeather',
  },
  { title: 'Forklift aisle marking worn away', raised: 41, due: 30, status: 'accepted' },
  {
    title: 'Ladder used as a work platform',
    raised: 9,
    due: -6,
    status: 'closed',
    by: 'Elena Rossi',
  },
  { title: 'Dust at the tile saw without extraction', raised: 20, due: -9, status: 'in_progress' },
  {
    title: 'Guard missing on the bench grinder',
    raised: 13,
    due: -11,
    status: 'closed',
    by: 'Luc Tremblay',
  },
  { title: 'Guard rails: provide a compliant system at every open edge', raised: 1, due: 2 },
  {
    title: 'Traffic plan: separate people from the telehandler',
    raised: 35,
    due: -12,
    status: 'in_progress',
  },
  {
    title: 'Toolbox talk on hand placement when moving formwork',
    raised: 26,
    due: -14,
    status: 'closed',
    by: 'Marcus Chen',
  },
  { title: 'Replace cut-resistant gloves by a higher class', raised: 10, due: 4 },
]
