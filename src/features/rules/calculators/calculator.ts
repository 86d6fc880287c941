// A calculator: what it asks for, and what a function of the regulation room says of it.
import {
  type Answered,
  RegulationError,
  type ResultStep,
  type UsedRule,
} from '../../../regulation/index.ts'
import type { PageKey, Says } from '../says.ts'
import {
  type CalculatorField,
  type CalculatorFields,
  type FactsOf,
  factsOf,
  type Texts,
} from './fields.ts'

export type ResultTone = 'good' | 'notice' | 'danger' | 'neutral'
export type CalculatorResult = {
  /** The answer itself, in a few words. */
  says: string
  tone: ResultTone
  facts?: readonly (readonly [label: string, value: string])[]
  path: readonly (ResultStep | Answered)[]
  rules?: readonly UsedRule[]
  /** What a file comes to, to be taken away. */
  file?: { name: string; text: string }
}
export type Given = {
  says: Says
  /** The codes that the company has switched on. */
  switchedOn: readonly string[]
}
export type Calculator = {
  name: string
  title: PageKey
  lead: PageKey
  fields: CalculatorFields
  work(texts: Texts, given: Given): CalculatorResult
}

type Written<F extends CalculatorFields> = Omit<Calculator, 'fields' | 'work'> & {
  fields: F
  work(facts: FactsOf<F>, given: Given): CalculatorResult
}

export const calculator = <F extends CalculatorFields>({
  work,
  ...written
}: Written<F>): Calculator => ({
  ...written,
  work: (texts, given) => {
    try {
      return work(
        factsOf(written.fields, (name) => texts[name]),
        given,
      )
    } catch (error) {
      if (!(error instanceof RegulationError)) throw error
      return { says: given.says.refused(error.reason), tone: 'neutral', path: [] }
    }
  },
})

export const initialOf = ({ initial }: CalculatorField, today: string): string =>
  typeof initial === 'string' ? initial : initial(today)

/** What an address says, and the beginning where it says nothing. */
export const textsOf = ({ fields }: Calculator, address: URLSearchParams, today: string): Texts =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      address.get(name) ?? initialOf(field, today),
    ]),
  )
