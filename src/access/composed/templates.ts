// Composed by `npm run docs` from the files of src/features; `npm run check` fails when it is stale.
// What the smaller default templates hide, and hold beside what shows.
import type { Grant } from '../grants.ts'

type Stated = { hides: readonly string[]; holds: readonly Grant[] }
export const templates: Readonly<Record<'user' | 'management', Stated>> = {
  user: { hides: ["audit","trade-contractors-default","users","permission-templates","confidential","exports","submissions","entities"], holds: ["assets.edit","chemicals.create","hazards.create","hazards.edit","customize-dashboard","incidents.create","incidents.edit","permission-templates.view","projects.add-workers","projects.submission-tracker","teams.add-workers","teams.submission-tracker","manage-rain-days","submissions.view","submissions.create","submissions.edit","submissions.view-unsigned","submissions.view-signed","submissions.deficiency-registry","to-dos.create","to-dos.edit","task-management.create","task-management.edit","toolbox-talks.create","toolbox-talks.edit","training.create"] },
  management: { hides: ["audit","gate","permission-templates","confidential","exports","entities"], holds: ["reports.incident","reports.toolbox","reports.hazard","reports.failed-items","reports.employee-participation","customize-dashboard","projects.submission-tracker","teams.submission-tracker","submissions.review","submissions.approve-ca","submissions.deficiency-registry"] },
}
