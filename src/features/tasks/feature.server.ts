import type { FeatureServer } from '../../manifest/feature.server.ts'
import { calendarCalls } from './tasks/calendar.routes.ts'
import { loggedOfTasks } from './tasks/logged.ts'
import { taskNotices } from './tasks/notice-kinds.ts'
import { tasks } from './tasks/tasks.register.ts'
import { taskCalls } from './tasks/tasks.routes.ts'
import { overdueTasks } from './tasks/waiting.server.ts'
import { workOfTasks } from './tasks/work.server.ts'
import { workOfToDos } from './to-dos/to-dos-work.server.ts'

export const server: FeatureServer = {
  searchedKinds: [
    {
      register: tasks,
      at: 45,
      numbers: ['number'],
      about: ['number', 'status', 'project'],
      latestFirst: true,
    },
  ],
  calls: [...taskCalls, ...calendarCalls],
  logged: loggedOfTasks,
  noticeKinds: [...taskNotices, overdueTasks.notice],
  waitingKinds: [overdueTasks],
  workKinds: [...workOfTasks, workOfToDos],
}
