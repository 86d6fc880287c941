// A kind of document is facts: what all kinds have stands here, its own fields stand in its definition.
import { defineRegister, type Fields, type Register } from '../../../register/define.ts'
import { audience } from '../../../register/fields/audience.ts'
import { choice } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { files, person, reference } from '../../../register/fields/pointing.ts'
import { content } from '../../../register/fields/structured.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

/** Of its owner, not of its readers: no version has them. */
const ofTheOffice = new Set([
  ...['category', 'owner', 'review_months', 'audience', 'sign_days', 'type'],
])

/** Whether a version of a document has the field. */
export const isSaid = (register: Register, name: string): boolean =>
  register.fields[name]?.computed !== true && !ofTheOffice.has(name)

type Kind<Name extends string, F extends Fields> = {
  name: Name
  one: string
  many: string
  lead: string
  /** Beside what all kinds have. */
  fields: F
  /** The section that its own stand in. */
  section?: { title: string; fields: readonly (keyof F & string)[] }
  /** The register of its groups, where a document need not be in one of them. */
  groups?: string
  /** The field that the address fixes. */
  within?: keyof F & string
}

export const documentKind = <const Name extends string, const F extends Fields>({
  name,
  one,
  many,
  lead,
  fields,
  section,
  groups,
  within,
}: Kind<Name, F>) =>
  defineRegister(name, {
    one,
    many,
    lead,
    fields: {
      title: text({ required: true, search: true, max: 200 }),
      number: text({ search: true, unique: true, max: 40 }),
      category: reference({
        to: groups ?? `${name}-categories`,
        required: groups === undefined,
      }),
      owner: person({ hint: 'Keeps it up to date.' }),
      content: content({ parts: ['picture', 'file', 'quiz'] }),
      files: files({
        label: 'Pictures and files',
        accept: ['application/pdf', 'image/*'],
        max: 20,
      }),
      legislation: longText({
        max: 2000,
        hint: 'Acts, regulations and standards it is based on.',
      }),
      review_months: number({
        min: 1,
        max: 120,
        unit: 'months',
        label: 'Review every',
        hint: 'Counted from the day of publication or of the last review.',
      }),
      audience: audience({
        label: 'Who must sign',
        hint: 'People who come to belong here later must sign too.',
      }),
      sign_days: number({
        min: 1,
        max: 365,
        default: 14,
        decimals: 0,
        unit: 'days',
        label: 'Sign within',
        hint: 'Counted from publication, or from the day on which a person must first sign it.',
      }),
      state: choice({
        of: one.toLowerCase(),
        computed: true,
        label: 'State',
        options: {
          draft: 'Draft',
          in_review: 'In review',
          approved: 'Approved',
          published: 'Published',
          changed: 'Published, changed since',
        },
        tones: {
          draft: 'calm',
          in_review: 'warning',
          approved: 'notice',
          published: 'good',
          changed: 'notice',
        },
      }),
      edition: number({ computed: true, label: 'Version' }),
      review_due: date({ computed: true, label: 'Review due' }),
      ...fields,
    },
    named: 'title',
    list: ['title', 'number', 'category', 'state', 'edition', 'review_due'],
    form: [
      [
        one,
        ['title', 'number', 'category', 'owner', 'review_months', 'state', 'edition', 'review_due'],
      ],
      ...(section === undefined ? [] : [[section.title, section.fields] as const]),
      ['Content', ['content', 'files', 'legislation']],
      ['Sign-offs', ['audience', 'sign_days']],
    ],
    grants: 'resources',
    ...(within && { within }),
    capabilities: ['create', 'edit', 'archive', 'import', 'export'],
  })
