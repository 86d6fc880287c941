import type { Condition, FormProblemCode, Key, ReadOptions } from '../contract.ts'
import { allows } from '../field-types/registry.ts'
import { isNegation, type PositiveOperator, positiveOf } from '../operators.ts'
import { error, quoted, type ReportProblem } from '../problems.ts'
import { given, prune } from '../read/prune.ts'
import { type Atom, always, any, empty, not, related, relatedTo } from './atoms.ts'
import type { FieldNode, Form } from './form.ts'

/**
 * What decides one field. A reference that is broken is reported and holds; a condition that is
 * unfinished, or that its type does not offer, is reported and left out.
 */
export const link = (
  owner: FieldNode,
  placeOf: Form['placeOf'],
  report: ReportProblem,
  options: ReadOptions,
): Atom[] => {
  const { key, dependent_id, dependent_value = null, conditions = null } = owner.field
  if (!dependent_id && !conditions) return []

  const refuse = (code: FormProblemCode, message: string): Atom => {
    report(error(code, `${quoted(owner.field)} ${message}`, key))
    return always
  }
  const follow = (
    to: Key | null,
    missing: FormProblemCode,
    link: (place: FieldNode) => Atom,
  ): Atom => {
    const place = placeOf.get(to ?? '')
    if (!place) return refuse(missing, `refers to “${to}”, which is no field of this form`)
    return place === owner ? refuse('self-reference', 'refers to itself') : link(place)
  }

  const linkParent = (place: FieldNode): Atom => {
    const { parent } = place.type
    if (typeof parent === 'string') {
      return refuse(parent, `cannot depend on ${quoted(place.field)}, of type ${place.field.type}`)
    }
    return related(place, parent.relation, parent.operands(dependent_value))
  }

  const incomparable = (
    place: FieldNode,
    other: FieldNode,
    operator: PositiveOperator,
  ): Atom | null => {
    const both = `${quoted(place.field)} with ${quoted(other.field)}`
    if (place.type.family !== other.type.family) {
      return refuse('not-comparable', `cannot compare ${both}`)
    }
    if (allows(other.field, operator)) return null
    return refuse('operator-not-allowed', `cannot compare ${both} by “${operator}”`)
  }

  const linkPositive = (condition: Condition, operator: PositiveOperator): Atom =>
    follow(condition.field, 'unknown-key', (place) => {
      const relation = place.type.relations[operator]
      // every type has the one operator that needs no meaning of its own
      if (!relation) return empty(place)
      if (!condition.is_other_field_compare) {
        return related(place, relation, place.type.operands(given(condition), operator))
      }
      return follow(condition.otherField, 'unknown-key', (other) => {
        const refused = incomparable(place, other, operator)
        return refused ?? relatedTo(place, other, relation, operator === 'is_equal_to')
      })
    })

  const linkCondition = (condition: Condition): Atom => {
    const { operator } = condition
    const atom = operator ? linkPositive(condition, positiveOf(operator)) : always
    return operator && isNegation(operator) && atom !== always ? not(atom) : atom
  }

  const pruned = prune(conditions, (to) => placeOf.get(to)?.field, options)
  for (const problem of pruned.problems) report({ ...problem, severity: 'error' })
  const items = pruned.conditions?.conditions ?? []
  const linked = items.map((item) =>
    item.type === 'OR' ? any(item.conditions.map(linkCondition)) : linkCondition(item),
  )
  const parents = dependent_id ? [follow(dependent_id, 'missing-parent', linkParent)] : []
  return [...parents, ...linked]
}
