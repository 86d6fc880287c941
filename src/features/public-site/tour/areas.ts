// What the public pages say the product does, subject by subject. Each names the screens that must be there for
// it to be true: a test fails while one of them is not built.

export const areas = {
  forms: ['forms-edit', 'forms-default', 'form-categories'],
  submissions: ['submissions-create', 'submissions-edit', 'all-submissions', 'sign-link', 'verify'],
  deficiencies: ['deficiency-registry', 'deficiencies-record'],
  incidents: ['incidents-report', 'incidents', 'incidents-record', 'incident-papers'],
  committees: ['jhsc-committees', 'jhsc-committees-record', 'jhsc-meetings-record'],
  plans: ['projects-tracker', 'projects-rain-days', 'teams-tracker'],
  talks: ['talk-holding', 'toolbox-talks-library', 'toolbox-talk-schedules'],
  training: ['training-matrix', 'training-records', 'training-requirements'],
  orientation: ['orientation-link', 'orientation-session', 'orientation-records'],
  documents: ['policies', 'swps', 'resources-coverage', 'document'],
  alerts: ['safety-alerts', 'safety-alert'],
  boards: ['safety-boards', 'qr-safety-board', 'qr-project', 'qr-team'],
  gate: ['gate', 'gate-tablet'],
  contractors: ['trade-contractors-record', 'tc-papers-record', 'tc-matrix', 'contractors-fill'],
  equipment: ['assets', 'inventory-record', 'chemicals', 'qr-chemicals'],
  hazards: ['hazards', 'severity-ratings', 'probability-ratings'],
  law: ['rules'],
  people: ['users', 'roles-template', 'users-role-permissions', 'people-without-account'],
  day: ['my-work', 'task-management', 'notifications', 'dashboard'],
  analytics: ['analytics-incident', 'analytics-report', 'analytics-failed-items', 'hours-grid'],
  proof: ['changes', 'verify'],
} as const satisfies Record<string, readonly string[]>

export type Area = keyof typeof areas
