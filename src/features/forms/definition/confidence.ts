// What follows from a confidential answer tells it: a question that is shown by one, calculated from
// one or compared with one is as confidential as that one is. So is whatever a confidential section,
// page or group asks.
import type { Key } from '../../../form-engine/index.ts'
import type { PublishProblem } from './publishing/publish-checks.ts'
import type { FormDefinition, Question } from './question.ts'
import { decidedOver } from './sections.ts'

type Linked = { readonly question: Question; readonly heads: readonly Key[]; readonly named: Key[] }

/** The questions whose answers decide over this one, or make up its own. */
function namedBy({ dependent_id, conditions, calculation }: Question): Key[] {
  const single = (conditions?.conditions ?? []).flatMap((item) =>
    item.type === 'OR' ? item.conditions : [item],
  )
  const compared = single.flatMap(({ field, is_other_field_compare, otherField }) => [
    field,
    is_other_field_compare ? otherField : null,
  ])
  return [dependent_id, ...compared, ...(calculation?.of ?? [])].flatMap((key) => key ?? [])
}

/** Each question with its page and its section. */
function linked(definition: FormDefinition): Linked[] {
  let page: Key | undefined
  let section: Key | undefined
  return decidedOver(definition, { published: true }).definition.fields.map((question) => {
    if (question.type === 'page') [page, section] = [question.key, undefined]
    const above =
      question.type === 'page' ? [] : question.type === 'section' ? [page] : [page, section]
    if (question.type === 'section') section = question.key
    return { question, heads: above.flatMap((key) => key ?? []), named: namedBy(question) }
  })
}

/** The keys that a start spreads to along the links, as far as they go. */
function spread(links: readonly Linked[], along: (one: Linked) => readonly Key[]): Set<Key> {
  const found = new Set(
    links
      .filter(({ question }) => question.confidential === true)
      .map(({ question }) => question.key),
  )
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const one of links)
      if (along(one).some((key) => found.has(key))) found.add(one.question.key)
  }
  return found
}

const asks = ({ fields }: Pick<FormDefinition, 'fields'>): boolean =>
  fields.some(
    ({ confidential, fields: within = [] }) => confidential === true || asks({ fields: within }),
  )

/** The definition with each question marked that is confidential, by itself or by what it hangs on. */
export function withConfidence<Of extends FormDefinition>(definition: Of): Of {
  if (!asks(definition)) return definition
  const hidden = spread(linked(definition), ({ heads, named }) => [...heads, ...named])
  return {
    ...definition,
    fields: definition.fields.map((question): Question => {
      const confidential = hidden.has(question.key)
      const { fields } = question
      if (fields === undefined) return confidential ? { ...question, confidential } : question
      const within = withConfidence({ ...definition, fields })
      return confidential
        ? { ...question, confidential, fields: fields.map(inConfidence) }
        : { ...question, fields: within.fields }
    }),
  }
}

const inConfidence = (question: Question): Question => ({
  ...question,
  confidential: true,
  ...(question.fields !== undefined && { fields: question.fields.map(inConfidence) }),
})

/** Open questions that would tell confidential answers: each must be made confidential too. */
export function confidenceProblems(definition: FormDefinition, group?: Question): PublishProblem[] {
  if (!asks(definition)) return []
  const links = linked(definition)
  const meant = spread(links, ({ heads }) => heads)
  const hidden = spread(links, ({ heads, named }) => [...heads, ...named])
  const labels = new Map(definition.fields.map(({ key, label }) => [key, label]))
  return links.flatMap(({ question, named }): PublishProblem[] => {
    const { key, label, fields } = question
    const told = named.find((one) => hidden.has(one))
    if (told !== undefined && !meant.has(key))
      return [
        {
          code: 'tells-confidential',
          severity: 'error',
          field: group?.key ?? key,
          message: `“${label}” follows from “${labels.get(told) ?? told}”, which is confidential: make it confidential too.`,
        },
      ]
    return fields === undefined || meant.has(key)
      ? []
      : confidenceProblems({ ...definition, fields }, group ?? question)
  })
}
