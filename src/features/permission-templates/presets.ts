// Usual lists of rights to begin a template with. Facts: what a post on a site or in the office needs.
import { defaultTemplates } from '../../access/default-templates.ts'
import { type families, type Grant, grantOf } from '../../access/grants.ts'

type ByFamily = { readonly [F in keyof typeof families]?: readonly (typeof families)[F][number][] }

type Preset = {
  /** In English. */
  name: string
  baseRole: 1 | 3 | 6
  rights: readonly Grant[]
}

const rightsIn = (byFamily: ByFamily): Grant[] =>
  Object.entries(byFamily).flatMap(([family, actions]) =>
    actions.map((action) => grantOf(family, action)),
  )

/** What everybody who works for the company may read. */
const everyone: ByFamily = {
  submissions: ['view', 'create'],
  resources: ['view'],
  'safety-alerts': ['view'],
  'toolbox-talks': ['view'],
  chemicals: ['view'],
  'emergency-contacts': ['view'],
  'safety-boards': ['view'],
  'to-dos': ['view'],
  dashboard: ['customize'],
}

const crew: ByFamily = {
  ...everyone,
  forms: ['view'],
  submissions: ['view', 'create', 'edit', 'view-unsigned'],
  projects: ['view', 'submission-tracker'],
  teams: ['view', 'submission-tracker'],
  locations: ['view'],
  hazards: ['view', 'create'],
  operations: ['view'],
  assets: ['view', 'edit'],
  'toolbox-talks': ['view', 'create', 'edit'],
  training: ['view'],
  'to-dos': ['view', 'create', 'edit'],
  'task-management': ['view', 'create', 'edit'],
}

const site: ByFamily = {
  ...crew,
  submissions: [
    ...(['view', 'create', 'edit', 'review', 'view-unsigned', 'view-signed', 'view-all'] as const),
    ...(['deficiency-registry', 'view-trade-contractor'] as const),
  ],
  projects: ['view', 'edit', 'add-workers', 'add-assets', 'submission-tracker'],
  teams: ['view', 'edit', 'add-workers', 'add-assets', 'submission-tracker'],
  'rain-days': ['manage'],
  hazards: ['view', 'create', 'edit'],
  chemicals: ['view', 'create', 'edit'],
  clients: ['view'],
  'trade-contractors': ['view'],
  'incident-types': ['view'],
  'incident-reasons': ['view'],
  training: ['view', 'create'],
  'training-matrix': ['view'],
  reports: ['failed-items'],
}

const management = defaultTemplates.find(({ baseRole }) => baseRole === 6)?.grants ?? []
const life = ['view', 'create', 'edit', 'archive', 'restore'] as const

export const presets: readonly Preset[] = [
  { name: 'Site supervisor', baseRole: 3, rights: rightsIn(site) },
  { name: 'Foreman', baseRole: 3, rights: rightsIn(crew) },
  { name: 'Worker', baseRole: 3, rights: rightsIn(everyone) },
  {
    name: 'Health and safety coordinator',
    baseRole: 3,
    rights: rightsIn({
      ...site,
      submissions: [
        ...(['view', 'create', 'edit', 'review', 'approve-ca', 'view-unsigned'] as const),
        ...(['view-signed', 'view-all', 'deficiency-registry', 'view-trade-contractor'] as const),
      ],
      forms: life,
      'form-categories': life,
      hazards: [...life, 'reorder'],
      'risk-probability': ['view'],
      'risk-severity': ['view'],
      resources: life,
      'resource-categories': life,
      'safety-alerts': life,
      'toolbox-talks': life,
      'toolbox-talk-categories': life,
      training: life,
      chemicals: life,
      'safety-boards': life,
      'emergency-contacts': life,
      'incident-types': ['view', 'create', 'edit'],
      'incident-reasons': ['view', 'create', 'edit'],
      'trade-contractors': ['view', 'create', 'edit'],
      users: ['view'],
      rules: ['view'],
      reports: ['incident', 'toolbox', 'hazard', 'failed-items', 'employee-participation'],
    }),
  },
  { name: 'Management, read only', baseRole: 6, rights: management },
  {
    name: 'JHSC member',
    baseRole: 3,
    rights: rightsIn({
      ...everyone,
      forms: ['view'],
      submissions: ['view', 'create', 'view-signed', 'view-all', 'deficiency-registry'],
      projects: ['view'],
      locations: ['view'],
      hazards: ['view', 'create'],
      assets: ['view'],
      training: ['view'],
      'training-matrix': ['view'],
      'incident-types': ['view'],
      'incident-reasons': ['view'],
      rules: ['view'],
      reports: ['incident', 'hazard', 'failed-items', 'employee-participation'],
    }),
  },
  {
    name: 'Site representative for trade contractors',
    baseRole: 3,
    rights: rightsIn({
      ...everyone,
      forms: ['view'],
      submissions: ['view', 'create', 'view-trade-contractor', 'deficiency-registry'],
      projects: ['view', 'submission-tracker'],
      locations: ['view'],
      hazards: ['view'],
      'trade-contractors': ['view', 'edit'],
      'trade-contractors-default': ['view'],
    }),
  },
]
