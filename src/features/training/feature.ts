import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    training: life,
    'training-matrix': ['view'],
  },
  templates: { user: { holds: ['training.create'] } },
  screens: [
    {
      name: 'training-matrix',
      path: '/dashboard/training-matrix',
      audience: 'staff',
      grants: ['training-matrix.view'],
      title: 'People against trainings, with expiry colours and export',
      label: 'nav_training_matrix',
      menu: { group: 'people', at: 30, label: 'nav_training_matrix' },
    },
    {
      name: 'first-aiders-training-matrix',
      path: '/dashboard/first-aiders-training-matrix',
      audience: 'staff',
      grants: ['training-matrix.view'],
      title: 'The same for first aiders',
      label: 'screen_first_aiders_matrix',
    },
    ...registerScreens(
      {
        name: 'training',
        path: '/dashboard/training',
        title: 'Trainings',
        menu: { group: 'people', at: 20, label: 'nav_training' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'users-trainings',
      path: '/dashboard/users-trainings/:id',
      audience: 'staff',
      grants: ['training.view'],
      title: 'Trainings of one user',
    },
    {
      name: 'users-trainings-create',
      path: '/dashboard/users-trainings/:id/create',
      audience: 'staff',
      grants: ['training.create'],
      title: 'Record a training',
    },
    {
      name: 'users-trainings-edit',
      path: '/dashboard/users-trainings/:id/edit/:trainingId',
      audience: 'staff',
      grants: ['training.edit'],
      title: 'Edit a record',
    },
    {
      name: 'users-trainings-deleted',
      path: '/dashboard/users-trainings/:id/deleted',
      audience: 'staff',
      grants: ['training.archive'],
      title: 'Archived records',
    },
    {
      name: 'hs-manager-trainings',
      path: '/dashboard/hs-manager-trainings',
      audience: 'staff',
      grants: ['training.view'],
      title: 'Trainings of the HS managers',
    },
    {
      name: 'operation-roles-training-report',
      path: '/dashboard/operation-roles/training-report',
      audience: 'staff',
      grants: ['operations.view'],
      title: 'Who in each role misses which training',
      label: 'screen_training_report',
    },
  ],
}
