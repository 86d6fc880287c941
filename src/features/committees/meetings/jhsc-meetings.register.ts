// A meeting of a committee: what was on its agenda, who was there, its minutes, and which co-chairs approved them.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { file, people, person, photo, reference } from '../../../register/fields/pointing.ts'
import { rows } from '../../../register/fields/structured.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date, time } from '../../../register/fields/time.ts'

export const jhscMeetings = defineRegister('jhsc-meetings', {
  one: 'Committee meeting',
  many: 'Committee meetings',
  lead: 'What was discussed, who was present, and which co-chairs approved the minutes.',
  fields: {
    committee: reference({ to: 'jhsc-committees', required: true }),
    name: text({ required: true, search: true, max: 120, label: 'Title' }),
    held_on: date({ required: true, label: 'Date' }),
    starts_at: time({ label: 'From' }),
    ends_at: time({ label: 'To' }),
    place: text({ max: 160, label: 'Room or link' }),
    state: choice({
      of: 'meeting',
      computed: true,
      label: 'Status',
      options: {
        planned: 'Planned',
        held: 'Minutes to approve',
        approved: 'Minutes to post',
        posted: 'Minutes posted',
      },
      tones: { planned: 'calm', held: 'notice', approved: 'warning', posted: 'good' },
    }),
    agenda: rows({
      max: 60,
      columns: {
        topic: text({ required: true, max: 200 }),
        said: longText({ max: 2000, label: 'What was said' }),
        owner: text({ max: 120, label: 'Who does it' }),
        due_on: date({ label: 'Due' }),
        done: yesNo({ default: false }),
      },
    }),
    present: people({ label: 'Present' }),
    regrets: people({ label: 'Regrets' }),
    guests: text({ max: 300 }),
    quorum: choice({
      computed: true,
      options: { met: 'Quorum met', missed: 'No quorum' },
      tones: { met: 'good', missed: 'danger' },
    }),
    previous_approved: yesNo({ label: 'Minutes of the last meeting approved' }),
    minutes: longText({ search: true, max: 20_000 }),
    minutes_file: file({ accept: ['application/pdf', 'image/*'], label: 'Minutes as a file' }),
    worker_approved_by: person({ readOnly: true, label: 'Approved by the worker co-chair' }),
    worker_approved_on: date({ readOnly: true, label: 'Approved by the worker co-chair on' }),
    management_approved_by: person({
      readOnly: true,
      label: 'Approved by the management co-chair',
    }),
    management_approved_on: date({
      readOnly: true,
      label: 'Approved by the management co-chair on',
    }),
    posted_on: date({ past: true, label: 'Posted on' }),
    posted_photo: photo({ label: 'Photo of the posting' }),
  },
  list: ['name', 'held_on', 'quorum', 'state'],
  sort: '-held_on',
  form: [
    ['Meeting', ['committee', 'name', 'held_on', 'starts_at', 'ends_at', 'place']],
    ['Agenda', ['agenda']],
    ['Attendance', ['present', 'regrets', 'guests']],
    ['Minutes', ['previous_approved', 'minutes', 'minutes_file']],
    ['Posting', ['posted_on', 'posted_photo']],
  ],
  grants: 'resources',
  within: 'committee',
  capabilities: ['create', 'edit', 'archive'],
})
