import { incidentTypes } from './incident-types.register.ts'

export const incidentTypesDemo = {
  register: incidentTypes,
  rows: [
    {
      name: 'Injury',
      code: 'INJ',
      severity_default: 'first_aid',
      regulatory_hint: 'injury',
      description: 'Somebody was hurt, however slightly.',
    },
    {
      name: 'Occupational illness',
      code: 'ILL',
      severity_default: 'medical_aid',
      regulatory_hint: 'illness',
      description: 'A disease or condition that work brought on, at once or over time.',
    },
    {
      name: 'Critical injury or fatality',
      code: 'CRI',
      severity_default: 'critical',
      regulatory_hint: 'critical',
      description:
        'As Ontario’s regulation on critical injury describes it. The scene is kept as it is.',
    },
    {
      name: 'Near miss',
      code: 'NM',
      severity_default: 'none',
      regulatory_hint: 'near_miss',
      description: 'Nothing happened, this time.',
    },
    {
      name: 'Property damage',
      code: 'PD',
      severity_default: 'none',
      regulatory_hint: 'property',
    },
    {
      name: 'Spill or release',
      code: 'ENV',
      severity_default: 'none',
      regulatory_hint: 'environment',
    },
    {
      name: 'Fire or explosion',
      code: 'FIRE',
      severity_default: 'none',
      regulatory_hint: 'fire',
    },
    {
      name: 'Motor vehicle incident',
      code: 'MVI',
      severity_default: 'none',
      regulatory_hint: 'mvi',
    },
    {
      name: 'Utility strike',
      code: 'UTIL',
      severity_default: 'none',
      regulatory_hint: 'utility_strike',
      description: 'Gas, power, water or telecom, in the ground or overhead.',
    },
    { name: 'Workplace violence', code: 'VIO', regulatory_hint: 'violence' },
    { name: 'Workplace harassment', code: 'HAR', regulatory_hint: 'harassment' },
    {
      name: 'Theft or vandalism',
      code: 'THEFT',
      severity_default: 'none',
      regulatory_hint: 'theft',
    },
    {
      name: 'Member of the public involved',
      code: 'PUB',
      severity_default: 'first_aid',
      regulatory_hint: 'public',
    },
  ],
}
