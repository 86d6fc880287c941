import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { callsOf } from '../../../../register/contract.ts'
import type { RegisterRow } from '../../../../register/define.ts'
import type { TaskStep } from '../steps.ts'
import { readTask, takeTaskStep } from '../tasks.contract.ts'
import { tasks } from '../tasks.register.ts'
import { taskKey, tasksKey } from './keys.ts'

export type Task = RegisterRow<typeof tasks>

/** One task with what happened to it and what the person may do. */
export const useTask = (id: string) =>
  useQuery({
    queryKey: taskKey(id),
    queryFn: async ({ signal }) => {
      const params = { id }
      const [row, story] = await Promise.all([
        call(callsOf(tasks).read, { params, signal }),
        call(readTask, { params, signal }),
      ])
      return { row: row.data, story: story.data }
    },
    staleTime: 0,
  })

export type TakenStep = { id: string; version: number; step: TaskStep; reason?: string }

export const useTaskStep = (onDone?: () => void) =>
  useAct(
    ({ id, version, step, reason = '' }: TakenStep) =>
      call(takeTaskStep, { params: { id }, body: { version, step, reason: reason || null } }),
    { renews: [tasksKey], refusedInPassing: true, ...(onDone && { onDone }) },
  )
