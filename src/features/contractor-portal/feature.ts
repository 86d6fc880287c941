import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  screens: [
    {
      name: 'contractors-projects',
      path: '/contractors/projects',
      audience: 'contractor',
      grants: [],
      title: 'Projects of the contractor',
      file: 'web/ProjectsScreen.tsx',
    },
    {
      name: 'contractors-project',
      path: '/contractors/projects/:id/:name',
      audience: 'contractor',
      grants: [],
      title: 'One project: tab forms (default)',
      file: 'web/ProjectScreen.tsx',
    },
    {
      name: 'contractors-project-completed',
      path: '/contractors/projects/:id/:name/completed',
      audience: 'contractor',
      grants: [],
      title: 'Tab completed',
      file: 'web/ProjectScreen.tsx',
    },
    {
      name: 'contractors-project-outstanding',
      path: '/contractors/projects/:id/:name/outstanding',
      audience: 'contractor',
      grants: [],
      title: 'Tab outstanding',
      file: 'web/ProjectScreen.tsx',
    },
    {
      name: 'contractors-past-due',
      path: '/contractors/projects/:id/:project/past-due',
      audience: 'contractor',
      grants: [],
      title: 'Past-due forms',
      file: 'web/ProjectScreen.tsx',
    },
    {
      name: 'contractors-fill',
      path: '/contractors/projects/:id/:name/fill/:line',
      audience: 'contractor',
      grants: [],
      title: 'Fill in a form that is owed',
      label: 'portal_fill',
      file: 'web/FillScreen.tsx',
    },
  ],
}
