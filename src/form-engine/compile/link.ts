import type { Condition, ConditionPlace, Field, Key, Problem, ProblemCode } from '../contract.ts'
import { comparable } from '../field-types/allows.ts'
import type { FieldType } from '../field-types/field-type.ts'
import { isNegation, needsOperand, positiveOf } from '../operators.ts'
import { error, quoted } from '../problems.ts'
import { conditionProblem, given, operatorProblem } from '../read/prune.ts'
import { type Atom, always, any, empty, never, not, related, relatedTo } from './atoms.ts'

export type Linking = {
  readonly fields: readonly Field[]
  readonly types: readonly FieldType[]
  readonly slotOf: ReadonlyMap<Key, number>
  readonly report: (problem: Problem) => void
}

type Target = { readonly slot: number; readonly field: Field; readonly type: FieldType }

/**
 * What decides one field, as atoms over slots. A reference that is broken is reported and holds; a
 * condition that is unfinished, or that its type does not offer, is reported and left out.
 */
export const link = (owner: Field, { fields, types, slotOf, report }: Linking): Atom[] => {
  const refuse = (code: ProblemCode, message: string, at?: ConditionPlace): void =>
    report(error(code, message, owner.key, { at }))

  const find = (key: Key): Target | undefined => {
    const slot = slotOf.get(key) ?? -1
    const field = fields[slot]
    const type = types[slot]
    return field && type && { slot, field, type }
  }

  const target = (key: Key, missing: ProblemCode, at?: ConditionPlace): Target | undefined => {
    const found = find(key)
    if (found === undefined) {
      refuse(missing, `${quoted(owner)} refers to “${key}”, which is no field of this form`, at)
    }
    if (found?.field !== owner) return found
    refuse('self-reference', `${quoted(owner)} refers to itself`, at)
    return undefined
  }

  const linkParent = (key: Key): Atom => {
    const found = target(key, 'missing-parent')
    if (found === undefined) return always
    const { parent } = found.type
    if (typeof parent === 'string') {
      const refused = `${quoted(found.field)}, a field of type ${found.field.type}`
      refuse(parent, `${quoted(owner)} cannot depend on ${refused}`)
      return always
    }
    return related(found.slot, parent.relation, parent.operands(owner.dependent_value ?? null))
  }

  const linkPositive = (condition: Condition, found: Target, at: ConditionPlace): Atom => {
    const { operator, is_other_field_compare, otherField } = condition
    const positive = operator && positiveOf(operator)
    if (!positive || !needsOperand(positive)) return empty(found.slot)
    const relation = found.type.relations[positive] ?? never
    if (!is_other_field_compare) {
      return related(found.slot, relation, found.type.operands(given(condition), positive))
    }
    const other = target(otherField ?? '', 'unknown-key', at)
    if (other === undefined) return always
    const fault = operatorProblem({ ...condition, field: otherField }, () => other.field)
    if (!comparable(found.field, other.field)) {
      const pair = `${quoted(found.field)} cannot be compared with ${quoted(other.field)}`
      refuse('not-comparable', `In ${quoted(owner)}, ${pair}`, at)
    } else if (fault) refuse(fault.code, `In ${quoted(owner)}, ${fault.message}`, at)
    else return relatedTo(found.slot, other.slot, relation, positive === 'is_equal_to')
    return always
  }

  const linkCondition = (condition: Condition, at: ConditionPlace): Atom[] => {
    const unfinished = conditionProblem(condition)
    if (unfinished) {
      refuse(unfinished.code, unfinished.message, at)
      return []
    }
    const { field, operator } = condition
    const found = target(field ?? '', 'unknown-key', at)
    if (found === undefined) return [always]
    const fault = operatorProblem(condition, () => found.field)
    if (fault) {
      refuse(fault.code, `In ${quoted(owner)}, ${fault.message}`, at)
      return []
    }
    const atom = linkPositive(condition, found, at)
    return [operator && isNegation(operator) && atom !== always ? not(atom) : atom]
  }

  const items = owner.conditions?.conditions ?? []
  const linked = items.flatMap((item, index): Atom[] => {
    if (item.type === 'CONDITION') return linkCondition(item, { item: index })
    const place = (member: number) => ({ item: index, member })
    const members = item.conditions.flatMap((one, member) => linkCondition(one, place(member)))
    return members.length > 0 ? [any(members)] : []
  })
  const parents = owner.dependent_id ? [linkParent(owner.dependent_id)] : []
  return [...parents, ...linked].filter((atom) => atom !== always)
}
