// What a form begins with, and in which of its languages it is asked.
import type { Locale } from '../../../../kit/web/language/catalogue.ts'
import type { Facts, FormDefinition, Language } from '../../../forms/definition/index.ts'
import type { Begin, Context } from '../device/kept.ts'

export function factsOf(begin: Begin | null, context: Context): Facts | undefined {
  if (begin === null) return undefined
  // As the clock on the wall says it: `2026-11-21 09:30:00`.
  const [, time = '00:00'] = new Date().toLocaleString('sv').split(' ')
  return {
    today: begin.today,
    now: `${begin.today}T${time.slice(0, 5)}`,
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
