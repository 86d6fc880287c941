// What an executive certifies of a year, and where and when it was posted.
import { text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const yearFields = {
  signed_by: text({ label: 'Certified by (company executive)', max: 160 }),
  signed_title: text({ label: 'Title of the executive', max: 120 }),
  signed_phone: text({ label: 'Phone of the executive', max: 40 }),
  signed_on: date({ label: 'Signed on', past: true }),
  posted_from: date({ label: 'Posted from' }),
  posted_to: date({ label: 'Posted to' }),
}
