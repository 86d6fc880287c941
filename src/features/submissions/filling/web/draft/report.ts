// What is reported with a form of kind incident: what the form itself asks for is not asked beside it.
import { newId } from '../../../../../kit/ids.ts'
import type { Filling } from '../../../../forms/definition/index.ts'
import type { ReportWithForm, StoredContext } from '../device/stored.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** The clocks of the device show when it was. */
const today = (now: Date) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`

/** Of the incident that a form tells of: new, or known. */
export type OfIncident = Pick<StoredContext, 'incident' | 'report'>

export const newReport = (now = new Date()): ReportWithForm => ({
  id: newId(),
  kind: 'incident',
  description: '',
  occurred_on: today(now),
  occurred_time: null,
  project: null,
  place: '',
})

type Asked = {
  readonly what: string | undefined
  readonly when: string | undefined
  readonly project: boolean
}

/** The first question that must be answered and is not confidential says it: more people read the record. */
export function askedByForm(filling: Filling): Asked {
  const { fields } = filling.definition
  const first = (...types: string[]) =>
    fields.find(
      ({ key, type, required, confidential }) =>
        types.includes(type) &&
        required === true &&
        confidential !== true &&
        filling.get(key).visible,
    )?.key
  return {
    what: first('textarea'),
    when: first('datetime', 'date'),
    project: fields.some(({ type }) => type === 'project'),
  }
}

const shortest = 3
const longest = 4000

/** With what the answers say of it; nothing where the form joins a record. */
export function reportOf(context: OfIncident, filling: Filling): ReportWithForm | null {
  if (context.incident != null) return null
  const report = context.report ?? newReport()
  const asked = askedByForm(filling)
  const answers = filling.answers()
  const at = (key: string | undefined) => (key === undefined ? '' : String(answers[key] ?? ''))
  const [day = '', time] = at(asked.when).split('T')
  const said = at(asked.what).trim()
  return {
    ...report,
    description:
      said === '' ? report.description.trim() : said.padEnd(shortest, '.').slice(0, longest),
    place: report.place.trim(),
    ...(day !== '' && { occurred_on: day, occurred_time: time?.slice(0, 5) ?? null }),
  }
}

/** Whether all is said that a record begins with. */
export const isReportWhole = (context: OfIncident, filling: Filling): boolean => {
  const report = reportOf(context, filling)
  return report === null || (report.description.length >= shortest && report.occurred_on !== '')
}
