// Where the company works: a site with dates and people, and what an emergency there needs.
import { defineRegister } from '../../register/define.ts'
import { choice } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { file, person, reference, tree } from '../../register/fields/pointing.ts'
import { address } from '../../register/fields/structured.ts'
import { longText, phone, text } from '../../register/fields/text.ts'
import { date } from '../../register/fields/time.ts'

export const projects = defineRegister('projects', {
  one: 'Project',
  many: 'Projects',
  lead: 'Your work sites, with their dates, people and emergency information.',
  fields: {
    name: text({ required: true, search: true, max: 160 }),
    number: text({
      required: true,
      search: true,
      unique: true,
      max: 40,
      label: 'Project number',
    }),
    status: choice({
      required: true,
      default: 'planned',
      options: {
        planned: 'Planned',
        active: 'Active',
        on_hold: 'On hold',
        completed: 'Completed',
      },
      tones: { planned: 'calm', active: 'good', on_hold: 'warning', completed: 'calm' },
    }),
    client: reference({ to: 'clients' }),
    entity: reference({
      to: 'entities',
      hint: 'If empty in a new project: the manager’s entity.',
    }),
    role_of_company: choice({
      required: true,
      default: 'constructor',
      label: 'Our role',
      options: {
        constructor: 'Constructor',
        subcontractor: 'Subcontractor',
        employer_only: 'Employer only',
      },
    }),
    constructor_name: text({
      max: 300,
      label: 'Name and address of the constructor',
      hint: 'Notices to the ministry name it.',
      when: [{ field: 'role_of_company', operator: 'is_not_equal_to', value: 'constructor' }],
    }),
    description: longText({ max: 5000 }),
    address: address(),
    location: tree({
      to: 'locations',
      label: 'Place',
      hint: 'Forms of contractors on this project offer this place and those in it. If empty: all places.',
    }),
    start_date: date({ required: true, label: 'Start' }),
    planned_end: date(),
    peak_workers: number({ min: 0, max: 100_000, label: 'Peak number of workers' }),
    notice_of_project: text({ max: 60, label: 'Notice of project number' }),
    manager: person({ label: 'Project manager' }),
    supervisor: person(),
    hs_lead: person({ label: 'Health and safety lead' }),
    emergency_plan: file({ accept: ['application/pdf', 'image/*'] }),
    muster_point: text({ max: 300 }),
    hospital_name: text({ max: 160, label: 'Nearest hospital' }),
    hospital_address: text({ max: 300, label: 'Hospital address' }),
    hospital_phone: phone({ label: 'Hospital phone' }),
    completion_reason: longText({ label: 'Reason for completing anyway', readOnly: true }),
  },
  list: ['name', 'number', 'status', 'client', 'supervisor', 'start_date'],
  form: [
    [
      'Project',
      [
        'name',
        'number',
        'status',
        'completion_reason',
        'role_of_company',
        'constructor_name',
        'client',
        'entity',
        'description',
      ],
    ],
    [
      'Site',
      ['address', 'location', 'start_date', 'planned_end', 'peak_workers', 'notice_of_project'],
    ],
    ['People', ['manager', 'supervisor', 'hs_lead']],
    [
      'In an emergency',
      ['emergency_plan', 'muster_point', 'hospital_name', 'hospital_address', 'hospital_phone'],
    ],
  ],
  capabilities: ['create', 'edit', 'archive', 'complete', 'import', 'export'],
})
