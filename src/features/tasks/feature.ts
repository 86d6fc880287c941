import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    'to-dos': life,
    'task-management': life,
  },
  templates: {
    user: {
      holds: ['to-dos.create', 'to-dos.edit', 'task-management.create', 'task-management.edit'],
    },
  },
  screens: [
    {
      name: 'task-management',
      path: '/dashboard/task-management',
      audience: 'staff',
      grants: ['task-management.view'],
      title: 'Tasks board and calendar',
      label: 'nav_tasks',
      menu: { group: 'work', at: 60, label: 'nav_tasks' },
      file: 'tasks/web/TasksScreen.tsx',
    },
    {
      name: 'task-management-record',
      path: '/dashboard/task-management/record/:id',
      audience: 'staff',
      grants: ['task-management.view'],
      title: 'Tasks: record',
      file: 'tasks/web/TaskScreen.tsx',
    },
    {
      name: 'new-tasks',
      path: '/dashboard/new-tasks',
      audience: 'staff',
      grants: ['task-management.create'],
      title: 'New tasks',
      label: 'screen_new_tasks',
      file: 'tasks/web/NewTasksScreen.tsx',
    },
    ...registerScreens(
      {
        name: 'to-dos',
        path: '/dashboard/to-dos',
        title: 'To-dos',
        menu: { group: 'work', at: 70, label: 'nav_to_dos' },
      },
      'list',
      'create',
      'edit',
    ),
  ],
}
