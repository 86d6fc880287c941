import { incidentReasonsSublists } from './incident-reasons-sublists.register.ts'

const items = (...names: readonly string[]) => names.map((name) => ({ name }))

export const incidentReasonsSublistsDemo = {
  register: incidentReasonsSublists,
  rows: [
    {
      incident_reason: 'Immediate: acts',
      name: 'What was done',
      items: items(
        'Took a shortcut',
        'Did not lock out',
        'Did not tie off',
        'Did not wear protective equipment',
        'Used the wrong tool',
        'Stood in the line of fire',
        'Lifted incorrectly',
      ),
    },
    {
      incident_reason: 'Immediate: conditions',
      name: 'What was wrong',
      items: items(
        'Guard or barrier missing',
        'Equipment defective',
        'Poor housekeeping',
        'Poor lighting',
        'Weather',
        'Congested area',
      ),
    },
    {
      incident_reason: 'Basic: personal factors',
      name: 'What the person lacked',
      items: items('Experience', 'Training', 'Rest', 'Understanding of the instructions'),
    },
    {
      incident_reason: 'Basic: job factors',
      name: 'What the work lacked',
      items: items('Supervision', 'Planning', 'Procedure', 'Maintenance', 'People', 'Engineering'),
    },
    {
      incident_reason: 'Immediate: acts',
      name: 'Where it stood in the day',
      also_in: ['Immediate: conditions'],
      items: items('Start of shift', 'Before a break', 'After a break', 'End of shift', 'Overtime'),
    },
  ],
}
