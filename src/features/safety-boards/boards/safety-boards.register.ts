// What people must find posted where they work: filled from the registers, and read by a code.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { file, files, reference, references, tree } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'
import { sectionNames, sections } from './sections.ts'

const papers = ['application/pdf', 'image/*']

export const safetyBoards = defineRegister('safety-boards', {
  one: 'Safety board',
  many: 'Safety boards',
  lead: 'What must be posted at a workplace, filled from your registers and read by its QR code.',
  fields: {
    name: text({ required: true, search: true, max: 120 }),
    project: reference({ to: 'projects', hint: 'It says the hospital and the muster point.' }),
    team: reference({ to: 'teams' }),
    location: tree({
      to: 'locations',
      hint: 'It says which committee, first aiders and products are shown. If empty: those of the whole company.',
    }),
    sections: choices({ options: sections, default: sectionNames, label: 'Sections' }),
    languages: choices({
      options: { en: 'English', fr: 'French', es: 'Spanish' },
      default: ['en'],
      hint: 'The page begins in the first of them.',
    }),
    visibility: choice({
      required: true,
      default: 'public',
      label: 'Who may read it',
      options: { public: 'Anyone with the code', pin: 'Anyone with the code and the PIN' },
    }),
    expires_on: date({ label: 'Shown until', hint: 'Its last day. If empty: for good.' }),
    policies: references({ to: 'policies', hint: 'If empty: all that are published.' }),
    package: reference({ to: 'orientation', label: 'Orientation' }),
    minutes: file({ label: 'Latest minutes', accept: papers }),
    minutes_on: date({ label: 'Minutes of', past: true }),
    postings: files({
      label: 'Other postings',
      hint: 'Such as the WSIB poster, the notice of project or the latest inspection.',
      accept: papers,
      max: 10,
    }),
    report_link: text({
      max: 300,
      label: 'Where a hazard is reported',
      hint: 'A web address. If empty: a new deficiency, for people who sign in.',
    }),
    scans: number({ computed: true, label: 'Scans in 30 days' }),
  },
  list: ['name', 'project', 'location', 'visibility', 'scans'],
  form: [
    ['Safety board', ['name', 'project', 'team', 'location']],
    ['What it shows', ['sections', 'languages']],
    ['What the registers do not say', ['policies', 'package', 'minutes', 'minutes_on', 'postings']],
    ['Links', ['report_link']],
    ['Who reads it', ['visibility', 'expires_on']],
  ],
  capabilities: ['create', 'edit', 'archive', 'export'],
})
