import type { Condition, ConditionPlace, Key, ProblemCode } from '../contract.ts'
import { isNegation, needsOperand, positiveOf } from '../operators.ts'
import { error, quoted, type Report } from '../problems.ts'
import { conditionProblem, given, operatorProblem } from '../read/prune.ts'
import { type Atom, always, any, empty, never, not, related, relatedTo } from './atoms.ts'
import type { Form, Place } from './form.ts'

/**
 * What decides one field. A reference that is broken is reported and holds; a condition that is
 * unfinished, or that its type does not offer, is reported and left out.
 */
export const link = (owner: Place, placeOf: Form['placeOf'], report: Report): Atom[] => {
  const { dependent_id, dependent_value = null, conditions } = owner.field
  const own = quoted(owner.field)
  const refuse = (code: ProblemCode, message: string, at?: ConditionPlace): void =>
    report(error(code, message, owner.field.key, at && { at }))

  const find = (key: Key | null, missing: ProblemCode, at?: ConditionPlace): Place | undefined => {
    const place = placeOf.get(key ?? '')
    if (!place) refuse(missing, `${own} refers to “${key}”, which is no field of this form`, at)
    if (place !== owner) return place
    refuse('self-reference', `${own} refers to itself`, at)
    return undefined
  }

  const linkParent = (key: Key): Atom => {
    const place = find(key, 'missing-parent')
    if (!place) return always
    const { parent } = place.type
    if (typeof parent !== 'string') {
      return related(place, parent.relation, parent.operands(dependent_value))
    }
    const refused = `${quoted(place.field)}, a field of type ${place.field.type}`
    refuse(parent, `${own} cannot depend on ${refused}`)
    return always
  }

  const linkPositive = (condition: Condition, place: Place, at: ConditionPlace): Atom => {
    const { operator, otherField } = condition
    const positive = operator && positiveOf(operator)
    if (!positive || !needsOperand(positive)) return empty(place)
    const relation = place.type.relations[positive] ?? never
    if (!condition.is_other_field_compare) {
      return related(place, relation, place.type.operands(given(condition), positive))
    }
    const other = find(otherField, 'unknown-key', at)
    if (!other) return always
    const fault = operatorProblem(operator, other.field)
    if (other.type.family !== place.type.family) {
      const pair = `${quoted(place.field)} cannot be compared with ${quoted(other.field)}`
      refuse('not-comparable', `In ${own}, ${pair}`, at)
    } else if (fault) refuse(fault.code, `In ${own}, ${fault.message}`, at)
    else return relatedTo(place, other, relation, positive === 'is_equal_to')
    return always
  }

  const linkCondition = (condition: Condition, at: ConditionPlace): Atom[] => {
    const unfinished = conditionProblem(condition)
    if (unfinished) {
      refuse(unfinished.code, unfinished.message, at)
      return []
    }
    const place = find(condition.field, 'unknown-key', at)
    if (!place) return [always]
    const fault = operatorProblem(condition.operator, place.field)
    if (fault) {
      refuse(fault.code, `In ${own}, ${fault.message}`, at)
      return []
    }
    const atom = linkPositive(condition, place, at)
    const negated = condition.operator && isNegation(condition.operator) && atom !== always
    return [negated ? not(atom) : atom]
  }

  const linked = (conditions?.conditions ?? []).flatMap((one, item): Atom[] => {
    if (one.type === 'CONDITION') return linkCondition(one, { item })
    const members = one.conditions.flatMap((of, member) => linkCondition(of, { item, member }))
    return members.length > 0 ? [any(members)] : []
  })
  const parents = dependent_id ? [linkParent(dependent_id)] : []
  return [...parents, ...linked].filter((atom) => atom !== always)
}
