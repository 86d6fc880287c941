// What the public pages say the product does, subject by subject. Each names the screens that must be there for
// it to be true: a test fails while one of them is not built.

export const areas = {
  forms: ['forms-edit', 'forms-default', 'form-categories'],
  submissions: ['submissions-create', 'submissions-edit', 'all-submissions', 'sign-link', 'verify'],
  deficiencies: ['deficiency-registry', 'deficiencies-record'],
  plans: ['projects-tracker', 'projects-rain-days', 'teams-tracker'],
  talks: ['talk-holding', 'toolbox-talks-library', 'toolbox-talk-schedules'],
  training: ['training-matrix', 'training-records', 'training-requirements'],
  orientation: ['orientation-link', 'orientation-session', 'orientation-records'],
  documents: ['policies', 'swps', 'resources-coverage', 'document'],
  alerts: ['safety-alerts', 'safety-alert'],
  equipment: ['assets', 'inventory-record', 'chemicals', 'qr-chemicals'],
  hazards: ['hazards', 'severity-ratings', 'probability-ratings'],
  law: ['rules'],
  people: ['users', 'roles-template', 'users-role-permissions', 'people-without-account'],
  day: ['my-work', 'task-management', 'notifications', 'dashboard'],
  proof: ['changes', 'verify'],
} as const satisfies Record<string, readonly string[]>

export type Area = keyof typeof areas
