// Sections and pages are lines between questions. What decides over a section decides over every
// question in it: the engine is given each question with its section's conditions before its own.
import { type Conditions, type ReadOptions, read } from '../../../form-engine/index.ts'
import { type FormDefinition, type Question, underConditions } from './question.ts'

export type FormSection = {
  readonly head: Question | undefined
  readonly questions: readonly Question[]
}

const isHead = ({ type }: Question) => type === 'section' || type === 'page'

/** The questions in the order of the form, under the line that begins their section. */
export function sectionsOf(fields: readonly Question[]): FormSection[] {
  const sections: { head: Question | undefined; questions: Question[] }[] = []
  for (const field of fields) {
    const last = sections.at(-1)
    if (isHead(field)) sections.push({ head: field, questions: [] })
    else if (last === undefined) sections.push({ head: undefined, questions: [field] })
    else last.questions.push(field)
  }
  return sections
}

const joined = (
  key: string,
  first: Conditions | null | undefined,
  own: Conditions | null | undefined,
) =>
  first == null
    ? (own ?? null)
    : {
        type: 'AND' as const,
        rule_name: key,
        conditions: [...first.conditions, ...(own?.conditions ?? [])],
      }

/** The definition as the engine decides over it, whatever its age; and what was
 *  wrong with that. */
export function decidedOver(definition: FormDefinition, options: ReadOptions = {}) {
  const { definition: whole, problems } = read(definition, options)
  return { definition: withSections({ ...definition, ...whole }), problems }
}

/** Each question under its section's conditions too. */
export function withSections(definition: FormDefinition): FormDefinition {
  let page: Conditions | null | undefined
  let section: Conditions | null | undefined
  const fields = definition.fields.map((field): Question => {
    if (field.type === 'page') {
      page = field.conditions
      section = undefined
      return field
    }
    if (field.type === 'section') {
      section = joined(field.key, page, field.conditions)
      return underConditions(field, section)
    }
    const over = section === undefined ? page : section
    return over == null ? field : underConditions(field, joined(field.key, over, field.conditions))
  })
  return { ...definition, fields }
}
