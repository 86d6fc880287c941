// What differs between two versions of a form, in words that the people who fill it understand.

import { same } from '../../../kit/same.ts'
import type { FailAsks, FormDefinition, Question, QuestionOption } from './question.ts'

const quoted = (label: string) => `“${label}”`
const byId = (options: readonly QuestionOption[]) =>
  new Map(options.map((option) => [option.id, option]))

function optionChanges(
  question: Question,
  was: readonly QuestionOption[],
  is: readonly QuestionOption[],
): string[] {
  const before = byId(was.filter(({ archived }) => archived !== true))
  const after = byId(is.filter(({ archived }) => archived !== true))
  const of = quoted(question.label)
  return [
    ...[...after.values()]
      .filter(({ id }) => !before.has(id))
      .map(({ label }) => `${of} offers ${quoted(label)}.`),
    ...[...before.values()]
      .filter(({ id }) => !after.has(id))
      .map(({ label }) => `${of} no longer offers ${quoted(label)}.`),
    ...[...after.values()].flatMap(({ id, label }) => {
      const old = before.get(id)
      return old !== undefined && old.label !== label
        ? [`${of}: ${quoted(old.label)} is now called ${quoted(label)}.`]
        : []
    }),
  ]
}

function questionChanges(was: Question, is: Question): string[] {
  const of = quoted(is.label)
  const told: [boolean, string][] = [
    [was.label !== is.label, `${quoted(was.label)} is now asked as ${of}.`],
    [
      !same(was.required, is.required),
      `${of} is ${is.required === true ? 'now' : 'no longer'} required.`,
    ],
    [
      !same(was.conditions, is.conditions) ||
        !same(was.dependent_id, is.dependent_id) ||
        !same(was.dependent_value, is.dependent_value),
      `${of} is shown under other conditions.`,
    ],
    [
      !same([was.min, was.max, was.step, was.max_length], [is.min, is.max, is.step, is.max_length]),
      `${of} has other limits.`,
    ],
    [!same(was.deficiency, is.deficiency), `${of} leads to another corrective action.`],
    [!same(was.description, is.description), `${of} has another explanation.`],
  ]
  const options = [
    ...optionChanges(is, was.options ?? [], is.options ?? []),
    ...optionChanges(is, was.rows ?? [], is.rows ?? []),
  ]
  const scores = (question: Question) =>
    question.options?.map(({ id, score, fails }) => [id, score ?? null, fails ?? false])
  return [
    ...told.flatMap(([differs, words]) => (differs ? [words] : [])),
    ...options,
    ...(options.length === 0 && !same(scores(was), scores(is))
      ? [`${of} is scored or fails otherwise.`]
      : []),
  ]
}

const named: Record<string, string> = { section: 'The section', page: 'The page' }
const what = ({ type, label }: Question) =>
  named[type] === undefined ? quoted(label) : `${named[type]} ${quoted(label)}`

const failsAsk: Record<FailAsks, string> = {
  nothing: 'A failed item asks for nothing more.',
  offered: 'A failed item offers room for words and photos.',
  words: 'A failed item must say what is wrong.',
  words_and_photo: 'A failed item must say what is wrong, with a photo.',
}

/** One sentence a difference; none when nothing that people see differs. */
export function difference(was: FormDefinition | undefined, is: FormDefinition): string[] {
  if (was === undefined) return ['The first version.']
  const before = new Map(was.fields.map((field) => [field.key, field]))
  const after = new Map(is.fields.map((field) => [field.key, field]))
  const stayed = (fields: readonly Question[], other: ReadonlyMap<string, Question>) =>
    fields.filter(({ key }) => other.has(key)).map(({ key }) => key)
  const moved = !same(stayed(was.fields, after), stayed(is.fields, before))
  const languages = is.languages.filter((language) => !was.languages.includes(language))
  const asked = (form: FormDefinition) => form.on_fail ?? 'offered'
  return [
    ...(asked(was) === asked(is) ? [] : [failsAsk[asked(is)]]),
    ...is.fields.filter(({ key }) => !before.has(key)).map((field) => `${what(field)} is new.`),
    ...was.fields
      .filter(({ key }) => !after.has(key))
      .map((field) => `${what(field)} is no longer asked.`),
    ...is.fields.flatMap((field) => {
      const old = before.get(field.key)
      return old === undefined ? [] : questionChanges(old, field)
    }),
    ...(moved ? ['The questions stand in another order.'] : []),
    ...languages.map(
      (language) =>
        `It is now offered in ${{ en: 'English', fr: 'French', es: 'Spanish' }[language]}.`,
    ),
  ]
}
