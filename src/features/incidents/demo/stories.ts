// What has happened at the demo company. All of it is invented.
import type { IncidentKind } from '../record/kinds.ts'
import type { IncidentSeverity } from '../severities.ts'

export type DemoStory = {
  kind: IncidentKind
  severity: IncidentSeverity
  /** The legal classification of its type. */
  hint: string
  /** Where such things happen; anywhere where it is left out. */
  at?: 'site' | 'yard'
  title: string
  what: string
  done: string
}

const story = (
  kind: IncidentKind,
  severity: IncidentSeverity,
  hint: string,
  [title, what, done]: readonly [string, string, string],
  at?: 'site' | 'yard',
): DemoStory => ({ kind, severity, hint, title, what, done, ...(at && { at }) })

/** Reported yesterday, and open. */
export const criticalStory = story('incident', 'critical', 'critical', [
  'Forearm broken in a fall from a stair tower',
  'A carpenter carried a bundle of lath down the stair tower, missed the last step of a flight and fell onto the landing. His left forearm is broken; he was taken to hospital by ambulance.',
  'First aid on the spot, ambulance called, the stair tower closed and left as it was.',
])

/** In the United States: recordable, and closed since. */
export const usStory = story('incident', 'lost_time', 'injury', [
  'Forearm cut on the edge of a steel stud',
  'A carpenter reached over a cut steel stud for the next one and cut the inside of his left forearm. A clinic closed the cut with six stitches; he was off work for four days and then worked one-handed for a week.',
  'The cut was covered and he was driven to the clinic. Cut ends are capped from now on, and long cut-resistant sleeves are worn.',
])

export const demoStories: readonly DemoStory[] = [
  story(
    'near_miss',
    'none',
    'near_miss',
    [
      'Hammer fell two floors inside the hoarding',
      'A claw hammer slid off a deck edge and landed inside the hoarding. Nobody was below.',
      'The area below was closed and tool lanyards were handed out.',
    ],
    'site',
  ),
  story('incident', 'first_aid', 'injury', [
    'Cut finger while trimming insulation',
    'A knife slipped while trimming insulation and cut the left index finger. It was cleaned and bandaged on site.',
    'Cut-resistant gloves were handed out to the crew.',
  ]),
  story('hazard', 'none', 'near_miss', [
    'Extension cord across the walkway',
    'A cord lies across the walkway behind the door, where nobody sees it.',
    'The cord was hung up.',
  ]),
  story(
    'positive',
    'none',
    'near_miss',
    [
      'Crew stopped a lift when the wind picked up',
      'The crew stopped a lift by themselves as soon as gusts passed the limit, and told the supervisor.',
      'Told at the next talk as an example.',
    ],
    'site',
  ),
  story('incident', 'medical_aid', 'injury', [
    'Dust in the eye at the tile saw',
    'Dust got behind the glasses of a worker at the tile saw. A clinic removed it from his right eye.',
    'Sealed goggles are worn at the saw; it is used wet only.',
  ]),
  story(
    'incident',
    'none',
    'property',
    [
      'Telehandler struck a door frame',
      'A telehandler that was backing up bent the frame of the loading door.',
      'A spotter is now used at that door.',
    ],
    'yard',
  ),
  story(
    'near_miss',
    'none',
    'near_miss',
    [
      'Board slid off a rolling scaffold',
      'A rolling scaffold was moved with a loose board on it, which slid off and fell two metres.',
      'The platform was emptied; the crew went through the rules for moving scaffolds.',
    ],
    'site',
  ),
  story('incident', 'first_aid', 'injury', [
    'Ankle turned on loose gravel',
    'A worker turned the right ankle on loose gravel at the gate. It was cooled and she went on working.',
    'The path was levelled and compacted.',
  ]),
  story('incident', 'lost_time', 'injury', [
    'Back strained while lifting a door',
    'A worker felt a sharp pain in the lower back while two people lifted a fire door. He was off work on the following days.',
    'Doors are moved with a panel cart from now on.',
  ]),
  story(
    'hazard',
    'none',
    'near_miss',
    [
      'Guardrail loose at the stair opening',
      'The top rail at the stair opening moves when one leans on it.',
      'The rail was clamped again within the hour.',
    ],
    'site',
  ),
  story('incident', 'none', 'environment', [
    'Hydraulic oil on the ground at the laydown area',
    'A hose of the skid steer burst. About four litres of oil ran onto gravel; none reached the drain.',
    'The oil was absorbed with the spill kit and the gravel was taken away.',
  ]),
  story(
    'incident',
    'modified',
    'injury',
    [
      'Hand pinched between two forms',
      'The right hand of a form worker was pinched while two panels were joined. A clinic saw bruises; he did light work for a week.',
      'Panels are guided with bars, not by hand.',
    ],
    'site',
  ),
  story(
    'near_miss',
    'none',
    'near_miss',
    [
      'Forklift and pedestrian met at a blind corner',
      'A forklift came round the rack as somebody stepped out. The driver stopped in time.',
      'A mirror and a stop line were added at the corner.',
    ],
    'yard',
  ),
  story(
    'incident',
    'first_aid',
    'injury',
    [
      'Splinter while stacking lumber',
      'A splinter went into the left palm while lumber was stacked. The first aider removed it with tweezers.',
      'Leather gloves are worn for stacking.',
    ],
    'yard',
  ),
  story('positive', 'none', 'near_miss', [
    'Apprentice asked for a lift plan',
    'An apprentice did not rig a load without a lift plan, and asked for one.',
    'Thanked in front of the crew.',
  ]),
  story(
    'incident',
    'none',
    'utility_strike',
    [
      'Unmarked drain cut while trenching',
      'An old drain that no locate showed was cut by the excavator. Nobody was hurt.',
      'The drain was capped, and the drawing was corrected.',
    ],
    'site',
  ),
  story('hazard', 'none', 'near_miss', [
    'Gas bottles stored beside the heater',
    'Two propane bottles stand a metre from a heater.',
    'They were moved to the fuel cage.',
  ]),
  story(
    'near_miss',
    'none',
    'near_miss',
    [
      'Concrete hose whipped when it was cleared',
      'The hose whipped as a plug came free. The crew stood clear, as the procedure says.',
      'The procedure was read again before the next pour.',
    ],
    'site',
  ),
]
