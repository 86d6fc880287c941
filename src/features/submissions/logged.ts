// How the change log tells the parts of a submission.
import { choice } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { person, reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { instant } from '../../register/fields/time.ts'
import type { LoggedTable } from '../../register/logged.ts'

const submission = reference({ to: 'submissions', label: 'Submission' })
const revision = number({ label: 'Revision' })
const reason = text({ label: 'Reason' })
/** The words that lists and papers have for them. */
const places = {
  submitter: 'Submitter',
  attendee: 'Attendee',
  supervisor: 'Supervisor',
  manager: 'Manager',
  witness: 'Witness',
}
const role = choice({ label: 'Role', options: places })

export const loggedOfSubmissions: readonly LoggedTable[] = [
  {
    table: 'submission_revision',
    one: 'Revision',
    fields: {
      submission,
      n: number({ label: 'Revision' }),
      answers: text({ label: 'Answers' }),
      reason,
    },
    named: 'n',
    partOf: 'submission',
  },
  {
    table: 'submission_event',
    one: 'Submission step',
    fields: {
      submission,
      kind: choice({
        label: 'What happened',
        options: {
          submitted: 'Submitted',
          revised: 'Revised',
          signed: 'Signed',
          declined: 'Signature declined',
          returned: 'Returned',
          approved: 'Approved',
          closed: 'Closed',
          reopened: 'Reopened',
          voided: 'Declared void',
          mailed: 'Mailed',
          unproven: 'Submitted without valid training',
          copied: 'Marked as copied answers',
          told: 'Notified by e-mail',
        },
      }),
      revision,
      reason,
      questions: text({ label: 'To be corrected' }),
    },
    partOf: 'submission',
  },
  {
    table: 'signature',
    one: 'Signature',
    fields: {
      submission,
      role,
      signer_name: text({ label: 'Name' }),
      revision,
      attestation: text({ label: 'Attested' }),
      declined_reason: text({ label: 'Reason declined' }),
    },
    named: 'signer_name',
    partOf: 'submission',
  },
  {
    table: 'signature_place',
    one: 'Signature line',
    fields: {
      submission,
      role,
      account: person({ label: 'Person' }),
      name: text({ label: 'Name' }),
      link_sent_at: instant({ label: 'Link sent' }),
      link_expires_at: instant({ label: 'Link expires' }),
    },
    named: 'name',
    partOf: 'submission',
  },
  {
    table: 'own_signature',
    one: 'Saved signature',
    fields: {},
  },
  {
    table: 'seal_key',
    one: 'Key for sealed PINs',
    fields: {},
  },
  {
    table: 'confidential_read',
    one: 'Confidential answers',
    fields: {
      way: choice({
        label: 'How it was viewed',
        options: {
          screen: 'On the screen',
          pdf: 'As a PDF',
          zip: 'In a ZIP file',
          mail: 'By mail',
          sheet: 'In a spreadsheet',
        },
      }),
      submissions: number({ label: 'Submissions' }),
    },
    grant: 'confidential.view',
  },
]
