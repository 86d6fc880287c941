// Composed by `npm run docs` from the files of src/features; `npm run check` fails when it is stale.
// What registers add to their screens, loaded with the first of them that is opened.
import type { RegisterWeb } from '../../../register/web/extension.ts'

export const extensions: Readonly<Record<string, () => Promise<{ web: RegisterWeb }>>> = {
  'first-aiders': () => import('../../../features/appointments/first-aiders/first-aiders.web.tsx'),
  'hs-reps': () => import('../../../features/appointments/hs-reps/hs-reps.web.tsx'),
  'jhsc': () => import('../../../features/appointments/jhsc/jhsc.web.tsx'),
  'deficiencies': () => import('../../../features/deficiencies/deficiencies.web.tsx'),
  'asset-types': () => import('../../../features/equipment/asset-types/asset-types.web.tsx'),
  'chemicals': () => import('../../../features/equipment/chemicals/chemicals.web.tsx'),
  'inventory': () => import('../../../features/equipment/inventory/inventory.web.tsx'),
  'forms': () => import('../../../features/forms/web/forms.web.tsx'),
  'hazards': () => import('../../../features/hazards/hazards/hazards.web.tsx'),
  'probability-ratings': () => import('../../../features/hazards/ratings/probability-ratings.web.tsx'),
  'severity-ratings': () => import('../../../features/hazards/ratings/severity-ratings.web.tsx'),
  'incident-reasons-sublists': () => import('../../../features/incidents/incident-reasons/incident-reasons-sublists.web.tsx'),
  'incident-reasons': () => import('../../../features/incidents/incident-reasons/incident-reasons.web.tsx'),
  'incident-types-sublists': () => import('../../../features/incidents/incident-types/incident-types-sublists.web.tsx'),
  'incident-types': () => import('../../../features/incidents/incident-types/incident-types.web.tsx'),
  'list-categories': () => import('../../../features/lists/web/list-categories.web.tsx'),
  'escalation-chains': () => import('../../../features/notices/escalation/escalation-chains.web.tsx'),
  'notification-rules': () => import('../../../features/notices/rules/notification-rules.web.tsx'),
  'operations': () => import('../../../features/operations/operations/operations.web.tsx'),
  'users': () => import('../../../features/people/users/users.web.tsx'),
  'roles-template': () => import('../../../features/permission-templates/roles-template.web.tsx'),
  'projects': () => import('../../../features/projects/projects.web.tsx'),
  'teams': () => import('../../../features/projects/teams/teams.web.tsx'),
  'task-management': () => import('../../../features/tasks/tasks/task-management.web.tsx'),
  'clients': () => import('../../../features/workplaces/clients/clients.web.tsx'),
  'entities': () => import('../../../features/workplaces/entities/entities.web.tsx'),
}
