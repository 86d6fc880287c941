import { scopeNames } from '../../../access/scope.ts'
import { choice } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { rights } from '../../../register/fields/rights.ts'
import { text } from '../../../register/fields/text.ts'
import { date, instant } from '../../../register/fields/time.ts'
import type { LoggedTable } from '../../../register/logged.ts'
import {
  columnOf,
  confidentialFields,
  confidentialNames,
} from '../confidential/confidential-fields.ts'
import { filesAmong } from '../custom-fields/custom-values.store.ts'
import { hats } from '../hats/hats.ts'

/** What the change log tells of accounts. */
export const loggedOfPeople: readonly LoggedTable[] = [
  {
    table: 'account',
    one: 'Account',
    fields: {
      first_name: text({ label: 'First name' }),
      last_name: text({ label: 'Last name' }),
      permission_template_id: reference({
        to: 'roles-template',
        label: 'Permission template',
      }),
      extra_grants: rights({ label: 'Extra rights' }),
      denied_grants: rights({ label: 'Refused rights' }),
      scope: choice({ options: scopeNames }),
      locale: text({ label: 'Language' }),
      deactivated_at: instant({ label: 'Deactivated on' }),
    },
    pointedAt: 'accounts',
    grant: 'users.view',
  },
  {
    table: 'invitation',
    one: 'Invitation',
    fields: {
      person: reference({ to: 'users', label: 'Person' }),
      email: text({ label: 'Sent to' }),
      sent_at: instant({ label: 'Sent' }),
      expires_at: instant({ label: 'Valid until' }),
      reminders: number({ label: 'Reminders' }),
      opened_at: instant({ label: 'Opened' }),
      accepted_at: instant({ label: 'Accepted' }),
      revoked_at: instant({ label: 'Withdrawn' }),
    },
    grant: 'users.view',
  },
  {
    table: 'person_confidential',
    one: 'Confidential details',
    // Encrypted: the log tells that they changed, and nothing of them.
    fields: Object.fromEntries(
      confidentialNames.map((name) => [columnOf(name), confidentialFields[name]]),
    ),
    pointedAt: 'users',
    grant: 'confidential.view',
  },
  {
    table: 'user_value',
    one: 'Custom field of a user',
    fields: {
      person: reference({ to: 'users', label: 'Person' }),
      field: reference({ to: 'users-custom-fields', label: 'Custom field' }),
      value: text({ label: 'Value' }),
      value_encrypted: text({ label: 'Confidential value' }),
    },
    partOf: 'person',
    fileIn: {
      column: 'value',
      async rows({ db, can }, ids) {
        const files = await filesAmong(db, ids)
        const all = can('confidential.view')
        return files.map(({ id, confidential }) => ({ id, seen: all || !confidential }))
      },
    },
  },
  {
    table: 'person_merge',
    one: 'Merge of two people',
    fields: {
      gone: reference({ to: 'users', label: 'Person archived' }),
      kept: reference({ to: 'users', label: 'Person kept' }),
      undone_at: instant({ label: 'Undone' }),
    },
    grant: 'users.view',
  },
  {
    table: 'person_distinct',
    one: 'Two different people',
    fields: {
      one: reference({ to: 'users', label: 'One' }),
      other: reference({ to: 'users', label: 'The other' }),
    },
    grant: 'users.view',
  },
  {
    table: 'encryption_key',
    one: 'Key of confidential details',
    fields: {},
    grant: 'confidential.view',
  },
  {
    table: 'engagement',
    one: 'Relation to the company',
    fields: {
      person: reference({ to: 'users', label: 'Person' }),
      kind: choice({ label: 'As', options: hats }),
      entity: reference({ to: 'entities' }),
      trade_contractor: reference({ to: 'trade-contractors' }),
      client: reference({ to: 'clients' }),
      starts_on: date({ label: 'From' }),
      ends_on: date({ label: 'Until' }),
    },
    grant: 'users.view',
  },
]
