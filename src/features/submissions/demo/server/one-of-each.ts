// Whatever the day on which the demo is filled, one submission at least waits in each way that there is to wait.
import type { DemoSubmission } from './history.ts'
import { demoForms } from './rounds.ts'
import { stageAfter } from './steps.store.ts'
import { type DemoFate, type DemoStep, stepsOf } from './steps.ts'

type Sent = Pick<DemoSubmission, 'form' | 'by' | 'sent' | 'signers' | 'failed'>

const askedOf = ({ form, by, signers }: Sent) => [
  ...(demoForms[form]?.senderSigns ? [{ role: 'submitter' as const, name: by }] : []),
  ...signers,
]

/** What has become of a submission by now. */
export const stepsUntil = (now: string, one: Sent, fate: DemoFate, n: number): DemoStep[] =>
  stepsOf({
    fate,
    by: one.by,
    sent: one.sent,
    asked: askedOf(one),
    failed: one.failed.length > 0,
    n,
  }).filter(({ at }) => at <= now)

export const stageNow = (one: Sent, steps: readonly DemoStep[]) =>
  stageAfter(steps, askedOf(one).length)

const waits = { unsigned: 'unsigned', partly_signed: 'partly', returned: 'returned' } as const

/** Of those that nobody waits for, the latest in which nothing failed waits where none does. */
export function withOneOfEach(all: readonly DemoSubmission[], now: string): DemoSubmission[] {
  const changed = [...all]
  for (const [stage, fate] of Object.entries(waits)) {
    if (changed.some((one) => stageNow(one, one.steps) === stage)) continue
    const at = changed.findLastIndex(
      (one, n) =>
        one.failed.length === 0 &&
        !(stageNow(one, one.steps) in waits) &&
        stageNow(one, stepsUntil(now, one, fate, n)) === stage,
    )
    const one = changed[at]
    if (one !== undefined) changed[at] = { ...one, steps: stepsUntil(now, one, fate, at) }
  }
  return changed
}
