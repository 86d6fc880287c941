// Which steps lead on from where a task is, and for whom.
import { keysOf } from '../../../kit/own.ts'
import type { TaskStatus } from './tasks.register.ts'

type Step = { from: readonly TaskStatus[]; to: TaskStatus; asksWhy?: true }

export const taskSteps = {
  start: { from: ['open', 'blocked'], to: 'in_progress' },
  finish: { from: ['open', 'in_progress', 'blocked'], to: 'done' },
  block: { from: ['open', 'in_progress'], to: 'blocked', asksWhy: true },
  cancel: { from: ['open', 'in_progress', 'blocked'], to: 'cancelled', asksWhy: true },
  reopen: { from: ['done', 'cancelled'], to: 'open', asksWhy: true },
  verify: { from: ['done'], to: 'done' },
  reject: { from: ['done'], to: 'in_progress', asksWhy: true },
} as const satisfies Record<string, Step>
export type TaskStep = keyof typeof taskSteps

export type TaskState = {
  status: TaskStatus
  assignees: readonly string[]
  completion: string
  /** Somebody else sees that it is done. */
  verification: boolean
  verified: boolean
  /** Who said that they have done their part. */
  parts: readonly string[]
  /** Who said that it is done. */
  finisher: string | null
}

/** Four eyes: a person who does it does not see that it is done. */
const isOwnTask = ({ assignees, finisher }: TaskState, me: string): boolean =>
  assignees.includes(me) || finisher === me

export function taskStepsFor(task: TaskState, me: string): TaskStep[] {
  const waits = task.status === 'done' && task.verification && !task.verified
  return keysOf(taskSteps).filter((name) => {
    const { from }: Step = taskSteps[name]
    if (!from.includes(task.status)) return false
    if (name === 'verify' || name === 'reject') return waits && !isOwnTask(task, me)
    return name !== 'finish' || !hasDonePart(task, me)
  })
}

const hasDonePart = ({ completion, parts }: TaskState, me: string): boolean =>
  completion === 'all' && parts.includes(me)

/** What a person's "done" comes to: where all must have done it, the last of them ends it. */
export function finishes(task: Pick<TaskState, 'assignees' | 'completion' | 'parts'>, me: string) {
  if (task.completion !== 'all' || !task.assignees.includes(me)) return true
  return task.assignees.every((one) => one === me || task.parts.includes(one))
}

/** The step that leads from one column of the board to another. */
export const stepBetween = (to: TaskStatus, can: readonly TaskStep[]): TaskStep | undefined =>
  can.find((name) => name !== 'verify' && taskSteps[name].to === to)
