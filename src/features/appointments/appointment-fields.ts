// What every appointment has: who, where, from when to when.
import { choice, yesNo } from '../../register/fields/choice.ts'
import { person, photo, tree } from '../../register/fields/pointing.ts'
import { longText, phone, text } from '../../register/fields/text.ts'
import { date } from '../../register/fields/time.ts'

export const shifts = { day: 'Day', afternoon: 'Afternoon', night: 'Night' } as const
export type Shift = keyof typeof shifts

export const appointmentFields = {
  /** The person's, kept beside the appointment so that lists search and sort by it. */
  name: text({ required: true, readOnly: true, search: true }),
  person: person({ required: true }),
  location: tree({ to: 'locations', required: true }),
  shift: choice({ required: true, default: 'day', options: shifts }),
  starts_on: date({ label: 'From', required: true, default: 'today' }),
  ends_on: date({ label: 'To', hint: 'Leave empty while it continues.' }),
  standing: choice({
    computed: true,
    label: 'Status',
    options: { current: 'In office', coming: 'Not started yet', ended: 'Ended' },
    tones: { current: 'good', coming: 'notice', ended: 'calm' },
  }),
  phone: phone({ label: 'Phone on the poster' }),
  photo: photo({ label: 'Photo on the poster', accept: ['image/*'] }),
  posted: yesNo({ label: 'Posted on site' }),
  notes: longText({ max: 1000 }),
} as const

/** The sections of the form that every appointment ends with. */
export const posterSection = ['On the poster', ['phone', 'photo', 'posted', 'notes']] as const
