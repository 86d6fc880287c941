// The three permission templates that every company starts with. A company edits its own copies.
import { allGrants, type Grant } from './grants.ts'

export type Template = { name: string; baseRole: 1 | 3 | 6; grants: readonly Grant[] }

const family = (grant: Grant) => grant.split('.')[0] ?? ''
const action = (grant: Grant) => grant.split('.')[1] ?? ''

/** A foreman, a supervisor, a safety assistant: does the daily work, does not design or remove. */
const dailyWork = new Set<Grant>([
  'submissions.view',
  'submissions.create',
  'submissions.edit',
  'submissions.view-unsigned',
  'submissions.view-signed',
  'submissions.deficiency-registry',
  'hazards.create',
  'hazards.edit',
  'toolbox-talks.create',
  'toolbox-talks.edit',
  'to-dos.create',
  'to-dos.edit',
  'task-management.create',
  'task-management.edit',
  'assets.edit',
  'chemicals.create',
  'training.create',
  'projects.add-workers',
  'projects.submission-tracker',
  'teams.add-workers',
  'teams.submission-tracker',
  'manage-rain-days',
  'customize-dashboard',
  'permission-templates.view',
])

/** What neither of the smaller templates shows of itself: accounts, permissions, confidential facts, the log. */
const managersOnly = new Set([
  'permission-templates',
  'confidential',
  'audit',
  'entities',
  'exports',
])

const reads = (grant: Grant) => action(grant).startsWith('view') && !managersOnly.has(family(grant))

export const defaultTemplates: readonly Template[] = [
  { name: 'Health and safety manager', baseRole: 1, grants: allGrants },
  {
    name: 'Health and safety user',
    baseRole: 3,
    grants: allGrants.filter(
      (grant) =>
        dailyWork.has(grant) ||
        (reads(grant) &&
          !['users', 'submissions', 'trade-contractors-default'].includes(family(grant))),
    ),
  },
  {
    name: 'Management',
    baseRole: 6,
    grants: allGrants.filter(
      (grant) =>
        reads(grant) ||
        family(grant) === 'reports' ||
        [
          'submissions.review',
          'submissions.approve-ca',
          'submissions.deficiency-registry',
        ].includes(grant) ||
        ['projects.submission-tracker', 'teams.submission-tracker', 'customize-dashboard'].includes(
          grant,
        ),
    ),
  },
]
