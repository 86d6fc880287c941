// The three permission templates that every company starts with. A company edits its own copies. Of the
// smaller two, features say what each hides of them and what it holds beside what shows.
import { templates } from './composed/templates.ts'
import { allGrants, type Grant } from './grants.ts'

export type Template = { name: string; baseRole: 1 | 3 | 6; grants: readonly Grant[] }

const family = (grant: Grant) => grant.split('.')[0] ?? ''
const shows = (grant: Grant) => grant.split('.')[1]?.startsWith('view') ?? false

function heldBy({ hides, holds }: { hides: readonly string[]; holds: readonly Grant[] }) {
  return allGrants.filter(
    (grant) => holds.includes(grant) || (shows(grant) && !hides.includes(family(grant))),
  )
}

export const defaultTemplates: readonly Template[] = [
  { name: 'Health and safety manager', baseRole: 1, grants: allGrants },
  // A foreman, a supervisor, a safety assistant: does the daily work, does not design or remove.
  { name: 'Health and safety user', baseRole: 3, grants: heldBy(templates.user) },
  { name: 'Management', baseRole: 6, grants: heldBy(templates.management) },
]
