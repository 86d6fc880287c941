// A course that is held for a group. Who took part on each of its days gets a record when it is finished.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { reference, references } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const trainingSessions = defineRegister('training-sessions', {
  one: 'Training session',
  many: 'Training sessions',
  lead: 'Courses held for a group: who is expected, who took part on each day, and the records made of it.',
  fields: {
    name: text({ required: true, readOnly: true, search: true, label: 'Course' }),
    course: reference({ to: 'training', required: true, label: 'Course' }),
    first_on: date({ required: true, label: 'First day' }),
    days: number({
      required: true,
      default: 1,
      min: 1,
      max: 30,
      label: 'Days',
      hint: 'Who took part on as many days has completed it.',
    }),
    place: text({ search: true, max: 160 }),
    instructor: text({ search: true, max: 160 }),
    provider: text({ search: true, max: 160 }),
    hours: number({ min: 0, max: 2000, decimals: 1, unit: 'h' }),
    people: references({ to: 'people', label: 'Expected' }),
    state: choice({
      of: 'session',
      computed: true,
      label: 'State',
      options: { planned: 'Planned', open: 'Open', finished: 'Finished' },
      tones: { planned: 'calm', open: 'notice', finished: 'good' },
    }),
    attended: number({ computed: true, label: 'Took part' }),
    finished_on: date({ readOnly: true, label: 'Finished on' }),
    notes: longText({ max: 2000 }),
  },
  list: ['name', 'first_on', 'days', 'state', 'place', 'instructor', 'attended'],
  sort: '-first_on',
  form: [
    ['Training session', ['course', 'first_on', 'days', 'place', 'hours']],
    ['People', ['instructor', 'provider', 'people']],
    ['Notes', ['notes']],
  ],
  grants: 'training',
  capabilities: ['create', 'edit', 'archive', 'export'],
})
