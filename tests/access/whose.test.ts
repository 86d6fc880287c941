// What a call answers that asks for the account that is signed in: of somebody who sees as another person that is
// the other person's. Of each file that asks it is decided here whether they may see it; a new one without a decision
// fails.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Rows of the person: shown to a manager who sees as them, who sees every row of the company anyway. */
const person = [
  'analytics/monthly/monthly-reports.server.ts',
  'committees/telling/work.server.ts',
  'deficiencies/deficiencies.server.ts',
  'deficiencies/steps/steps.store.ts',
  'deficiencies/telling/work.server.ts',
  'documents/custom/is-type-seen.ts',
  'documents/kinds/document-kind.server.ts',
  'documents/signoffs/signoffs.routes.ts',
  'documents/signoffs/to-sign.server.ts',
  'documents/telling/work.server.ts',
  'hazards/hazards/hazards.server.ts',
  'hazards/reviews/work.server.ts',
  'incidents/reporting/reporting.routes.ts',
  'incidents/reporting/telling/work.server.ts',
  'incidents/statements/statements.routes.ts',
  'orientation/taking/taking.routes.ts',
  'orientation/telling/work.server.ts',
  'people/users/users.server.ts',
  'projects/present/present.routes.ts',
  'projects/projects.server.ts',
  'projects/today/today.routes.ts',
  'projects/tracker/expected-forms.server.ts',
  'register/server/extension.ts',
  'safety-alerts/reading/reading.routes.ts',
  'safety-alerts/telling/work.server.ts',
  'submissions/filling/server/filling.routes.ts',
  'submissions/papers/server/submission-pdf.ts',
  'submissions/reading/server/whole.ts',
  'submissions/signing/server/signing.store.ts',
  'submissions/stages/server/lock-submission.ts',
  'submissions/submissions.server.ts',
  'submissions/telling/server/work.ts',
  'tasks/tasks/calendar.routes.ts',
  'tasks/tasks/tasks.routes.ts',
  'tasks/tasks/tasks.store.ts',
  'tasks/tasks/work.server.ts',
  'tasks/to-dos/to-dos-work.server.ts',
  'tasks/to-dos/to-dos.server.ts',
  'toolbox-talks/deliveries/deliveries.routes.ts',
  'toolbox-talks/deliveries/work.server.ts',
  'training/reminding/work.server.ts',
  'training/sessions/sessions.routes.ts',
]

/** The person's alone: their calls are `private`, or answer nothing while somebody sees as them. */
const privately = [
  // Nobody sees as a contact of a contractor.
  'contractor-portal/alerts/alerts.routes.ts',
  'contractor-portal/server/portal.routes.ts',
  'contractor-portal/server/portal.store.ts',
  'sign-in/switching/switching.routes.ts',
  'files/server/files.routes.ts',
  'home/server/home.routes.ts',
  'my-account/passkeys/passkeys.routes.ts',
  'my-account/server/my-account.routes.ts',
  'my-account/server/tokens.routes.ts',
  'notices/server/account-of.ts',
  'people/custom-fields/custom-values.routes.ts',
  'register/capabilities/views/server.ts',
  'submissions/bulk/server/bulk.routes.ts',
  'submissions/signing/server/own-signature.routes.ts',
]

/** Of the manager who looks: who asks, and how they sign in. */
const viewer = ['sign-in/seeing/seeing.routes.ts', 'sign-in/server/who.routes.ts']

