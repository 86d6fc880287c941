// The cases are data, so that an engine in any language can be held to them: this is their format.
//
// A file has a subject, and tables or cases. In a case `form` is the stored list of fields, where
// `when` is short for conditions (`[field, operator, values]`; `{ "select": … }` in place of values
// fills select_values, `{ "field": … }` names the other field; `{ "or": […] }` is a group), a label
// left out is the key, an id left out is 101 plus the position. `stored` gives the form exactly as
// it was kept, and `also` a second spelling that must do the same. Then `read` and `compile` say
// which problems are found, and `steps` alternate changes with what is to be seen after them.
//
// A table is a list of rows: operator, operand, answer, shown. Each row is run with the answer there
// from the start and with the answer given later, and again with the operator's negation and the
// opposite outcome. `refused` are the operators that the types do not have.
export type Json = unknown
export type StoredField = {
  [property: string]: Json
  key: string
  label: string
  type?: Json
  slug?: Json
  multiple?: Json
}
export type CaseTerm = [field: string, operator: string, operand?: Json] | { or: CaseTerm[] }
export type CaseExpected = { code?: string; field?: string; fields?: string[]; message?: string }
export type Seen = {
  set?: [key: string, answer: Json]
  /** at most so many fields were decided by this change */
  evaluated?: number
  visible?: string[]
  required?: string[]
  answers?: { [key: string]: Json }
  value?: { [key: string]: Json }
  problems?: CaseExpected[]
  problemFields?: string[]
}
export type Case = {
  name: string
  form?: { [property: string]: Json }[]
  also?: { [property: string]: Json }[]
  stored?: Json
  /** the form was published before rules that are stricter now */
  published?: boolean
  /** the person who fills it in is not of the company */
  outside?: boolean
  answers?: { [key: string]: Json }
  today?: string
  read?: { problems: CaseExpected[]; dependent_id?: { [key: string]: string | null } }
  conditions?: { [key: string]: Json }
  compile?: CaseExpected[]
  steps?: Seen[]
}
export type OperatorTable = {
  types: string[]
  slug?: string
  field?: { [property: string]: Json }
  operand: 'values' | 'select_values'
  rows: [operator: string, operand: Json, answer: Json, shown: boolean][]
  refused?: string[]
}
export type CompareTable = {
  compare: [string, string]
  rows: [operator: string, answer: Json, other: Json, shown: boolean][]
}
export type ParentTable = {
  parent: string[]
  slug?: string
  field?: { [property: string]: Json }
  rows: [value: Json, answer: Json, shown: boolean][]
}
export type CaseTable = OperatorTable | CompareTable | ParentTable
export type CaseFile = { subject: string; tables?: CaseTable[]; cases?: Case[] }

const isRecord = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const condition = (term: CaseTerm): Json => {
  if (!Array.isArray(term)) return { type: 'OR', conditions: term.or.map(condition) }
  const [field, operator, operand] = term
  const written = {
    type: 'CONDITION',
    field,
    operator,
    values: [],
    select_values: null,
    is_other_field_compare: false,
    otherField: null,
  }
  if (isRecord(operand) && 'field' in operand) {
    return { ...written, is_other_field_compare: true, otherField: operand.field }
  }
  if (isRecord(operand) && 'select' in operand) {
    return { ...written, select_values: operand.select }
  }
  return { ...written, values: operand ?? [] }
}

const conditions = (key: string, when: CaseTerm[]): Json => ({
  type: 'AND',
  rule_name: key,
  conditions: when.map(condition),
})

export const stored = (form: { [property: string]: Json }[]): StoredField[] =>
  form.map(({ when, ...field }, place) => {
    const key = String(field.key)
    const given = when === undefined ? {} : { conditions: conditions(key, when as CaseTerm[]) }
    return { id: place + 101, label: key, ...field, key, ...given } as StoredField
  })

export const withTerms = (terms: CaseTerm[]): Json[] => terms.map(condition)
