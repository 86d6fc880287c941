// What is known of every person, whether they have an account or not.
import { choice } from '../../../register/fields/choice.ts'
import { person, photo } from '../../../register/fields/pointing.ts'
import { email, phone, text } from '../../../register/fields/text.ts'

export const whoFields = {
  name: text({ readOnly: true, search: true }),
  first_name: text({ required: true, max: 100, headings: ['first', 'given name'] }),
  last_name: text({ required: true, max: 100, headings: ['last', 'surname'] }),
  preferred_name: text({
    max: 100,
    hint: 'The name colleagues use, if different.',
  }),
  photo: photo(),
  email: email({ label: 'E-mail', unique: true, search: true }),
  mobile: phone({ label: 'Mobile' }),
  language: choice({
    required: true,
    default: 'en',
    options: { en: 'English', fr: 'French', es: 'Spanish' },
  }),
} as const

export const workFields = {
  employee_no: text({ label: 'Employee number', unique: true, search: true, max: 40 }),
  job_title: text({ search: true, max: 120 }),
  trade: text({ max: 120 }),
  supervisor: person(),
} as const