/** Asked by what writes, which nobody does while they see as somebody, and by work that nobody waits for. */
const writing = [
  'analytics/figures/asked.server.ts',
  'analytics/hours/hours.store.ts',
  'analytics/memory/remember-figures.server.ts',
  'analytics/monthly/monthly.job.ts',
  'analytics/monthly/monthly.store.ts',
  'certification/certification.routes.ts',
  'committees/meetings/approve.routes.ts',
  'committees/recommendations/answer.routes.ts',
  // By a code nobody is signed in.
  'contractor-portal/by-code/server/by-code.routes.ts',
  'contractors/trade-contractors.server.ts',
  'companies/making/server/make-company.ts',
  'companies/support/support.routes.ts',
  'people/invitations/server/invite-contact.ts',
  'submissions/review/server/contractors.routes.ts',
  'deficiencies/events.store.ts',
  'deficiencies/raising/raise-again.store.ts',
  'documents/links/send-link.routes.ts',
  'documents/versions/versions.routes.ts',
  'equipment/chemicals/chemicals.server.ts',
  'equipment/inventory/inventory.routes.ts',
  'equipment/inventory/inventory.store.ts',
  'files/server/copies.routes.ts',
  'files/server/files.store.ts',
  'files/server/sent-files.ts',
  'forms/server/builder.routes.ts',
  'forms/server/drafts.store.ts',
  'gate/passing/passing.routes.ts',
  'hazards/matrix/matrix.store.ts',
  'hazards/reviews/reviews.store.ts',
  'incidents/reporting/make-report.server.ts',
  'incidents/anonymous/anonymous.routes.ts',
  'incidents/law/law.store.ts',
  'incidents/osha/osha.store.ts',
  'incidents/record/incidents.routes.ts',
  'incidents/record/incidents.server.ts',
  'incidents/record/incidents.store.ts',
  'incidents/statements/statement-links.routes.ts',
  'incidents/statements/statements.store.ts',
  'lists/lists.routes.ts',
  'notices/escalation/preview.server.ts',
  'notices/rules/server/sight.ts',
  'notices/rules/server/tell-by-rules.job.ts',
  'notices/server/cause.ts',
  'notices/server/notify.store.ts',
  'orientation/assigning/assigning.routes.ts',
  'orientation/reviewing/reviewing.routes.ts',
  'orientation/session/session.routes.ts',
  'people/invitations/invitations.store.ts',
  'people/invitations/server/invite.ts',
  'people/merging/merge.store.ts',
  'people/merging/server/merge.ts',
  'permission-templates/accounts.store.ts',
  'permission-templates/way-in/way-in.routes.ts',
  'projects/rain-days/rain-days.store.ts',
  'register/server/remembered-total.ts',
  'register/capabilities/archive/server.ts',
  'register/capabilities/complete/server.ts',
  'register/capabilities/import/server/import-run.store.ts',
  'rules/switches.store.ts',
  'safety-alerts/alerts/safety-alerts.server.ts',
  'safety-alerts/approval/approval.routes.ts',
  'safety-alerts/publishing/publishing.store.ts',
  'sign-in/server/password-tries.ts',
  'sign-in/server/second-factor.ts',
  'sign-in/server/sessions.store.ts',
  'submissions/bulk/server/run-bulk.job.ts',
  'submissions/review/server/review.routes.ts',
  'submissions/revisions/server/revise.ts',
  'submissions/revisions/server/revisions.routes.ts',
  'submissions/signing/server/code.routes.ts',
  'submissions/signing/server/pin.routes.ts',
  'submissions/signing/server/places.routes.ts',
  'submissions/signing/server/sign.routes.ts',
  'submissions/signing/server/signer.ts',
  'toolbox-talks/deliveries/toolbox-talk-deliveries.server.ts',
  'training/records/users-trainings.server.ts',
]

test('of every file that asks whose the session is, it is decided what somebody sees through it', () => {
  const asking = globSync('src/{features,register}/**/*.ts')
    .filter((path) => !/\.test\.ts$|\/(demo|testing|web)\//.test(path))
    .filter((path) =>
      /session\.(accountId|loginId)|\{[^}]*\b(accountId|loginId)\b[^}]*\}|app\.actor_id|asking\(\)/.test(
        readFileSync(path, 'utf8'),
      ),
    )
    .map((path) => path.replace(/^src\/(features\/)?/, ''))
  const decided = [...person, ...privately, ...viewer, ...writing]
  assert.deepEqual(asking.sort(), decided.sort())
})
