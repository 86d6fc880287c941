// The types that all functions of this room share.

/** `YYYY-MM-DD`. */
export type Day = string
export type StepValues = Readonly<Record<string, string | number | boolean>>

/** One step of a result. The words of `key` stand in the message catalogue. */
export type ResultStep = { key: string; values: StepValues; citation: string }

/** The row that a result stands on. */
export type UsedRule = { code: string; from: Day }

export type RegulationErrorReason =
  | 'unknown_rule'
  | 'switched_off'
  | 'not_in_force'
  | 'no_clock'
  | 'unknown_code'
  | 'no_day'
  | 'no_time'
  | 'no_number'
  | 'circle'

/** What this room cannot work out, because it does not understand what it was given. */
export class RegulationError extends Error {
  readonly reason: RegulationErrorReason

  constructor(reason: RegulationErrorReason, message: string) {
    super(message)
    this.name = 'Refused'
    this.reason = reason
  }
}

export const step = (key: string, citation: string, values: StepValues = {}): ResultStep => ({
  key,
  values,
  citation,
})

/** The code as it was given, if it is among those that are known. */
export function known<Code extends string>(codes: readonly Code[], code: string): Code {
  const found = codes.find((one) => one === code)
  if (found === undefined)
    throw new RegulationError('unknown_code', `“${code}” is none of: ${codes.join(', ')}`)
  return found
}

/** A count of something: a whole number that is not negative. */
export function wholeNumber(name: string, value: number): number {
  if (!Number.isInteger(value) || value < 0)
    throw new RegulationError('no_number', `${name} must be a whole number from 0 on, not ${value}`)
  return value
}
