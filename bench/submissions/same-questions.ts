// The same questions in the words of the other libraries, conditions as well.
import type { FormDefinition, Question } from '../../src/features/forms/definition/question.ts'

const surveyTypes: Readonly<Record<string, string>> = {
  radio: 'radiogroup',
  checkbox: 'checkbox',
  select: 'dropdown',
  textarea: 'comment',
  photo: 'file',
}

const isSection = ({ type }: Question) => type === 'section'

/** Sections with the questions that stand under each. */
const sectionsOf = ({ fields }: FormDefinition) =>
  fields.filter(isSection).map((head) => {
    const from = fields.indexOf(head) + 1
    const to = fields.findIndex((field, at) => at >= from && isSection(field))
    return { head, questions: fields.slice(from, to === -1 ? undefined : to) }
  })

export const asSurvey = (definition: FormDefinition) => ({
  pages: [
    {
      elements: sectionsOf(definition).map(({ head, questions }) => ({
        type: 'panel',
        name: head.key,
        title: head.label,
        elements: questions.map(({ key, type, label, description, options, ...more }) => ({
          type: surveyTypes[type] ?? 'text',
          name: key,
          title: label,
          description,
          ...(type === 'number' || type === 'date' ? { inputType: type } : {}),
          ...(options && { choices: options.map(({ id, label: text }) => ({ value: id, text })) }),
          ...(more.dependent_id != null && {
            visibleIf: `{${more.dependent_id}} = '${String(more.dependent_value)}'`,
          }),
        })),
      })),
    },
  ],
})

type Schema = Record<string, unknown>

function schemaOf({ type, label, description, options }: Question): Schema {
  const said = { title: label, description }
  const one = {
    type: 'string',
    oneOf: options?.map(({ id, label: title }) => ({ const: id, title })),
  }
  if (type === 'checkbox') return { ...said, type: 'array', uniqueItems: true, items: one }
  if (options !== undefined) return { ...said, ...one }
  if (type === 'number') return { ...said, type: 'number' }
  const formats: Readonly<Record<string, string>> = { date: 'date', photo: 'data-url' }
  const format = formats[type]
  return { ...said, type: 'string', ...(format !== undefined && { format }) }
}

const widgets: Readonly<Record<string, string>> = {
  radio: 'radio',
  checkbox: 'checkboxes',
  textarea: 'textarea',
}

/** An object for each section; a question under a condition comes with the answer that asks for it. */
function sectionSchema(head: Question, questions: readonly Question[]): Schema {
  const always = questions.filter(({ dependent_id }) => dependent_id == null)
  const asked = questions.filter(({ dependent_id }) => dependent_id != null)
  const byKey = (some: readonly Question[]) =>
    Object.fromEntries(some.map((question) => [question.key, schemaOf(question)]))
  return {
    type: 'object',
    title: head.label,
    properties: byKey(always),
    ...(asked.length > 0 && {
      allOf: asked.map((question) => ({
        if: {
          properties: { [String(question.dependent_id)]: { const: question.dependent_value } },
          required: [String(question.dependent_id)],
        },
        // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
        then: { properties: byKey([question]) },
      })),
    }),
  }
}

export function asJsonSchema(definition: FormDefinition): { schema: Schema; ui: Schema } {
  const sections = sectionsOf(definition)
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        sections.map(({ head, questions }) => [head.key, sectionSchema(head, questions)]),
      ),
    },
    ui: Object.fromEntries(
      sections.map(({ head, questions }) => [
        head.key,
        Object.fromEntries(
          questions.flatMap(({ key, type }) =>
            widgets[type] === undefined ? [] : [[key, { 'ui:widget': widgets[type] }]],
          ),
        ),
      ]),
    ),
  }
}

const letters = 'abcdefghij'

/** Twenty questions below the first hang on its last letter: each key hides two and asks two others. */
export const hangingOnFirst = ({ fields, ...rest }: FormDefinition): FormDefinition => ({
  ...rest,
  fields: fields.map((field, at) => {
    if (at < 2 || at > 22 || isSection(field)) return field
    const { is_dependent: _, dependent_id: __, dependent_value: ___, ...question } = field
    const condition = {
      type: 'CONDITION',
      field: 'q_1',
      operator: 'ends_with',
      values: [letters.charAt(at % letters.length)],
      select_values: null,
      is_other_field_compare: false,
      otherField: null,
    }
    return {
      ...question,
      conditions: { type: 'AND', rule_name: question.key, conditions: [condition] },
    } as unknown as Question
  }),
})
