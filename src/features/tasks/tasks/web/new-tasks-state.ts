// Several tasks on their way: pure steps, so that what a paste or a refusal does is decided without a page.
import type { Pointed } from '../../../../register/fields/pointing.ts'

export type NewTask = {
  id: string
  title: string
  assignees: readonly Pointed[]
  due_on: string | null
  priority: string
  problem?: string | undefined
}

type Make = () => string

export const blankTask = (makeId: Make, like?: NewTask): NewTask => ({
  id: makeId(),
  title: '',
  assignees: like?.assignees ?? [],
  due_on: like?.due_on ?? null,
  priority: like?.priority ?? 'normal',
})

/** Several lines pasted as a title become a task each, like the one that they were pasted into. */
export function withTitle(
  tasks: readonly NewTask[],
  id: string,
  typed: string,
  makeId: Make,
): NewTask[] {
  const [first = '', ...more] = typed.includes('\n')
    ? typed
        .split('\n')
        .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
        .filter((line) => line !== '')
    : [typed]
  return tasks.flatMap((task) => {
    if (task.id !== id) return [task]
    const added = more.map((title) => ({ ...blankTask(makeId, task), title }))
    return [{ ...task, title: first, problem: undefined }, ...added]
  })
}

export const isBlankTask = ({ title }: NewTask): boolean => title.trim() === ''
