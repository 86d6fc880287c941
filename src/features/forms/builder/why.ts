// Why a question is asked or not, for a filling: every condition over it, and whether each holds.
// The engine decides here too. Each condition is put on a question of its own that nobody sees, so
// that what is said can never differ from what is done.
import {
  type Condition,
  type ConditionItem,
  compile,
  type Form,
  type FormField,
  type Instance,
  type Key,
  open,
  read,
} from '../../../form-engine/index.ts'
import type { FormDefinition, Question } from '../definition/question.ts'
import { decidedOver, sectionsOf } from '../definition/sections.ts'
import { factOf, joined, named, nameIn, parentFact, type Wording } from './why-words.ts'

/** One thing that decides over a question: a parent, a condition, or any one of several. */
type Reason = {
  /** Whose it is: the question's own, or that of its section or page. */
  readonly owner: Key
  readonly parts: readonly { readonly probe: Key; readonly condition: Condition | undefined }[]
}
export type Because = { readonly words: string; readonly holds: boolean }
export type Why = { readonly shown: boolean; readonly because: readonly Because[] }

export type Reasons = {
  readonly form: Form
  readonly questions: ReadonlyMap<Key, Question>
  readonly fields: ReadonlyMap<Key, FormField>
  readonly over: ReadonlyMap<Key, readonly Reason[]>
  /** Those that wait for themselves: the engine asks them rather than lose them. */
  readonly circular: ReadonlySet<Key>
}

const conditionsOf = (item: ConditionItem): readonly Condition[] =>
  item.type === 'OR' ? item.conditions : [item]

/** The reasons of one field, each part of them on a probe. */
function reasonsOf(field: FormField, probes: FormField[]): Reason[] {
  const probe = (more: Partial<FormField>): Key => {
    // A space keeps it apart from every key that the builder makes.
    const key = `why ${probes.length} ${field.key}`
    probes.push({ key, label: key, type: 'info', ...more })
    return key
  }
  const { dependent_id = null, dependent_value = null, conditions } = field
  const parent: Reason[] = dependent_id
    ? [
        {
          owner: field.key,
          parts: [
            {
              probe: probe({ is_dependent: 1, dependent_id, dependent_value }),
              condition: undefined,
            },
          ],
        },
      ]
    : []
  const items = (conditions?.conditions ?? []).map(
    (item): Reason => ({
      owner: field.key,
      parts: conditionsOf(item).map((condition) => ({
        condition,
        probe: probe({
          conditions: { type: 'AND', rule_name: field.key, conditions: [condition] },
        }),
      })),
    }),
  )
  return [...parent, ...items]
}

/** Everything that decides over each question of a form, ready to be asked. */
export function reasonsIn(definition: FormDefinition): Reasons {
  const questions = new Map(definition.fields.map((field) => [field.key, field]))
  const alone = read(definition).definition.fields
  const fields = new Map(alone.map((field) => [field.key, field]))
  const decided = decidedOver(definition).definition.fields
  const probes: FormField[] = []
  const own = new Map(alone.map((field) => [field.key, reasonsOf(field, probes)]))
  const onlyConditions = (head: Question | undefined) =>
    (own.get(head?.key ?? '') ?? []).filter(({ parts }) => parts[0]?.condition !== undefined)

  const over = new Map<Key, readonly Reason[]>()
  let page: Question | undefined
  for (const { head, questions: below } of sectionsOf(definition.fields)) {
    if (head?.type === 'page') page = head
    const ofPage = onlyConditions(page)
    const ofSection = head === page ? [] : onlyConditions(head)
    if (head !== undefined)
      over.set(head.key, [...(head === page ? [] : ofPage), ...(own.get(head.key) ?? [])])
    for (const { key } of below) over.set(key, [...ofPage, ...ofSection, ...(own.get(key) ?? [])])
  }
  const { form, problems } = compile({ fields: [...decided, ...probes] })
  const circular = new Set(
    problems.flatMap(({ code, fields: round = [] }) => (code === 'cycle' ? round : [])),
  )
  return { form, questions, fields, over, circular }
}

/** Emptiness asks nothing of the other field, even where one is named. */
const looksAt = (condition: Condition | undefined, key: Key): boolean =>
  condition !== undefined &&
  (condition.field === key ||
    (condition.is_other_field_compare &&
      condition.otherField === key &&
      condition.operator !== 'is_empty' &&
      condition.operator !== 'is_not_empty'))

/** Why each question is shown or hidden with the answers of a filling. */
export function explain(
  reasons: Reasons,
  filling: Pick<Instance, 'get'>,
  wording: Wording,
): (key: Key) => Why {
  const { form, questions, fields, over, circular } = reasons
  const answers = Object.fromEntries(
    [...questions.keys()].map((key) => [key, filling.get(key).value]),
  )
  const probing = open(form, answers)

  function wordsOf(part: Reason['parts'][number], owner: Key, holds: boolean): string {
    const source = part.condition?.field ?? fields.get(owner)?.dependent_id ?? ''
    const seen = questions.get(source)
    // The answer may still stand there: it does not count while its question is hidden.
    if (seen !== undefined && !holds && !probing.get(source).visible)
      return wording.text('why_hidden', { field: named(seen, wording) })
    if (part.condition !== undefined) return factOf(part.condition, holds, questions, wording)
    return parentFact(seen, fields.get(owner)?.dependent_value ?? null, holds, wording)
  }
  function because({ owner, parts }: Reason, key: Key): Because {
    // A question cannot wait for itself: the engine lets that pass, and the form be mended.
    if (parts.some(({ condition }) => looksAt(condition, key)))
      return { words: wording.text('why_cycle'), holds: true }
    const each = parts.map((part) => ({ part, holds: probing.get(part.probe).visible }))
    const holds = each.some((one) => one.holds)
    const facts = each
      .filter((one) => one.holds === holds)
      .map(({ part }) => wordsOf(part, owner, holds))
    const fact = joined([...new Set(facts)], 'why_and', wording)
    const head = questions.get(owner)
    if (owner === key || head === undefined) return { words: fact, holds }
    return { words: wording.text('why_section', { section: nameIn(head, wording), fact }), holds }
  }
  return (key) => {
    const { visible } = probing.get(key)
    if (circular.has(key))
      return { shown: visible, because: [{ words: wording.text('why_cycle'), holds: true }] }
    return { shown: visible, because: (over.get(key) ?? []).map((reason) => because(reason, key)) }
  }
}

/** The question for one filling and one key. */
export const why = (
  definition: FormDefinition,
  filling: Pick<Instance, 'get'>,
  key: Key,
  wording: Wording,
): Why => explain(reasonsIn(definition), filling, wording)(key)
