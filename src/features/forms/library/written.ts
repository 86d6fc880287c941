// How a default form of the provider is written down: short, so that it can be read and corrected by
// the person who knows the work, and in three languages side by side.
import type { Operator } from '../../../form-engine/index.ts'
import type { Severity } from '../definition/question.ts'
import type { formKinds } from '../forms.register.ts'

/** English, French, Spanish. */
export type Words = readonly [string, string, string]

export type WrittenOption = {
  id: string
  words: Words
  score?: number
  fails?: boolean
  tone?: string
}

/** `check` is pass, fail, not applicable; `yes-no` is yes, no; the others are the engine's types. */
export type WrittenQuestion = {
  /** Stays the same in every version of the form. */
  key: string
  type: string
  words: Words
  help?: Words
  required?: boolean
  options?: readonly WrittenOption[]
  rows?: readonly WrittenOption[]
  /** On a fail of a `check`, a `yes-no` or an option that fails. */
  severity?: Severity
  photoOnFail?: boolean
  /** What fails in a `yes-no`; nothing unless said. */
  failsOn?: 'yes' | 'no'
  when?: readonly (readonly [
    key: string,
    operator: Operator,
    value?: string | number | readonly string[],
  ])[]
  slug?: string
  min?: number | string
  max?: number | string
  unit?: string
  multiple?: boolean
  confidential?: boolean
  prefill?: 'last' | 'today' | 'now' | 'me' | 'project' | 'location'
  questions?: readonly WrittenQuestion[]
  calculation?: {
    of: readonly string[]
    how: 'sum' | 'average' | 'least' | 'most' | 'count' | 'product' | 'difference'
  }
}

export type WrittenForm = {
  slug: string
  /** Raised with every change, so that companies that took the form can see what changed. */
  version: number
  kind: keyof typeof formKinds
  title: Words
  description: Words
  /** What the form stands on: regulation or practice with its citation; and when it was last read. */
  basis: string
  reviewed: string
  settings: {
    signature_policy: 'none' | 'submitter' | 'all_attendees' | 'supervisor_then_manager'
    review_required?: boolean
    scoring?: boolean
    pass_mark?: number
    critical_fail?: boolean
    applies_to?: readonly ('project' | 'team' | 'trade_contractor' | 'asset' | 'location')[]
    retention?:
      | 'one_year'
      | 'three_years'
      | 'five_years'
      | 'seven_years'
      | 'thirty_years'
      | 'forever'
  }
  sections: readonly {
    key: string
    words: Words
    help?: Words
    when?: NonNullable<WrittenQuestion['when']>
    questions: readonly WrittenQuestion[]
  }[]
}
