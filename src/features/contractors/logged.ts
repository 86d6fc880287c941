import { reference } from '../../register/fields/pointing.ts'
import { longText, text } from '../../register/fields/text.ts'
import { date } from '../../register/fields/time.ts'
import type { LoggedTable } from '../../register/logged.ts'

const fields = {
  trade_contractor: reference({ to: 'trade-contractors', label: 'Trade contractor' }),
  project: reference({ to: 'projects', label: 'Project' }),
  due_on: date({ label: 'Due on' }),
}

/** What the change log tells of submissions of contractors, and of forms that were waived. */
export const loggedOfContractors: readonly LoggedTable[] = [
  {
    table: 'tc_submissions',
    one: 'Form of a contractor',
    fields: {
      ...fields,
      again_on: date({ label: 'Due again on' }),
      sent_by: text({ label: 'Filled by' }),
    },
    partOf: 'trade_contractor',
  },
  {
    table: 'tc_form_codes',
    one: 'Code of a contractor form',
    fields: {
      trade_contractor: fields.trade_contractor,
      project: fields.project,
      ends_on: date({ label: 'Last day' }),
    },
    partOf: 'trade_contractor',
  },
  {
    table: 'tc_waivers',
    one: 'Waived form',
    fields: { ...fields, reason: longText({ label: 'Reason' }) },
    partOf: 'trade_contractor',
  },
]
