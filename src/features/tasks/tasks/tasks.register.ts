// Work that several people share.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { files, people, person, reference } from '../../../register/fields/pointing.ts'
import { rows } from '../../../register/fields/structured.ts'
import { link, longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const taskStatuses = {
  open: 'Open',
  in_progress: 'In progress',
  blocked: 'Blocked',
  done: 'Done',
  cancelled: 'Cancelled',
} as const
export type TaskStatus = keyof typeof taskStatuses

const isRepeated = [{ field: 'repeats', operator: 'is_not_empty' }] as const

export const tasks = defineRegister('task-management', {
  one: 'Task',
  many: 'Tasks',
  lead: 'Work that several people share: who does it, by when and how it is going. For small things to remember, use to-dos.',
  named: 'title',
  sort: 'due_on',
  fields: {
    number: text({ readOnly: true, required: true, search: true }),
    title: text({ required: true, search: true, max: 200 }),
    description: longText({ max: 4000 }),
    status: choice({
      readOnly: true,
      required: true,
      options: taskStatuses,
      tones: {
        open: 'notice',
        in_progress: 'warning',
        blocked: 'danger',
        done: 'good',
        cancelled: 'calm',
      },
    }),
    priority: choice({
      required: true,
      default: 'normal',
      options: { low: 'Low', normal: 'Normal', high: 'High', urgent: 'Urgent' },
      tones: { low: 'calm', normal: 'notice', high: 'warning', urgent: 'danger' },
    }),
    assignees: people({ label: 'Assigned to' }),
    completion: choice({
      label: 'Done when',
      required: true,
      default: 'one',
      options: { one: 'One of them has done it', all: 'Everyone has done it' },
    }),
    watchers: people({ hint: 'They are notified of comments and progress.' }),
    starts_on: date({ label: 'Starts' }),
    due_on: date({ required: true, label: 'Due' }),
    repeats: choice({
      label: 'Comes again',
      hint: 'The next one is created when this one is done. If cancelled, it does not repeat.',
      options: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
    }),
    repeats_every: number({
      label: 'Every',
      hint: 'Days, weeks or months.',
      min: 1,
      max: 99,
      when: isRepeated,
    }),
    repeats_from: choice({
      label: 'Counted from',
      options: { due: 'The day it is due', done: 'The day it is done' },
      when: isRepeated,
    }),
    repeats_until: date({ label: 'Ends on', when: isRepeated }),
    project: reference({ to: 'projects' }),
    checklist: rows({
      max: 50,
      columns: {
        what: text({ required: true, max: 200 }),
        done: yesNo({ default: false }),
      },
    }),
    attachments: files({ label: 'Files', max: 10 }),
    link: link({ label: 'Link', placeholder: 'https://' }),
    verification: yesNo({ label: 'Someone else verifies it', default: false }),
    verified_by: person({ readOnly: true }),
    verified_on: date({ readOnly: true, label: 'Verified on' }),
  },
  list: ['title', 'status', 'priority', 'assignees', 'due_on', 'project', 'number'],
  form: [
    ['What must be done', ['title', 'description', 'project', 'link', 'attachments']],
    [
      'Who and when',
      ['assignees', 'completion', 'watchers', 'priority', 'starts_on', 'due_on', 'verification'],
    ],
    ['Repeat', ['repeats', 'repeats_every', 'repeats_from', 'repeats_until']],
    ['Checklist', ['checklist']],
  ],
  capabilities: ['create', 'edit', 'archive', 'export'],
})
