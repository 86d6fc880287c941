// Which sections of a Form 7 a claim needs, what of them is filled in and what is missing.
import { known, type ResultStep, step, type UsedRule } from '../contract.ts'
import { type Rule, ruleOf, used } from '../rules.ts'

export type Form7Facts = {
  /** Both as `wsib` answers them. */
  reportable: boolean
  short: boolean
  /** The codes of the fields that hold something. */
  filled: readonly string[]
}
export type Form7Section = {
  code: string
  fields: string[]
  filled: string[]
  missing: string[]
}
export type Form7 = {
  sections: Form7Section[]
  missing: string[]
  /** The share of the fields that are filled in, from 0 to 1; null where no report is due. */
  completeness: number | null
  path: ResultStep[]
  rule: UsedRule
}

const fieldsOf = ({ params }: Rule<'ON-WSIB-FORM7'>) => params.sections.flatMap((one) => one.fields)

/** The codes of all fields. */
export const form7Fields: readonly string[] = fieldsOf(ruleOf('ON-WSIB-FORM7'))

export function form7({ reportable, short, filled }: Form7Facts): Form7 {
  const row = ruleOf('ON-WSIB-FORM7')
  const has = new Set(filled.map((code) => known(form7Fields, code)))
  const needed = reportable ? row.params.sections.filter((one) => one.short || !short) : []
  const sections = needed.map(({ code, fields }) => ({
    code,
    fields,
    filled: fields.filter((field) => has.has(field)),
    missing: fields.filter((field) => !has.has(field)),
  }))
  const missing = sections.flatMap((section) => section.missing)
  const all = sections.flatMap((section) => section.fields).length
  const key = reportable ? (short ? 'form7_short' : 'form7_long') : 'form7_none'
  return {
    sections,
    missing,
    completeness: all === 0 ? null : 1 - missing.length / all,
    path: [
      step(key, row.citation),
      ...(missing.length > 0 ? [step('form7_partial', row.citation)] : []),
    ],
    rule: used(row),
  }
}
