// The people of the company who have an account: who they are, and what they may do here.
import { defineRegister } from '../../../register/define.ts'
import { roleNames } from '../../../register/fields/audience.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { reference, references } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { date, instant } from '../../../register/fields/time.ts'
import { whoFields, workFields } from './person-fields.ts'

export const users = defineRegister('users', {
  one: 'User',
  many: 'Users',
  lead: 'Everyone who uses Plumbline: who they are, their role and their rights.',
  table: 'person',
  fields: {
    ...whoFields,
    role_id: choice({
      apart: true,
      required: true,
      default: '3',
      label: 'Role',
      options: roleNames,
    }),
    permission_template_id: reference({
      to: 'roles-template',
      apart: true,
      label: 'Permission template',
      headings: ['template'],
      hint: 'It also sets the role. If none is chosen, the role’s default template is used.',
    }),
    state: choice({
      computed: true,
      options: {
        active: 'Active',
        invited: 'Invited',
        opened: 'Invitation opened',
        expired: 'Invitation expired',
        revoked: 'Invitation withdrawn',
        none: 'Not invited',
        deactivated: 'Deactivated',
      },
      tones: {
        active: 'good',
        invited: 'notice',
        opened: 'notice',
        expired: 'warning',
        revoked: 'calm',
        none: 'calm',
        deactivated: 'danger',
      },
    }),
    invited: yesNo({
      apart: true,
      default: false,
      label: 'Invite by e-mail',
      headings: ['invite'],
      hint: 'Sends a link that works for 14 days. You can also send it later.',
    }),
    ...workFields,
    entity: reference({ to: 'entities', apart: true }),
    hired_on: date({ apart: true, label: 'Hire date' }),
    left_on: date({ apart: true, label: 'Last day of work' }),
    projects: references({
      to: 'projects',
      apart: true,
      headings: ['project', 'site'],
      hint: 'They are added to these lists of workers from today.',
    }),
    teams: references({ to: 'teams', apart: true, headings: ['team', 'crew'] }),
    leads: text({ computed: true, label: 'Leads projects' }),
    last_seen: instant({ computed: true, label: 'Last seen' }),
  },
  list: ['name', 'role_id', 'permission_template_id', 'projects', 'state', 'last_seen'],
  form: [
    ['Person', ['first_name', 'last_name', 'preferred_name', 'photo', 'language']],
    ['Contact details', ['email', 'mobile']],
    ['Rights', ['role_id', 'permission_template_id', 'invited']],
    ['Work', ['job_title', 'trade', 'employee_no', 'entity', 'supervisor', 'hired_on', 'left_on']],
    ['Where they work', ['projects', 'teams']],
  ],
  namesForStaff: true,
  grows: true,
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
