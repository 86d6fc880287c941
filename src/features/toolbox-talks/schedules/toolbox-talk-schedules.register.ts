// A talk that a crew hears every Monday, or on other weekdays. What is due is worked out of it; nothing is stored.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices } from '../../../register/fields/choice.ts'
import { person, reference, references } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const toolboxTalkSchedules = defineRegister('toolbox-talk-schedules', {
  one: 'Talk schedule',
  many: 'Talk schedules',
  lead: 'On which weekdays a project or a team hears a toolbox talk. What is due waits in My work, and shows as missed when no one gave it.',
  fields: {
    /** That of the project or the team. */
    name: text({ required: true, readOnly: true, search: true }),
    project: reference({ to: 'projects' }),
    team: reference({ to: 'teams', hint: 'A schedule is for a project or for a team.' }),
    weekdays: choices({
      required: true,
      label: 'Weekdays',
      options: {
        '1': 'Monday',
        '2': 'Tuesday',
        '3': 'Wednesday',
        '4': 'Thursday',
        '5': 'Friday',
        '6': 'Saturday',
        '7': 'Sunday',
      },
    }),
    topics: choice({
      required: true,
      default: 'suggested',
      label: 'Topics',
      options: {
        suggested: 'Chosen from what is suggested that day',
        turns: 'These talks in turn',
      },
    }),
    talks: references({
      to: 'toolbox-talks',
      label: 'Talks in turn',
      hint: 'The one that the crew has not heard for longest comes next.',
      when: [{ field: 'topics', operator: 'is_equal_to', value: 'turns' }],
    }),
    presenter: person({
      hint: 'If empty: the supervisor of the project or the leader of the team.',
    }),
    starts_on: date({ label: 'From', required: true, default: 'today' }),
    ends_on: date({ label: 'To', hint: 'Leave empty while it continues.' }),
    standing: choice({
      computed: true,
      label: 'Status',
      options: { current: 'In force', coming: 'Not started yet', ended: 'Ended' },
      tones: { current: 'good', coming: 'notice', ended: 'calm' },
    }),
  },
  named: 'name',
  grants: 'toolbox-talks',
  list: ['name', 'weekdays', 'topics', 'presenter', 'standing'],
  form: [
    ['Talk schedule', ['project', 'team', 'weekdays', 'topics', 'talks', 'presenter']],
    ['Period', ['starts_on', 'ends_on']],
  ],
  capabilities: ['create', 'edit', 'archive', 'export'],
})
