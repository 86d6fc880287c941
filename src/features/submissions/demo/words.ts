// What people of the demo write, by the last word of a question's key.

export const demoTexts: Readonly<Record<string, 'person' | 'me' | readonly string[]>> = {
  inspector: 'me',
  foreman: 'me',
  reporter: 'me',
  name: 'me',
  worker: 'person',
  watcher: 'person',
  attendant: 'person',
  tester: 'me',
  entrant: 'person',
  person: 'person',
  crew_name: 'person',
  buddy: 'person',
  user: 'person',
  rescue: 'person',
  second: 'person',
  employer: ['Northgate Builders', 'Ironside Steel'],
  company: ['Ironside Steel', 'Northgate Builders'],
  trade: ['Carpenter', 'Labourer', 'Ironworker'],
  work: [
    'Weld the brackets of the canopy beam.',
    'Inspect and seal the joints of the manhole.',
    'Cut and cap the old sprinkler line.',
  ],
  action: ['Name who sands the ramps each morning, on the board.'],
  repair: ['To be repaired before it is used again.'],
  areas: ['The whole site, hoist, yard and washrooms'],
  left_out: ['The crane cab: it was in use.'],
  what: ['A bundle of studs slid off the cart at the hoist; no one was near.'],
  task: ['Strip and move forms from grid B to grid D with the crane.'],
  space: ['Manhole MH-12, south of the gymnasium'],
  location_text: ['Harbour Point, level 1, mechanical room'],
  good: ['Housekeeping is better than last month.'],
  concerns: ['The light in stair 2 is too weak in the evening.'],
  made: ['Summit Safety Ridge 5'],
  model: ['Cardia A2'],
  meter: ['Hartmoor 4-gas, 118204'],
  contact: ['Radio, channel 3'],
  call: ['Site office, then 911'],
  assembly: ['Gate A, at the flag'],
}

export const demoNumbers: Readonly<Record<string, number>> = {
  o2: 20.9,
  lel: 0,
  co: 0,
  h2s: 0,
  co_limit: 25,
  h2s_limit: 1,
  lel_limit: 0,
  after: 60,
  hours: 1204,
  wind: 14,
  clearance: 6,
  spoke: 7,
  months: 18,
  cost: 450,
}

/** What nearly went wrong, with what was done about it. */
export const happenings: readonly {
  what: string
  about: string
  doing: string
  did: string
  idea: string
  /** Codes of incident reasons: what was found to be the cause, now the one, now the other. */
  reasons: readonly string[]
  when?: 'winter' | 'summer'
}[] = [
  {
    what: 'A bundle of studs slid off the cart at the hoist. No one was near.',
    about: 'object',
    doing: 'Moving material to the hoist',
    did: 'Studs stacked again and strapped; the crew was told at the next break.',
    idea: 'A rail on the cart would hold the bundle.',
    reasons: ['A.2.6', 'A.2.6', 'D.1.3'],
  },
  {
    what: 'An extension cord lay across wet concrete with its jacket cut.',
    about: 'electric',
    doing: 'Finishing the slab',
    did: 'Cord taken out of use and tagged.',
    idea: 'Hang cords from hooks along the wall.',
    reasons: ['D.4.3', 'B.2.1'],
  },
  {
    what: 'A worker slipped on the icy ramp and caught himself on the rail.',
    about: 'slip',
    doing: 'Walking to the lunch trailer',
    did: 'Ramp sanded at once.',
    idea: 'Name on the board who sands the ramps each morning.',
    reasons: ['B.3.3', 'B.3.3', 'B.4.9'],
    when: 'winter',
  },
  {
    what: 'The telehandler reversed while a worker walked behind it. The spotter stopped it.',
    about: 'machine',
    doing: 'Unloading block',
    did: 'Work stopped, and the walkway fenced off from the machine.',
    idea: 'Deliveries only from the south gate, with a spotter.',
    reasons: ['B.1.4', 'D.3.3', 'B.1.4', 'A.4.2'],
  },
  {
    what: 'A wrench fell from the second lift of the scaffold into the roped-off area.',
    about: 'object',
    doing: 'Tightening ties',
    did: 'Tool tethers given out to the crew.',
    idea: 'No tool goes up without a tether.',
    reasons: ['A.1.3', 'D.5.4'],
    when: 'summer',
  },
]
