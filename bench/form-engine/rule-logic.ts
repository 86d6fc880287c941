// A rule as JSON Logic, in the words that json-logic-engine and @formio/core both know.
import type { Atom, BenchForm } from './form.ts'

export type Logic = Record<string, unknown>

function atomLogic(form: BenchForm, { ref, test, operand, other }: Atom, path: string): Logic {
  const value = { var: `${path}${form.fields[ref]?.key}` }
  const number = form.fields[ref]?.type === 'number'
  const [first = ''] = operand
  if (test === 'empty') return number ? { '===': [value, null] } : { '!': [value] }
  if (test === 'same') return { '==': [value, { var: `${path}${form.fields[other]?.key}` }] }
  if (test === 'contains') return { in: [first, value] }
  // An empty answer would compare as 0.
  if (test === 'over') return { and: [{ '!==': [value, null] }, { '>': [value, Number(first)] }] }
  if (test === 'atMost')
    return { and: [{ '!==': [value, null] }, { '<=': [value, Number(first)] }] }
  if (test === 'shares') {
    const some = operand.map((id) => ({ in: [id, value] }))
    return some.length === 1 ? { in: [first, value] } : { or: some }
  }
  if (number) return { '===': [value, Number(first)] }
  return operand.length === 1 ? { '===': [value, first] } : { in: [value, operand] }
}

export function ruleLogic(form: BenchForm, rule: Atom[][], path: string): Logic {
  const groups = rule.map((group) => {
    const atoms = group.map((atom) => {
      const logic = atomLogic(form, atom, path)
      return atom.negated ? { '!': [logic] } : logic
    })
    return atoms.length === 1 ? (atoms[0] ?? {}) : { or: atoms }
  })
  return groups.length === 1 ? (groups[0] ?? {}) : { and: groups }
}
