// What a submission comes to by its form's settings.
import type { Filling } from '../../../forms/definition/index.ts'

export type ScoreSettings = {
  scoring: boolean | null
  pass_mark: number | null
  critical_fail: boolean | null
}

export type SubmissionOutcome = {
  points: number | null
  most: number | null
  percent: number | null
  passed: boolean | null
  fails: number
  critical: boolean
}

/** Nothing where the form sets no bar, or nothing scored was answered. */
function isPassed(settings: ScoreSettings, percent: number | null, critical: boolean) {
  if (settings.critical_fail === true && critical) return false
  if (percent === null) return null
  if (settings.pass_mark !== null) return percent >= settings.pass_mark
  return settings.critical_fail === true ? true : null
}

function comesTo(score: ReturnType<Filling['score']>, settings: ScoreSettings): SubmissionOutcome {
  const { points, most, percent, fails, critical } = score
  if (settings.scoring !== true)
    return { points: null, most: null, percent: null, passed: null, fails, critical }
  return { points, most, percent, passed: isPassed(settings, percent, critical), fails, critical }
}

/** The outcome of all answers, and the outcome for a person who may not read the confidential ones. */
export type Outcomes = SubmissionOutcome & { open: SubmissionOutcome }

export const outcomeOf = (filling: Filling, settings: ScoreSettings): Outcomes => ({
  ...comesTo(filling.score(), settings),
  open: comesTo(filling.score('open'), settings),
})
