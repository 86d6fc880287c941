// What a crew hears before it works: read out in a few minutes, with questions to talk about.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { files, reference, references } from '../../../register/fields/pointing.ts'
import { content } from '../../../register/fields/structured.ts'
import { longText, text } from '../../../register/fields/text.ts'

const seasons = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Fall',
  winter: 'Winter',
} as const
export type Season = keyof typeof seasons

export const toolboxTalks = defineRegister('toolbox-talks', {
  one: 'Toolbox talk',
  many: 'Toolbox talks',
  lead: 'Short talks for the crew before work begins. Bring some in from the library, or write your own.',
  fields: {
    title: text({ required: true, unique: true, search: true, max: 200 }),
    category: reference({ to: 'toolbox-talk-categories', required: true }),
    minutes: number({ min: 1, max: 120, unit: 'minutes', label: 'How long it takes' }),
    seasons: choices({
      options: seasons,
      hint: 'When it is suggested first. Leave it empty for the whole year.',
    }),
    hazards: references({ to: 'hazards', hint: 'What the talk warns of.' }),
    incident_types: references({
      to: 'incident-types',
      hint: 'After an incident of such a type it is suggested first.',
    }),
    reasons: references({
      to: 'incident-reasons',
      label: 'Incident reasons',
      hint: 'Why incidents happen that the talk can prevent. Analytics shows which reasons no talk covered.',
    }),
    source: choice({
      required: true,
      default: 'company',
      label: 'Source',
      options: {
        library: 'Library',
        company: 'Our own',
        incident: 'Lesson from an incident',
      },
    }),
    content: content({ label: 'The talk' }),
    questions: content({ label: 'Questions to the crew' }),
    files: files({
      label: 'Pictures and files',
      accept: ['application/pdf', 'image/*'],
      max: 20,
    }),
    legislation: longText({
      max: 2000,
      hint: 'Acts, regulations and standards it is based on.',
    }),
  },
  named: 'title',
  list: ['title', 'category', 'minutes', 'seasons', 'source'],
  form: [
    ['Toolbox talk', ['title', 'category', 'minutes', 'seasons', 'source']],
    ['What it prevents', ['hazards', 'incident_types', 'reasons']],
    ['Content', ['content', 'questions', 'files', 'legislation']],
  ],
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
