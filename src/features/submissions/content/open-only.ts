// Versions of a form without what they ask in confidence.
import type { FormDefinition, Question } from '../../forms/definition/index.ts'

type Asked = Pick<FormDefinition, 'fields'>

const confidentialIn = ({ fields }: Asked): string[] =>
  fields.flatMap((question) =>
    question.confidential === true
      ? [question.key]
      : confidentialIn({ fields: question.fields ?? [] }),
  )

const without = (keys: ReadonlySet<string>, fields: readonly Question[]): Question[] =>
  fields
    .filter(({ key }) => !keys.has(key))
    .map((question) =>
      question.fields === undefined
        ? question
        : { ...question, fields: without(keys, question.fields) },
    )

/** The versions without what any of them asks in confidence: a count of few tells who said what. */
export function openOnly(versions: readonly FormDefinition[]): FormDefinition[] {
  const keys = new Set(versions.flatMap(confidentialIn))
  return versions.map((definition) => ({ ...definition, fields: without(keys, definition.fields) }))
}
