// A talk planned for a crew on a day, and what became of it. It is held on a phone, by calls of its own.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { person, reference } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date, instant } from '../../../register/fields/time.ts'

export const toolboxTalkDeliveries = defineRegister('toolbox-talk-deliveries', {
  one: 'Talk delivery',
  many: 'Talk deliveries',
  lead: 'Talks planned for a crew or already given: who gave them and who took part.',
  fields: {
    talk: reference({ to: 'toolbox-talks', label: 'Toolbox talk' }),
    title: text({
      search: true,
      max: 200,
      label: 'Topic',
      hint: 'If empty: the title of the talk. Write one where no talk fits.',
    }),
    project: reference({ to: 'projects' }),
    team: reference({ to: 'teams', hint: 'A talk is for a project or for a team.' }),
    held_on: date({ required: true, label: 'Day' }),
    presenter: person({ hint: 'If empty: you.' }),
    notes: longText({ max: 2000 }),
    state: choice({
      of: 'delivery',
      computed: true,
      label: 'State',
      options: {
        scheduled: 'Scheduled',
        delivered: 'Given, not signed',
        complete: 'Given and signed',
        missed: 'Missed',
        excused: 'Excused',
      },
      tones: {
        scheduled: 'notice',
        delivered: 'warning',
        complete: 'good',
        missed: 'danger',
        excused: 'calm',
      },
    }),
    signed: yesNo({ computed: true, label: 'Signed by the presenter' }),
    attended: number({ computed: true, label: 'Took part' }),
    started_at: instant({ readOnly: true, label: 'Began' }),
    minutes: number({ readOnly: true, unit: 'minutes', label: 'Time taken' }),
    excuse: text({ readOnly: true, label: 'Why it was not given' }),
  },
  named: 'title',
  sort: '-held_on',
  grants: 'toolbox-talks',
  list: ['title', 'held_on', 'state', 'project', 'team', 'presenter', 'attended'],
  form: [
    ['Talk delivery', ['talk', 'title', 'project', 'team', 'held_on', 'presenter', 'notes']],
    ['What became of it', ['state', 'signed', 'attended', 'started_at', 'minutes', 'excuse']],
  ],
  capabilities: ['create', 'edit', 'archive', 'export'],
})
