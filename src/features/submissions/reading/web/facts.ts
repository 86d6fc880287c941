// What a form begins with, and in which of its languages it is asked.
import { dayAt } from '../../../../kit/day.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { FormDefinition, StartFacts } from '../../../forms/definition/index.ts'
import type { Begin, NamedRow, StoredContext } from '../../filling/web/device/stored.ts'
import { type SubjectName, subjectNames, subjects } from '../../subjects/subjects.ts'

const chosenIn = (context: Partial<Record<SubjectName, NamedRow | null>>, name: SubjectName) =>
  context[name]?.id
/** A form that was kept before a subject was known says nothing of it. */
const begunWith = (begin: Partial<Record<SubjectName, string | null>>, name: SubjectName) =>
  begin[name] ?? undefined

/** `timezone`: the company’s. */
export function factsOf(
  begin: Begin | null,
  context: StoredContext,
  timezone: string | undefined,
): StartFacts | undefined {
  if (begin === null) return undefined
  // A form may be kept for days, and most ask for neither: what a browser needs to say it costs more than all
  // else here.
  return {
    get today() {
      return dayAt(new Date(), timezone)
    },
    get now() {
      // As the clock on the company’s wall says it: `2026-11-21 09:30:00`.
      const clock = new Date().toLocaleString('sv', { timeZone: timezone })
      return clock.slice(0, 16).replace(' ', 'T')
    },
    me: begin.me,
    ...(begin.last !== null && { last: begin.last }),
    ...Object.fromEntries(
      subjectNames.flatMap((name) => {
        const { fact } = subjects[name]
        const id = chosenIn(context, name) ?? begunWith(begin, name)
        return fact === undefined || id === undefined ? [] : [[fact, id]]
      }),
    ),
  }
}

/** The person’s own, where the form is offered in it. */
export const languageOf = ({ languages }: FormDefinition, locale: Locale): Locale =>
  languages.includes(locale) ? locale : (languages[0] ?? 'en')
