// What the forms 300, 300A and 301 say, on paper; `null` is what is still missing.
import { dayIn, timeIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import { labelOf } from '../../../register/define.ts'
import { type ValueSpeech, wordsOf } from '../../../register/fields/words.ts'
import type { ItaRow } from '../../../regulation/index.ts'
import { joined, type Speech, textOf } from '../papers/agency-papers.ts'
import { caseFields } from '../people/case-fields.ts'
import en from '../words/en.json' with { type: 'json' }
import es from '../words/es.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import { columns, type LogCase } from './log.ts'
import { yearFields } from './year-fields.ts'

type Values = Readonly<Record<string, unknown>>
type Line = { label: string; words: string | null }

/** The screens of these papers say the same of the same columns. */
const words = { en: en.messages, fr: fr.messages, es: es.messages } as const
type OshaWord = Extract<
  {
    [Key in keyof typeof en.messages]: (typeof en.messages)[Key] extends string ? Key : never
  }[keyof typeof en.messages],
  `osha_${string}`
>
const oshaWord =
  (language: Locale) =>
  (word: OshaWord): string =>
    words[language][word]

/** None of these papers says an amount or a moment. */
const speechOf = ({ language, say }: Speech): ValueSpeech => ({
  locale: language,
  say,
  currency: 'USD',
  moment: (at) => at,
})

const privateCase = 'Privacy Case'

/** Form 300: its columns, a line for each case, and the sums below. */
export function logTable(cases: readonly LogCase[], total: string, { language }: Speech) {
  const text = oshaWord(language)
  const heads = [
    `A ${text('osha_case')}`,
    `B ${text('osha_name')}`,
    `C ${text('osha_job')}`,
    `D ${text('osha_day')}`,
    `E ${text('osha_where')}`,
    `F ${text('osha_what')}`,
    `G–J ${text('osha_outcome')}`,
    `K ${text('osha_away')}`,
    `L ${text('osha_restricted')}`,
    `M ${text('osha_type')}`,
  ]
  const rows = cases.map((one) => [
    one.number,
    one.privacy ? privateCase : one.name,
    textOf(one.facts.job_title) ?? '',
    dayIn(language, one.day),
    one.where,
    joined([one.injuries, textOf(one.facts.object)]) ?? '',
    `${one.column} ${text(`osha_column_${one.column}`)}`,
    String(one.away),
    String(one.restricted),
    one.type.replace(/\d/, '($&)'),
  ])
  const count = (has: (one: LogCase) => boolean) => cases.filter(has).length
  const sum = (of: (one: LogCase) => number) => String(cases.reduce((all, one) => all + of(one), 0))
  const types = [...new Set(cases.map(({ type }) => type))].sort()
  const sums = [
    ...[total, '', '', '', '', ''],
    columns.map((name) => `${name}: ${count(({ column }) => column === name)}`).join('\n'),
    sum(({ away }) => away),
    sum(({ restricted }) => restricted),
    types
      .map((name) => `${name.replace(/\d/, '($&)')}: ${count(({ type }) => type === name)}`)
      .join('\n'),
  ]
  return { heads, rows: [...rows, sums] }
}

const groups = {
  osha_place: [
    'establishment_name',
    'company_name',
    'street_address',
    'naics_code',
    'annual_average_employees',
    'total_hours_worked',
  ],
  osha_cases: ['total_deaths', 'total_dafw_cases', 'total_djtr_cases', 'total_other_cases'],
  osha_days: ['total_dafw_days', 'total_djtr_days'],
  osha_types: [
    'total_injuries',
    'total_skin_disorders',
    'total_respiratory_conditions',
    'total_poisonings',
    'total_hearing_loss',
    'total_other_illnesses',
  ],
} as const

/** Form 300A: the sums of a year, zeros where there is none, who certified them, and when they were posted. */
export function summaryParts(summary: ItaRow, certified: Values, speech: Speech) {
  const { language, say } = speech
  const text = oshaWord(language)
  const sums = (['osha_place', 'osha_cases', 'osha_days', 'osha_types'] as const).map((title) => ({
    title: text(title),
    facts: groups[title].map((column) => ({
      label: text(`osha_${column}`),
      words:
        column === 'street_address'
          ? joined(
              ['street_address', 'city', 'state', 'zip'].map((name) => String(summary[name] ?? '')),
            )
          : String(summary[column] ?? '').trim() || null,
    })),
  }))
  const certificate = Object.entries(yearFields).map(([name, field]): Line => {
    return {
      label: say(labelOf(name, field)),
      words: wordsOf(field, certified[name], speechOf(speech)) || null,
    }
  })
  return [...sums, { title: text('osha_certificate'), facts: certificate }]
}

/** Form 301, by the numbers of its items. */
export function reportLines(one: LogCase, speech: Speech): Line[] {
  const { language, say } = speech
  const text = oshaWord(language)
  const shown = speechOf(speech)
  const asked = (name: keyof typeof caseFields): Line => ({
    label: say(labelOf(name, caseFields[name])),
    words: wordsOf(caseFields[name], one.facts[name], shown) || null,
  })
  const treated = asked('facility')
  const known = (label: string, value: string): Line => ({ label, words: value || null })
  const items: Line[] = [
    known(text('osha_name'), one.name),
    asked('address'),
    asked('birth_date'),
    asked('hire_date'),
    asked('sex'),
    asked('physician'),
    {
      label: treated.label,
      words: joined([treated.words, asked('facility_address').words]),
    },
    asked('emergency_room'),
    asked('in_patient'),
    known(text('osha_case'), one.number),
    known(text('osha_day'), dayIn(language, one.day)),
    asked('began_work'),
    known(
      text('osha_time'),
      one.time === null ? text('osha_time_unknown') : timeIn(language, one.time),
    ),
    asked('before'),
    known(text('osha_what_happened'), one.what),
    known(text('osha_injury'), one.injuries),
    asked('object'),
  ]
  // Nobody died unless it was said.
  const died = asked('died_on')
  const all = died.words === null ? items : [...items, died]
  return all.map((item, at) => ({ ...item, label: `${at + 1}. ${item.label}` }))
}
