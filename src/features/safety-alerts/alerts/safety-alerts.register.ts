// What people must know at once: what happened, why, and what to do.
import { defineRegister } from '../../../register/define.ts'
import { audience } from '../../../register/fields/audience.ts'
import { choice, choices, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { files, person, reference } from '../../../register/fields/pointing.ts'
import { content } from '../../../register/fields/structured.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date, instant } from '../../../register/fields/time.ts'
import { severities, severityTones } from './severities.ts'

/** What people read, which a published alert changes by revision only. */
export const alertText = ['title', 'severity', 'source', 'content', 'files'] as const

export const alertStates = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  expired: 'Expired',
} as const
export type AlertState = keyof typeof alertStates

const isPublished = [{ field: 'edition', operator: 'is_not_empty' }] as const

export const safetyAlerts = defineRegister('safety-alerts', {
  one: 'Safety alert',
  many: 'Safety alerts',
  lead: 'What people must know at once. An alert stays on their screens until they have acknowledged it.',
  fields: {
    title: text({ required: true, search: true, max: 120 }),
    severity: choice({
      required: true,
      options: severities,
      tones: severityTones,
      hint: 'Urgent and stop work reach people in their quiet hours too. There are three of them a day at most.',
    }),
    source: choice({
      options: {
        incident: 'Incident',
        near_miss: 'Near miss',
        recall: 'Recall',
        regulator: 'Regulator',
        weather: 'Weather',
        other: 'Other',
      },
    }),
    incident: reference({
      to: 'incidents',
      hint: 'The incident it tells of. People who read the alert do not see it.',
    }),
    content: content({
      label: 'What people must know',
      hint: 'What happened, why, and what to do now.',
    }),
    files: files({ label: 'Pictures and files', accept: ['application/pdf', 'image/*'], max: 10 }),
    audience: audience({
      required: true,
      default: [{ out: false, kind: 'everyone', id: null, value: null, name: null }],
      label: 'For whom',
      hint: 'People who come to belong here later are told too.',
    }),
    channels: choices({
      label: 'Told by',
      hint: 'Beside the screens of the product, where it always stands.',
      options: {
        mail: 'E-mail',
        push: 'Their devices',
        board: 'Safety boards',
        gate: 'Tablets at gates',
      },
      default: ['mail', 'push', 'board', 'gate'],
    }),
    approver: person({
      label: 'Approver',
      hint: 'Must approve it before it is published, and again after a change of what people read.',
    }),
    approved_by: person({ readOnly: true, label: 'Approved by' }),
    approved_at: instant({ readOnly: true, label: 'Approved' }),
    acknowledge: yesNo({ required: true, default: true, label: 'Must be acknowledged' }),
    acknowledge_hours: number({
      required: true,
      default: 24,
      min: 1,
      max: 720,
      unit: 'hours',
      label: 'Acknowledge within',
      when: [{ field: 'acknowledge', operator: 'is_equal_to', value: 'yes' }],
    }),
    expires_on: date({
      label: 'Shown until',
      hint: 'Its last day. Without one it stays until it is ended.',
    }),
    note: longText({
      max: 1000,
      label: 'What is new',
      hint: 'Asked for when you change what people read. They read it at once.',
      when: isPublished,
    }),
    ask_again: yesNo({
      label: 'Everyone acknowledges again',
      hint: 'Not where only a typing error was corrected.',
      when: isPublished,
    }),
    state: choice({
      of: 'alert',
      computed: true,
      label: 'State',
      options: alertStates,
      tones: { draft: 'calm', scheduled: 'notice', live: 'good', expired: 'calm' },
    }),
    publish_at: instant({ readOnly: true, label: 'Published' }),
    edition: number({ readOnly: true, label: 'Version' }),
    ended_at: instant({ readOnly: true, label: 'Ended' }),
    reminded_at: instant({ readOnly: true, label: 'Last reminder' }),
  },
  named: 'title',
  list: ['title', 'severity', 'state', 'publish_at', 'expires_on', 'edition'],
  sort: '-publish_at',
  form: [
    ['Safety alert', ['title', 'severity', 'source', 'incident', 'content', 'files']],
    ['What is new', ['note', 'ask_again']],
    ['For whom', ['audience']],
    ['How people are told', ['channels', 'acknowledge', 'acknowledge_hours', 'expires_on']],
    ['Approval', ['approver', 'approved_by', 'approved_at']],
  ],
  capabilities: ['create', 'edit', 'archive', 'export'],
})
