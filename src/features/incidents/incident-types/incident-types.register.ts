// What happened, in the words that a company's forms offer.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { severities, severityTones } from '../severities.ts'

export const incidentTypes = defineRegister('incident-types', {
  one: 'Incident type',
  many: 'Incident types',
  lead: 'The types of incident your forms offer, each with its lists of details.',
  fields: {
    name: text({ required: true, unique: true, search: true, max: 120 }),
    code: text({
      unique: true,
      search: true,
      max: 40,
      hint: 'Your own or an authority’s code. It stays when the name changes.',
    }),
    severity_default: choice({
      label: 'Default severity',
      options: severities,
      tones: severityTones,
    }),
    regulatory_hint: choice({
      label: 'Legal classification',
      hint: 'The notices and deadlines that follow an incident of this type.',
      options: {
        injury: 'Injury',
        illness: 'Occupational illness',
        critical: 'Critical injury or fatality',
        property: 'Property damage',
        environment: 'Spill or release',
        near_miss: 'Near miss',
        violence: 'Workplace violence',
        harassment: 'Workplace harassment',
        mvi: 'Motor vehicle incident',
        theft: 'Theft or vandalism',
        utility_strike: 'Utility strike',
        fire: 'Fire or explosion',
        public: 'Member of the public',
      },
    }),
    active: yesNo({ label: 'Offered in forms', default: true }),
    description: longText({ max: 2000, hint: 'When to choose this type, in a sentence or two.' }),
    sublists: number({ computed: true, label: 'Lists' }),
  },
  list: ['name', 'code', 'sublists', 'severity_default', 'regulatory_hint', 'active'],
  form: [
    ['Type', ['name', 'code', 'description', 'active']],
    ['Defaults', ['severity_default', 'regulatory_hint']],
  ],
  capabilities: ['create', 'edit', 'archive', 'order', 'import', 'export'],
})
