// What must be right before a form is published: everything that the engine refuses, and what would
// fail the people who fill it. The builder shows the same list while one works.
import { compile, type FormProblem, read } from '../../../../form-engine/index.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { runCase } from '../../builder/explain-cases.ts'
import { confidenceProblems } from '../confidence.ts'
import { calculationProblems } from '../filling/calculate.ts'
import { photoProblems } from '../filling/photo-of-fail.ts'
import type { FormDefinition, Question, QuestionOption } from '../question.ts'
import { faultsOf } from '../schemas.ts'
import { decidedOver } from '../sections.ts'
import { asksFor } from '../subject-questions.ts'
import { storedProblems } from './stored-problems.ts'

export type PublishProblem = Pick<FormProblem, 'severity' | 'message'> & {
  code: string
  field?: string
  fields?: readonly string[]
}

const largest = 1_000_000
const choosing = new Set(['radio', 'select', 'checkbox', 'multiplechoice', 'matrix'])
const lines = new Set(['section', 'page', 'info'])

const name = ({ label, key }: Question) => (label.trim() === '' ? key : label)
const error = (code: string, field: Question, message: string): PublishProblem => ({
  code,
  severity: 'error',
  field: field.key,
  message: `“${name(field)}” ${message}`,
})

function optionProblems(
  field: Question,
  options: readonly QuestionOption[],
  what: string,
): PublishProblem[] {
  const offered = options.filter(({ archived }) => archived !== true)
  const labels = offered.map(({ label }) => label.trim().toLowerCase())
  const ids = options.map(({ id }) => id)
  return [
    ...(offered.length === 0
      ? [error('no-options', field, `has no ${what}s to choose from.`)]
      : []),
    ...(labels.includes('') ? [error('empty-option', field, `has a ${what} without words.`)] : []),
    ...(new Set(labels).size < labels.length
      ? [error('same-option', field, `has the same ${what} twice.`)]
      : []),
    ...(new Set(ids).size < ids.length
      ? [error('same-option-id', field, `has two ${what}s with one id.`)]
      : []),
  ]
}

/** Main lists of incidents, resources and the like come from elsewhere, not from the question. */
const listsItsOptions = ({ type, slug }: Question) => choosing.has(type) && (slug ?? '') === ''

const asNumber = (value: unknown) =>
  value === null || value === undefined ? undefined : Number(value)

function ownProblems(field: Question): PublishProblem[] {
  const [least, most] = [asNumber(field.min), asNumber(field.max)]
  const found: PublishProblem[] = []
  if (field.label.trim() === '' && field.type !== 'page')
    found.push(error('no-label', field, 'has no words.'))
  if (listsItsOptions(field)) found.push(...optionProblems(field, field.options ?? [], 'option'))
  if (field.type === 'matrix') found.push(...optionProblems(field, field.rows ?? [], 'row'))
  if (least !== undefined && most !== undefined && least > most)
    found.push(error('limits', field, 'asks for more at least than at most.'))
  if (field.type === 'group') {
    if ((field.fields ?? []).length === 0)
      found.push(error('empty-group', field, 'repeats nothing: put questions in it.'))
    found.push(...problemsOf({ fields: field.fields ?? [], languages: ['en'] }, field))
  }
  return found
}

/** What a person would read in the wrong language. */
function missingWords({ fields, languages: offered }: FormDefinition): PublishProblem[] {
  const [, ...others] = offered
  return fields.flatMap((field) =>
    others.flatMap((language) => {
      const things = [field, ...(field.options ?? []), ...(field.rows ?? [])]
      const missing = things.filter(
        (thing) => thing.label.trim() !== '' && (thing.labels?.[language] ?? '').trim() === '',
      )
      return missing.length === 0
        ? []
        : [
            {
              ...error('no-translation', field, `is not all in ${spoken[language]}.`),
              severity: 'warning' as const,
            },
          ]
    }),
  )
}
const spoken: Record<Locale, string> = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
}

/** A key means one thing for ever: old answers stand under it. */
function retypedKeys({ fields }: FormDefinition, before: readonly Question[]): PublishProblem[] {
  const types = new Map(before.map(({ key, type }) => [key, type]))
  return fields
    .filter(({ key, type }) => types.has(key) && types.get(key) !== type)
    .map((field) =>
      error(
        'retyped',
        field,
        `was ${types.get(field.key)} in an earlier version. Make a new question of the new type.`,
      ),
    )
}

/** Saved cases go on showing what they showed. */
function brokenCases(definition: FormDefinition): PublishProblem[] {
  const labels = new Map(definition.fields.map((field) => [field.key, name(field)]))
  const quoted = (keys: readonly string[]) => keys.map((key) => `“${labels.get(key) ?? key}”`)
  return (definition.cases ?? []).flatMap((one) => {
    const { shows, hides, ok } = runCase(definition, one)
    const differs = [
      ...quoted(hides).map((label) => `hides ${label}`),
      ...quoted(shows).map((label) => `shows ${label}`),
    ]
    const message = `The case “${one.name}” now ${differs.join(', ')}.`
    return ok ? [] : [{ code: 'case', severity: 'error' as const, message }]
  })
}

function problemsOf(definition: FormDefinition, within?: Question): PublishProblem[] {
  const compiled = compile(decidedOver(definition).definition)
  // Read first: conditions may be stored in any shape.
  const photos = photoProblems(read(definition).definition.fields)
  const inside = (problem: PublishProblem): PublishProblem => ({
    ...problem,
    // Problems inside a repeating group are shown at the group.
    ...(within !== undefined && {
      field: within.key,
      message: `“${name(within)}”: ${problem.message}`,
    }),
  })
  return [
    ...[...storedProblems(definition), ...compiled.problems, ...photos].map(inside),
    ...definition.fields.flatMap(ownProblems),
    ...calculationProblems(definition.fields),
  ]
}

/** A form that a project expects must name its project. */
export const lostProject = (
  before: FormDefinition | undefined,
  now: FormDefinition,
): PublishProblem[] =>
  before !== undefined && asksFor(before.fields, 'project') && !asksFor(now.fields, 'project')
    ? [
        {
          code: 'no-project',
          severity: 'warning',
          message:
            'This version no longer asks for the project: projects that expect the form could not receive it.',
        },
      ]
    : []

/** Everything that stands between a draft and its publishing, errors first. */
export function publishProblems(
  definition: FormDefinition,
  /** Every question of every earlier version, the latest first. */
  earlier: readonly Question[] = [],
): PublishProblem[] {
  // What was kept before every kind had its schema: nothing else can be said of it.
  const malformed = definition.fields.flatMap((field) =>
    faultsOf(field).map(({ message }) => ({
      code: 'malformed',
      severity: 'error' as const,
      field: field.key,
      message,
    })),
  )
  if (malformed.length > 0) return malformed
  const asked = definition.fields.filter(({ type }) => !lines.has(type))
  const found: PublishProblem[] = [
    ...(asked.length === 0
      ? [{ code: 'empty', severity: 'error' as const, message: 'The form asks nothing yet.' }]
      : []),
    ...(JSON.stringify(definition).length > largest
      ? [
          {
            code: 'too-large',
            severity: 'error' as const,
            message: 'The form is too large: split it in two.',
          },
        ]
      : []),
    ...problemsOf(definition),
    ...confidenceProblems(definition),
    ...retypedKeys(definition, earlier),
    ...missingWords(definition),
    ...brokenCases(definition),
  ]
  return found.sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}
