// The projects on which a contractor may work, from a day to a day.
import { defineRegister } from '../../../register/define.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const tcProjects = defineRegister('tc-projects', {
  one: 'Approved project',
  many: 'Approved projects',
  lead: 'The projects that this contractor may work on.',
  fields: {
    name: text({ readOnly: true, search: true, required: true, label: 'Project name' }),
    trade_contractor: reference({ to: 'trade-contractors', required: true }),
    project: reference({ to: 'projects', required: true }),
    starts_on: date({ required: true, default: 'today', label: 'From' }),
    ends_on: date({ label: 'To', hint: 'Leave empty while it continues.' }),
  },
  list: ['name', 'starts_on', 'ends_on'],
  form: [['Approved project', ['trade_contractor', 'project', 'starts_on', 'ends_on']]],
  grants: 'trade-contractors',
  within: 'trade_contractor',
  capabilities: ['create', 'edit', 'archive'],
})
