import type { Feature } from '../manifest/feature.ts'

export const feature: Feature = {
  screens: [
    {
      name: 'not-found',
      path: '/*',
      audience: 'public',
      grants: [],
      title: 'Catch-all',
      area: 'any',
      file: 'web/pages/NotFound.tsx',
    },
    {
      name: 'not-authorized',
      path: '/not-authorized',
      audience: 'public',
      grants: [],
      title: 'Shown when a grant is missing',
      area: 'any',
      file: 'web/pages/NotAuthorized.tsx',
    },
  ],
}
