// What a form begins with, and in which of its languages it is asked.
import type { Locale } from '../../../../kit/web/language/catalogue.ts'
import type { Facts, FormDefinition, Language } from '../../../forms/definition/index.ts'
import type { Begin, Context } from '../device/kept.ts'

/** `timezone`: the company’s. */
export function factsOf(
  begin: Begin | null,
  context: Context,
  timezone: string | undefined,
): Facts | undefined {
  if (begin === null) return undefined
  // As the clock on the company’s wall says it: `2026-11-21 09:30:00`. A form may be kept for days, and
  // most ask for neither: what a browser needs to say it costs more than all else here.
  const clock = () => new Date().toLocaleString('sv', { timeZone: timezone })
  return {
    get today() {
      return clock().slice(0, 10)
    },
    get now() {
      return clock().slice(0, 16).replace(' ', 'T')
    },
    me: begin.me,
    ...(begin.last !== null && { last: begin.last as NonNullable<Facts['last']> }),
    ...(context.location !== null && { location: context.location.id }),
    // A form that was kept before there were projects has none.
    ...(begin.project && { project: begin.project }),
  }
}

/** The person’s own, where the form is offered in it. */
export const languageOf = ({ languages }: FormDefinition, locale: Locale): Language =>
  languages.includes(locale) ? locale : (languages[0] ?? 'en')
