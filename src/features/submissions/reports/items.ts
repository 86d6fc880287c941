// Which lines a report on a form has: each question of its latest version that is counted, each row
// of a matrix, and after them what earlier versions asked and the latest does not.
import type { Locale } from '../../../kit/locales.ts'
import { type FormDefinition, labelIn, type Question } from '../../forms/definition/index.ts'

export type ReportLine = {
  /** The question's key; of a matrix, with the id of the row behind a slash. */
  key: string
  label: string
  type: string
  section: string | null
  options: { id: string; label: string; fails: boolean; tone: string | null }[]
}

/** What nobody counts: words of the form itself, and what is different each time. */
const uncounted = new Set([
  'info',
  'section',
  'page',
  'text',
  'textarea',
  'signature',
  'photo',
  'file',
  'gps',
  'barcode',
])

const optionsOf = (question: Question, language: Locale): ReportLine['options'] =>
  (question.options ?? []).map((option) => ({
    id: option.id,
    label: labelIn(option, language),
    fails: option.fails === true,
    tone: option.tone ?? null,
  }))

function linesOf(question: Question, section: string | null, language: Locale): ReportLine[] {
  if (question.fields !== undefined)
    return question.fields.flatMap((inner) => linesOf(inner, section, language))
  if (uncounted.has(question.type)) return []
  const label = labelIn(question, language)
  const line = { type: question.type, section, options: optionsOf(question, language) }
  if (question.rows === undefined || question.type !== 'matrix')
    return [{ ...line, key: question.key, label }]
  return question.rows.map((row) => ({
    ...line,
    key: `${question.key}/${row.id}`,
    label: labelIn(row, language),
  }))
}

function linesIn(definition: FormDefinition, language: Locale): ReportLine[] {
  let section: string | null = null
  return definition.fields.flatMap((question) => {
    if (question.type === 'section' || question.type === 'page') {
      section = labelIn(question, language)
      return []
    }
    return linesOf(question, section, language)
  })
}

/** Over all versions, the latest first: a line keeps the words that it was last asked in. */
export function linesOver(versions: readonly FormDefinition[], language: Locale): ReportLine[] {
  const lines = new Map<string, ReportLine>()
  for (const definition of versions)
    for (const line of linesIn(definition, language)) {
      const known = lines.get(line.key)
      if (known === undefined) lines.set(line.key, line)
      else {
        const ids = new Set(known.options.map(({ id }) => id))
        known.options.push(...line.options.filter(({ id }) => !ids.has(id)))
      }
    }
  return [...lines.values()]
}
