// A form in the shapes in which definitions are stored, both spellings of conditions among them.
import { type Atom, CHOICES, type Field, type Test } from './form.ts'

const OPERATORS: Record<Test, [string, string]> = {
  equals: ['is_equal_to', 'is_not_equal_to'],
  same: ['is_equal_to', 'is_not_equal_to'],
  shares: ['in_list', 'not_in_list'],
  empty: ['is_empty', 'is_not_empty'],
  contains: ['contains', 'contains'],
  over: ['greater_than', 'greater_than'],
  atMost: ['less_than_or_equal', 'less_than_or_equal'],
}

function storedAtom(atom: Atom, fields: Field[]): unknown {
  const type = fields[atom.ref]?.type
  const choice = type === 'radio' || type === 'select' || type === 'checkbox'
  return {
    type: 'CONDITION',
    field: fields[atom.ref]?.key,
    operator: OPERATORS[atom.test][atom.negated ? 1 : 0],
    values: choice ? [] : (atom.operand[0] ?? ''),
    select_values: choice ? atom.operand : null,
    is_other_field_compare: atom.test === 'same',
    otherField: fields[atom.other]?.key ?? null,
  }
}

/** A rule that asks for one thing of one parent is stored as a dependent, in the parent's shape. */
function storedDependent(field: Field, fields: Field[]): object | null {
  const atom = field.rule.length === 1 && field.rule[0]?.length === 1 ? field.rule[0][0] : undefined
  if (atom === undefined || atom.negated) return null
  const single = atom.test === 'equals' && atom.operand.length === 1 ? atom.operand[0] : undefined
  if (atom.test !== 'shares' && single === undefined) return null
  const many = JSON.stringify({ selected: atom.operand })
  const value = fields[atom.ref]?.type === 'number' ? Number(single) : (single ?? many)
  return {
    is_dependent: 1,
    dependent_id: 1001 + atom.ref,
    dependent_value: value,
    conditions: null,
  }
}

export function storedField(field: Field, at: number, fields: Field[]): unknown {
  const conditions = {
    type: 'AND',
    rule_name: field.key,
    conditions: field.rule.map((group) => {
      const stored = group.map((atom) => storedAtom(atom, fields))
      return stored.length === 1 ? stored[0] : { type: 'OR', conditions: stored }
    }),
  }
  const options = CHOICES.map((id) => ({ id, name: `Choice ${id}`, value: `Choice ${id}` }))
  return {
    id: 1001 + at,
    slug: '',
    key: field.key,
    label: `Question ${at + 1}`,
    type: field.type,
    description: '',
    options: field.type === 'text' || field.type === 'number' ? [] : options,
    system_field: 0,
    required: field.rule.length === 0 && at % 3 === 0,
    is_dependent: 0,
    dependent_id: null,
    dependent_value: null,
    // Some arrive as JSON text, some as values.
    conditions: at % 4 === 0 ? JSON.stringify(conditions) : conditions,
    ...storedDependent(field, fields),
  }
}
