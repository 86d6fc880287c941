import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { tasks } from './tasks.register.ts'
import { TaskViews } from './web/TaskViews.tsx'

export const web: RegisterWeb<typeof tasks> = { Above: TaskViews }
