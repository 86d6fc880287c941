import { incidentReasons } from './incident-reasons.register.ts'

type Kind = 'act' | 'condition' | 'personal' | 'job' | 'system'
type Group = { name: string; code: string; reasons: readonly string[] }

const causes = (name: string, code: string, kind: Kind, groups: readonly Group[]) => [
  { name, code, kind },
  ...groups.flatMap((group) => [
    { name: group.name, code: `${code}.${group.code}`, kind, parent: name },
    ...group.reasons.map((reason, n) => ({
      name: reason,
      code: `${code}.${group.code}.${n + 1}`,
      kind,
      parent: group.name,
    })),
  ]),
]

export const incidentReasonsDemo = {
  register: incidentReasons,
  rows: [
    ...causes('Immediate: acts', 'A', 'act', [
      {
        name: 'Following procedures',
        code: '1',
        reasons: [
          'Worked without authority',
          'Did not warn others',
          'Did not follow the procedure',
          'Skipped the pre-task hazard assessment',
          'Took a shortcut',
        ],
      },
      {
        name: 'Use of tools and equipment',
        code: '2',
        reasons: [
          'Used defective equipment',
          'Used the wrong tool',
          'Operated at an unsafe speed',
          'Made a safety device inoperative',
          'Serviced equipment in motion',
          'Improper loading or placement',
        ],
      },
      {
        name: 'Use of protection',
        code: '3',
        reasons: [
          'Did not wear protective equipment',
          'Wore protective equipment incorrectly',
          'Did not tie off',
          'Did not lock out',
        ],
      },
      {
        name: 'Position and movement',
        code: '4',
        reasons: [
          'Lifted incorrectly',
          'Stood in the line of fire',
          'Stood in an awkward position',
          'Rushed',
        ],
      },
      {
        name: 'Attention and fitness',
        code: '5',
        reasons: ['Distracted', 'Fatigued at work', 'Impaired', 'Horseplay'],
      },
    ]),
    ...causes('Immediate: conditions', 'B', 'condition', [
      {
        name: 'Guards and barriers',
        code: '1',
        reasons: [
          'Guardrail missing or inadequate',
          'Opening not covered',
          'Machine guard missing',
          'Traffic not separated from people',
          'Warning or sign missing',
        ],
      },
      {
        name: 'Tools, equipment and materials',
        code: '2',
        reasons: [
          'Tool or equipment defective',
          'Inspection out of date',
          'Material defective',
          'Right equipment not available',
        ],
      },
      {
        name: 'Workplace',
        code: '3',
        reasons: [
          'Poor housekeeping',
          'Congested or restricted area',
          'Slippery or uneven surface',
          'Access or egress inadequate',
          'Lighting inadequate',
          'Ventilation inadequate',
        ],
      },
      {
        name: 'Exposure',
        code: '4',
        reasons: [
          'Noise',
          'Dust or silica',
          'Hazardous chemical',
          'Heat',
          'Cold',
          'Vibration',
          'Energized parts',
          'Unstable ground or excavation',
          'Weather',
        ],
      },
    ]),
    ...causes('Basic: personal factors', 'C', 'personal', [
      {
        name: 'Capability',
        code: '1',
        reasons: [
          'Physical capability inadequate',
          'Poor vision or hearing',
          'Physical stress or fatigue',
          'Mental stress',
        ],
      },
      {
        name: 'Knowledge and skill',
        code: '2',
        reasons: [
          'Lack of experience',
          'Orientation inadequate',
          'Training inadequate',
          'Refresher overdue',
          'Instructions misunderstood',
          'Language barrier',
        ],
      },
      {
        name: 'Motivation',
        code: '3',
        reasons: [
          'Improper performance is rewarded',
          'Production pressure felt',
          'Peer pressure',
          'Example set by others',
        ],
      },
    ]),
    ...causes('Basic: job factors', 'D', 'job', [
      {
        name: 'Leadership and supervision',
        code: '1',
        reasons: [
          'Roles unclear',
          'Supervision inadequate',
          'Planning inadequate',
          'Too few people',
          'Hazard known and not corrected',
        ],
      },
      {
        name: 'Engineering and design',
        code: '2',
        reasons: [
          'Hazard not designed out',
          'Ergonomics not considered',
          'Temporary works not engineered',
          'Change not managed',
        ],
      },
      {
        name: 'Purchasing and contractors',
        code: '3',
        reasons: [
          'Specification inadequate',
          'Contractor not prequalified',
          'Contractor not coordinated',
        ],
      },
      {
        name: 'Maintenance',
        code: '4',
        reasons: [
          'Preventive maintenance missed',
          'Repair inadequate',
          'Wear and tear not noticed',
        ],
      },
      {
        name: 'Standards and procedures',
        code: '5',
        reasons: [
          'No procedure for the task',
          'Procedure out of date',
          'Procedure not communicated',
          'Procedure not enforced',
        ],
      },
    ]),
  ],
}
