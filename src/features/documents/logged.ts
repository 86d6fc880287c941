import { audience } from '../../register/fields/audience.ts'
import { choice, yesNo } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { person } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { instant } from '../../register/fields/time.ts'
import type { LoggedTable } from '../../register/logged.ts'

/** What the change log tells of documents beside their rows. */
export const loggedOfDocuments: readonly LoggedTable[] = [
  {
    table: 'document_version',
    one: 'Version of a document',
    fields: {
      number: number({ label: 'Version' }),
      state: choice({
        label: 'State',
        options: {
          in_review: 'In review',
          returned: 'Returned',
          approved: 'Approved',
          published: 'Published',
          superseded: 'Superseded',
        },
      }),
      hash: text({ label: 'Hash' }),
      note: text({ label: 'What is new' }),
      sign_again: yesNo({ label: 'Must be signed again' }),
      affects: audience({ label: 'Whom it affects' }),
      sent_by: person({ label: 'Sent by' }),
      reason: text({ label: 'Reason' }),
      decided_by: person({ label: 'Decided by' }),
      decided_at: instant({ label: 'Decided on' }),
      published_by: person({ label: 'Published by' }),
      published_at: instant({ label: 'Published on' }),
      superseded_at: instant({ label: 'Superseded on' }),
      reviewed_by: person({ label: 'Reviewed by' }),
      reviewed_at: instant({ label: 'Reviewed on' }),
    },
    named: 'number',
    grant: 'resources.edit',
  },
  {
    table: 'document_signoff',
    one: 'Sign-off of a document',
    fields: {
      name: text({ label: 'Signed by' }),
      number: number({ label: 'Version' }),
      hash: text({ label: 'Hash' }),
      statement: text({ label: 'Statement' }),
      seconds: number({ label: 'Time on the page', unit: 'seconds' }),
      signed_at: instant({ label: 'Signed on' }),
      witness: person({ label: 'On the device of' }),
      by_link: yesNo({ label: 'By a link' }),
      score: number({ label: 'Quiz score', unit: '%' }),
      tries: number({ label: 'Tries at the quiz' }),
    },
    named: 'name',
    grant: 'resources.view',
  },
  {
    table: 'document_quiz_try',
    one: 'Try at a quiz',
    fields: {
      number: number({ label: 'Version' }),
      hash: text({ label: 'Hash' }),
      score: number({ label: 'Quiz score', unit: '%' }),
      passed: yesNo({ label: 'Passed the quiz' }),
      tried_at: instant({ label: 'Handed in on' }),
      witness: person({ label: 'On the device of' }),
    },
    named: 'number',
    grant: 'resources.view',
  },
  {
    table: 'document_link',
    one: 'Link to a document',
    fields: {
      person: person({ label: 'For' }),
      email: text({ label: 'Sent to' }),
      expires_at: instant({ label: 'Ends on' }),
      ended_at: instant({ label: 'Ended on' }),
    },
    named: 'email',
    grant: 'resources.view',
  },
]
