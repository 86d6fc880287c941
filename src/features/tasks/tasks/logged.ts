import { choice } from '../../../register/fields/choice.ts'
import { files, people, reference } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import type { LoggedTable } from '../../../register/logged.ts'

/** The steps of a task and its comments, as the change log tells them. */
export const loggedOfTasks: readonly LoggedTable[] = [
  {
    table: 'task_event',
    one: 'Step of a task',
    fields: {
      task: reference({ to: 'task-management', label: 'Task' }),
      kind: choice({
        label: 'What happened',
        options: {
          comment: 'Comment',
          start: 'Started',
          block: 'Blocked',
          part: 'Part done',
          finish: 'Done',
          cancel: 'Cancelled',
          reopen: 'Reopened',
          verify: 'Verified',
          reject: 'Not accepted',
          next: 'Comes again',
        },
      }),
      words: text({ label: 'Comment text' }),
      mentions: people({ label: 'Mentioned' }),
      files: files({ label: 'Files' }),
      next: reference({ to: 'task-management', label: 'Next task' }),
    },
    partOf: 'task',
  },
]
