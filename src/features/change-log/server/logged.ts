// What the log tells of tables that belong to no feature alone.
import { yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { text } from '../../../register/fields/text.ts'
import { instant } from '../../../register/fields/time.ts'
import type { LoggedTable } from '../../../register/logged.ts'

export const loggedOfAll: readonly LoggedTable[] = [
  {
    table: 'company',
    one: 'Company',
    fields: {
      name: text({ label: 'Name' }),
      country: text({ label: 'Country' }),
      timezone: text({ label: 'Time zone' }),
      suspended_at: instant({ label: 'Suspended on' }),
    },
    named: 'name',
  },
  {
    table: 'register_view',
    one: 'Saved view',
    fields: { name: text({ label: 'Name' }), is_default: yesNo({ label: 'Default view' }) },
    named: 'name',
  },
  {
    table: 'import_run',
    one: 'Import',
    fields: {
      file_name: text({ label: 'File' }),
      lines: number({ label: 'Lines' }),
      faulty: number({ label: 'Lines with errors' }),
      committed_at: instant({ label: 'Imported on' }),
      undone_at: instant({ label: 'Undone on' }),
    },
    named: 'file_name',
  },
  {
    table: 'change',
    one: 'Change log',
    fields: { format: text({ label: 'Format' }), rows: number({ label: 'Rows' }) },
  },
  {
    table: 'qr_token',
    one: 'Code to scan',
    fields: {
      active_from: instant({ label: 'Valid from' }),
      active_to: instant({ label: 'Valid until' }),
    },
    partOf: 'subject',
  },
]
