import { choice } from '../../../register/fields/choice.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import type { LoggedTable } from '../../../register/logged.ts'

/** What the change log of a company tells of changes that the provider proposed. */
export const loggedOfProposals: LoggedTable = {
  table: 'template_proposal',
  one: 'Proposed change of a template',
  fields: {
    template: reference({ to: 'roles-template', label: 'Permission template' }),
    state: choice({
      label: 'Decision',
      options: { open: 'Open', taken: 'Taken', declined: 'Declined', withdrawn: 'Withdrawn' },
    }),
    offered_by: text({ label: 'Proposed by' }),
    note: longText({ label: 'Note' }),
    reason: longText({ label: 'Reason' }),
  },
  partOf: 'template',
}
